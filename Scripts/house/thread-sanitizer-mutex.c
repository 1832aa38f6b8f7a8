// SPDX-License-Identifier: MIT
//
// Shows ThreadSanitizer the slow half of Swift's `Mutex`. The fast half is compiled into its users as
// an atomic operation, which ThreadSanitizer sees; under contention two functions of
// libswiftSynchronization lock and unlock by futex calls, and since that library is not instrumented,
// what the lock orders looks like a race. Preloaded, these two functions stand before the library's:
// they call it, and tell ThreadSanitizer that the lock's word was acquired or released. So nothing has
// to be suppressed. Names and calling convention: Swift 6.3's Synchronization module on Linux.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Of the sanitizer's runtime; absent in programs built without it, which are started beside the tests.
void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

typedef SWIFT void lock_function(uint32_t thread, SELF void *mutex);
typedef SWIFT void unlock_function(SELF void *mutex);

static void *original(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK_SLOW);

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) {
  ((lock_function *)original(LOCK_SLOW))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((unlock_function *)original(UNLOCK_SLOW))(mutex);
}
