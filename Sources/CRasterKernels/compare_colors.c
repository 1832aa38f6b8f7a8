// SPDX-License-Identifier: MIT
//
// CIEDE2000 in loops that vectorize: pixels that differ are gathered, their light is looked up, and the
// formula runs on arrays. The mean hue is taken as the direction between the two hues, so that its
// multiples come from the double- and triple-angle formulas instead of arc tangents and cosines.
// Source of the formula and of its symbols: Sharma, Wu, Dalal, Color Research and Application 30(1),
// 2005. Built for three instruction sets, whose results may differ in the last bits: they choose pixels
// for the exact formula, they do not replace it near a limit.

#include "compare_colors.h"

#include <math.h>
#include <string.h>

#include "raster_kernels.h"

#define BODY static inline __attribute__((always_inline))

/// `f` of L*a*b*: ∛t above (6/29)³, a line below. One step of Halley's method from a first guess
/// by the exponent; within 2e-5.
BODY float lab_f(float t) {
  int32_t bits;
  memcpy(&bits, &t, 4);
  bits = (int32_t)((float)bits * (1.0f / 3.0f)) + 709921077;
  float y;
  memcpy(&y, &bits, 4);
  float cube = y * y * y;
  y *= (cube + 2 * t) / (2 * cube + t);
  return t > 216.0f / 24389.0f ? y : 7.787037f * t + 16.0f / 116.0f;
}

struct lab {
  float l, a, b;
};

#define VECTORS _Pragma("clang loop vectorize(assume_safety)")

/// Light, 0…1, in three arrays becomes L*, a*, b* in the same. A loop a step: in one loop the compiler
/// takes the three roots of a pixel for a vector of three.
BODY void lab_of(float *restrict r, float *restrict g, float *restrict b, int count) {
  VECTORS for (int k = 0; k < count; k++) {
    const float x = 0.433877f * r[k] + 0.376223f * g[k] + 0.189900f * b[k];
    const float y = 0.2126f * r[k] + 0.7152f * g[k] + 0.0722f * b[k];
    const float z = 0.0177227f * r[k] + 0.109458f * g[k] + 0.872819f * b[k];
    r[k] = x, g[k] = y, b[k] = z;
  }
  VECTORS for (int k = 0; k < count; k++) r[k] = lab_f(r[k]);
  VECTORS for (int k = 0; k < count; k++) g[k] = lab_f(g[k]);
  VECTORS for (int k = 0; k < count; k++) b[k] = lab_f(b[k]);
  VECTORS for (int k = 0; k < count; k++) {
    const float x = r[k], y = g[k], z = b[k];
    r[k] = 116 * y - 16, g[k] = 500 * (x - y), b[k] = 200 * (y - z);
  }
}

/// √(C⁷ / (C⁷ + 25⁷)), from C².
BODY float saturation(float c2) {
  float c7 = c2 * c2 * c2 * __builtin_elementwise_sqrt(c2);
  return __builtin_elementwise_sqrt(c7 / (c7 + 6103515625.0f));
}

/// exp(−x) for x ≥ 0, within 0.0011: (1 + x/256)^−256.
BODY float decay(float x) {
  float p = 1 + x * (1.0f / 256.0f);
  p *= p, p *= p, p *= p, p *= p, p *= p, p *= p, p *= p, p *= p;
  return 1 / p;
}

