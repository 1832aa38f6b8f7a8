// SPDX-License-Identifier: MIT
//
// The kernels' loops, written once and compiled for each vector level. The file that includes this one
// defines the vector V of PIXELS pixels, and what is named in capitals or starts with v_ below; every
// operation works inside 128-bit lanes alike at each level, so the loops are the same.
//
// Division by 255: with t = v + 128, round(v / 255) = (t * 257) >> 16 for v up to 65,152.

/// How far ahead rows of long pictures are fetched, in bytes.
#define AHEAD 8192
/// The same for masks, in rows.
#define ROWS_AHEAD 8

/// v + 128, which a division by 255 starts from, each 16-bit lane.
INLINE V v_half(V v) { return V_ADD16(v, V_SET16(128)); }

/// round(v / 255) from v + 128, each 16-bit lane.
INLINE V v_div255(V half) { return V_MULHI16(half, V_SET16(257)); }

/// round((sm + d * k) / 255) from sm + 128, each 16-bit lane.
INLINE V v_over(V half, V d, V k) { return v_div255(V_ADD16(half, V_MUL16(d, k))); }

/// 255 - a, the opacity a of each pixel in all its four 16-bit lanes.
INLINE V v_rest(V a) { return V_SUB16(V_SET16(255), V_SPREAD_ALPHA(a)); }

/// The pixels of d under those of s, scaled by m: sm is s * m + 128.
INLINE V v_over_pixels(V d, V sm_lo, V sm_hi) {
  const V lo = v_over(sm_lo, V_LOW(d), v_rest(v_div255(sm_lo)));
  const V hi = v_over(sm_hi, V_HIGH(d), v_rest(v_div255(sm_hi)));
  return V_PACK(lo, hi);
}

/// The pixels of d under an opaque colour through coverage, which stands in all four bytes of each pixel.
INLINE V v_over_opaque(V d, V color, V m) {
#ifdef V_MADD8
  // c * m + d * (255 - m) in one instruction, which takes one of the factors as signed: with 128 less of
  // c and of d the sum is 128 * 255 less.
  const V sign = V_SET16((int16_t)0x8080), rest = V_XOR(m, V_SET16(-1));
  const V c = V_XOR(color, sign), e = V_XOR(d, sign), all = V_SET16((int16_t)0x8000);
  const V lo = V_MADD8(V_PAIRS_LOW(m, rest), V_PAIRS_LOW(c, e));
  const V hi = V_MADD8(V_PAIRS_HIGH(m, rest), V_PAIRS_HIGH(c, e));
  return V_PACK(v_div255(V_ADD16(lo, all)), v_div255(V_ADD16(hi, all)));
#else
  const V full = V_SET16(255), m_lo = V_LOW(m), m_hi = V_HIGH(m);
  const V lo = v_over(v_half(V_MUL16(V_LOW(color), m_lo)), V_LOW(d), V_SUB16(full, m_lo));
  const V hi = v_over(v_half(V_MUL16(V_HIGH(color), m_hi)), V_HIGH(d), V_SUB16(full, m_hi));
  return V_PACK(lo, hi);
#endif
}

static void NAME(solid)(uint8_t *dst, size_t stride, size_t width, size_t height, uint32_t pixel) {
  const V v = V_SET32((int32_t)pixel);
  if (stride == 4 * width) {
    width *= height;
    height = height > 0;
  }
  for (size_t y = 0; y < height; y++, dst += stride) {
    uint8_t *p = dst;
    size_t n = width;
    // Up to the next whole vector, so that no store crosses a cache line.
    if (n >= 8 * PIXELS && (uintptr_t)p % 4 == 0) {
      const size_t head = (size_t)(-(uintptr_t)p % (4 * PIXELS)) / 4;
      v_store(p, v, head);
      p += 4 * head;
      n -= head;
    }
    for (; n >= 4 * PIXELS; n -= 4 * PIXELS, p += 16 * PIXELS) {
      v_store(p, v, PIXELS);
      v_store(p + 4 * PIXELS, v, PIXELS);
      v_store(p + 8 * PIXELS, v, PIXELS);
      v_store(p + 12 * PIXELS, v, PIXELS);
    }
    for (; n >= PIXELS; n -= PIXELS, p += 4 * PIXELS) v_store(p, v, PIXELS);
    v_store(p, v, n);
  }
}

