// SPDX-License-Identifier: MIT
//
// Blocks of deflate with codes of their own (RFC 1951, § 3.2.7) from literals and matches that are
// chosen already.

#ifndef SIMPLETAB_DEFLATE_HUFFMAN_H
#define SIMPLETAB_DEFLATE_HUFFMAN_H

#include <stddef.h>
#include <stdint.h>

/// A literal is its byte; a match its length, 3 ... 258, above 16 bits of its distance less 1.
typedef uint32_t deflate_token;

static inline deflate_token deflate_match(uint32_t length, uint32_t distance) {
  return length << 16 | (distance - 1);
}

/// Where bits go. Bits that are no whole byte yet wait in `bits`.
struct deflate_bits {
  uint8_t *out;
  uint8_t *end;
  uint64_t bits;
  unsigned count;
};

/// Writes tokens as one block. Returns 0, and nothing useful is written, when there is no room.
int deflate_write_block(struct deflate_bits *bits, const deflate_token *tokens, size_t count,
                        int is_last);

#endif
