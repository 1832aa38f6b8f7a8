// SPDX-License-Identifier: MIT
//
// The CIEDE2000 differences of two rows of pixels, in single precision and without trigonometry:
// enough to tell which few pixels the exact formula in ImageDiff must look at.

#ifndef COMPARE_COLORS_H
#define COMPARE_COLORS_H

#include <stddef.h>
#include <stdint.h>

/// Neighbouring pixels with the same pair of colours: columns `start ..< end`.
struct raster_color_run {
  uint32_t start, end;
  /// Their squared difference; infinity where single precision cannot tell.
  float value;
};

/// Squared differences: up to `least` a pixel is passed over; beyond `sure` and below `told` it is
/// marked; any other is told.
struct raster_color_limits {
  float least, sure, told;
};

/// What a step of 1/255 costs at most, in 32nds of a length that is never less than the difference:
/// a step of all three channels together and of each alone.
struct raster_color_steps {
  uint16_t together, red, green, blue;
};

/// What the colours of bytes are. Keeps nothing: it is lent for a call.
struct raster_color_tables {
  /// The light of each of the 256 sRGB bytes, 0…1.
  const float *linear;
  /// The costs between colours whose channels are all at least `light`, and between any.
  struct raster_color_steps light_steps, any_steps;
  uint8_t light;
};

/// Compares `pixels` RGBA8 pixels at `a` and at `b`, premultiplied; a translucent one is seen over
/// black and over white, and the larger difference counts. Sets in `marks`, bit `x % 64` of word `x
/// / 64`, the pixels that are marked, and writes to `runs`, columns ascending, those that are told;
/// returns the number of runs. `marks` has a word for every 64 pixels begun, `runs` room for
/// `pixels` runs. `level` is at most the processor's. Keeps no pointer.
size_t raster_kernels_colors_beyond(int level, const uint8_t *a, const uint8_t *b, size_t pixels,
                                    const struct raster_color_tables *tables,
                                    struct raster_color_limits limits, uint64_t *marks,
                                    struct raster_color_run *runs);

#endif