BODY float squared_difference(struct lab p, struct lab q) {
  float mean = 0.5f * (__builtin_elementwise_sqrt(p.a * p.a + p.b * p.b) + __builtin_elementwise_sqrt(q.a * q.a + q.b * q.b));
  float stretch = 1.5f - 0.5f * saturation(mean * mean);
  float a1 = stretch * p.a, a2 = stretch * q.a;
  float c1 = __builtin_elementwise_sqrt(a1 * a1 + p.b * p.b), c2 = __builtin_elementwise_sqrt(a2 * a2 + q.b * q.b);
  float dl = q.l - p.l, dc = c2 - c1, da = a2 - a1, db = q.b - p.b;
  // ΔC'² + ΔH'² = Δa'² + Δb'²
  float dh2 = da * da + db * db - dc * dc;
  dh2 = dh2 > 0 ? dh2 : 0;
  float cm = 0.5f * (c1 + c2);

  // The direction between the hues; a gray has none and leaves the other's.
  float i1 = c1 > 0 ? 1 / c1 : 0, i2 = c2 > 0 ? 1 / c2 : 0;
  float u = a1 * i1 + a2 * i2, v = p.b * i1 + q.b * i2;
  float length = __builtin_elementwise_sqrt(u * u + v * v);
  float in = length > 0 ? 1 / length : 0;
  float c = u * in, s = v * in;
  float k2 = 2 * c * c - 1, s2 = 2 * s * c;
  float k3 = c * (4 * c * c - 3), s3 = s * (3 - 4 * s * s);
  float k4 = 2 * k2 * k2 - 1, s4 = 2 * s2 * k2;
  // cos and sin of 30°, 6° and 63°.
  float t = 1 - 0.17f * (0.8660254f * c + 0.5f * s) + 0.24f * k2 +
            0.32f * (0.9945219f * k3 - 0.1045285f * s3) -
            0.20f * (0.4539905f * k4 + 0.8910065f * s4);

  float l50 = 0.5f * (p.l + q.l) - 50;
  l50 *= l50;
  float l = dl / (1 + 0.015f * l50 / __builtin_elementwise_sqrt(20 + l50));
  float ch = dc / (1 + 0.045f * cm);
  float h = __builtin_elementwise_sqrt(dh2) / (1 + 0.015f * cm * t);
  h = a1 * q.b - p.b * a2 < 0 ? -h : h;

  // The angle from 275°, squared, by the series of (arccos(1 − w))²; over 25° squared.
  float w = 1 - (0.0871557f * c - 0.9961947f * s);
  float angle2 = w * (2 + w * (1.0f / 3 + w * (4.0f / 45 + w * (1.0f / 35))));
  float turn = 1.0471976f * decay(angle2 * 5.252488f);
  float t2 = turn * turn;
  float sine = turn * (1 - t2 * (1.0f / 6 - t2 * (1.0f / 120 - t2 / 5040)));
  float sum = l * l + ch * ch + h * h - 2 * saturation(cm * cm) * sine * ch * h;
  // Hues on opposite sides have no direction between them; two grays need none.
  return length < 0.02f && c1 * c2 > 0 ? INFINITY : sum;
}

/// At least the squared difference, from the parts alone: S_L, S_C, S_H ≥ 1, a' ≤ 1.5·a and
/// |R_T| ≤ 2·sin 60°, so ΔE² ≤ ΔL² + (1 + sin 60°)·(2.25·Δa² + Δb²).
BODY float squared_bound(struct lab p, struct lab q) {
  float l = q.l - p.l, a = q.a - p.a, b = q.b - p.b;
  return l * l + 1.8661f * (2.25f * a * a + b * b);
}

enum { chunk = 256 };

/// Up to `chunk` pairs of pixels, one array a number, so that loops over them vectorize.
struct pairs {
  float l1[chunk + 1], a1[chunk + 1], b1[chunk + 1];
  float l2[chunk + 1], a2[chunk + 1], b2[chunk + 1];
};

