// SPDX-License-Identifier: MIT

/// The stack of pushed contexts, the current one last.
///
/// Each thread has a stack, as on Apple's platforms. During the display of layers, a task-local
/// stack is used instead, which is faster to look up.
package final class ContextStack: @unchecked Sendable {
  @TaskLocal private static var ofDisplay: ContextStack?
  private static let key = "HeadlessUIKit.ContextStack"

  var contexts: [CGContext] = []

  private init() {}

  static var current: ContextStack {
    if let ofDisplay { return ofDisplay }
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? ContextStack { return stack }
    let stack = ContextStack()
    values[key] = stack
    return stack
  }

  /// Runs `body` with a separate stack.
  package static func performDisplay(_ body: () -> Void) {
    $ofDisplay.withValue(ContextStack(), operation: body)
  }
}

/// Returns the current context, which in `draw(_:)` is that of the view; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Removes the current context and makes the previously pushed one current.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Runs `body` with a context as the current one.
package func withCurrentContext<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows
  -> Result
{
  let stack = ContextStack.current
  let count = stack.contexts.count
  stack.contexts.append(context)
  // Also removes contexts that `body` pushed and did not pop.
  defer { stack.contexts.removeLast(max(stack.contexts.count - count, 0)) }
  return try body()
}

// MARK: - Rectangles

/// Fills a rectangle with the current fill color, which replaces the existing colors.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saving {
    context.setBlendMode(blendMode)
    context.fillRectangle(rect)
  }
}

/// Draws a frame inside a rectangle, one point wide, in the current fill color, which replaces the
/// existing colors.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame inside a rectangle, one point wide, in the current fill color with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  let frame = PathBuilder.rect(rect) + (inner.isNull ? [] : PathBuilder.rect(inner))
  context.saving {
    context.setBlendMode(blendMode)
    context.fill(frame.map { $0.applying(context.state.transform) }, .evenOdd)
  }
}

/// Restricts subsequent drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(toUserPath: PathBuilder.rect(rect), .winding)
}
