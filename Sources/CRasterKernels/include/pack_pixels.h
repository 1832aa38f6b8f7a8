// SPDX-License-Identifier: MIT
//
// Packing of pixels for files, bit-identical to `PixelPacking.rgbReference` in ImageCoding.

#ifndef RASTER_KERNELS_PACK_PIXELS_H
#define RASTER_KERNELS_PACK_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Drops every fourth byte: `pixels` RGBA pixels become RGB, exactly `3 * pixels` bytes. Returns all
/// dropped bytes under a bitwise and: 255 when every pixel is opaque. `level` is a level that
/// `raster_kernels_processor_level` allows. The two arrays must not overlap.
uint8_t raster_kernels_pack_rgb(const uint8_t *rgba, uint8_t *rgb, size_t pixels, int level);

#endif
