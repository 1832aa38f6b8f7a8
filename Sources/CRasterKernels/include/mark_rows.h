// SPDX-License-Identifier: MIT
//
// Two rows of RGBA8 pixels compared, with a mark for each pixel beyond a limit. Integers only, so
// every vector width gives the numbers and bits of the Swift reference, `RowMarks.reference`.

#ifndef MARK_ROWS_H
#define MARK_ROWS_H

#include <stddef.h>
#include <stdint.h>

/// What tells two rows of pixels apart.
struct raster_row_marks {
  /// Pixels with any differing byte.
  uint32_t differing;
  /// The largest difference of two bytes.
  uint8_t largest;
  /// Whether any pixel is marked.
  uint8_t any;
};

/// Compares `pixels` pixels of four bytes each at `a` and at `b`, and sets in `marks`, bit `x % 64`
/// of word `x / 64`, those with a byte that differs by more than the limit. Adds to `touched` those
/// that differ at all. Both have a word for every 64 pixels begun; bits past the last pixel are 0.
/// `level` is at most the processor's. Keeps no pointer.
struct raster_row_marks raster_kernels_mark_row(int level, const uint8_t *a, const uint8_t *b,
                                                size_t pixels, uint8_t limit, uint64_t *marks,
                                                uint64_t *touched);

#endif
