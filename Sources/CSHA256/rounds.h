// SPDX-License-Identifier: MIT
//
// What all versions share: the 64 constants of FIPS 180-4, § 4.2.2 (the first 32 bits of the fractional
// parts of the cube roots of the first 64 primes), and the version for a processor's own instructions.

#ifndef SIMPLETAB_SHA256_ROUNDS_H
#define SIMPLETAB_SHA256_ROUNDS_H

#include "sha256.h"

extern const uint32_t sha256_constants[64];

void sha256_blocks_accelerated(uint32_t state[8], const uint8_t *blocks, size_t count);

#endif
