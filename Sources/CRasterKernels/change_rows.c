// SPDX-License-Identifier: MIT
//
// Most pixels of a row are as before, so groups of 16 are compared at once and looked into only where
// they differ.

#include "pack_pixels.h"

#include <string.h>

enum { group = 16 };

// An inlined memcmp of 64 bytes is a few vector compares on every processor.
static int is_same(const uint8_t *a, const uint8_t *b, size_t pixels) {
  return pixels == group ? memcmp(a, b, 4 * group) == 0 : memcmp(a, b, 4 * pixels) == 0;
}

uint8_t raster_kernels_changed_greys(const uint8_t *before, const uint8_t *after, size_t pixels,
                                     uint8_t greys[256]) {
  uint8_t all = 255;
  for (size_t i = 0; i < pixels; i += group) {
    const size_t count = pixels - i < group ? pixels - i : group;
    const uint8_t *const old = before + 4 * i, *const new = after + 4 * i;
    if (is_same(old, new, count)) continue;
    for (size_t k = 0; k < 4 * count; k += 4) {
      if (memcmp(old + k, new + k, 4) == 0) continue;
      all &= new[k + 3];
      if (new[k] == new[k + 1] && new[k] == new[k + 2]) greys[new[k]] = 1;
    }
  }
  return all;
}

void raster_kernels_pack_changes(const uint8_t *before, const uint8_t *after, size_t pixels,
                                 uint8_t key, uint8_t *rgb) {
  for (size_t i = 0; i < pixels; i += group) {
    const size_t count = pixels - i < group ? pixels - i : group;
    const uint8_t *const old = before + 4 * i, *const new = after + 4 * i;
    uint8_t *const out = rgb + 3 * i;
    if (is_same(old, new, count)) {
      memset(out, key, 3 * count);
      continue;
    }
    for (size_t k = 0; k < count; k++) {
      if (memcmp(old + 4 * k, new + 4 * k, 4) == 0) {
        memset(out + 3 * k, key, 3);
      } else {
        memcpy(out + 3 * k, new + 4 * k, 3);
      }
    }
  }
}
