// SPDX-License-Identifier: MIT
//
// The heap of a process that makes pictures: large pieces that come and go at every frame.

#ifndef SIMPLETAB_HEAP_H
#define SIMPLETAB_HEAP_H

/// Lets the heap keep what is freed, and asks the system for large pages. To be called once, before there
/// are threads; without glibc and Linux it does nothing. It changes no result, only how long memory takes.
void heap_keep_large_pieces(void);

#endif
