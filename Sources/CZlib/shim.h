// SPDX-License-Identifier: MIT
//
// zlib's interface: deflate and checksums.
#include <zlib.h>
