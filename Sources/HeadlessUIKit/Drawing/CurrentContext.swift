// SPDX-License-Identifier: MIT

/// The contexts that were pushed, the current one last.
///
/// Each thread has a stack, as on Apple's platforms. While layers are being displayed a stack of the task
/// is in use, which is found faster.
final class ContextStack: @unchecked Sendable {
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

  /// Runs `body` with a stack of its own.
  static func performDisplay(_ body: () -> Void) {
    $ofDisplay.withValue(ContextStack(), operation: body)
  }
}

/// The context that drawing goes to: in `draw(_:)` that of the view, or none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Makes the context the current one that was so before the last one was pushed.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Runs `body` with a context as the current one.
func withCurrentContext<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result
{
  let stack = ContextStack.current
  let count = stack.contexts.count
  stack.contexts.append(context)
  // Contexts that `body` pushed and did not pop are popped, too.
  defer { stack.contexts.removeLast(max(stack.contexts.count - count, 0)) }
  return try body()
}

// MARK: - Rectangles

/// Fills a rectangle with the current fill colour, which replaces the colours below.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saving {
    context.setBlendMode(blendMode)
    context.fill(PathBuilder.rect(rect).map { $0.applying(context.state.transform) }, .winding)
  }
}

/// Draws a frame inside a rectangle, one point wide, in the current fill colour, which replaces the
/// colours below.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame inside a rectangle, one point wide, in the current fill colour with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  let frame = PathBuilder.rect(rect) + (inner.isNull ? [] : PathBuilder.rect(inner))
  context.saving {
    context.setBlendMode(blendMode)
    context.fill(frame.map { $0.applying(context.state.transform) }, .evenOdd)
  }
}

/// Restricts drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(toUserPath: PathBuilder.rect(rect), .winding)
}

// MARK: - Colours

extension UIColor {
  /// Makes this the colour that areas are filled with and lines are drawn with.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour that areas are filled with.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the colour of lines.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

// MARK: - Paths

extension UIBezierPath {
  /// Fills the inside with the current fill colour.
  public func fill() {
    fill(with: nil, alpha: 1)
  }

  /// Fills the inside with the current fill colour, a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: .some(blendMode), alpha: alpha)
  }

  private func fill(with blendMode: CGBlendMode?, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      let transform = context.state.transform
      context.fill(cgPath.elements.map { $0.applying(transform) }, fillRule)
    }
  }

  /// Draws a line along the path in the current stroke colour, with the path's own line style.
  public func stroke() {
    stroke(with: nil, alpha: 1)
  }

  /// Draws a line along the path in the current stroke colour, with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    stroke(with: .some(blendMode), alpha: alpha)
  }

  private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.stroke(cgPath.elements, strokeStyle(in: context))
    }
  }

  /// Restricts drawing to the inside.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(toUserPath: cgPath.elements, fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func strokeStyle(in context: CGContext) -> StrokeStyle {
    let transform = context.state.transform
    let size = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    // "A width of 0 is interpreted as the thinnest line that can be rendered" ("lineWidth").
    let thinnest = size > 0 ? 1 / (context.scale * size) : 0
    var style = StrokeStyle(width: lineWidth == 0 ? thinnest : lineWidth)
    style.cap = lineCapStyle
    style.join = lineJoinStyle
    style.miterLimit = miterLimit
    style.dashes = dashPattern
    style.phase = dashPhase
    return style
  }

  private func draw(
    with blendMode: CGBlendMode?, alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let blendMode else { return body(context) }
    context.saving {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      body(context)
    }
  }
}

// MARK: - Images

extension UIImage {
  /// Draws the picture with its upper left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture with its upper left corner at a point, a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into a rectangle, scaled as needed.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.record(.image(self, in: rect, .current))
  }

  /// Draws the picture into a rectangle, with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saving {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      draw(in: rect)
    }
  }

  /// Fills a rectangle with copies of the picture in its own size.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saving {
      context.setFillColor(UIColor(patternImage: self).cgColor)
      context.fill(PathBuilder.rect(rect).map { $0.applying(context.state.transform) }, .winding)
    }
  }
}
