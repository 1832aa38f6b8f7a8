// SPDX-License-Identifier: MIT
//
// CIEDE2000 in single precision, in functions that the compiler turns into vectors when a loop
// calls them. The mean hue is taken as the direction between the two hues, so that its multiples
// come from the double- and triple-angle formulas instead of arc tangents and cosines. Source of
// the formula and of its symbols: Sharma, Wu, Dalal, Color Research and Application 30(1), 2005.

#ifndef COLOR_FORMULA_H
#define COLOR_FORMULA_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "pixel_bits.h"

/// `f` of L*a*b*: ∛t above (6/29)³, a line below. 1/∛t is guessed from the exponent and mended
/// twice, by the series of (1 − h)^(−1/3), without a division; within 4e-7.
BODY float lab_f(float t) {
  int32_t bits;
  memcpy(&bits, &t, 4);
  bits = 1419900000 - (int32_t)((float)bits * (1.0f / 3.0f));
  float y;
  memcpy(&y, &bits, 4);
  float h = 1 - t * (y * y * y);
  y += y * h * (1.0f / 3.0f + h * (2.0f / 9.0f));
  h = 1 - t * (y * y * y);
  y += y * h * (1.0f / 3.0f);
  return t > 216.0f / 24389.0f ? t * y * y : 7.787037f * t + 16.0f / 116.0f;
}

struct lab {
  float l, a, b;
};

/// Light, 0…1, in three arrays becomes L*, a*, b* in the same. A loop a step: in one loop the
/// compiler takes the three roots of a pixel for a vector of three.
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

/// 1/√x for x > 0, within 5e-6 of it, by two steps of Newton's method; for 0 a large number whose
/// product with 0 is 0.
BODY float inverse_root(float x) {
  int32_t bits;
  memcpy(&bits, &x, 4);
  bits = 0x5f375a86 - (bits >> 1);
  float y;
  memcpy(&y, &bits, 4);
  y *= 1.5f - 0.5f * x * y * y;
  return y * (1.5f - 0.5f * x * y * y);
}

/// √(C⁷ / (C⁷ + 25⁷))
BODY float saturation(float c) {
  const float c2 = c * c, c7 = c2 * c2 * c2 * c;
  return c7 * inverse_root(c7 * (c7 + 6103515625.0f));
}

/// exp(x) for x ≥ 0, within 0.11 % up to 3: (1 + x/256)^256.
BODY float growth(float x) {
  float p = 1 + x * (1.0f / 256.0f);
  p *= p, p *= p, p *= p, p *= p, p *= p, p *= p, p *= p;
  return p * p;
}

/// ΔE², or infinity where single precision cannot tell.
BODY float squared_difference(struct lab p, struct lab q) {
  const float p2 = p.a * p.a + p.b * p.b, q2 = q.a * q.a + q.b * q.b;
  const float mean = 0.5f * (p2 * inverse_root(p2) + q2 * inverse_root(q2));
  const float stretch = 1.5f - 0.5f * saturation(mean);
  const float a1 = stretch * p.a, a2 = stretch * q.a;
  // Chromas, their inverses, and the directions of the hues.
  const float d1 = a1 * a1 + p.b * p.b, d2 = a2 * a2 + q.b * q.b;
  const float i1 = inverse_root(d1), i2 = inverse_root(d2);
  const float c1 = d1 * i1, c2 = d2 * i2, cm = 0.5f * (c1 + c2);
  const float x1 = a1 * i1, y1 = p.b * i1, x2 = a2 * i2, y2 = q.b * i2;

  // The direction between the hues; a gray has none and leaves the other's.
  const float u = x1 + x2, v = y1 + y2, w2 = u * u + v * v, in = inverse_root(w2);
  const float c = u * in, s = v * in;
  const float k2 = 2 * c * c - 1, s2 = 2 * s * c;
  const float k3 = c * (4 * c * c - 3), s3 = s * (3 - 4 * s * s);
  const float k4 = 2 * k2 * k2 - 1, s4 = 2 * s2 * k2;
  // cos and sin of 30°, 6° and 63°.
  const float t = 1 - 0.17f * (0.8660254f * c + 0.5f * s) + 0.24f * k2 +
                  0.32f * (0.9945219f * k3 - 0.1045285f * s3) -
                  0.20f * (0.4539905f * k4 + 0.8910065f * s4);

  // ΔH' = 2·√(C1'·C2')·sin(Δh'/2): twice the sine is the length between the directions.
  const float e = x2 - x1, f = y2 - y1, dh2 = c1 * c2 * (e * e + f * f);
  const float dh = dh2 * inverse_root(dh2);
  const float l50 = (0.5f * (p.l + q.l) - 50) * (0.5f * (p.l + q.l) - 50);
  const float sl = 1 + 0.015f * l50 * inverse_root(20 + l50);
  const float sc = 1 + 0.045f * cm, sh = 1 + 0.015f * cm * t;
  // The angle from 275°, squared, by the series of (arccos(1 − w))²; over 25° squared.
  const float w = 1 - (0.0871557f * c - 0.9961947f * s);
  const float angle2 = w * (2 + w * (1.0f / 3 + w * (4.0f / 45 + w * (1.0f / 35))));
  const float turned = growth(angle2 * 5.252488f);
  // One division for four.
  const float scs = sc * sh, lt = sl * turned, one = 1 / (scs * lt);
  const float l = (q.l - p.l) * scs * turned * one;
  const float chroma = (c2 - c1) * sh * lt * one, by_sh = sc * lt * one;
  const float hue = a1 * q.b - p.b * a2 < 0 ? -dh * by_sh : dh * by_sh;
  const float turn = 1.0471976f * (scs * sl * one), t2 = turn * turn;
  const float sine = turn * (1 - t2 * (1.0f / 6 - t2 * (1.0f / 120 - t2 / 5040)));
  const float sum = l * l + chroma * chroma + hue * hue - 2 * saturation(cm) * sine * chroma * hue;
  // Hues on opposite sides have no direction between them; two grays need none.
  return w2 < 4e-4f && c1 * c2 > 0 ? INFINITY : sum;
}

/// At least the squared difference; `ColorSteps` in ImageDiff says why.
BODY float squared_bound(struct lab p, struct lab q) {
  float l = q.l - p.l, a = q.a - p.a, b = q.b - p.b;
  return l * l + 1.8661f * (2.25f * a * a + b * b);
}

/// At most the squared difference: what chroma and hue add is never negative, for |R_T| < 2, and
/// S_L ≤ 1 + 0.015·50²/√(20 + 50²) < 1.75.
BODY float squared_least(struct lab p, struct lab q) {
  const float l = (q.l - p.l) * (1 / 1.75f);
  return l * l;
}

#endif
