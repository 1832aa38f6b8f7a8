// SPDX-License-Identifier: MIT
//
// How much a picture's pixels differ among themselves, in cells of 8 × 8 and in rectangles.

#ifndef COMPARE_CELLS_H
#define COMPARE_CELLS_H

#include <stddef.h>
#include <stdint.h>

/// The range of each cell of a row of cells: the largest difference of two of its pixels in one
/// channel; 0 for groups of two cells without a pixel in `touched`, bit `x % 64` of word `x / 64`.
/// `rows` are `count` rows, 1 to 8, of `pixels` RGBA8 pixels, `stride` bytes apart; `ranges` has a
/// byte for every 8 pixels begun, `touched` a word for every 64. `level` is at most the processor's.
/// Keeps no pointer.
void raster_kernels_cell_ranges(int level, const uint8_t *rows, size_t stride, size_t pixels,
                                size_t count, const uint64_t *touched, uint8_t *ranges);

/// The range of one rectangle of `count` rows of `pixels` pixels, at least one.
uint8_t raster_kernels_range(const uint8_t *rows, size_t stride, size_t pixels, size_t count);

#endif
