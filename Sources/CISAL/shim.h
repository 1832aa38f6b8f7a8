// SPDX-License-Identifier: MIT
//
// Nothing is declared: the target gives CDeflate the compiler and linker flags of ISA-L, which pkg-config
// has when the library is installed.
