// SPDX-License-Identifier: MIT
//
// The search for smoothed edges, bit-identical to `AntialiasingDetector` in ImageDiff.

#ifndef RASTER_KERNELS_COMPARE_EDGES_H
#define RASTER_KERNELS_COMPARE_EDGES_H

#include <stddef.h>
#include <stdint.h>

/// For the pixels `min_x ..< max_x` of row `y`: 1 in `smoothed` where the pixel is smoothed in either
/// picture. Both are `width * height` RGBA pixels; `smoothed` has `max_x - min_x` bytes. Nothing is kept.
void raster_kernels_smoothed(const uint8_t *expected, const uint8_t *actual, size_t width,
                             size_t height, size_t y, size_t min_x, size_t max_x,
                             uint8_t *smoothed);

#endif