static void NAME(fill)(uint8_t *dst, size_t n, const uint8_t *color, uint8_t m) {
  const V sm = v_half(V_MUL16(v_color16(color), V_SET16(m)));
  const V k = v_rest(v_div255(sm));
  for (size_t i = 0; i < n; i += PIXELS) {
    const size_t count = n - i < PIXELS ? n - i : PIXELS;
    const V d = v_load(dst + 4 * i, count);
    const V lo = v_over(sm, V_LOW(d), k);
    const V hi = v_over(sm, V_HIGH(d), k);
    v_store(dst + 4 * i, V_PACK(lo, hi), count);
  }
}

static void NAME(tint)(uint8_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride,
                       size_t width, size_t height, const uint8_t *color) {
  const V c = v_color16(color);
  const V solid = V_PACK(c, c);
  const int is_opaque = color[3] == 255;
  // A small mask in a large picture: no processor foresees the next row's place.
  for (size_t y = 0; y < ROWS_AHEAD && y < height; y++) {
    for (size_t i = 0; i < width; i += 16) {
      __builtin_prefetch(dst + y * dst_stride + 4 * i, 1);
    }
  }
  for (size_t y = 0; y < height; y++, dst += dst_stride, mask += mask_stride) {
    for (size_t i = 0; i < width; i += PIXELS) {
      const size_t count = width - i < PIXELS ? width - i : PIXELS;
      const M bytes = m_load(mask + i, count);
      __builtin_prefetch(dst + ROWS_AHEAD * dst_stride + 4 * i, 1);
      if (m_is_zero(bytes)) continue;
      if (is_opaque && m_is_full(bytes, count)) {
        v_store(dst + 4 * i, solid, count);
        continue;
      }
      const V d = v_load(dst + 4 * i, count);
      const V v = is_opaque ? v_over_opaque(d, solid, m_spread(bytes))
                            : v_over_pixels(d, v_half(V_MUL16(c, m_low(bytes))),
                                            v_half(V_MUL16(c, m_high(bytes))));
      v_store(dst + 4 * i, v, count);
    }
  }
}

/// The same for two colours, one after the other.
static void NAME(tint2)(uint8_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride,
                        size_t width, size_t height, const uint8_t *first, const uint8_t *second) {
  const V c = v_color16(first), e = v_color16(second);
  for (size_t y = 0; y < height; y++, dst += dst_stride, mask += mask_stride) {
    for (size_t i = 0; i < width; i += PIXELS) {
      const size_t count = width - i < PIXELS ? width - i : PIXELS;
      const M bytes = m_load(mask + i, count);
      if (m_is_zero(bytes)) continue;
      const V m_lo = m_low(bytes), m_hi = m_high(bytes), d = v_load(dst + 4 * i, count);
      V sm_lo = v_half(V_MUL16(c, m_lo)), sm_hi = v_half(V_MUL16(c, m_hi));
      const V lo = v_over(sm_lo, V_LOW(d), v_rest(v_div255(sm_lo)));
      const V hi = v_over(sm_hi, V_HIGH(d), v_rest(v_div255(sm_hi)));
      sm_lo = v_half(V_MUL16(e, m_lo));
      sm_hi = v_half(V_MUL16(e, m_hi));
      v_store(dst + 4 * i,
              V_PACK(v_over(sm_lo, lo, v_rest(v_div255(sm_lo))),
                     v_over(sm_hi, hi, v_rest(v_div255(sm_hi)))),
              count);
    }
  }
}

static void NAME(draw)(uint8_t *dst, const uint8_t *src, size_t n, uint8_t m) {
  const V m16 = V_SET16(m);
  for (size_t i = 0; i < n; i += PIXELS) {
    const size_t count = n - i < PIXELS ? n - i : PIXELS;
    const V s = v_load(src + 4 * i, count);
    const V d = v_load(dst + 4 * i, count);
    const V sm_lo = v_half(V_MUL16(V_LOW(s), m16)), sm_hi = v_half(V_MUL16(V_HIGH(s), m16));
    v_store(dst + 4 * i, v_over_pixels(d, sm_lo, sm_hi), count);
  }
}

