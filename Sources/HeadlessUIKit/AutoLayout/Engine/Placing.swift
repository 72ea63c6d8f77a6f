// SPDX-License-Identifier: MIT

// From solved places to frames. Edges are rounded to pixels as seen from the root of the island, so
// that neighbours meet wherever they stand in the tree, and so that an island looks the same wherever
// it lies itself.
extension UIView {
  /// Gives the subviews the frames that were solved for them, where those have changed.
  final func placeSubviews() {
    guard let state = layoutItem.state else { return }
    if let engine = state.engine, engine.isDirty { engine.solve() }
    guard let contents = state.contents, !contents.unplaced.isEmpty else { return }
    var unplaced: [LayoutItemState] = []
    swap(&unplaced, &contents.unplaced)
    let scale = pixelsPerPoint
    let base = isIslandRoot ? nil : state.place
    for child in unplaced {
      child.isUnplaced = false
      if let view = child.view {
        guard view.parent === self, let frame = child.roundPlace(in: base, scale: scale) else {
          continue
        }
        view.place(child, at: frame)
      } else if let guide = child.guide, guide.owner === self,
        let frame = child.roundPlace(in: base, scale: scale), guide.kind == .scrollContent
      {
        contentSizeSolved(frame.size)
      }
    }
    guard contents.unplaced.isEmpty else { return }
    unplaced.removeAll(keepingCapacity: true)  // the same views move again
    swap(&unplaced, &contents.unplaced)
  }

  private func place(_ state: LayoutItemState, at rect: CGRect) {
    let frame = frame(forAlignmentRect: rect)
    state.isBeingPlaced = true
    defer { state.isBeingPlaced = false }
    let bounds = bounds
    if bounds.size != frame.size { self.bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if self.center != center { self.center = center }
  }
}

/// Where an item lies in its superview, exactly and in pixels.
struct PixelPlace {
  /// The rectangle that is aligned, as the superview was told it last.
  var published = CGRect.zero
  /// Where the item's view begins as seen from the island's root, in pixels: exactly, and rounded.
  private(set) var exact = CGPoint.zero
  private(set) var pixel = CGPoint.zero
  /// The rectangle that is aligned, in whole pixels.
  private(set) var roundedFrame = CGRect.zero
  var isPublished = false

  /// Works out where rounding puts the item; none where it has no place yet.
  ///
  /// - Parameter alignment: What of the view's frame lies outside of the rectangle that is aligned.
  /// - Returns: Whether what lies in the view may be rounded in another way than it was: only when the
  ///   view itself was, because a move by whole pixels takes all roundings along.
  fileprivate mutating func round(
    in base: PixelPlace?, _ alignment: UIEdgeInsets, scale: CGFloat
  ) -> Bool? {
    guard isPublished else { return nil }
    let (start, origin) = (base?.exact ?? .zero, base?.pixel ?? .zero)
    let left = published.minX * scale + start.x
    let top = published.minY * scale + start.y
    let x = left.roundedToPixel
    let y = top.roundedToPixel
    let width = (published.maxX * scale + start.x).roundedToPixel - x
    let height = (published.maxY * scale + start.y).roundedToPixel - y
    // Whole numbers up to here, so that equal places give equal bits wherever they are.
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
  /// Works out where rounding puts the item; its own subviews follow when that shifts them.
  fileprivate func roundPlace(in base: PixelPlace?, scale: CGFloat) -> CGRect? {
    guard let item, let isShifted = item.place.round(in: base, item.alignment, scale: scale) else {
      return nil
    }
    if isShifted { shiftSubviews() }
    return item.place.roundedFrame
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
  /// Gives a root whose size is free the size that was solved.
  func placeFreeRoot(_ item: EngineItem) {
    guard isRootFree, fitting == nil, let state = item.state else { return }
    item.place.isPublished = true
    item.place.published = item.rect
    let scale = root.pixelsPerPoint
    let size = root.frame(
      forAlignmentRect: CGRect(
        x: 0, y: 0, width: item.place.published.width.rounded(toPixelsOf: scale),
        height: item.place.published.height.rounded(toPixelsOf: scale))
    ).size
    guard size != root.bounds.size else { return }
    state.isBeingPlaced = true
    let origin = root.backingLayer.values.untransformedFrame.origin
    root.bounds.size = size
    root.center = CGPoint(
      x: origin.x + size.width * root.anchorPoint.x, y: origin.y + size.height * root.anchorPoint.y)
    state.isBeingPlaced = false
  }
}

extension CGFloat {
  /// The nearest whole number, of two equally near ones the greater, on both sides of 0: so a move by
  /// whole pixels rounds nothing anew, and lengths of whole pixels stay what they are.
  ///
  /// Rounding in the solver has no effect: a millionth of a pixel beside the middle is the middle.
  var roundedToPixel: CGFloat { (self + (0.5 + 1e-6)).rounded(.down) }

  /// The nearest multiple of a pixel.
  func rounded(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale).roundedToPixel / scale
  }

  /// The next multiple of a pixel; a millionth of a pixel more than a multiple is that multiple.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale - 1e-6).rounded(.up) / scale
  }

  /// The previous multiple of a pixel; a millionth of a pixel less than a multiple is that multiple.
  func roundedDown(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale + 1e-6).rounded(.down) / scale
  }
}
