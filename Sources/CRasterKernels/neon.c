// SPDX-License-Identifier: MIT
//
// The kernels for 64-bit ARM, all of which has NEON: vectors of 4 pixels. Ends of rows go through 16
// bytes beside the row, so that nothing outside is touched.

#if defined(__AARCH64EL__)

#include <arm_neon.h>
#include <string.h>

#include "kernel_table.h"
#include "scalar.h"

#define NAME(kernel) neon_##kernel
#define PIXELS 4
typedef uint8x16_t V;
/// Coverage of 4 pixels, a byte each.
typedef uint32_t M;

#define U16(v) vreinterpretq_u16_u8(v)
#define U8(v) vreinterpretq_u8_u16(v)

#define V_SET16(x) U8(vdupq_n_u16((uint16_t)(x)))
#define V_SET32(x) vreinterpretq_u8_u32(vdupq_n_u32((uint32_t)(x)))
#define V_ADD16(a, b) U8(vaddq_u16(U16(a), U16(b)))
#define V_SUB16(a, b) U8(vsubq_u16(U16(a), U16(b)))
#define V_MUL16(a, b) U8(vmulq_u16(U16(a), U16(b)))
#define V_MULHI16(a, b) v_high_products(U16(a), U16(b))
#define V_SHR16(a, n) U8(vshrq_n_u16(U16(a), n))
#define V_LOW(v) U8(vmovl_u8(vget_low_u8(v)))
#define V_HIGH(v) U8(vmovl_high_u8(v))
#define V_PACK(lo, hi) vqmovn_high_u16(vqmovn_u16(U16(lo)), U16(hi))
#define V_SPREAD_ALPHA(v) v_pick(v, 6, 7, 14, 15)

INLINE V v_high_products(uint16x8_t a, uint16x8_t b) {
  const uint32x4_t low = vmull_u16(vget_low_u16(a), vget_low_u16(b));
  return U8(vuzp2q_u16(vreinterpretq_u16_u32(low), vreinterpretq_u16_u32(vmull_high_u16(a, b))));
}

/// Bytes `a` and `b` four times, then `c` and `d` four times.
INLINE V v_pick(V v, uint8_t a, uint8_t b, uint8_t c, uint8_t d) {
  const V place = {a, b, a, b, a, b, a, b, c, d, c, d, c, d, c, d};
  return vqtbl1q_u8(v, place);
}

INLINE V v_color16(const uint8_t *c) {
  uint32_t pixel;
  memcpy(&pixel, c, 4);
  return V_LOW(V_SET32(pixel));
}

INLINE V v_load(const uint8_t *p, size_t n) {
  if (n == PIXELS) return vld1q_u8(p);
  uint8_t end[16] = {0};
  memcpy(end, p, 4 * n);
  return vld1q_u8(end);
}

INLINE void v_store(uint8_t *p, V v, size_t n) {
  if (n == PIXELS) {
    vst1q_u8(p, v);
  } else {
    uint8_t end[16];
    vst1q_u8(end, v);
    memcpy(p, end, 4 * n);
  }
}

INLINE V v_load16(const uint16_t *p) { return U8(vld1q_u16(p)); }

INLINE V v_pack_in_order(V lo, V hi) { return V_PACK(lo, hi); }

INLINE M m_load(const uint8_t *p, size_t n) {
  M m = 0;
  memcpy(&m, p, n);
  return m;
}

INLINE int m_is_zero(M m) { return m == 0; }

INLINE int m_is_full(M m, size_t n) { return m == ~(M)0 >> 8 * (PIXELS - n); }

/// Each coverage in all four bytes of its pixel.
INLINE V m_spread(M m) {
  const V place = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
  return vqtbl1q_u8(V_SET32(m), place);
}

/// The same in 16-bit lanes, as `V_LOW` and `V_HIGH` give it.
INLINE V m_low(M m) { return V_LOW(m_spread(m)); }
INLINE V m_high(M m) { return V_HIGH(m_spread(m)); }

/// Where each index lies behind the first.
INLINE uint32x4_t v_places(const int32_t *index, int32_t first) {
  return vreinterpretq_u32_s32(vsubq_s32(vld1q_s32(index), vdupq_n_s32(first)));
}

INLINE void v_widen4(uint16_t *out, V left, V right, const int32_t *index, int32_t first,
                     const uint16_t *weights) {
  // Pixel k is bytes 4k to 4k + 3.
  const uint32x4_t pixels = vmulq_n_u32(v_places(index, first), 0x04040404);
  const V bytes = vreinterpretq_u8_u32(vaddq_u32(pixels, vdupq_n_u32(0x03020100)));
  const V p = vqtbl1q_u8(left, bytes), q = vqtbl1q_u8(right, bytes);
  const V four = U8(vcombine_u16(vld1_u16(weights), vdup_n_u16(0)));
  for (int half = 0; half < 2; half++) {
    const V w = half ? v_pick(four, 4, 5, 6, 7) : v_pick(four, 0, 1, 2, 3);
    const V v = V_SUB16(V_SET16(256), w);
    const V a = half ? V_HIGH(p) : V_LOW(p), b = half ? V_HIGH(q) : V_LOW(q);
    vst1q_u16(out + 8 * half, U16(V_ADD16(V_MUL16(a, v), V_MUL16(b, w))));
  }
}

INLINE void v_widen1(uint16_t *out, const uint8_t *line, const int32_t *index, int32_t first,
                     const uint16_t *weights) {
  const uint16x4_t places = vmovn_u32(v_places(index, first));
  const uint8x8_t bytes = vmovn_u16(vcombine_u16(places, places));
  const uint16x4_t p = vget_low_u16(vmovl_u8(vqtbl1_u8(vld1q_u8(line), bytes)));
  const uint16x4_t q = vget_low_u16(vmovl_u8(vqtbl1_u8(vld1q_u8(line + 1), bytes)));
  const uint16x4_t w = vld1_u16(weights), v = vsub_u16(vdup_n_u16(256), w);
  vst1_u16(out, vadd_u16(vmul_u16(p, v), vmul_u16(q, w)));
}

#include "rows.h"

const raster_kernel_table raster_kernels_neon = {
    neon_solid,       neon_fill,   neon_tint,   neon_tint2, neon_draw,
    neon_draw_masked, neon_widen4, neon_widen1, neon_mix,   neon_mix_over,
    neon_taps,        neon_scale1,
};

#endif
