// SPDX-License-Identifier: MIT

/// A place to draw: it records commands, which a renderer replays.
///
/// As in the contexts that UIKit makes, the origin is the upper left corner and y grows downwards.
/// Contexts over memory of the caller (`init(data:width:…)`), PDF contexts and layers (`CGLayer`) are
/// left out, and so are the members that need a `CGImage`.
public final class CGContext {
  /// The settings that `saveGState()` saves.
  struct State {
    /// From user space to the base space.
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
  private(set) var extent = CGRect.zero
  /// The height of the picture, in points.
  private var height: CGFloat = 0
  /// Pixels a point.
  private(set) var scale: CGFloat = 1
  /// The layer whose contents are being drawn, if any.
  private(set) var owner: CALayer?

  var state = State() { didSet { isUntouched = false } }
  private var saved: [State] = []
  // Steps of the picture, and below them those of the transparency layers that are open.
  private(set) var steps: [DrawingStep] = []
  private var outerSteps: [(steps: [DrawingStep], savedCount: Int)] = []
  /// The current path, in the base space: a later change of the transform does not move it.
  var currentPath = CGMutablePath()
  /// The image that the context draws, for those that `UIGraphicsBeginImageContext` makes.
  var imageFrame: ImageFrame?
  /// Whether nothing was drawn or set yet, so that the context is as good as a new one.
  private(set) var isUntouched = true

  /// A context for a picture.
  ///
  /// - Parameters:
  ///   - bounds: the rectangle of user space that the picture shows.
  ///   - dirty: the part of it that is drawn.
  init(bounds: CGRect, dirty: CGRect? = nil, scale: CGFloat, owner: CALayer? = nil) {
    begin(bounds: bounds, dirty: dirty ?? bounds, scale: scale, owner: owner)
  }

  /// Makes the context one for another picture, as long as nothing was drawn.
  func begin(bounds: CGRect, dirty: CGRect, scale: CGFloat, owner: CALayer?) {
    extent = dirty.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    height = bounds.height
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.owner = owner
    state.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    saved = []
    if !currentPath.isEmpty { beginPath() }
    isUntouched = true
  }

  /// Releases the layer, whose contents are drawn.
  func end() {
    owner = nil
  }

  // MARK: Recording

  /// Records a command in user space, or in the base space if requested.
  func record(_ operation: DrawingStep.Operation, inBaseSpace: Bool = false) {
    isUntouched = false
    steps.append(
      DrawingStep(
        operation: operation, transform: inBaseSpace ? .identity : state.transform,
        clips: state.clips, alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow,
        isAntialiased: state.isAntialiased))
  }

  /// Records commands between a save and a restore of the state.
  func saving(_ body: () -> Void) {
    saveGState()
    body()
    restoreGState()
  }

  /// Everything that was drawn so far, without the transparency layers that are still open.
  func snapshotSteps() -> [DrawingStep] {
    outerSteps.first?.steps ?? steps
  }

  // MARK: State

  /// Puts a copy of the graphics state on the stack. The path is not part of it.
  public func saveGState() {
    saved.append(state)
  }

  /// Takes the graphics state from the stack. Nothing happens where none was saved.
  public func restoreGState() {
    guard saved.count > (outerSteps.last?.savedCount ?? 0), let last = saved.popLast() else {
      return
    }
    state = last
  }

  /// Composes what follows to one picture, which is drawn with the present alpha, blend mode and shadow
  /// when the layer ends.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    outerSteps.append((steps, saved.count))
    steps = []
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// The same, within a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the transparency layer and draws it. The state is then what it was before the layer.
  public func endTransparencyLayer() {
    guard let outer = outerSteps.popLast() else { return }
    let group = steps
    steps = outer.steps
    saved.removeLast(saved.count - outer.savedCount)
    restoreGState()
    if !group.isEmpty { record(.group(group), inBaseSpace: true) }
  }

  // MARK: The transform

  /// From user space to pixels, whose origin is the lower left corner.
  public var ctm: CGAffineTransform { userSpaceToDeviceSpaceTransform }

  /// From user space to pixels, whose origin is the lower left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height * scale))
  }

  /// A point of user space in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A point in pixels in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns user space, by radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  // MARK: Clips

  /// Restricts drawing to the inside of the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(toBasePath: currentPath.elements, rule)
    beginPath()
  }

  /// Restricts drawing to a rectangle, and clears the path.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Restricts drawing to the area of rectangles, and clears the path.
  public func clip(to rects: [CGRect]) {
    clip(toUserPath: rects.flatMap(PathBuilder.rect), .winding)
    beginPath()
  }

  /// Removes the restrictions that were made since the context was created.
  public func resetClip() {
    state.clips = []
  }

  func clip(toUserPath path: [PathElement], _ rule: CGPathFillRule) {
    clip(toBasePath: path.map { $0.applying(state.transform) }, rule)
  }

  private func clip(toBasePath path: [PathElement], _ rule: CGPathFillRule) {
    state.clips.append(DrawingClip(path: path, rule: rule))
  }

  /// The smallest rectangle of user space around everything that drawing can reach.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(extent) { box, clip in
      let area = CGPath(elements: clip.path).boundingBoxOfPath
      return area.isNull ? .null : box.intersection(area)
    }
    return box.isNull ? .null : box.applying(state.transform.inverted())
  }
}
