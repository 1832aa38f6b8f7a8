// SPDX-License-Identifier: MIT
//
// The layer half of the names that iOS code imports.

@_exported import CoreGraphics
@_exported import ViewKit
