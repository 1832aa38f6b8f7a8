// SPDX-License-Identifier: MIT
//
// Bands by igzip at level 1, or by zlib at level 1 without a memory of earlier bands.

#include "deflate.h"

#include <string.h>
#include <zlib.h>

#if __has_include(<isa-l/igzip_lib.h>) && !defined(SIMPLETAB_ZLIB_ONLY)

#include <isa-l.h>
#include <isa-l/igzip_lib.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

#if defined(__x86_64__)
#include <immintrin.h>
#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif
__attribute__((target("avx"))) static void clear_upper_halves(void) { _mm256_zeroupper(); }

// ISA-L 2.30 returns with the upper halves of vector registers in use, which slows down all SSE code
// after it threefold.
static void after_isal(void) {
  // glibc knows; libgcc would begin every process with a dozen questions to the processor.
#if defined(CPU_FEATURE_ACTIVE)
  if (CPU_FEATURE_ACTIVE(AVX)) clear_upper_halves();
#else
  if (__builtin_cpu_supports("avx")) clear_upper_halves();
#endif
}
#else
static void after_isal(void) {}
#endif

const char *deflate_fast_library(void) {
  return "igzip " TEXT(ISAL_MAJOR_VERSION) "." TEXT(ISAL_MINOR_VERSION) "." TEXT(
      ISAL_PATCH_VERSION);
}

struct work {
  struct isal_zstream stream;
  uint8_t level[ISAL_DEF_LVL1_DEFAULT];
};

// What isal_deflate_process_dict makes of one byte, which is too little to be looked up: a table in
// which every place says "one byte before the start".
static const struct isal_dict one_byte = {
    .level = 1,
    .hist_size = 1,
    .hash_size = IGZIP_LVL1_HASH_SIZE,
    .hashtable = {[0 ... IGZIP_LVL3_HASH_SIZE - 1] = 0xffff},
};

size_t deflate_fast_work_size(void) { return sizeof(struct work) + _Alignof(struct work); }

// ISA-L 2.30, begun without a dictionary, enters the third byte of its input under a hash of bits
// 16 ... 47 of the stream's address (igzip_icf_body_h1_gr_bt.asm, write_first_byte: register rcx), so
// that one band in some thousand would depend on where memory lies. Hence the band's first byte is a
// stored block and igzip begins after it, the byte as its dictionary. With nothing in igzip's own
// buffer, matches are looked for where the dictionary's byte really stands: before the input.
size_t deflate_fast_band(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size,
                         uint8_t *work) {
  if (count > UINT32_MAX || out_size > UINT32_MAX || out_size < 6) return 0;
  const size_t stored = count > 0;
  memcpy(out, (uint8_t[]){0, stored, 0, 255 - stored, 255}, 5);
  if (stored) out[5] = bytes[0];
  if (count <= stored) return 5 + stored;

  const uintptr_t mask = _Alignof(struct work) - 1;
  struct work *const memory = (struct work *)(((uintptr_t)work + mask) & ~mask);
  struct isal_zstream *const stream = &memory->stream;
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = memory->level;
  stream->level_buf_size = sizeof memory->level;
  stream->flush = FULL_FLUSH;
  if (isal_deflate_reset_dict(stream, (struct isal_dict *)&one_byte) != COMP_OK) return 0;
  stream->internal_state.b_bytes_processed = 0;
  stream->internal_state.b_bytes_valid = 0;
  stream->next_in = (uint8_t *)bytes + 1;
  stream->avail_in = (uint32_t)count - 1;
  stream->next_out = out + 6;
  stream->avail_out = (uint32_t)out_size - 6;
  const int status = isal_deflate(stream);
  after_isal();
  const int is_whole = status == COMP_OK && stream->avail_in == 0 &&
                       stream->internal_state.state == ZSTATE_NEW_HDR;
  return is_whole ? 6 + (size_t)stream->total_out : 0;
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
