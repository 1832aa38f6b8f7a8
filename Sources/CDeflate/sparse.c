// SPDX-License-Identifier: MIT
//
// Bytes of which most are one value, the ground, with the pixels that changed between two frames in
// them. Other compressors find in each stretch of ground thousands of places that look alike, and
// give up before they come to the row above. Here a stretch is one thing: it continues the ground
// before it, or repeats an earlier stretch of the same length together with what follows, which is
// found by what follows. Everything else is looked up by its next three bytes, and a match waits
// for the next byte's, which may be longer (as in zlib).
//
// Bytes are compared eight at a time in little-endian order, as all processors have that Swift runs
// on.

#include "deflate.h"
#include "huffman.h"

#include <stdlib.h>
#include <string.h>

enum {
  WINDOW = 32768,
  HASH_BITS = 14,
  LONGEST_MATCH = 258,
  /// A match so long is taken without a look at the next byte's (chosen by us, like the rest).
  LONG_MATCH = 64,
  /// After a match so long a quarter of the places is looked at.
  GOOD_MATCH = 16,
  BLOCK_TOKENS = 1 << 15,
};

struct deflate_sparse {
  uint8_t ground;
  const uint8_t *bytes;
  uint32_t count;
  /// The last place of each hash, plus 1, and for each place of the window the one before it.
  uint32_t last[1 << HASH_BITS];
  uint32_t earlier[WINDOW];
  /// How many bytes of ground end before each place of the window.
  uint32_t ground_before[WINDOW];
  /// The first byte that is not entered, and where the ground began that it stands in, if it does.
  uint32_t next, ground_start;
  int is_in_ground;
  deflate_token tokens[BLOCK_TOKENS];
};

struct deflate_sparse *deflate_sparse_begin(void) { return malloc(sizeof(struct deflate_sparse)); }

void deflate_sparse_end(struct deflate_sparse *sparse) { free(sparse); }

/// How many bytes of `a` and `b` are equal, at most `most`.
static uint32_t equal_bytes(const uint8_t *a, const uint8_t *b, uint32_t most) {
  uint32_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t first, second;
    memcpy(&first, a + count, 8);
    memcpy(&second, b + count, 8);
    if (first != second) return count + (uint32_t)__builtin_ctzll(first ^ second) / 8;
  }
  while (count < most && a[count] == b[count]) count++;
  return count;
}

/// How many bytes are ground from `bytes` on, at most `most`.
static uint32_t ground_bytes(const uint8_t *bytes, uint8_t ground, uint32_t most) {
  uint32_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t next;
    memcpy(&next, bytes + count, 8);
    next ^= ground * 0x0101010101010101u;
    if (next) return count + (uint32_t)__builtin_ctzll(next) / 8;
  }
  while (count < most && bytes[count] == ground) count++;
  return count;
}

static uint32_t hash(const uint8_t *bytes) {
  const uint32_t next = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
  // Knuth's multiplier, 2^32 over the golden ratio.
  return next * 0x9e3779b1u >> (32 - HASH_BITS);
}

/// Enters the places before `end` that can be found: those where three bytes follow that are not
/// all ground.
static void enter(struct deflate_sparse *sparse, uint32_t end) {
  while (sparse->next < end) {
    const uint32_t place = sparse->next;
    const uint8_t *const bytes = sparse->bytes + place;
    const uint32_t rest = sparse->count - place;
    const uint32_t ahead = ground_bytes(bytes, sparse->ground, rest < 8 ? rest : 8);
    if (ahead > 0 && !sparse->is_in_ground) {
      sparse->ground_start = place;
      sparse->is_in_ground = 1;
    }
    if (ahead > 3) {
      sparse->next += ahead - 2;
      continue;
    }
    uint32_t before = 0;
    if (ahead == 0 && sparse->is_in_ground) {
      before = place - sparse->ground_start;
      sparse->is_in_ground = 0;
    }
    if (ahead < 3 && rest >= 3) {
      uint32_t *const last = &sparse->last[hash(bytes)];
      sparse->earlier[place % WINDOW] = *last;
      sparse->ground_before[place % WINDOW] = before;
      *last = place + 1;
    }
    sparse->next++;
  }
}

