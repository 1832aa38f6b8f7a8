// SPDX-License-Identifier: MIT
//
// The kernels for AVX-512 (F, BW, DQ, VL): vectors of 16 pixels. Ends of rows go through masked loads
// and stores, which touch nothing outside.

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#include "kernel_table.h"
#include "scalar.h"

#pragma clang attribute push( \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi2"))), apply_to = function)

#define NAME(kernel) avx512_##kernel
#define PIXELS 16
typedef __m512i V;
/// Coverage of 16 pixels, a byte each.
typedef __m128i M;

#define V_SET16(x) _mm512_set1_epi16(x)
#define V_SET32(x) _mm512_set1_epi32(x)
#define V_ADD16(a, b) _mm512_add_epi16(a, b)
#define V_SUB16(a, b) _mm512_sub_epi16(a, b)
#define V_MUL16(a, b) _mm512_mullo_epi16(a, b)
#define V_MULHI16(a, b) _mm512_mulhi_epu16(a, b)
#define V_SHR16(a, n) _mm512_srli_epi16(a, n)
#define V_LOW(v) _mm512_unpacklo_epi8(v, _mm512_setzero_si512())
#define V_HIGH(v) _mm512_unpackhi_epi8(v, _mm512_setzero_si512())
#define V_PACK(lo, hi) _mm512_packus_epi16(lo, hi)
#define V_XOR(a, b) _mm512_xor_si512(a, b)
/// Bytes of a and b by turns.
#define V_PAIRS_LOW(a, b) _mm512_unpacklo_epi8(a, b)
#define V_PAIRS_HIGH(a, b) _mm512_unpackhi_epi8(a, b)
/// The sum of two products of bytes, unsigned ones of a and signed ones of b.
#define V_MADD8(a, b) _mm512_maddubs_epi16(a, b)
#define V_SPREAD_ALPHA(v) \
  _mm512_shuffle_epi8(v, _mm512_broadcast_i32x4(_mm_setr_epi8(6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, \
                                                              15, 14, 15, 14, 15)))

INLINE V v_color16(const uint8_t *c) {
  const uint64_t four = c[0] | (uint64_t)c[1] << 16 | (uint64_t)c[2] << 32 | (uint64_t)c[3] << 48;
  return _mm512_set1_epi64((long long)four);
}

INLINE __mmask16 first_pixels(size_t n) { return (__mmask16)((1u << n) - 1); }

INLINE V v_load(const uint8_t *p, size_t n) {
  if (n == PIXELS) return _mm512_loadu_si512(p);
  return _mm512_maskz_loadu_epi32(first_pixels(n), p);
}

INLINE void v_store(uint8_t *p, V v, size_t n) {
  if (n == PIXELS) {
    _mm512_storeu_si512(p, v);
  } else {
    _mm512_mask_storeu_epi32(p, first_pixels(n), v);
  }
}

INLINE V v_load16(const uint16_t *p) { return _mm512_loadu_si512(p); }

INLINE V v_pack_in_order(V lo, V hi) {
  return _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7),
                                  _mm512_packus_epi16(lo, hi));
}

INLINE M m_load(const uint8_t *p, size_t n) {
  if (n == PIXELS) return _mm_loadu_si128((const __m128i *)p);
  return _mm_maskz_loadu_epi8(first_pixels(n), p);
}

INLINE int m_is_zero(M m) { return _mm_testz_si128(m, m); }

INLINE int m_is_full(M m, size_t n) {
  return _mm_cmpeq_epi8_mask(m, _mm_set1_epi8(-1)) == first_pixels(n);
}

/// Each coverage in all four bytes of its pixel.
INLINE V m_spread(M m) {
  const __m512i place = _mm512_set_epi32(
      0x0F0F0F0F, 0x0E0E0E0E, 0x0D0D0D0D, 0x0C0C0C0C, 0x0B0B0B0B, 0x0A0A0A0A, 0x09090909,
      0x08080808, 0x07070707, 0x06060606, 0x05050505, 0x04040404, 0x03030303, 0x02020202,
      0x01010101, 0x00000000);
  return _mm512_shuffle_epi8(_mm512_broadcast_i32x4(m), place);
}

