// SPDX-License-Identifier: MIT
//
// FriBidi: which way each stretch of a line runs.
#include <fribidi.h>
