// SPDX-License-Identifier: MIT
//
// The classic reading interface of libpng with its longjmp kept inside. State that is read after a
// jump lives in `reader`, whose address is taken before setjmp, so that no register copy goes stale.

#include "png_decode.h"

#include <png.h>
#include <string.h>

struct reader {
  const uint8_t *next;
  size_t left;
  char *message;
  size_t message_size;
};

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  struct reader *reader = png_get_io_ptr(png);
  if (count > reader->left) png_error(png, "the file ends too early");
  memcpy(to, reader->next, count);
  reader->next += count;
  reader->left -= count;
}

static void on_error(png_structp png, png_const_charp words) {
  struct reader *reader = png_get_error_ptr(png);
  strncpy(reader->message, words, reader->message_size - 1);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

static void decode(png_structp png, png_infop info, uint8_t *rgba, uint32_t width,
                   uint32_t height, int depth) {
  png_set_user_limits(png, width, height);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the header changed");
  if (depth == 16) png_set_expand_16(png);
  else png_set_expand(png), png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, depth == 16 ? 65535 : 255, PNG_FILLER_AFTER);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  const size_t length = (size_t)width * 4 * (depth / 8);
  if (png_get_rowbytes(png, info) != length) png_error(png, "rows of another length");
  for (int pass = 0; pass < passes; ++pass)
    for (uint32_t y = 0; y < height; ++y) png_read_row(png, rgba + y * length, NULL);
  png_read_end(png, NULL);
}

int png_decode_rgba(const uint8_t *file, size_t file_size, uint8_t *rgba, uint32_t width,
                    uint32_t height, int depth, char *message, size_t message_size) {
  struct reader reader = {file, file_size, message, message_size};
  memset(message, 0, message_size);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    strncpy(message, "there is no memory to decode it", message_size - 1);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, &reader, read_bytes);
  decode(png, info, rgba, width, height, depth);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

const char *png_decode_libpng_version(void) { return png_get_libpng_ver(NULL); }
