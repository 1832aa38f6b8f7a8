// SPDX-License-Identifier: MIT
//
// Literals and matches become one block of deflate with the best code for how often each occurs
// (RFC 1951, § 3.2). Code lengths come from Huffman's algorithm over sorted counts; where one is
// longer than deflate allows, codes are lengthened from the shortest that can be until all fit.

#include "huffman.h"

#include <string.h>

enum { LITERALS = 286, DISTANCES = 30, LENGTHS = 19, END = 256, FIRST_MATCH = 257, LONGEST = 15 };

// RFC 1951, § 3.2.5: where each symbol's lengths and distances begin, and how many further bits
// tell which of them it is.
static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,
                                         15, 17, 19, 23, 27, 31, 35, 43, 51,  59,
                                         67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

struct symbol {
  unsigned symbol, extra, extra_bits;
};

static unsigned highest_bit(unsigned value) { return 31 - (unsigned)__builtin_clz(value); }

/// A match's length as a symbol: four symbols to each power of two above 8, but for 258.
static struct symbol length_symbol(unsigned length) {
  unsigned symbol = 28;
  if (length < 11) {
    symbol = length - 3;
  } else if (length < 258) {
    const unsigned bits = highest_bit(length - 3);
    symbol = 4 * (bits - 1) + ((length - 3) >> (bits - 2) & 3);
  }
  return (struct symbol){symbol, length - length_base[symbol], length_extra[symbol]};
}

/// A match's distance less 1 as a symbol: two symbols to each power of two.
static struct symbol distance_symbol(unsigned distance) {
  if (distance < 2) return (struct symbol){distance, 0, 0};
  const unsigned bits = highest_bit(distance);
  const unsigned half = distance >> (bits - 1) & 1;
  return (struct symbol){2 * bits + half, distance & ((1u << (bits - 1)) - 1), bits - 1};
}

/// A code: each symbol's bits, the first one lowest, and how many there are.
struct code {
  uint16_t bits[LITERALS];
  uint8_t lengths[LITERALS];
};

/// How many codes have each length, by Huffman's algorithm over counts that rise. The tree's inner
/// nodes arise in the order of their weights, so two queues do (van Leeuwen, 1976).
static void count_lengths(const uint32_t *weights, unsigned symbols, unsigned longest,
                          unsigned counts[LONGEST + 1]) {
  uint32_t weight[2 * LITERALS];
  uint16_t parent[2 * LITERALS];
  uint16_t depth[2 * LITERALS];
  memcpy(weight, weights, symbols * sizeof *weights);
  unsigned leaf = 0, inner = symbols;
  for (unsigned node = symbols; node < 2 * symbols - 1; node++) {
    weight[node] = 0;
    for (int child = 0; child < 2; child++) {
      const int is_leaf = leaf < symbols && (inner == node || weight[leaf] <= weight[inner]);
      const unsigned chosen = is_leaf ? leaf++ : inner++;
      weight[node] += weight[chosen];
      parent[chosen] = (uint16_t)node;
    }
  }
  depth[2 * symbols - 2] = 0;
  memset(counts, 0, (LONGEST + 1) * sizeof *counts);
  uint32_t room = 0;
  for (unsigned node = 2 * symbols - 2; node-- > 0;) {
    depth[node] = depth[parent[node]] + 1;
    if (node >= symbols) continue;
    const unsigned length = depth[node] < longest ? depth[node] : longest;
    counts[length]++;
    room += 1u << (longest - length);
  }
  // Kraft's sum is at most 1: a code that is cut takes room, which one that becomes longer gives.
  for (; room > 1u << longest; room--) {
    unsigned length = longest - 1;
    while (counts[length] == 0) length--;
    counts[length]--;
    counts[length + 1] += 2;
    counts[longest]--;
  }
}

/// The code for symbols that occur so often, none longer than `longest` bits. At least two symbols
/// get one, because some readers refuse less.
static void make_code(const uint32_t *uses, unsigned symbols, unsigned longest, struct code *code) {
  uint32_t sorted[LITERALS], weights[LITERALS];
  unsigned used = 0;
  memset(code, 0, sizeof *code);
  for (unsigned symbol = 0; symbol < symbols; symbol++) {
    if (uses[symbol]) sorted[used++] = uses[symbol] << 9 | symbol;
  }
  for (unsigned symbol = 0; used < 2; symbol++) {
    if (!uses[symbol]) sorted[used++] = symbol;
  }
  for (unsigned i = 1; i < used; i++) {
    const uint32_t value = sorted[i];
    unsigned j = i;
    for (; j > 0 && sorted[j - 1] > value; j--) sorted[j] = sorted[j - 1];
    sorted[j] = value;
  }
  for (unsigned i = 0; i < used; i++) weights[i] = sorted[i] >> 9;

  unsigned counts[LONGEST + 1];
  count_lengths(weights, used, longest, counts);
  unsigned next = 0;
  for (unsigned length = longest; length > 0; length--) {
    for (unsigned i = 0; i < counts[length]; i++) {
      code->lengths[sorted[next++] & 511] = (uint8_t)length;
    }
  }
  // § 3.2.2: shorter codes first, those of one length in the symbols' order, their first bit
  // highest.
  unsigned first[LONGEST + 2] = {0};
  for (unsigned length = 1; length <= LONGEST; length++) {
    first[length + 1] = (first[length] + counts[length]) << 1;
  }
  for (unsigned symbol = 0; symbol < symbols; symbol++) {
    const unsigned length = code->lengths[symbol];
    if (length == 0) continue;
    unsigned value = first[length]++, reversed = 0;
    for (unsigned bit = 0; bit < length; bit++, value >>= 1) reversed = reversed << 1 | (value & 1);
    code->bits[symbol] = (uint16_t)reversed;
  }
}

