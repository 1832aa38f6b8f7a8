// SPDX-License-Identifier: MIT
//
// Sixteen pixels at a time as vectors, and what is true of each as a bit. Loads go through memcpy:
// no alignment is asked for, and nothing past the given length is read.

#ifndef PIXEL_BITS_H
#define PIXEL_BITS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef uint8_t pixel_bytes __attribute__((vector_size(64)));
typedef uint32_t pixel_words __attribute__((vector_size(64)));
typedef _Bool pixel_flags __attribute__((ext_vector_type(16)));

/// The pixels of a vector.
enum { pixel_lanes = 16 };

#define BODY static inline __attribute__((always_inline))

/// Before a loop over a multiple of 16 numbers, so that none is left for a slow end.
#define VECTORS                                                                                    \
  _Pragma("clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1)")

/// Loads up to 16 pixels; zeros fill the rest.
BODY void load_pixels(void *vector, const uint8_t *row, size_t pixels) {
  if (pixels >= pixel_lanes) {
    memcpy(vector, row, 4 * pixel_lanes);
  } else {
    // Through bytes of its own, so that the vector never has to lie in memory.
    uint8_t rest[4 * pixel_lanes] = {0};
    memcpy(rest, row, 4 * pixels);
    memcpy(vector, rest, sizeof rest);
  }
}

/// A bit for each lane that is not zero, the first lane's lowest.
BODY uint64_t nonzero_bits(const pixel_words *v) {
  const pixel_flags flags = __builtin_convertvector((pixel_words)(*v != 0), pixel_flags);
  uint16_t bits;
  memcpy(&bits, &flags, sizeof bits);
  return bits;
}

#endif
