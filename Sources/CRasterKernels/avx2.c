// SPDX-License-Identifier: MIT
//
// The kernels for AVX2: vectors of 8 pixels. Ends of rows go through masked loads and stores, which
// touch nothing outside.

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#include "kernel_table.h"
#include "scalar.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#define NAME(kernel) avx2_##kernel
#define PIXELS 8
typedef __m256i V;
/// Coverage of 8 pixels, a byte each.
typedef uint64_t M;

#define V_SET16(x) _mm256_set1_epi16(x)
#define V_SET32(x) _mm256_set1_epi32(x)
#define V_ADD16(a, b) _mm256_add_epi16(a, b)
#define V_SUB16(a, b) _mm256_sub_epi16(a, b)
#define V_MUL16(a, b) _mm256_mullo_epi16(a, b)
#define V_MULHI16(a, b) _mm256_mulhi_epu16(a, b)
#define V_SHR16(a, n) _mm256_srli_epi16(a, n)
#define V_LOW(v) _mm256_unpacklo_epi8(v, _mm256_setzero_si256())
#define V_HIGH(v) _mm256_unpackhi_epi8(v, _mm256_setzero_si256())
#define V_PACK(lo, hi) _mm256_packus_epi16(lo, hi)
#define V_XOR(a, b) _mm256_xor_si256(a, b)
/// Bytes of a and b by turns.
#define V_PAIRS_LOW(a, b) _mm256_unpacklo_epi8(a, b)
#define V_PAIRS_HIGH(a, b) _mm256_unpackhi_epi8(a, b)
/// The sum of two products of bytes, unsigned ones of a and signed ones of b.
#define V_MADD8(a, b) _mm256_maddubs_epi16(a, b)
#define V_SPREAD_ALPHA(v) \
  _mm256_shuffle_epi8(v, _mm256_setr_epi8(6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15, \
                                          6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15))

INLINE V v_color16(const uint8_t *c) {
  return _mm256_setr_epi16(c[0], c[1], c[2], c[3], c[0], c[1], c[2], c[3], c[0], c[1], c[2], c[3],
                           c[0], c[1], c[2], c[3]);
}

INLINE __m256i first_pixels(size_t n) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

INLINE V v_load(const uint8_t *p, size_t n) {
  if (n == PIXELS) return _mm256_loadu_si256((const __m256i *)p);
  return _mm256_maskload_epi32((const int *)p, first_pixels(n));
}

INLINE void v_store(uint8_t *p, V v, size_t n) {
  if (n == PIXELS) {
    _mm256_storeu_si256((__m256i *)p, v);
  } else {
    _mm256_maskstore_epi32((int *)p, first_pixels(n), v);
  }
}

INLINE V v_load16(const uint16_t *p) { return _mm256_loadu_si256((const __m256i *)p); }

INLINE V v_pack_in_order(V lo, V hi) {
  return _mm256_permute4x64_epi64(_mm256_packus_epi16(lo, hi), _MM_SHUFFLE(3, 1, 2, 0));
}

INLINE M m_load(const uint8_t *p, size_t n) {
  M m = 0;
  if (n == PIXELS) {
    memcpy(&m, p, 8);
  } else {
    for (size_t i = 0; i < n; i++) m |= (M)p[i] << 8 * i;
  }
  return m;
}

INLINE int m_is_zero(M m) { return m == 0; }

INLINE int m_is_full(M m, size_t n) { return m == ~(M)0 >> 8 * (PIXELS - n); }

/// Each coverage in all four bytes of its pixel.
INLINE V m_spread(M m) {
  return _mm256_shuffle_epi8(
      _mm256_set1_epi64x((long long)m),
      _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6,
                       6, 6, 7, 7, 7, 7));
}

/// The same in 16-bit lanes, as `V_LOW` and `V_HIGH` give it.
INLINE V m_low(M m) {
  return _mm256_shuffle_epi8(
      _mm256_set1_epi64x((long long)m),
      _mm256_setr_epi64x((long long)0x8000800080008000, (long long)0x8001800180018001,
                         (long long)0x8004800480048004, (long long)0x8005800580058005));
}
INLINE V m_high(M m) {
  return _mm256_shuffle_epi8(
      _mm256_set1_epi64x((long long)m),
      _mm256_setr_epi64x((long long)0x8002800280028002, (long long)0x8003800380038003,
                         (long long)0x8006800680068006, (long long)0x8007800780078007));
}

INLINE void v_widen4(uint16_t *out, V left, V right, const int32_t *index, int32_t first,
                     const uint16_t *weights) {
  const __m256i place =
      _mm256_sub_epi32(_mm256_loadu_si256((const __m256i *)index), _mm256_set1_epi32(first));
  const __m256i p = _mm256_permutevar8x32_epi32(left, place);
  const __m256i q = _mm256_permutevar8x32_epi32(right, place);
  const __m256i spread =
      _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5, 4, 5, 4, 5, 6, 7,
                       6, 7, 6, 7, 6, 7);
  for (int half = 0; half < 2; half++) {
    long long four;
    memcpy(&four, weights + 4 * half, 8);
    const __m256i w = _mm256_shuffle_epi8(_mm256_set1_epi64x(four), spread);
    const __m256i v = _mm256_sub_epi16(_mm256_set1_epi16(256), w);
    const __m128i a = half ? _mm256_extracti128_si256(p, 1) : _mm256_castsi256_si128(p);
    const __m128i b = half ? _mm256_extracti128_si256(q, 1) : _mm256_castsi256_si128(q);
    const __m256i sum = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_cvtepu8_epi16(a), v),
                                         _mm256_mullo_epi16(_mm256_cvtepu8_epi16(b), w));
    _mm256_storeu_si256((__m256i *)(out + 16 * half), sum);
  }
}

INLINE void v_widen1(uint16_t *out, const uint8_t *line, const int32_t *index, int32_t first,
                     const uint16_t *weights) {
  const __m256i place =
      _mm256_sub_epi32(_mm256_loadu_si256((const __m256i *)index), _mm256_set1_epi32(first));
  const __m128i half = _mm_packs_epi32(_mm256_castsi256_si128(place),
                                       _mm256_extracti128_si256(place, 1));
  const __m128i bytes = _mm_packus_epi16(half, half);
  const __m128i p = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)line), bytes);
  const __m128i q = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(line + 1)), bytes);
  const __m128i w = _mm_loadu_si128((const __m128i *)weights);
  const __m128i v = _mm_sub_epi16(_mm_set1_epi16(256), w);
  const __m128i sum = _mm_add_epi16(_mm_mullo_epi16(_mm_cvtepu8_epi16(p), v),
                                    _mm_mullo_epi16(_mm_cvtepu8_epi16(q), w));
  _mm_storeu_si128((__m128i *)out, sum);
}

#include "rows.h"

#pragma clang attribute pop

const raster_kernel_table raster_kernels_avx2 = {
    avx2_solid,       avx2_fill,   avx2_tint,   avx2_tint2, avx2_draw,
    avx2_draw_masked, avx2_widen4, avx2_widen1, avx2_mix,   avx2_mix_over,
    avx2_taps,        avx2_scale1,
};

#endif
