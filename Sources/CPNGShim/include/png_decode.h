// SPDX-License-Identifier: MIT
//
// libpng reports errors by longjmp, which must not cross a Swift frame. This one function keeps each
// jump inside itself.

#ifndef PNG_DECODE_H
#define PNG_DECODE_H

#include <stddef.h>
#include <stdint.h>

/// Decodes a PNG file in memory to straight RGBA rows without padding.
///
/// `depth` is 8, and 16-bit channels become round(v * 255 / 65535); or 16, two bytes a channel, the
/// higher first. `rgba` has `width * height * depth / 2` bytes; a file of another extent is an error,
/// found before a pixel is written. Colour chunks in the file are ignored unless libpng finds them
/// damaged. Borrows its arguments for the call and keeps none.
///
/// Returns 1, or 0 with the reason in `message`, which always ends with a zero byte.
int png_decode_rgba(const uint8_t *file, size_t file_size, uint8_t *rgba, uint32_t width,
                    uint32_t height, int depth, char *message, size_t message_size);

/// The version of libpng that this process runs, as text.
const char *png_decode_libpng_version(void);

#endif
