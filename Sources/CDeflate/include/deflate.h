// SPDX-License-Identifier: MIT
//
// Deflate (RFC 1951) and the checksums of PNG, by the best library that was there at build time:
// ISA-L's igzip for speed, libdeflate for size and checksums, zlib where they are missing. No state is
// kept but in what is begun and ended; every other pointer is borrowed for the one call. With
// SIMPLETAB_ZLIB_ONLY defined, zlib stands in for the others, as if they were missing
// (Scripts/check-zlib-only.sh).

#ifndef SIMPLETAB_DEFLATE_H
#define SIMPLETAB_DEFLATE_H

#include <stddef.h>
#include <stdint.h>

/// The library behind `deflate_fast_band`, with its version: igzip or zlib.
const char *deflate_fast_library(void);
/// The library behind `deflate_small_stream`, with its version: libdeflate or zlib.
const char *deflate_small_library(void);
/// The version of zlib that this process runs.
const char *deflate_zlib_version(void);

/// How many bytes `deflate_fast_band` needs to work in.
size_t deflate_fast_work_size(void);
/// How many bytes either compressor may write for `count` bytes.
size_t deflate_bound(size_t count);

/// Compresses a band: whole blocks, none of them the last, which end on a byte and refer to nothing
/// before the band. Bands may be joined in any order. Returns the bytes written, or 0 on failure.
size_t deflate_fast_band(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size,
                         uint8_t *work);

/// What compresses whole streams one after another at one level.
struct deflate_small;
/// A compressor at libdeflate's level 1 ... 12 (zlib: at most 9), to be ended by the caller; null
/// when there is no memory.
struct deflate_small *deflate_small_begin(int level);
/// Compresses a whole stream, whatever came before. Returns the bytes written, or 0 on failure.
size_t deflate_small_stream(struct deflate_small *compressor, const uint8_t *bytes, size_t count,
                            uint8_t *out, size_t out_size);
/// Gives the memory back; null is allowed.
void deflate_small_end(struct deflate_small *compressor);

/// Expands a whole zlib stream (RFC 1950) of at most `out_size` bytes. Returns the bytes written,
/// or 0 when it is damaged or longer.
size_t deflate_expand(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size);

/// The same of a stream without zlib's head and checksum (RFC 1951).
size_t deflate_expand_bare(const uint8_t *bytes, size_t count, uint8_t *out, size_t out_size);

/// Adler-32 (RFC 1950) continued from `value`; 1 begins.
uint32_t deflate_adler32(uint32_t value, const uint8_t *bytes, size_t count);
/// The Adler-32 of two parts joined, the second `count` bytes long.
uint32_t deflate_adler32_combine(uint32_t first, uint32_t second, size_t count);
/// CRC-32 (ISO 3309) continued from `value`; 0 begins.
uint32_t deflate_crc32(uint32_t value, const uint8_t *bytes, size_t count);

#endif
