// SPDX-License-Identifier: MIT
//
// Which instructions an x86-64 processor has. glibc (2.33 and later) has asked already when a program
// starts; libgcc would ask again, by `cpuid`, which a virtual machine's host answers: 9 µs a question.

#ifndef SIMPLETAB_PROCESSOR_H
#define SIMPLETAB_PROCESSOR_H

#if defined(__x86_64__)

#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif

/// Whether a feature, by the compiler's name and glibc's, may be used.
#if defined(CPU_FEATURE_ACTIVE)
#define HAS_FEATURE(name, NAME) CPU_FEATURE_ACTIVE(NAME)
#else
#define HAS_FEATURE(name, NAME) __builtin_cpu_supports(name)
#endif

#endif

#endif
