// SPDX-License-Identifier: MIT
//
// SHA-256 by the instructions that processors have for it: SHA-NI (Intel, "SHA Extensions", 2013) and the
// SHA2 extension of ARMv8. Both do four rounds on a vector of four message words, and make the next four
// words from the last sixteen: W(t) = σ1(W(t−2)) + W(t−7) + σ0(W(t−15)) + W(t−16).

#include "rounds.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

int sha256_is_accelerated(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & 1u << 29)) return 0;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_1) && (c & bit_SSSE3);
}

__attribute__((target("sha,sse4.1,ssse3"))) void sha256_blocks_accelerated(
    uint32_t state[8], const uint8_t *blocks, size_t count) {
  const __m128i *const constants = (const __m128i *)sha256_constants;
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  // The instructions want the eight words as (F E B A) and (H G D C), from the lowest up.
  const __m128i dcba = _mm_loadu_si128((const __m128i *)state);
  const __m128i hgfe = _mm_loadu_si128((const __m128i *)(state + 4));
  const __m128i cdab = _mm_shuffle_epi32(dcba, 0xb1), efgh = _mm_shuffle_epi32(hgfe, 0x1b);
  __m128i abef = _mm_alignr_epi8(cdab, efgh, 8), cdgh = _mm_blend_epi16(efgh, cdab, 0xf0);
  for (size_t i = 0; i < count; i++) {
    const __m128i *const block = (const __m128i *)(blocks + 64 * i);
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
#pragma clang loop unroll(full)
    for (int t = 0; t < 16; t++) {
      if (t < 4) {
        w[t] = _mm_shuffle_epi8(_mm_loadu_si128(block + t), big_endian);
      } else {
        const __m128i last = w[(t + 3) & 3];
        const __m128i seven_back = _mm_alignr_epi8(last, w[(t + 2) & 3], 4);
        const __m128i sum =
            _mm_add_epi32(_mm_sha256msg1_epu32(w[t & 3], w[(t + 1) & 3]), seven_back);
        w[t & 3] = _mm_sha256msg2_epu32(sum, last);
      }
      const __m128i k = _mm_add_epi32(w[t & 3], _mm_loadu_si128(constants + t));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, k);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(k, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1b), dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#elif defined(__aarch64__)

#include <arm_neon.h>

#if defined(__linux__)
#include <sys/auxv.h>
// HWCAP_SHA2 of the kernel's <asm/hwcap.h>.
int sha256_is_accelerated(void) { return (getauxval(AT_HWCAP) & 1u << 6) != 0; }
#elif defined(__APPLE__)
int sha256_is_accelerated(void) { return 1; }
#else
int sha256_is_accelerated(void) { return 0; }
#endif

__attribute__((target("sha2"))) void sha256_blocks_accelerated(
    uint32_t state[8], const uint8_t *blocks, size_t count) {
  uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
  for (size_t i = 0; i < count; i++) {
    const uint8_t *const block = blocks + 64 * i;
    const uint32x4_t abcd_before = abcd, efgh_before = efgh;
    uint32x4_t w[4];
#pragma clang loop unroll(full)
    for (int t = 0; t < 16; t++) {
      if (t < 4) {
        w[t] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(block + 16 * t)));
      } else {
        w[t & 3] = vsha256su1q_u32(vsha256su0q_u32(w[t & 3], w[(t + 1) & 3]), w[(t + 2) & 3],
                                   w[(t + 3) & 3]);
      }
      const uint32x4_t k = vaddq_u32(w[t & 3], vld1q_u32(sha256_constants + 4 * t));
      const uint32x4_t abcd_now = abcd;
      abcd = vsha256hq_u32(abcd_now, efgh, k);
      efgh = vsha256h2q_u32(efgh, abcd_now, k);
    }
    abcd = vaddq_u32(abcd, abcd_before);
    efgh = vaddq_u32(efgh, efgh_before);
  }
  vst1q_u32(state, abcd);
  vst1q_u32(state + 4, efgh);
}

#else

int sha256_is_accelerated(void) { return 0; }

void sha256_blocks_accelerated(uint32_t state[8], const uint8_t *blocks, size_t count) {
  sha256_blocks(state, blocks, count, 0);
}

#endif
