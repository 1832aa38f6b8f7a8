// SPDX-License-Identifier: MIT
//
// Finds pixels whose colours lie too far apart. Runs of the same pair of colours are looked at
// once, by their first pixel; pairs are gathered, their light is looked up, and the formula runs on
// arrays. Built for three instruction sets, whose values may differ in the last bits: they choose
// pixels for the exact formula, they do not replace it near a limit.

#include "compare_colors.h"

#include <math.h>
#include <string.h>

#include "color_formula.h"
#include "pixel_bits.h"

/// Pixels looked at together: a row of any phone, so that groups of 16 pairs are well filled.
enum { chunk = 1344, words = chunk / 64 };

/// Pairs of colours, one array a number, so that loops over them vectorize.
struct pairs {
  float l1[2 * chunk], a1[2 * chunk], b1[2 * chunk];
  float l2[2 * chunk], a2[2 * chunk], b2[2 * chunk];
};

/// A piece of two rows: which pixels begin a run of the same pair of different colours, and where
/// runs end.
struct piece {
  uint64_t heads[words], ends[words];
  /// The colours of each run in turn and the place of its first pixel. After the last run follow
  /// the colours over white of those that are translucent, and whose they are.
  uint32_t first[2 * chunk], second[2 * chunk];
  uint16_t at[2 * chunk];
  int words, runs, pairs;
};

BODY uint32_t pixel(const uint8_t *row, int i) {
  uint32_t word;
  memcpy(&word, row + 4 * i, 4);
  return word;
}

/// `c + 255 * (1 - a)` for each channel.
BODY uint32_t on_white(uint32_t word) { return word + (255 - (word >> 24)) * 0x01010101u; }

typedef uint16_t pixel_halves __attribute__((vector_size(64)));

/// Two costs a lane, for products with red and blue, and with green and what all channels have in
/// common.
BODY uint32_t red_blue(struct raster_color_steps steps) {
  return steps.red | (uint32_t)steps.blue << 16;
}
/// A step together costs less than three alone by this much.
BODY uint32_t green_common(struct raster_color_steps steps) {
  return steps.green | (uint32_t)(steps.red + steps.green + steps.blue - steps.together) << 16;
}

/// A bit for each of 16 pixels that differ and may lie further apart than `reach`, in 32nds, by the
/// costs of the steps between them; translucent ones may.
BODY uint64_t suspects(const pixel_words *x, const pixel_words *y,
                       const struct raster_color_tables *tables, uint32_t reach) {
  const pixel_bytes p = (pixel_bytes)*x, q = (pixel_bytes)*y;
  const pixel_words up = (pixel_words)__builtin_elementwise_sub_sat(q, p);
  const pixel_words down = (pixel_words)__builtin_elementwise_sub_sat(p, q);
  const pixel_words steps = up | down;
  // The least step of the three, if they go one way: up, down, or none.
  const pixel_bytes up2 = __builtin_elementwise_min((pixel_bytes)up, (pixel_bytes)(up >> 8));
  const pixel_bytes down2 = __builtin_elementwise_min((pixel_bytes)down, (pixel_bytes)(down >> 8));
  const pixel_words common =
      (pixel_words)(__builtin_elementwise_min(up2, (pixel_bytes)(up >> 16)) |
                    __builtin_elementwise_min(down2, (pixel_bytes)(down >> 16))) & 255;
  const pixel_bytes least = __builtin_elementwise_min(p, q);
  // 0 where all three channels of both are light.
  const pixel_bytes light = (pixel_bytes){0} + tables->light;
  const pixel_words lack = (pixel_words)__builtin_elementwise_sub_sat(light, least) & 0xffffff;
  const pixel_words is_dark = (pixel_words)(lack != 0);

  // Two products a lane: red and blue, green and common.
  const pixel_words rb = steps & 0x00ff00ff, gc = (steps >> 8 & 255) | common << 16;
  const pixel_words rb_costs = (is_dark & red_blue(tables->any_steps)) |
                               (~is_dark & red_blue(tables->light_steps));
  const pixel_words gc_costs = (is_dark & green_common(tables->any_steps)) |
                               (~is_dark & green_common(tables->light_steps));
  const pixel_words rb_sums = (pixel_words)((pixel_halves)rb * (pixel_halves)rb_costs);
  const pixel_words gc_sums = (pixel_words)((pixel_halves)gc * (pixel_halves)gc_costs);
  const pixel_words length =
      (rb_sums & 0xffff) + (rb_sums >> 16) + (gc_sums & 0xffff) - (gc_sums >> 16);

  const pixel_words is_translucent = (pixel_words)((*x & *y) < 0xff000000u);
  const pixel_words is_far = (pixel_words)(length > reach);
  const pixel_words suspect = (is_far | is_translucent) & (*x ^ *y);
  return nonzero_bits(&suspect);
}

