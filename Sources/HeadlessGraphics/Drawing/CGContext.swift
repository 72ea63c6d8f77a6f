// SPDX-License-Identifier: MIT

/// A drawing destination that records commands, which a renderer replays.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
///   let context = renderer.cgContext
///   context.saveGState()
///   context.translateBy(x: 20, y: 20)
///   context.rotate(by: .pi / 4)
///   context.setFillColor(UIColor.red.cgColor)
///   context.fill(CGRect(x: -10, y: -10, width: 20, height: 20))
///   context.restoreGState()
/// }
/// print(image.size)  // (40.0, 40.0)
/// ```
///
/// As in the contexts that UIKit creates, the origin is the upper left corner, and y grows
/// downwards. Contexts over memory of the caller (`init(data:width:…)`), PDF contexts, layers
/// (`CGLayer`) and all members that require a `CGImage` are not available.
///
/// A command costs the same whatever it covers, because no pixel is drawn before a renderer needs
/// it. Each command has the state at its time, in points. Use a context only in the closure or in
/// the `draw` method that receives it.
public final class CGContext {
  /// The graphics state, which `saveGState()` saves.
  struct State {
    /// The transform from user space to the base space.
    var transform = CGAffineTransform.identity
    var clips: [DrawingClip] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawingShadow?
    var fill = DrawingPaint.color(RGBA(white: 0, alpha: 1))
    var stroke = DrawingPaint.color(RGBA(white: 0, alpha: 1))
    var line = StrokeStyle(width: 1)
    var patternPhase = CGSize.zero
    var isAntialiased = true
    var interpolationQuality = CGInterpolationQuality.default
  }

  /// The part of the base space that can be drawn to.
  package private(set) var extent = CGRect.zero
  /// The height of the image, in points.
  private var height: CGFloat = 0
  /// The number of pixels per point.
  private(set) var scale: CGFloat = 1
  /// The object whose contents are drawn, if any: a layer.
  package private(set) var owner: AnyObject?

  var state = State() { didSet { isUntouched = false } }
  private var saved: [State] = []
  // The commands of the innermost open transparency layer or, if there is none, of the image.
  // `outerSteps` contains the commands of the image and of the outer transparency layers.
  private(set) var steps: [DrawingStep] = []
  private var outerSteps: [(steps: [DrawingStep], savedCount: Int)] = []
  /// The current path, in the base space: a later change of the transform does not move it.
  var currentPath = CGMutablePath()
  /// The frame of the image, for contexts from `UIGraphicsBeginImageContext`; nil for others.
  var imageFrame: ImageFrame?
  /// Whether no drawing and no setting has changed the context since `begin`, so that it equals a
  /// new one.
  package private(set) var isUntouched = true

  /// Creates a context for an image.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of user space that the image shows.
  ///   - dirty: The part of `bounds` that is drawn.
  package init(bounds: CGRect, dirty: CGRect? = nil, scale: CGFloat, owner: AnyObject? = nil) {
    begin(bounds: bounds, dirty: dirty ?? bounds, scale: scale, owner: owner)
  }

  /// Prepares the context for another image. Must be called only while `isUntouched` is true.
  package func begin(bounds: CGRect, dirty: CGRect, scale: CGFloat, owner: AnyObject?) {
    extent = dirty.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    height = bounds.height
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.owner = owner
    state.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    saved = []
    if !currentPath.isEmpty { beginPath() }
    isUntouched = true
  }

  /// Releases the layer whose contents were drawn.
  package func end() {
    owner = nil
  }

  // MARK: Recording

  /// Records a command in user space or, if `inBaseSpace` is true, in the base space.
  package func record(_ operation: DrawingStep.Operation, inBaseSpace: Bool = false) {
    isUntouched = false
    steps.append(
      DrawingStep(
        operation: operation, transform: inBaseSpace ? .identity : state.transform,
        clips: state.clips, alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow,
        isAntialiased: state.isAntialiased))
  }

  /// Saves the graphics state, runs `body`, and restores the state.
  package func saving(_ body: () -> Void) {
    saveGState()
    body()
    restoreGState()
  }

  /// Returns the commands so far, without those of open transparency layers.
  package func snapshotSteps() -> [DrawingStep] {
    outerSteps.first?.steps ?? steps
  }

  // MARK: State

  /// Pushes a copy of the graphics state onto the stack. The current path is not part of the state.
  public func saveGState() {
    saved.append(state)
  }

  /// Restores the graphics state from the top of the stack. Has no effect if no state was saved
  /// since the innermost open transparency layer began.
  public func restoreGState() {
    guard saved.count > (outerSteps.last?.savedCount ?? 0), let last = saved.popLast() else {
      return
    }
    state = last
  }

  /// Begins a transparency layer: subsequent commands are composed to one image, which is drawn
  /// with the current alpha, blend mode and shadow when the layer ends.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    outerSteps.append((steps, saved.count))
    steps = []
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Begins a transparency layer whose drawing is restricted to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the transparency layer, restores the graphics state from before it, and draws the layer.
  public func endTransparencyLayer() {
    guard let outer = outerSteps.popLast() else { return }
    let group = steps
    steps = outer.steps
    saved.removeLast(saved.count - outer.savedCount)
    restoreGState()
    if !group.isEmpty { record(.group(group), inBaseSpace: true) }
  }

  // MARK: The transform

  /// The transform from user space to pixels, whose origin is the lower left corner.
  public var ctm: CGAffineTransform { userSpaceToDeviceSpaceTransform }

  /// The transform from user space to pixels, whose origin is the lower left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height * scale))
  }

  /// Converts a point from user space to pixels.
  @discardableResult
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a point from pixels to user space.
  @discardableResult
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Prepends a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates of everything that is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle, in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  // MARK: Clips

  /// Restricts subsequent drawing to the inside of the path, then clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(toBasePath: currentPath.elements, rule)
    beginPath()
  }

  /// Restricts subsequent drawing to a rectangle, then clears the path.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Restricts subsequent drawing to the union of rectangles, then clears the path.
  public func clip(to rects: [CGRect]) {
    clip(toUserPath: rects.flatMap(PathBuilder.rect), .winding)
    beginPath()
  }

  /// Removes all clips that were added since the context was created.
  public func resetClip() {
    state.clips = []
  }

  func clip(toUserPath path: [PathElement], _ rule: CGPathFillRule) {
    clip(toBasePath: path.map { $0.applying(state.transform) }, rule)
  }

  private func clip(toBasePath path: [PathElement], _ rule: CGPathFillRule) {
    state.clips.append(DrawingClip(path: path, rule: rule))
  }

  /// The smallest rectangle, in user space, around the area that drawing can affect.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(extent) { box, clip in
      let area = CGPath(elements: clip.path).boundingBoxOfPath
      return area.isNull ? .null : box.intersection(area)
    }
    return box.isNull ? .null : box.applying(state.transform.inverted())
  }
}

// Without children; see `CGPath`.
extension CGContext: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