/// The same in 16-bit lanes, as `V_LOW` and `V_HIGH` give it.
INLINE V m_low(M m) {
  const __m512i place = _mm512_set_epi64(
      (long long)0x800D800D800D800D, (long long)0x800C800C800C800C, (long long)0x8009800980098009,
      (long long)0x8008800880088008, (long long)0x8005800580058005, (long long)0x8004800480048004,
      (long long)0x8001800180018001, (long long)0x8000800080008000);
  return _mm512_shuffle_epi8(_mm512_broadcast_i32x4(m), place);
}
INLINE V m_high(M m) {
  const __m512i place = _mm512_set_epi64(
      (long long)0x800F800F800F800F, (long long)0x800E800E800E800E, (long long)0x800B800B800B800B,
      (long long)0x800A800A800A800A, (long long)0x8007800780078007, (long long)0x8006800680068006,
      (long long)0x8003800380038003, (long long)0x8002800280028002);
  return _mm512_shuffle_epi8(_mm512_broadcast_i32x4(m), place);
}

INLINE void v_widen4(uint16_t *out, V left, V right, const int32_t *index, int32_t first,
                     const uint16_t *weights) {
  const __m512i place = _mm512_sub_epi32(_mm512_loadu_si512(index), _mm512_set1_epi32(first));
  const __m512i p = _mm512_permutexvar_epi32(place, left);
  const __m512i q = _mm512_permutexvar_epi32(place, right);
  // Eight weights, each four times.
  const __m512i spread = _mm512_set_epi64(
      0x0F0E0F0E0F0E0F0E, 0x0D0C0D0C0D0C0D0C, 0x0B0A0B0A0B0A0B0A, 0x0908090809080908,
      0x0706070607060706, 0x0504050405040504, 0x0302030203020302, 0x0100010001000100);
  for (int half = 0; half < 2; half++) {
    const __m128i eight = _mm_loadu_si128((const __m128i *)(weights + 8 * half));
    const __m512i w = _mm512_shuffle_epi8(_mm512_broadcast_i32x4(eight), spread);
    const __m512i v = _mm512_sub_epi16(_mm512_set1_epi16(256), w);
    const __m256i a = half ? _mm512_extracti64x4_epi64(p, 1) : _mm512_castsi512_si256(p);
    const __m256i b = half ? _mm512_extracti64x4_epi64(q, 1) : _mm512_castsi512_si256(q);
    const __m512i sum = _mm512_add_epi16(_mm512_mullo_epi16(_mm512_cvtepu8_epi16(a), v),
                                         _mm512_mullo_epi16(_mm512_cvtepu8_epi16(b), w));
    _mm512_storeu_si512(out + 32 * half, sum);
  }
}

INLINE void v_widen1(uint16_t *out, const uint8_t *line, const int32_t *index, int32_t first,
                     const uint16_t *weights) {
  const __m512i place = _mm512_sub_epi32(_mm512_loadu_si512(index), _mm512_set1_epi32(first));
  const __m128i bytes = _mm512_cvtepi32_epi8(place);
  const __m128i p = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)line), bytes);
  const __m128i q = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(line + 1)), bytes);
  const __m256i w = _mm256_loadu_si256((const __m256i *)weights);
  const __m256i v = _mm256_sub_epi16(_mm256_set1_epi16(256), w);
  const __m256i sum = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_cvtepu8_epi16(p), v),
                                       _mm256_mullo_epi16(_mm256_cvtepu8_epi16(q), w));
  _mm256_storeu_si256((__m256i *)out, sum);
}

#include "rows.h"

/// Which bytes of a line make 16 columns, and their weights.
typedef struct {
  size_t first;
  __m128i place;
  __m256i left, right;
} column_block;

/// 64 columns of a source row in 16 bits each.
typedef struct {
  __m512i low, high;
} wide_columns;

INLINE __m256i widen_block(const uint8_t *p, const column_block *c) {
  const __m128i a = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)p), c->place);
  const __m128i b = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(p + 1)), c->place);
  return _mm256_add_epi16(_mm256_mullo_epi16(_mm256_cvtepu8_epi16(a), c->left),
                          _mm256_mullo_epi16(_mm256_cvtepu8_epi16(b), c->right));
}

INLINE wide_columns widen_columns(const raster_scaled_mask *mask, const column_block *c, size_t y) {
  const uint8_t *line = mask->source + y * mask->source_width;
  return (wide_columns){
      _mm512_inserti64x4(_mm512_castsi256_si512(widen_block(line + c[0].first, c)),
                         widen_block(line + c[1].first, c + 1), 1),
      _mm512_inserti64x4(_mm512_castsi256_si512(widen_block(line + c[2].first, c + 2)),
                         widen_block(line + c[3].first, c + 3), 1)};
}

