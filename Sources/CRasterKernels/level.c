// SPDX-License-Identifier: MIT
//
// Asks the processor, once, which vector instructions it has. The environment's SIMPLETAB_VECTORS may
// say "none" or "avx2" to have narrower ones, so that a check can show that pixels do not depend on them.

#include "processor.h"
#include "raster_kernels.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static int widest(void) {
#if defined(__x86_64__)
  if (HAS_FEATURE("avx512bw", AVX512BW) && HAS_FEATURE("avx512vl", AVX512VL) &&
      HAS_FEATURE("avx512dq", AVX512DQ))
    return 2;
  if (HAS_FEATURE("avx2", AVX2)) return 1;
#elif defined(__AARCH64EL__)
  return 1;
#endif
  return 0;
}

static int asked(void) {
  const char *wish = getenv("SIMPLETAB_VECTORS");
  int most = wish && !strcmp(wish, "none") ? 0 : wish && !strcmp(wish, "avx2") ? 1 : 2;
  int level = widest();
  return level < most ? level : most;
}

int raster_kernels_processor_level(void) {
  // Comparisons ask for every row. Threads that ask first at once all find the same.
  static _Atomic int known = -1;
  int level = atomic_load_explicit(&known, memory_order_relaxed);
  if (level < 0) atomic_store_explicit(&known, level = asked(), memory_order_relaxed);
  return level;
}
