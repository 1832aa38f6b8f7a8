// SPDX-License-Identifier: MIT
//
// HarfBuzz and its OpenType functions: shaping, and the script of a character.
#include <hb.h>
#include <hb-ot.h>
