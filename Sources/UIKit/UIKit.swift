// SPDX-License-Identifier: MIT
//
// `import UIKit` on Linux: ViewKit under the name that iOS code imports, with Foundation, as on iOS.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import ViewKit

/// The class of a name that client code looks for in a bar's subviews; `nil` for any other name.
///
/// It stands in this module so that it goes before Foundation's, which knows no views.
public func NSClassFromString(_ name: String) -> AnyClass? { NamedClasses.named(name) }
