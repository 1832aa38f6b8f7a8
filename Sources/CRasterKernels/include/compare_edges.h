// SPDX-License-Identifier: MIT
//
// The search for smoothed edges, bit-identical to `AntialiasingDetector` in ImageDiff.

#ifndef RASTER_KERNELS_COMPARE_EDGES_H
#define RASTER_KERNELS_COMPARE_EDGES_H

#include <stddef.h>
#include <stdint.h>

/// Sets in `smoothed` those of the pixels marked in `suspects` of row `y` that are smoothed in
/// either picture: bit `x % 64` of word `x / 64`, a word for every 64 pixels begun. Both pictures
/// are `width * height` RGBA pixels; no pixel past the row's end is marked. `level` is at most the
/// processor's. Keeps no pointer.
void raster_kernels_smoothed(int level, const uint8_t *expected, const uint8_t *actual,
                             size_t width, size_t height, size_t y, const uint64_t *suspects,
                             uint64_t *smoothed);

#endif
