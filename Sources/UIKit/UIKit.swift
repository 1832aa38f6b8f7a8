// SPDX-License-Identifier: MIT
//
// `import UIKit` on Linux: ViewKit under the name that iOS code imports, with Foundation, as on iOS.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import ViewKit
