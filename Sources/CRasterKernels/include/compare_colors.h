// SPDX-License-Identifier: MIT
//
// The CIEDE2000 differences of two rows of opaque pixels, in single precision and without trigonometry:
// enough to tell which few pixels the exact formula in ImageDiff must look at.

#ifndef COMPARE_COLORS_H
#define COMPARE_COLORS_H

#include <stddef.h>
#include <stdint.h>

/// Finds the pixels of two rows whose squared CIEDE2000 difference is more than `limit`: writes their
/// places, ascending, and their squared differences (infinity where single precision cannot tell), and
/// returns how many there are. `a` and `b` hold `pixels` RGBA8 pixels each, whose opacity is not looked
/// at; `linear` holds the light of each of the 256 sRGB bytes, 0…1; `places` and `values` have room for
/// `pixels` numbers. Keeps no pointer.
size_t raster_kernels_colors_beyond(const uint8_t *a, const uint8_t *b, size_t pixels,
                                    const float *linear, float limit, uint32_t *places,
                                    float *values);

#endif
