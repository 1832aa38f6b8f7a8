// SPDX-License-Identifier: MIT
//
// Compares rows 64 bytes at a time with the compiler's vector types, built for three instruction sets
// from one body and chosen by what the processor has. Loads go through memcpy: no alignment is asked
// for, and nothing past the given lengths is read.

#include "compare_rows.h"

#include <string.h>

#include "raster_kernels.h"

typedef uint8_t bytes __attribute__((vector_size(64)));
typedef uint32_t words __attribute__((vector_size(64)));

enum { width = sizeof(bytes), lanes = width / 4 };

#define BODY static inline __attribute__((always_inline))

BODY int equal_body(const uint8_t *a, const uint8_t *b, size_t count) {
  size_t i = 0;
  // 1 KB between two looks at the result: early enough to stop, rare enough to cost nothing.
  while (i + 16 * width <= count) {
    words any = {0};
    for (size_t end = i + 16 * width; i < end; i += width) {
      words p, q;
      memcpy(&p, a + i, width);
      memcpy(&q, b + i, width);
      any |= p ^ q;
    }
    uint32_t all = 0;
    for (int k = 0; k < lanes; k++) all |= any[k];
    if (all) return 0;
  }
  return memcmp(a + i, b + i, count - i) == 0;
}

BODY struct raster_row_comparison compare_body(const uint8_t *a, const uint8_t *b, size_t pixels,
                                               uint8_t limit) {
  size_t i = 0, count = pixels * 4;
  words differing = {0}, over = {0};
  bytes largest = {0}, limits = (bytes){0} + limit;
  while (i < count) {
    size_t step = count - i < width ? count - i : width;
    bytes p = {0}, q = {0};
    if (step == width) {
      memcpy(&p, a + i, width);
      memcpy(&q, b + i, width);
    } else {
      // Equal zeros fill the last, short group.
      memcpy(&p, a + i, step);
      memcpy(&q, b + i, step);
    }
    bytes d = __builtin_elementwise_max(p, q) - __builtin_elementwise_min(p, q);
    bytes excess = __builtin_elementwise_sub_sat(d, limits);
    largest = __builtin_elementwise_max(largest, d);
    // A true comparison is −1 in its lane.
    differing -= (words)((words)d != 0);
    over -= (words)((words)excess != 0);
    i += step;
  }
  struct raster_row_comparison sum = {0, 0, 0};
  for (int k = 0; k < lanes; k++) {
    sum.differing += differing[k];
    sum.over += over[k];
  }
  for (int k = 0; k < width; k++) {
    if (largest[k] > sum.largest) sum.largest = largest[k];
  }
  return sum;
}

#define BUILT_FOR(name, attribute)                                                              \
  attribute static int equal_##name(const uint8_t *a, const uint8_t *b, size_t count) {         \
    return equal_body(a, b, count);                                                             \
  }                                                                                             \
  attribute static struct raster_row_comparison compare_##name(                                 \
      const uint8_t *a, const uint8_t *b, size_t pixels, uint8_t limit) {                       \
    return compare_body(a, b, pixels, limit);                                                   \
  }

BUILT_FOR(baseline, )
#if defined(__x86_64__)
BUILT_FOR(avx2, __attribute__((target("avx2"))))
BUILT_FOR(avx512, __attribute__((target("avx512bw,avx512vl,avx512dq"))))
#endif

int raster_kernels_bytes_equal(const uint8_t *a, const uint8_t *b, size_t count) {
#if defined(__x86_64__)
  switch (raster_kernels_processor_level()) {
    case 2: return equal_avx512(a, b, count);
    case 1: return equal_avx2(a, b, count);
  }
#endif
  return equal_baseline(a, b, count);
}

struct raster_row_comparison raster_kernels_compare_rows(const uint8_t *a, const uint8_t *b,
                                                         size_t pixels, uint8_t limit) {
#if defined(__x86_64__)
  switch (raster_kernels_processor_level()) {
    case 2: return compare_avx512(a, b, pixels, limit);
    case 1: return compare_avx2(a, b, pixels, limit);
  }
#endif
  return compare_baseline(a, b, pixels, limit);
}
