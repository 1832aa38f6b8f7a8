// SPDX-License-Identifier: MIT
//
// A level's kernels, in one table.

#ifndef RASTER_KERNELS_TABLE_H
#define RASTER_KERNELS_TABLE_H

#include <stddef.h>
#include <stdint.h>

#include "raster_kernels.h"

typedef struct {
  void (*solid)(uint8_t *, size_t, size_t, size_t, uint32_t);
  void (*fill)(uint8_t *, size_t, const uint8_t *, uint8_t);
  void (*tint)(uint8_t *, size_t, const uint8_t *, size_t, size_t, size_t, const uint8_t *);
  void (*tint2)(uint8_t *, size_t, const uint8_t *, size_t, size_t, size_t, const uint8_t *,
                const uint8_t *);
  void (*draw)(uint8_t *, const uint8_t *, size_t, uint8_t);
  void (*draw_masked)(uint8_t *, const uint8_t *, const uint8_t *, size_t, uint8_t);
  void (*widen4)(uint16_t *, const uint8_t *, size_t, const int32_t *, const uint16_t *, size_t);
  void (*widen1)(uint16_t *, const uint8_t *, size_t, const int32_t *, const uint16_t *, size_t);
  void (*mix)(uint8_t *, const uint16_t *, const uint16_t *, size_t, size_t, uint16_t);
  void (*mix_over)(uint8_t *, const uint16_t *, const uint16_t *, size_t, uint16_t, uint8_t);
  void (*taps)(int32_t *, uint16_t *, size_t, int32_t, double, double, int32_t);
  void (*scale1)(uint8_t *, const raster_scaled_mask *, size_t, size_t);
} raster_kernel_table;

extern const raster_kernel_table raster_kernels_avx2;
extern const raster_kernel_table raster_kernels_avx512;
extern const raster_kernel_table raster_kernels_neon;

#endif