static void NAME(draw_masked)(uint8_t *dst, const uint8_t *src, const uint8_t *coverage, size_t n,
                              uint8_t opacity) {
  const V o = V_SET16(opacity);
  for (size_t i = 0; i < n; i += PIXELS) {
    const size_t count = n - i < PIXELS ? n - i : PIXELS;
    const M bytes = m_load(coverage + i, count);
    if (m_is_zero(bytes)) continue;
    const V m_lo = v_div255(v_half(V_MUL16(m_low(bytes), o)));
    const V m_hi = v_div255(v_half(V_MUL16(m_high(bytes), o)));
    const V s = v_load(src + 4 * i, count);
    const V d = v_load(dst + 4 * i, count);
    const V sm_lo = v_half(V_MUL16(V_LOW(s), m_lo)), sm_hi = v_half(V_MUL16(V_HIGH(s), m_hi));
    v_store(dst + 4 * i, v_over_pixels(d, sm_lo, sm_hi), count);
  }
}

/// A block of pixels is picked from one vector of the source where its indices lie that close
/// together, which they do unless the picture shrinks or is mirrored.
static void NAME(widen4)(uint16_t *out, const uint8_t *line, size_t line_pixels,
                         const int32_t *index, const uint16_t *weights, size_t n) {
  size_t x = 0;
  while (x + PIXELS <= n) {
    const int32_t first = index[x], span = index[x + PIXELS - 1] - first;
    if (span >= 0 && span < PIXELS) {
      const size_t rest = line_pixels - (size_t)first;
      const uint8_t *p = line + 4 * (size_t)first;
      // Sources larger than the cache: about two rows ahead, over the ends of pages.
      __builtin_prefetch(p + AHEAD);
      v_widen4(out + 4 * x, v_load(p, rest < PIXELS ? rest : PIXELS),
               v_load(p + 4, rest <= PIXELS ? rest - 1 : PIXELS), index + x, first, weights + x);
      x += PIXELS;
      continue;
    }
    for (const size_t end = x + PIXELS; x < end; x++) widen4_pixel(out, line, index, weights, x);
  }
  for (; x < n; x++) widen4_pixel(out, line, index, weights, x);
}

/// As above; a block is picked from 16 bytes and the 16 bytes one further on.
static void NAME(widen1)(uint16_t *out, const uint8_t *line, size_t line_pixels,
                         const int32_t *index, const uint16_t *weights, size_t n) {
  size_t x = 0;
  while (x + PIXELS <= n) {
    const int32_t first = index[x], span = index[x + PIXELS - 1] - first;
    if (span >= 0 && span < 16) {
      const uint8_t *p = line + (size_t)first;
      uint8_t end[17] = {0};
      const size_t rest = line_pixels - (size_t)first;
      if (rest < sizeof end) {
        for (size_t i = 0; i < rest; i++) end[i] = p[i];
        p = end;
      }
      v_widen1(out + x, p, index + x, first, weights + x);
      x += PIXELS;
      continue;
    }
    for (const size_t end = x + PIXELS; x < end; x++) widen1_pixel(out, line, index, weights, x);
  }
  for (; x < n; x++) widen1_pixel(out, line, index, weights, x);
}

/// 4 * PIXELS channels of two wide rows, mixed; `below` is the weight of `b`, or `b` counts nothing.
INLINE V v_mix(const uint16_t *a, const uint16_t *b, V above, V below, int only_a) {
  const V half = V_SET16(128);
  V lo = v_load16(a), hi = v_load16(a + 2 * PIXELS);
  if (!only_a) {
    lo = V_ADD16(V_MULHI16(lo, above), V_MULHI16(v_load16(b), below));
    hi = V_ADD16(V_MULHI16(hi, above), V_MULHI16(v_load16(b + 2 * PIXELS), below));
  }
  return v_pack_in_order(V_SHR16(V_ADD16(lo, half), 8), V_SHR16(V_ADD16(hi, half), 8));
}

