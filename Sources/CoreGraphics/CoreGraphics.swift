// SPDX-License-Identifier: MIT
//
// The geometry half of the names that iOS code imports.

@_exported import ViewKit
