// SPDX-License-Identifier: MIT
//
// Asks the processor, once, which vector instructions it has.

#include "raster_kernels.h"

int raster_kernels_processor_level(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512dq"))
    return 2;
  if (__builtin_cpu_supports("avx2")) return 1;
#endif
  return 0;
}