struct match {
  uint32_t length, distance;
};

/// The longest match at a place that is longer than `shortest`, among so many places; length 0 when
/// there is none.
static struct match find(const struct deflate_sparse *sparse, uint32_t place, uint32_t shortest,
                         int depth) {
  const uint8_t *const bytes = sparse->bytes + place;
  const uint32_t rest = sparse->count - place;
  const uint32_t most = rest < LONGEST_MATCH ? rest : LONGEST_MATCH;
  struct match best = {0, 0};
  if (most <= shortest) return best;
  const uint32_t ground = ground_bytes(bytes, sparse->ground, most);
  const uint32_t skipped = ground < 3 ? 0 : ground;
  if (skipped > shortest && place > 0 && bytes[-1] == sparse->ground) {
    best = (struct match){skipped, 1};
    shortest = skipped;
  }
  // Places that continue as this one does after its ground.
  if (rest - skipped < 3 || skipped == most) return best;
  const uint8_t *const after = bytes + skipped;
  for (uint32_t next = sparse->last[hash(after)]; next > 0 && depth > 0; depth--) {
    const uint32_t found = next - 1;
    const uint32_t distance = place + skipped - found;
    if (distance > WINDOW) break;
    next = sparse->earlier[found % WINDOW];
    const uint8_t *const there = sparse->bytes + found;
    if (sparse->ground_before[found % WINDOW] < skipped) continue;
    if (shortest >= skipped && after[shortest - skipped] != there[shortest - skipped]) continue;
    const uint32_t length = skipped + equal_bytes(after, there, most - skipped);
    if (length <= shortest) continue;
    best = (struct match){length, distance};
    shortest = length;
    if (length == most) break;
  }
  return best;
}

size_t deflate_sparse_stream(struct deflate_sparse *sparse, const uint8_t *bytes, size_t count,
                             uint8_t ground, int depth, uint8_t *out, size_t out_size) {
  if (count > INT32_MAX) return 0;
  sparse->bytes = bytes;
  sparse->count = (uint32_t)count;
  sparse->ground = ground;
  sparse->next = 0;
  sparse->is_in_ground = 0;
  memset(sparse->last, 0, sizeof sparse->last);

  struct deflate_bits bits = {.out = out, .end = out + out_size};
  size_t tokens = 0;
  // The match at the byte before `place`, which is not written yet, if there is such a byte.
  struct match waiting = {0, 0};
  int is_waiting = 0;
  for (uint32_t place = 0; place < count;) {
    if (tokens + 2 > BLOCK_TOKENS) {
      if (!deflate_write_block(&bits, sparse->tokens, tokens, 0)) return 0;
      tokens = 0;
    }
    enter(sparse, place);
    struct match next = {0, 0};
    if (waiting.length < LONG_MATCH) {
      next = find(sparse, place, waiting.length < 2 ? 2 : waiting.length,
                  waiting.length < GOOD_MATCH ? depth : depth / 4);
    }
    if (waiting.length > 0 && next.length == 0) {
      sparse->tokens[tokens++] = deflate_match(waiting.length, waiting.distance);
      place += waiting.length - 1;
      waiting.length = 0;
      is_waiting = 0;
      continue;
    }
    if (is_waiting) sparse->tokens[tokens++] = bytes[place - 1];
    waiting = next;
    is_waiting = 1;
    place++;
  }
  if (is_waiting) sparse->tokens[tokens++] = bytes[count - 1];
  if (!deflate_write_block(&bits, sparse->tokens, tokens, 1)) return 0;
  if (bits.count > 0) *bits.out++ = (uint8_t)bits.bits;
  return (size_t)(bits.out - out);
}
