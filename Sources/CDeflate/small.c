// SPDX-License-Identifier: MIT
//
// Whole streams by libdeflate, or by zlib.

#include "deflate.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#if __has_include(<libdeflate.h>) && !defined(SIMPLETAB_ZLIB_ONLY)

#include <libdeflate.h>

const char *deflate_small_library(void) { return "libdeflate " LIBDEFLATE_VERSION_STRING; }

struct deflate_small *deflate_small_begin(int level) {
  return (struct deflate_small *)libdeflate_alloc_compressor(level);
}

size_t deflate_small_stream(struct deflate_small *compressor, const uint8_t *bytes, size_t count,
                            uint8_t *out, size_t out_size) {
  return libdeflate_deflate_compress((struct libdeflate_compressor *)compressor, bytes, count, out,
                                     out_size);
}

void deflate_small_end(struct deflate_small *compressor) {
  libdeflate_free_compressor((struct libdeflate_compressor *)compressor);
}

typedef enum libdeflate_result expander(struct libdeflate_decompressor *, const void *, size_t,
                                        void *, size_t, size_t *);

static size_t expand(expander *how, const uint8_t *bytes, size_t count, uint8_t *out,
                     size_t out_size) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return 0;
  size_t written = 0;
  const enum libdeflate_result result =
      how(decompressor, bytes, count, out, out_size, &written);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS ? written : 0;
}

size_t deflate_expand(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size) {
  return expand(libdeflate_zlib_decompress, bytes, count, out, out_size);
}

size_t deflate_expand_bare(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size) {
  return expand(libdeflate_deflate_decompress, bytes, count, out, out_size);
}

#else

const char *deflate_small_library(void) { return "zlib " ZLIB_VERSION; }

struct deflate_small *deflate_small_begin(int level) {
  z_stream *const stream = calloc(1, sizeof *stream);
  const int zlib_level = level > 9 ? 9 : level;
  if (stream && deflateInit2(stream, zlib_level, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    free(stream);
    return NULL;
  }
  return (struct deflate_small *)stream;
}

size_t deflate_small_stream(struct deflate_small *compressor, const uint8_t *bytes, size_t count,
                            uint8_t *out, size_t out_size) {
  z_stream *const stream = (z_stream *)compressor;
  if (count > UINT32_MAX || out_size > UINT32_MAX || deflateReset(stream) != Z_OK) return 0;
  stream->next_in = (uint8_t *)bytes;
  stream->avail_in = (uInt)count;
  stream->next_out = out;
  stream->avail_out = (uInt)out_size;
  return deflate(stream, Z_FINISH) == Z_STREAM_END ? stream->total_out : 0;
}

void deflate_small_end(struct deflate_small *compressor) {
  if (!compressor) return;
  deflateEnd((z_stream *)compressor);
  free(compressor);
}

size_t deflate_expand(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size) {
  uLongf written = out_size;
  return uncompress(out, &written, bytes, count) == Z_OK ? written : 0;
}

size_t deflate_expand_bare(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size) {
  if (count > UINT32_MAX || out_size > UINT32_MAX) return 0;
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (inflateInit2(&stream, -15) != Z_OK) return 0;
  stream.next_in = (uint8_t *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = out;
  stream.avail_out = (uInt)out_size;
  const int status = inflate(&stream, Z_FINISH);
  const size_t written = stream.total_out;
  inflateEnd(&stream);
  return status == Z_STREAM_END ? written : 0;
}

#endif