/// The bits of 16 pixels of two rows, or as many as are left, from place `i` of a piece: those that
/// are suspect in the low half, those unlike the ones before them in the high half, if any is
/// suspect.
BODY uint64_t look_at_group(const uint8_t *p, const uint8_t *q, int i, size_t left,
                            const struct raster_color_tables *tables, uint32_t reach) {
  pixel_words x, y, x0 = {0}, y0 = {0};
  load_pixels(&x, p + 4 * i, left);
  load_pixels(&y, q + 4 * i, left);
  const pixel_words unlike = x ^ y;
  const uint64_t far = nonzero_bits(&unlike) == 0 ? 0 : suspects(&x, &y, tables, reach);
  // The first group of a piece is taken as if each of its pixels were unlike the one before.
  if (far == 0) return 0;
  if (i == 0) return far | 0xffff0000u;
  load_pixels(&x0, p + 4 * (i - 1), left);
  load_pixels(&y0, q + 4 * (i - 1), left);
  const pixel_words change = (x ^ x0) | (y ^ y0);
  return far | nonzero_bits(&change) << 16;
}

BODY void find_heads(const uint8_t *p, const uint8_t *q, int count,
                     const struct raster_color_tables *tables, uint32_t reach,
                     struct piece *piece) {
  piece->words = (count + 63) / 64;
  for (int w = 0; w < piece->words; w++) {
    uint64_t far = 0, changes = 0;
    for (int k = 0; k < 64 && 64 * w + k < count; k += pixel_lanes) {
      const int i = 64 * w + k;
      const uint64_t bits = look_at_group(p, q, i, (size_t)(count - i), tables, reach);
      far |= (bits & 0xffff) << k;
      changes |= bits >> 16 << k;
    }
    piece->heads[w] = far & changes;
    piece->ends[w] = ~far | changes;
  }
}

/// Adds the colours over white of the runs that are translucent.
BODY void add_whites(struct piece *piece) {
  for (int k = 0; k < piece->runs; k++) {
    const uint32_t x = piece->first[k], y = piece->second[k];
    if ((x & y) >> 24 == 255) continue;
    piece->first[piece->pairs] = on_white(x), piece->second[piece->pairs] = on_white(y);
    piece->at[piece->pairs++] = (uint16_t)k;
  }
}

BODY void gather(const uint8_t *p, const uint8_t *q, struct piece *piece) {
  int n = 0;
  uint32_t all = UINT32_MAX;
  for (int w = 0; w < piece->words; w++) {
    for (uint64_t left = piece->heads[w]; left != 0; left &= left - 1) {
      const int i = 64 * w + __builtin_ctzll(left);
      const uint32_t x = pixel(p, i), y = pixel(q, i);
      piece->first[n] = x, piece->second[n] = y, piece->at[n] = (uint16_t)i;
      all &= x & y;
      n++;
    }
  }
  piece->runs = piece->pairs = n;
  if (all >> 24 != 255) add_whites(piece);
  // Pairs without a difference fill the last group.
  for (int k = piece->pairs; k % 16 != 0; k++) piece->first[k] = piece->second[k] = 0;
}

/// The first end of a run at a place or after it, at most `count`.
BODY int end_of_run(const struct piece *piece, int from, int count) {
  for (int w = from / 64; w < piece->words; w++) {
    const uint64_t left = piece->ends[w] & (w == from / 64 ? UINT64_MAX << from % 64 : UINT64_MAX);
    if (left == 0) continue;
    const int end = 64 * w + __builtin_ctzll(left);
    return end < count ? end : count;
  }
  return count;
}

BODY void set_bits(uint64_t *marks, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to;) {
    const uint32_t end = (i / 64 + 1) * 64 < to ? (i / 64 + 1) * 64 : to;
    marks[i / 64] |= UINT64_MAX >> (64 - (end - i)) << i % 64;
    i = end;
  }
}

/// Squared differences of the pairs of a piece, and the runs with one beyond the limit, in turn.
/// Where bounds suffice, a value is 0 for a near pair, and a lower bound for a far one.
struct findings {
  float value[2 * chunk];
  uint16_t run[2 * chunk + 1];
  int count;
};

BODY void look_up(const struct piece *piece, const float *linear, int count, struct pairs *pairs) {
  VECTORS for (int k = 0; k < count; k++) {
    const uint32_t x = piece->first[k], y = piece->second[k];
    pairs->l1[k] = linear[x & 255], pairs->l2[k] = linear[y & 255];
    pairs->a1[k] = linear[x >> 8 & 255], pairs->a2[k] = linear[y >> 8 & 255];
    pairs->b1[k] = linear[x >> 16 & 255], pairs->b2[k] = linear[y >> 16 & 255];
  }
  lab_of(pairs->l1, pairs->a1, pairs->b1, count);
  lab_of(pairs->l2, pairs->a2, pairs->b2, count);
}