static void NAME(mix)(uint8_t *out, const uint16_t *a, const uint16_t *b, size_t n, size_t held,
                      uint16_t w) {
  size_t i = 0;
  const V above = V_SET16((int16_t)(uint16_t)(65536 - w)), below = V_SET16((int16_t)w);
  for (; i < n && i + 4 * PIXELS <= held; i += 4 * PIXELS) {
    const size_t count = n - i < 4 * PIXELS ? n - i : 4 * PIXELS;
    const V v = v_mix(a + i, b + i, above, below, w == 0);
    __builtin_prefetch(out + i + AHEAD, 1);
    if (count % 4 == 0) {
      v_store(out + i, v, count / 4);
    } else {
      uint8_t end[4 * PIXELS];
      v_store(end, v, PIXELS);
      memcpy(out + i, end, count);
    }
  }
  for (; i < n; i++) out[i] = mix_channel(a[i], b[i], w);
}

static void NAME(mix_over)(uint8_t *dst, const uint16_t *a, const uint16_t *b, size_t n,
                           uint16_t w, uint8_t m) {
  const V above = V_SET16((int16_t)(uint16_t)(65536 - w)), below = V_SET16((int16_t)w);
  const V m16 = V_SET16(m);
  for (size_t i = 0; i < n; i += 4 * PIXELS) {
    const size_t count = n - i < 4 * PIXELS ? (n - i) / 4 : PIXELS;
    const V s = v_mix(a + i, b + i, above, below, w == 0);
    __builtin_prefetch(dst + i + AHEAD, 1);
    const V d = v_load(dst + i, count);
    const V sm_lo = v_half(V_MUL16(V_LOW(s), m16)), sm_hi = v_half(V_MUL16(V_HIGH(s), m16));
    v_store(dst + i, v_over_pixels(d, sm_lo, sm_hi), count);
  }
}

static void NAME(taps)(int32_t *index, uint16_t *weights, size_t n, int32_t start, double scale,
                       double offset, int32_t last_pixel) {
#pragma clang fp contract(off)
  const double end = last_pixel;
  // The last pair is the last two pixels, so that a pair always exists where there are two.
  const int32_t last = last_pixel > 0 ? last_pixel - 1 : 0;
  for (size_t k = 0; k < n; k++) {
    const double position = ((double)(start + (int32_t)k) + 0.5 - offset) / scale - 0.5;
    const double low = position > 0 ? position : 0;
    const double u = low < end ? low : end;
    const int32_t whole = (int32_t)u, i = whole < last ? whole : last;
    index[k] = i;
    weights[k] = (uint16_t)(int32_t)((u - i) * 256 + 0.5);
  }
}

/// The slot of `wide`, of `held` values each, that has row `y` resampled along x, made where it is
/// missing in the one that does not have row `other`.
INLINE size_t NAME(widened1)(const raster_scaled_mask *mask, size_t rows[2], size_t y, size_t other) {
  if (rows[0] == y) return 0;
  if (rows[1] == y) return 1;
  const size_t slot = rows[0] == other;
  rows[slot] = y;
  // Whole vectors, of which there is room for.
  const size_t n = (mask->width + PIXELS - 1) / PIXELS * PIXELS;
  NAME(widen1)(mask->wide + slot * mask->held, mask->source + y * mask->source_width,
               (mask->source_height - y) * mask->source_width, mask->columns, mask->column_weights,
               n);
  return slot;
}

static void NAME(scale1)(uint8_t *out, const raster_scaled_mask *mask, size_t first, size_t count) {
  size_t rows[2] = {SIZE_MAX, SIZE_MAX};
  for (size_t k = first; k < first + count; k++, out += mask->width) {
    const size_t above = (size_t)mask->rows[k];
    const size_t below = above + 1 < mask->source_height ? above + 1 : above;
    const uint16_t *a = mask->wide + mask->held * NAME(widened1)(mask, rows, above, below);
    const uint16_t *b = mask->wide + mask->held * NAME(widened1)(mask, rows, below, above);
    const uint32_t w = 256u * mask->row_weights[k];
    NAME(mix)(out, a, b, mask->width, mask->held, (uint16_t)(w < 65535 ? w : 65535));
  }
}
