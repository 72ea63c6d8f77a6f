// SPDX-License-Identifier: MIT

// The conversion of solved positions to frames. Edges are rounded to pixels in the coordinates of
// the island's root. Adjacent views therefore meet even if they have different superviews, and the
// frames inside of an island do not depend on the position of the island.
extension UIView {
  /// Sets the frames of the subviews whose solved positions have changed.
  final func placeSubviews() {
    guard let state = layoutItem.state else { return }
    if let engine = state.engine, engine.isDirty { engine.solve() }
    guard let contents = state.contents, !contents.unplaced.isEmpty else { return }
    var unplaced: [LayoutItemState] = []
    swap(&unplaced, &contents.unplaced)
    let scale = pixelsPerPoint
    let base = isIslandRoot ? nil : state.pixelFrame
    for child in unplaced {
      child.isUnplaced = false
      if let view = child.view {
        guard view.parent === self, let frame = child.roundFrame(in: base, scale: scale) else {
          continue
        }
        view.place(child, at: frame)
      } else if let guide = child.guide, guide.owner === self,
        let frame = child.roundFrame(in: base, scale: scale), guide.kind == .scrollContent
      {
        contentSizeSolved(frame.size)
      }
    }
    guard contents.unplaced.isEmpty else { return }
    unplaced.removeAll(keepingCapacity: true)  // usually, the same views move again
    swap(&unplaced, &contents.unplaced)
  }

  private func place(_ state: LayoutItemState, at rect: CGRect) {
    let frame = frame(forAlignmentRect: rect)
    state.isBeingPlaced = true
    defer { state.isBeingPlaced = false }
    let bounds = bounds
    let isResized = bounds.size != frame.size
    if isResized { self.bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let (anchor, zoom) = (anchorPoint, flags.zoomScale)
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x * zoom, y: frame.minY + frame.height * anchor.y * zoom)
    if self.center != center { self.center = center } else if isResized { refreshSafeArea() }
  }
}

/// The position of an item in its superview, exact and rounded to pixels.
struct PixelFrame {
  /// The alignment rectangle of the last published solution, in points.
  var published = CGRect.zero
  /// The exact origin of the item's frame in the coordinates of the island's root, in pixels.
  private(set) var exact = CGPoint.zero
  /// The origin of the item's frame that follows from rounding, in pixels.
  private(set) var pixel = CGPoint.zero
  /// The alignment rectangle rounded to whole pixels, in points.
  private(set) var roundedFrame = CGRect.zero
  var isPublished = false

  /// Computes the rounded position.
  ///
  /// - Parameter alignment: The insets of the alignment rectangle in the view's frame, in points.
  /// - Returns: Whether the rounding of the view has changed, which may change the rounding of its
  ///   contents. A move by whole pixels preserves all roundings. Nil for an item that has not been
  ///   published.
  fileprivate mutating func round(
    in base: PixelFrame?, _ alignment: UIEdgeInsets, scale: CGFloat
  ) -> Bool? {
    guard isPublished else { return nil }
    let (start, origin) = (base?.exact ?? .zero, base?.pixel ?? .zero)
    let left = published.minX * scale + start.x
    let top = published.minY * scale + start.y
    let x = left.roundedToPixel
    let y = top.roundedToPixel
    let width = (published.maxX * scale + start.x).roundedToPixel - x
    let height = (published.maxY * scale + start.y).roundedToPixel - y
    // All values are whole numbers before the division, so that equal positions have equal bits.
    roundedFrame = CGRect(
      x: (x - origin.x) / scale, y: (y - origin.y) / scale, width: width / scale,
      height: height / scale)
    let (oldExact, oldPixel) = (exact, pixel)
    exact = CGPoint(x: left - alignment.left * scale, y: top - alignment.top * scale)
    pixel = CGPoint(x: x - alignment.left * scale, y: y - alignment.top * scale)
    let shift = CGPoint(
      x: (exact.x - pixel.x) - (oldExact.x - oldPixel.x),
      y: (exact.y - pixel.y) - (oldExact.y - oldPixel.y))
    return shift.x.magnitude > 1e-6 || shift.y.magnitude > 1e-6
  }
}

extension LayoutItemState {
  /// Returns the item's rounded frame, or nil for an item without a position. Marks the subviews as
  /// unplaced if their roundings may change.
  fileprivate func roundFrame(in base: PixelFrame?, scale: CGFloat) -> CGRect? {
    guard let item, let isShifted = item.pixelFrame.round(in: base, item.alignment, scale: scale)
    else {
      return nil
    }
    if isShifted { shiftSubviews() }
    return item.pixelFrame.roundedFrame
  }

  private func shiftSubviews() {
    guard let view, !view.isIslandRoot else { return }
    for child in view.children {
      child.layoutItem.state?.markUnplaced()
    }
    guard let contents else { return }
    for guide in contents.guides { guide.layoutState.markUnplaced() }
    for guide in contents.systemGuides { guide.layoutState.markUnplaced() }
    if !contents.unplaced.isEmpty { view.setNeedsLayout() }
  }
}

extension LayoutEngine {
  /// Sets the solved size of a root whose size is free.
  func placeFreeRoot(_ item: EngineItem) {
    guard isRootFree, fitting == nil, let state = item.state else { return }
    item.pixelFrame.isPublished = true
    item.pixelFrame.published = item.rect
    let scale = root.pixelsPerPoint
    let size = root.frame(
      forAlignmentRect: CGRect(
        x: 0, y: 0, width: item.pixelFrame.published.width.rounded(toPixelsOf: scale),
        height: item.pixelFrame.published.height.rounded(toPixelsOf: scale))
    ).size
    guard size != root.bounds.size else { return }
    state.isBeingPlaced = true
    let origin = root.backingLayer.values.untransformedFrame.origin
    root.bounds.size = size
    root.center = CGPoint(
      x: origin.x + size.width * root.anchorPoint.x, y: origin.y + size.height * root.anchorPoint.y)
    state.isBeingPlaced = false
    root.refreshSafeArea()
  }
}
