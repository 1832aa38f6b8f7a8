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
#define V_SPREAD_ALPHA(v) \
  _mm512_shufflehi_epi16(_mm512_shufflelo_epi16(v, _MM_SHUFFLE(3, 3, 3, 3)), \
                         _MM_SHUFFLE(3, 3, 3, 3))

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

#pragma clang attribute pop

const raster_kernel_table raster_kernels_avx512 = {
    avx512_solid,  avx512_fill,   avx512_tint, avx512_draw,     avx512_draw_masked,
    avx512_widen4, avx512_widen1, avx512_mix,  avx512_mix_over,
};

#endif