/// Values for `count` pairs, and in `hard` those that need the formula; returns how many.
BODY int decide_by_bounds(const struct pairs *pairs, int count, struct raster_color_limits limits,
                          float *value, uint16_t *hard) {
  VECTORS for (int k = 0; k < count; k++) {
    const struct lab x = {pairs->l1[k], pairs->a1[k], pairs->b1[k]};
    const struct lab y = {pairs->l2[k], pairs->a2[k], pairs->b2[k]};
    const float most = squared_bound(x, y), least = squared_least(x, y);
    const int is_far = (least > limits.sure) & (most < limits.told);
    value[k] = !(most > limits.least) ? 0 : is_far ? least : INFINITY;
  }
  int hards = 0;
  for (int k = 0; k < count; k++) {
    hard[hards] = (uint16_t)k;
    hards += value[k] == INFINITY;
  }
  return hards;
}

BODY void decide_by_formula(struct pairs *pairs, int hards, const uint16_t *hard, float *value) {
  // Closed up in place; what stood there fills the last group.
  for (int h = 0; h < hards; h++) {
    const int k = hard[h];
    pairs->l1[h] = pairs->l1[k], pairs->l2[h] = pairs->l2[k];
    pairs->a1[h] = pairs->a1[k], pairs->a2[h] = pairs->a2[k];
    pairs->b1[h] = pairs->b1[k], pairs->b2[h] = pairs->b2[k];
  }
  float exact[2 * chunk];
  VECTORS for (int h = 0; h < (hards + 15) / 16 * 16; h++) {
    const struct lab x = {pairs->l1[h], pairs->a1[h], pairs->b1[h]};
    const struct lab y = {pairs->l2[h], pairs->a2[h], pairs->b2[h]};
    exact[h] = squared_difference(x, y);
  }
  for (int h = 0; h < hards; h++) value[hard[h]] = exact[h];
}

BODY void find_far(const struct piece *piece, const float *linear,
                   struct raster_color_limits limits, struct findings *found) {
  struct pairs pairs;
  const int padded = (piece->pairs + 15) / 16 * 16;
  look_up(piece, linear, padded, &pairs);
  const int hards = decide_by_bounds(&pairs, padded, limits, found->value, found->run);
  decide_by_formula(&pairs, hards, found->run, found->value);
  // The larger of the differences over black and over white counts.
  for (int k = piece->runs; k < piece->pairs; k++) {
    float *value = &found->value[piece->at[k]];
    *value = found->value[k] > *value ? found->value[k] : *value;
  }
  found->count = 0;
  for (int k = 0; k < piece->runs; k++) {
    found->run[found->count] = (uint16_t)k;
    found->count += found->value[k] > limits.least;
  }
}

BODY size_t colors_body(const uint8_t *a, const uint8_t *b, size_t pixels,
                        const struct raster_color_tables *tables,
                        struct raster_color_limits limits, uint64_t *marks,
                        struct raster_color_run *runs) {
  struct piece piece;
  struct findings found;
  size_t written = 0;
  // Rounded down: less is passed over than might be.
  const uint32_t reach = (uint32_t)(32 * sqrtf(limits.least));
  memset(marks, 0, sizeof *marks * ((pixels + 63) / 64));
  for (size_t start = 0; start < pixels; start += chunk) {
    const int count = pixels - start < chunk ? (int)(pixels - start) : chunk;
    const uint8_t *p = a + 4 * start, *q = b + 4 * start;
    find_heads(p, q, count, tables, reach, &piece);
    gather(p, q, &piece);
    if (piece.runs == 0) continue;
    find_far(&piece, tables->linear, limits, &found);
    for (int k = 0; k < found.count; k++) {
      const float value = found.value[found.run[k]];
      const int at = piece.at[found.run[k]];
      const uint32_t from = (uint32_t)(start + (size_t)at);
      const uint32_t to = (uint32_t)(start + (size_t)end_of_run(&piece, at + 1, count));
      if (value > limits.sure && value < limits.told) {
        set_bits(marks, from, to);
      } else {
        runs[written++] = (struct raster_color_run){from, to, value};
      }
    }
  }
  return written;
}

#define BUILT_FOR(name, attribute)                                                                 \
  attribute static size_t colors_##name(                                                           \
      const uint8_t *a, const uint8_t *b, size_t pixels, const struct raster_color_tables *tables, \
      struct raster_color_limits limits, uint64_t *marks, struct raster_color_run *runs) {         \
    return colors_body(a, b, pixels, tables, limits, marks, runs);                                 \
  }

BUILT_FOR(baseline, )
#if defined(__x86_64__)
BUILT_FOR(avx2, __attribute__((target("avx2,fma"))))
BUILT_FOR(avx512, __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,fma"))))
#endif

size_t raster_kernels_colors_beyond(int level, const uint8_t *a, const uint8_t *b, size_t pixels,
                                    const struct raster_color_tables *tables,
                                    struct raster_color_limits limits, uint64_t *marks,
                                    struct raster_color_run *runs) {
#if defined(__x86_64__)
  switch (level) {
    case 2: return colors_avx512(a, b, pixels, tables, limits, marks, runs);
    case 1: return colors_avx2(a, b, pixels, tables, limits, marks, runs);
  }
#else
  (void)level;
#endif
  return colors_baseline(a, b, pixels, tables, limits, marks, runs);
}
