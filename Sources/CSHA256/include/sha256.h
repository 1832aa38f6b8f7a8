// SPDX-License-Identifier: MIT
//
// The compression function of SHA-256 (FIPS 180-4, § 6.2) over whole blocks, by the processor's own
// instructions where it has them. Chaining, padding and lengths are the caller's. Every pointer is
// borrowed for the one call, and no state is kept.

#ifndef SIMPLETAB_SHA256_H
#define SIMPLETAB_SHA256_H

#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256: 1 or 0.
int sha256_is_accelerated(void);

/// Takes `count` blocks of 64 bytes into a state of eight words. `accelerated` chooses the code, which
/// never changes the result; 1 only where `sha256_is_accelerated` says so.
void sha256_blocks(uint32_t state[8], const uint8_t *blocks, size_t count, int accelerated);

#endif
