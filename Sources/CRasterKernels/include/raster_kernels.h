// SPDX-License-Identifier: MIT
//
// Row kernels for vectors wider than the baseline instruction set. Each is bit-identical to the
// Swift reference of the same name in Raster.

#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

/// The widest vector level this processor runs: 0 baseline, 1 AVX2, 2 AVX-512.
int raster_kernels_processor_level(void);

#endif