/// Takes at most 48 bits between two calls of `flush`.
static void put(struct deflate_bits *bits, uint64_t value, unsigned count) {
  bits->bits |= value << bits->count;
  bits->count += count;
}

/// Bytes in little-endian order, as all processors have that Swift runs on. Room is seen to
/// beforehand.
static void flush(struct deflate_bits *bits) {
  memcpy(bits->out, &bits->bits, sizeof bits->bits);
  bits->out += bits->count / 8;
  bits->bits >>= bits->count / 8 * 8;
  bits->count %= 8;
}

static void put_symbol(struct deflate_bits *bits, const struct code *code, unsigned symbol) {
  put(bits, code->bits[symbol], code->lengths[symbol]);
}

/// The code lengths of a block as the symbols of § 3.2.7: 16 repeats the one before, 17 and 18 are
/// zeros.
static unsigned pack_lengths(const uint8_t *lengths, unsigned count, struct symbol *packed) {
  unsigned written = 0;
  for (unsigned i = 0, run; i < count; i += run) {
    run = 1;
    while (i + run < count && lengths[i + run] == lengths[i] && run < 138) run++;
    if (lengths[i] == 0 && run >= 3) {
      packed[written++] =
          run < 11 ? (struct symbol){17, run - 3, 3} : (struct symbol){18, run - 11, 7};
    } else if (run >= 4) {
      if (run > 7) run = 7;
      packed[written++] = (struct symbol){lengths[i], 0, 0};
      packed[written++] = (struct symbol){16, run - 4, 2};
    } else {
      run = 1;
      packed[written++] = (struct symbol){lengths[i], 0, 0};
    }
  }
  return written;
}

int deflate_write_block(struct deflate_bits *bits, const deflate_token *tokens, size_t count,
                        int is_last) {
  uint32_t literal_uses[LITERALS] = {0}, distance_uses[DISTANCES] = {0};
  uint64_t size = 0;
  literal_uses[END] = 1;
  for (size_t i = 0; i < count; i++) {
    if (tokens[i] < 256) {
      literal_uses[tokens[i]]++;
      continue;
    }
    const struct symbol length = length_symbol(tokens[i] >> 16);
    const struct symbol distance = distance_symbol(tokens[i] & 0xffff);
    literal_uses[FIRST_MATCH + length.symbol]++;
    distance_uses[distance.symbol]++;
    size += length.extra_bits + distance.extra_bits;
  }
  struct code literals, distances, packing;
  make_code(literal_uses, LITERALS, LONGEST, &literals);
  make_code(distance_uses, DISTANCES, LONGEST, &distances);
  for (unsigned i = 0; i < LITERALS; i++) size += literal_uses[i] * literals.lengths[i];
  for (unsigned i = 0; i < DISTANCES; i++) size += distance_uses[i] * distances.lengths[i];
  // A head has at most 3 + 14 + 19 · 3 bits and 14 for each of 316 lengths; `flush` stores 8 bytes.
  if ((size_t)(bits->end - bits->out) < size / 8 + 640) return 0;

  unsigned literal_count = LITERALS, distance_count = DISTANCES;
  while (literal_count > FIRST_MATCH && !literals.lengths[literal_count - 1]) literal_count--;
  while (distance_count > 1 && !distances.lengths[distance_count - 1]) distance_count--;
  uint8_t lengths[LITERALS + DISTANCES];
  memcpy(lengths, literals.lengths, literal_count);
  memcpy(lengths + literal_count, distances.lengths, distance_count);
  struct symbol packed[LITERALS + DISTANCES];
  const unsigned packed_count = pack_lengths(lengths, literal_count + distance_count, packed);
  uint32_t packed_uses[LENGTHS] = {0};
  for (unsigned i = 0; i < packed_count; i++) packed_uses[packed[i].symbol]++;
  make_code(packed_uses, LENGTHS, 7, &packing);

  static const uint8_t order[LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                         11, 4,  12, 3, 13, 2, 14, 1, 15};
  unsigned order_count = LENGTHS;
  while (order_count > 4 && !packing.lengths[order[order_count - 1]]) order_count--;
  put(bits, is_last != 0, 1);
  put(bits, 2, 2);
  put(bits, literal_count - FIRST_MATCH, 5);
  put(bits, distance_count - 1, 5);
  put(bits, order_count - 4, 4);
  for (unsigned i = 0; i < order_count; i++) {
    flush(bits);
    put(bits, packing.lengths[order[i]], 3);
  }
  for (unsigned i = 0; i < packed_count; i++) {
    flush(bits);
    put_symbol(bits, &packing, packed[i].symbol);
    put(bits, packed[i].extra, packed[i].extra_bits);
  }
  for (size_t i = 0; i < count; i++) {
    flush(bits);
    if (tokens[i] < 256) {
      put_symbol(bits, &literals, tokens[i]);
      continue;
    }
    const struct symbol length = length_symbol(tokens[i] >> 16);
    const struct symbol distance = distance_symbol(tokens[i] & 0xffff);
    put_symbol(bits, &literals, FIRST_MATCH + length.symbol);
    put(bits, length.extra, length.extra_bits);
    put_symbol(bits, &distances, distance.symbol);
    put(bits, distance.extra, distance.extra_bits);
  }
  flush(bits);
  put_symbol(bits, &literals, END);
  flush(bits);
  return 1;
}