/// Compares up to `chunk` pixels; writes places from `start` on and their values, returns how many.
BODY size_t chunk_body(const uint8_t *p, const uint8_t *q, int count, const float *linear,
                       float limit, uint32_t start, uint32_t *places, float *values) {
  struct pairs all, hard;
  float found[chunk + 1];
  // The slot of each pixel's pair: a pair that follows itself shares one, equal pixels have slot 0.
  uint16_t slot[chunk], first[chunk + 2], hard_slot[chunk + 1];
  int n = 0, hard_count = 0;
  uint32_t last_x = 0, last_y = 0;
  for (int i = 0; i < count; i++) {
    uint32_t x, y;
    memcpy(&x, p + 4 * i, 4);
    memcpy(&y, q + 4 * i, 4);
    // Written where the next slot would begin, and kept only if this pixel begins it.
    first[n + 1] = (uint16_t)i;
    n += (x != y) & ((x != last_x) | (y != last_y));
    slot[i] = x != y ? (uint16_t)n : 0;
    last_x = x != y ? x : last_x;
    last_y = x != y ? y : last_y;
  }
  for (int k = 1; k <= n; k++) {
    const uint8_t *x = p + 4 * first[k], *y = q + 4 * first[k];
    all.l1[k] = linear[x[0]], all.a1[k] = linear[x[1]], all.b1[k] = linear[x[2]];
    all.l2[k] = linear[y[0]], all.a2[k] = linear[y[1]], all.b2[k] = linear[y[2]];
  }
  lab_of(all.l1 + 1, all.a1 + 1, all.b1 + 1, n);
  lab_of(all.l2 + 1, all.a2 + 1, all.b2 + 1, n);
  VECTORS for (int k = 1; k <= n; k++) {
    struct lab x = {all.l1[k], all.a1[k], all.b1[k]};
    struct lab y = {all.l2[k], all.a2[k], all.b2[k]};
    found[k] = squared_bound(x, y);
  }
  for (int k = 1; k <= n; k++) {
    hard_slot[hard_count] = (uint16_t)k;
    hard_count += found[k] > limit;
  }
  if (hard_count == 0) return 0;
  for (int h = 0; h < hard_count; h++) {
    int k = hard_slot[h];
    hard.l1[h] = all.l1[k], hard.a1[h] = all.a1[k], hard.b1[h] = all.b1[k];
    hard.l2[h] = all.l2[k], hard.a2[h] = all.a2[k], hard.b2[h] = all.b2[k];
  }
  VECTORS for (int h = 0; h < hard_count; h++) {
    struct lab x = {hard.l1[h], hard.a1[h], hard.b1[h]};
    struct lab y = {hard.l2[h], hard.a2[h], hard.b2[h]};
    hard.l1[h] = squared_difference(x, y);
  }
  memset(found, 0, sizeof found);
  int beyond = 0;
  for (int h = 0; h < hard_count; h++) {
    found[hard_slot[h]] = hard.l1[h];
    beyond |= hard.l1[h] > limit;
  }
  if (!beyond) return 0;
  size_t written = 0;
  for (int i = 0; i < count; i++) {
    float value = found[slot[i]];
    places[written] = start + (uint32_t)i;
    values[written] = value;
    written += value > limit;
  }
  return written;
}

BODY size_t colors_body(const uint8_t *a, const uint8_t *b, size_t pixels, const float *linear,
                        float limit, uint32_t *places, float *values) {
  size_t written = 0;
  for (size_t start = 0; start < pixels; start += chunk) {
    int count = pixels - start < chunk ? (int)(pixels - start) : chunk;
    const uint8_t *p = a + 4 * start, *q = b + 4 * start;
    if (memcmp(p, q, 4 * (size_t)count) == 0) continue;
    written += chunk_body(p, q, count, linear, limit, (uint32_t)start, places + written,
                          values + written);
  }
  return written;
}

#define BUILT_FOR(name, attribute)                                                                 \
  attribute static size_t colors_##name(const uint8_t *a, const uint8_t *b, size_t pixels,         \
                                        const float *linear, float limit, uint32_t *places,        \
                                        float *values) {                                           \
    return colors_body(a, b, pixels, linear, limit, places, values);                               \
  }

BUILT_FOR(baseline, )
#if defined(__x86_64__)
BUILT_FOR(avx2, __attribute__((target("avx2,fma"))))
BUILT_FOR(avx512, __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,fma"))))
#endif

size_t raster_kernels_colors_beyond(const uint8_t *a, const uint8_t *b, size_t pixels,
                                    const float *linear, float limit, uint32_t *places,
                                    float *values) {
#if defined(__x86_64__)
  if (raster_kernels_processor_level() >= 2) {
    return colors_avx512(a, b, pixels, linear, limit, places, values);
  }
  if (raster_kernels_processor_level() >= 1) {
    return colors_avx2(a, b, pixels, linear, limit, places, values);
  }
#endif
  return colors_baseline(a, b, pixels, linear, limit, places, values);
}
