// SPDX-License-Identifier: MIT
//
// Packing of pixels for files, bit-identical to the references in `PixelPacking` and `ChangedPixels` of
// ImageCoding.

#ifndef RASTER_KERNELS_PACK_PIXELS_H
#define RASTER_KERNELS_PACK_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Drops every fourth byte: `pixels` RGBA pixels become RGB, exactly `3 * pixels` bytes. Returns all
/// dropped bytes under a bitwise and: 255 when every pixel is opaque. `level` is a level that
/// `raster_kernels_processor_level` allows. The two arrays must not overlap.
uint8_t raster_kernels_pack_rgb(const uint8_t *rgba, uint8_t *rgb, size_t pixels, int level);

/// The opacities of RGBA pixels under a bitwise and: 255 when every pixel is opaque.
uint8_t raster_kernels_opacities(const uint8_t *rgba, size_t pixels);

/// Which pixels of a row changed.
struct raster_row_changes {
  /// How many.
  size_t count;
  /// The first one, and one past the last; both 0 when there is none.
  size_t first, end;
};

/// Where the pixels of `after` are not those of `before`.
struct raster_row_changes raster_kernels_row_changes(const uint8_t *before, const uint8_t *after,
                                                     size_t pixels);

/// Notes the greys among the pixels of `after` that are not those of `before`: `greys[v]` becomes 1 where
/// one is (v, v, v). Returns the opacities of these pixels under a bitwise and, 255 when there are none.
uint8_t raster_kernels_changed_greys(const uint8_t *before, const uint8_t *after, size_t pixels,
                                     uint8_t greys[256]);

/// RGBA to RGB, `3 * pixels` bytes, with (key, key, key) for what is as before.
void raster_kernels_pack_changes(const uint8_t *before, const uint8_t *after, size_t pixels,
                                 uint8_t key, uint8_t *rgb);
/// Adds an opaque fourth byte: `pixels` RGB pixels become RGBA. The two arrays must not overlap.
void raster_kernels_unpack_rgb(const uint8_t *rgb, uint8_t *rgba, size_t pixels);

/// Adds bytes to bytes, modulo 256. The two arrays must not overlap.
void raster_kernels_add_bytes(uint8_t *target, const uint8_t *source, size_t count);

#endif
