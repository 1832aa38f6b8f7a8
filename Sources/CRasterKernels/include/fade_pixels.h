// SPDX-License-Identifier: MIT
//
// A picture becomes pale and grey, so that marks on it stand out.

#ifndef FADE_PIXELS_H
#define FADE_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Each of `count` premultiplied RGBA8 pixels becomes its luma over white, at a quarter of its
/// strength, and opaque. `level` is at most the processor's. Keeps no pointer.
void raster_kernels_fade(int level, uint8_t *pixels, size_t count);

#endif
