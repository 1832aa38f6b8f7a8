// SPDX-License-Identifier: MIT
//
// The stack of drawing contexts that UIKit's drawing calls go to.

public import Foundation

@MainActor private var contextStack: [CGContext] = []

/// The context that drawing goes to; `nil` outside drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contextStack.last }

/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { contextStack.append(context) }

/// Goes back to the context before.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = contextStack.popLast() }

/// Fills a rectangle in the current fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
