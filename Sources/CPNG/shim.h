// SPDX-License-Identifier: MIT
//
// libpng's interface, for the C function that keeps its error jumps.
#include <png.h>