/// `scale1` where every 16 columns come from 17 bytes of the source and all of these lie inside it: four
/// blocks of columns at a time keep their weights, and two source rows, in registers.
static void avx512_scale1_columns(uint8_t *out, const raster_scaled_mask *mask, size_t start,
                                  size_t first, size_t count) {
  column_block c[4];
  for (size_t b = 0; b < 4; b++) {
    const int32_t *index = mask->columns + start + 16 * b;
    const __m512i place = _mm512_sub_epi32(_mm512_loadu_si512(index), _mm512_set1_epi32(index[0]));
    c[b].first = (size_t)index[0];
    c[b].place = _mm512_cvtepi32_epi8(place);
    c[b].right = _mm256_loadu_si256((const __m256i *)(mask->column_weights + start + 16 * b));
    c[b].left = _mm256_sub_epi16(_mm256_set1_epi16(256), c[b].right);
  }
  const size_t left = mask->width - start, n = left < 64 ? left : 64;
  const __mmask64 kept = n == 64 ? ~(__mmask64)0 : ((__mmask64)1 << n) - 1;
  const __m512i half = _mm512_set1_epi16(128);
  size_t above = SIZE_MAX, below = SIZE_MAX;
  wide_columns a = {half, half}, b = a;
  for (size_t k = 0; k < count; k++) {
    const size_t y = (size_t)mask->rows[first + k];
    const size_t next = y + 1 < mask->source_height ? y + 1 : y;
    if (y != above) {
      a = y == below ? b : widen_columns(mask, c, y);
      above = y;
    }
    if (next != below) {
      b = next == above ? a : widen_columns(mask, c, next);
      below = next;
    }
    const uint32_t weight = 256u * mask->row_weights[first + k];
    const uint32_t w = weight < 65535 ? weight : 65535;
    __m512i low = a.low, high = a.high;
    if (w != 0) {
      const __m512i v = _mm512_set1_epi16((int16_t)w), u = _mm512_set1_epi16((int16_t)(65536 - w));
      low = _mm512_add_epi16(_mm512_mulhi_epu16(low, u), _mm512_mulhi_epu16(b.low, v));
      high = _mm512_add_epi16(_mm512_mulhi_epu16(high, u), _mm512_mulhi_epu16(b.high, v));
    }
    const __m512i bytes = v_pack_in_order(_mm512_srli_epi16(_mm512_add_epi16(low, half), 8),
                                          _mm512_srli_epi16(_mm512_add_epi16(high, half), 8));
    _mm512_mask_storeu_epi8(out + k * mask->width + start, kept, bytes);
  }
}

/// In columns as far as that goes, at the source's last rows and where it does not in rows.
static void avx512_scale1_in_columns(uint8_t *out, const raster_scaled_mask *mask, size_t first,
                                     size_t count) {
  int32_t last = 0;
  for (size_t x = 0; x < mask->held; x += 16) {
    const int32_t index = mask->columns[x], span = mask->columns[x + 15] - index;
    if (span < 0 || span > 15) {
      avx512_scale1(out, mask, first, count);
      return;
    }
    last = index > last ? index : last;
  }
  // Rows whose reads end inside the source: of the rest there are a few at one end.
  const size_t size = mask->source_width * mask->source_height;
  size_t start = 0, end = count;
  while (start < end) {
    const int32_t top = mask->rows[first + start], bottom = mask->rows[first + end - 1];
    const int32_t y = top > bottom ? top : bottom;
    const size_t next = (size_t)y + 1 < mask->source_height ? (size_t)y + 1 : (size_t)y;
    if (next * mask->source_width + (size_t)last + 17 <= size) break;
    if (top > bottom) start++;
    else end--;
  }
  avx512_scale1(out, mask, first, start);
  for (size_t x = 0; x < mask->width; x += 64) {
    avx512_scale1_columns(out + start * mask->width, mask, x, first + start, end - start);
  }
  avx512_scale1(out + end * mask->width, mask, first + end, count - end);
}

#pragma clang attribute pop

const raster_kernel_table raster_kernels_avx512 = {
    avx512_solid,       avx512_fill,   avx512_tint,   avx512_tint2, avx512_draw,
    avx512_draw_masked, avx512_widen4, avx512_widen1, avx512_mix,   avx512_mix_over,
    avx512_taps,        avx512_scale1_in_columns,
};

#endif
