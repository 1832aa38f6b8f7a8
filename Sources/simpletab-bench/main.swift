// SPDX-License-Identifier: MIT
//
// The process: hands its arguments to the command-line library.
