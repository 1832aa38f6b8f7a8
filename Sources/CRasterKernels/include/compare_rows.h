// SPDX-License-Identifier: MIT
//
// Two rows of RGBA8 pixels compared. The results are counts of integers, so every vector width gives
// the same numbers as the Swift reference, `RowComparison.reference`.

#ifndef COMPARE_ROWS_H
#define COMPARE_ROWS_H

#include <stddef.h>
#include <stdint.h>

/// What tells two rows of pixels apart.
struct raster_row_comparison {
  /// Pixels with any differing byte.
  uint32_t differing;
  /// Pixels with a byte that differs by more than the limit.
  uint32_t over;
  /// The largest difference of two bytes.
  uint8_t largest;
};

/// Whether `count` bytes at `a` and at `b` are the same. Keeps no pointer.
int raster_kernels_bytes_equal(const uint8_t *a, const uint8_t *b, size_t count);

/// Compares `pixels` pixels of four bytes each at `a` and at `b`. Keeps no pointer.
struct raster_row_comparison raster_kernels_compare_rows(const uint8_t *a, const uint8_t *b,
                                                         size_t pixels, uint8_t limit);

#endif
