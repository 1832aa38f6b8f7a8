// SPDX-License-Identifier: MIT
//
// Bands by igzip at level 1, or by zlib at level 1 without a memory of earlier bands.

#include "deflate.h"

#include <string.h>
#include <zlib.h>

#if __has_include(<isa-l/igzip_lib.h>)

#include <isa-l.h>
#include <isa-l/igzip_lib.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

#if defined(__x86_64__)
#include <immintrin.h>
__attribute__((target("avx"))) static void clear_upper_halves(void) { _mm256_zeroupper(); }

// ISA-L 2.30 returns with the upper halves of vector registers in use, which slows down all SSE code
// after it threefold.
static void after_isal(void) {
  if (__builtin_cpu_supports("avx")) clear_upper_halves();
}
#else
static void after_isal(void) {}
#endif

const char *deflate_fast_library(void) {
  return "igzip " TEXT(ISAL_MAJOR_VERSION) "." TEXT(ISAL_MINOR_VERSION) "." TEXT(
      ISAL_PATCH_VERSION);
}

size_t deflate_fast_work_size(void) { return ISAL_DEF_LVL1_DEFAULT; }

size_t deflate_fast_band(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size,
                         uint8_t *work) {
  if (count > UINT32_MAX || out_size > UINT32_MAX) return 0;
  struct isal_zstream stream;
  isal_deflate_stateless_init(&stream);
  stream.level = 1;
  stream.level_buf = work;
  stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream.flush = FULL_FLUSH;
  stream.end_of_stream = 0;
  stream.next_in = (uint8_t *)bytes;
  stream.avail_in = (uint32_t)count;
  stream.next_out = out;
  stream.avail_out = (uint32_t)out_size;
  const int status = isal_deflate_stateless(&stream);
  after_isal();
  return status == COMP_OK && stream.avail_in == 0 ? stream.total_out : 0;
}

#else

const char *deflate_fast_library(void) { return "zlib " ZLIB_VERSION; }

size_t deflate_fast_work_size(void) { return 1; }

size_t deflate_fast_band(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size,
                         uint8_t *work) {
  (void)work;
  if (count > UINT32_MAX || out_size > UINT32_MAX) return 0;
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (deflateInit2(&stream, 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (uint8_t *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = out;
  stream.avail_out = (uInt)out_size;
  const int status = deflate(&stream, Z_FULL_FLUSH);
  const int is_whole = status == Z_OK && stream.avail_in == 0 && stream.avail_out > 0;
  const size_t written = stream.total_out;
  deflateEnd(&stream);
  return is_whole ? written : 0;
}

#endif

// Stored blocks add 5 bytes to each 65,535, Huffman blocks of zlib at most an eighth of a percent
// more; the flush at the end of a band and the first header take a few bytes.
size_t deflate_bound(size_t count) { return count + count / 512 + 1024; }
