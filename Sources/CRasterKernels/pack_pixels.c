// SPDX-License-Identifier: MIT
//
// RGBA to RGB: plain, with 8 pixels a step (AVX2), with 16 (AVX-512). And back, with 4 (SSSE3).

#include "pack_pixels.h"
#include "processor.h"

#include <string.h>

static uint8_t pack_plain(const uint8_t *restrict rgba, uint8_t *restrict rgb, size_t pixels) {
  uint8_t all = 255;
  for (size_t i = 0; i < pixels; ++i) {
    rgb[3 * i] = rgba[4 * i];
    rgb[3 * i + 1] = rgba[4 * i + 1];
    rgb[3 * i + 2] = rgba[4 * i + 2];
    all &= rgba[4 * i + 3];
  }
  return all;
}

#if defined(__x86_64__)
#include <immintrin.h>

// Within each 16 bytes the four alphas go to the end, then the 12-byte pieces close up.
#define COLORS_FIRST 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 3, 7, 11, 15

__attribute__((target("avx2"))) static uint8_t pack_avx2(const uint8_t *restrict rgba,
                                                         uint8_t *restrict rgb, size_t pixels) {
  const __m256i order = _mm256_setr_epi8(COLORS_FIRST, COLORS_FIRST);
  const __m256i join = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
  __m256i all = _mm256_set1_epi8(-1);
  size_t i = 0;
  // A step writes 32 bytes of which 24 count: the last 8 must lie inside the row.
  for (; i + 11 <= pixels; i += 8) {
    const __m256i v = _mm256_loadu_si256((const __m256i *)(rgba + 4 * i));
    all = _mm256_and_si256(all, v);
    const __m256i packed = _mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(v, order), join);
    _mm256_storeu_si256((__m256i *)(rgb + 3 * i), packed);
  }
  const int opaque = _mm256_movemask_epi8(_mm256_cmpeq_epi8(all, _mm256_set1_epi8(-1)));
  uint8_t rest = pack_plain(rgba + 4 * i, rgb + 3 * i, pixels - i);
  if (((uint32_t)opaque & 0x88888888u) != 0x88888888u) {
    uint8_t bytes[32];
    _mm256_storeu_si256((__m256i *)bytes, all);
    for (int k = 3; k < 32; k += 4) rest &= bytes[k];
  }
  return rest;
}

__attribute__((target("avx512f,avx512bw"))) static uint8_t pack_avx512(
    const uint8_t *restrict rgba, uint8_t *restrict rgb, size_t pixels) {
  const __m512i order = _mm512_broadcast_i32x4(_mm_setr_epi8(COLORS_FIRST));
  const __m512i join = _mm512_setr_epi32(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 3, 7, 11, 15);
  __m512i all = _mm512_set1_epi32(-1);
  size_t i = 0;
  for (; i + 16 <= pixels; i += 16) {
    const __m512i v = _mm512_loadu_si512(rgba + 4 * i);
    all = _mm512_and_si512(all, v);
    const __m512i packed = _mm512_permutexvar_epi32(join, _mm512_shuffle_epi8(v, order));
    _mm512_mask_storeu_epi32(rgb + 3 * i, 0x0fff, packed);
  }
  const uint32_t bytes = (uint32_t)_mm512_reduce_and_epi32(all);
  return (uint8_t)(bytes >> 24) & pack_plain(rgba + 4 * i, rgb + 3 * i, pixels - i);
}
#endif

uint8_t raster_kernels_pack_rgb(const uint8_t *rgba, uint8_t *rgb, size_t pixels, int level) {
#if defined(__x86_64__)
  if (level >= 2) return pack_avx512(rgba, rgb, pixels);
  if (level == 1) return pack_avx2(rgba, rgb, pixels);
#else
  (void)level;
#endif
  return pack_plain(rgba, rgb, pixels);
}

#if defined(__x86_64__)
// Four pixels a step; 16 bytes are read of which 12 count.
__attribute__((target("ssse3"))) static size_t unpack_ssse3(const uint8_t *restrict rgb,
                                                            uint8_t *restrict rgba, size_t pixels) {
  const __m128i spread = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m128i opaque = _mm_set1_epi32((int)0xff000000u);
  size_t i = 0;
  for (; i + 6 <= pixels; i += 4) {
    const __m128i v = _mm_loadu_si128((const __m128i *)(rgb + 3 * i));
    _mm_storeu_si128((__m128i *)(rgba + 4 * i), _mm_or_si128(_mm_shuffle_epi8(v, spread), opaque));
  }
  return i;
}
#endif

void raster_kernels_unpack_rgb(const uint8_t *rgb, uint8_t *rgba, size_t pixels) {
  size_t i = 0;
#if defined(__x86_64__)
  if (HAS_FEATURE("ssse3", SSSE3)) i = unpack_ssse3(rgb, rgba, pixels);
#endif
  for (; i < pixels; ++i) {
    rgba[4 * i] = rgb[3 * i];
    rgba[4 * i + 1] = rgb[3 * i + 1];
    rgba[4 * i + 2] = rgb[3 * i + 2];
    rgba[4 * i + 3] = 255;
  }
}

void raster_kernels_add_bytes(uint8_t *restrict target, const uint8_t *restrict source,
                              size_t count) {
  for (size_t i = 0; i < count; ++i) target[i] += source[i];
}

uint8_t raster_kernels_opacities(const uint8_t *rgba, size_t pixels) {
  // Whole pixels under one "and" are a loop that compilers make vectors of; the opacity is the last byte.
  uint32_t all = UINT32_MAX;
  for (size_t i = 0; i < pixels; i++) {
    uint32_t pixel;
    memcpy(&pixel, rgba + 4 * i, 4);
    all &= pixel;
  }
  uint8_t bytes[4];
  memcpy(bytes, &all, 4);
  return bytes[3];
}
