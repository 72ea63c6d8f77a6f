// SPDX-License-Identifier: MIT

// From solved places to frames. Edges are rounded to pixels as seen from the root of the island, so
// that neighbours meet wherever they stand in the tree, and so that an island looks the same wherever
// it lies itself.
extension UIView {
  /// Gives the subviews the frames that were solved for them, where those have changed.
  final func placeSubviews() {
    guard let state = layoutItem.state else { return }
    if let engine = state.engine, engine.isDirty { engine.solve() }
    guard !state.unplaced.isEmpty else { return }
    let unplaced = state.unplaced
    state.unplaced = []
    let scale = pixelsPerPoint
    let residue = isIslandRoot ? .zero : state.item?.residue ?? .zero
    for child in unplaced {
      child.isUnplaced = false
      guard child.container === self, let item = child.item, item.isPublished else { continue }
      item.round(from: residue, scale: scale)
      if let view = child.view {
        view.place(item, at: item.roundedFrame)
      } else if child.guide?.kind == .scrollContent {
        contentSizeSolved(item.roundedFrame.size)
      }
    }
  }

  private func place(_ item: EngineItem, at rect: CGRect) {
    guard let state = item.state else { return }
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

extension EngineItem {
  /// Works out where rounding puts the item; its own subviews follow when that shifts them.
  fileprivate func round(from residueOfSuperview: CGPoint, scale: CGFloat) {
    let old = residue
    let exact = published.offsetBy(dx: residueOfSuperview.x, dy: residueOfSuperview.y)
    let left = exact.minX.rounded(toPixelsOf: scale)
    let top = exact.minY.rounded(toPixelsOf: scale)
    roundedFrame = CGRect(
      x: left, y: top, width: exact.maxX.rounded(toPixelsOf: scale) - left,
      height: exact.maxY.rounded(toPixelsOf: scale) - top)
    residue = CGPoint(x: exact.minX - left, y: exact.minY - top)
    if abs(residue.x - old.x) > 1e-6 || abs(residue.y - old.y) > 1e-6 { shiftSubviews() }
  }

  private func shiftSubviews() {
    guard let view = state?.view, !view.isIslandRoot else { return }
    for child in view.children {
      child.layoutItem.state?.markUnplaced()
    }
    if let state = view.layoutItem.state {
      for guide in state.guides { guide.layoutState.markUnplaced() }
      if !state.unplaced.isEmpty { view.setNeedsLayout() }
    }
  }
}

extension LayoutEngine {
  /// Gives a root whose size is free the size that was solved.
  func placeFreeRoot(_ item: EngineItem) {
    guard isRootFree, fitting == nil, let state = item.state else { return }
    item.isPublished = true
    item.published = item.rect
    let scale = root.pixelsPerPoint
    let size = root.frame(
      forAlignmentRect: CGRect(
        x: 0, y: 0, width: item.published.width.rounded(toPixelsOf: scale),
        height: item.published.height.rounded(toPixelsOf: scale))
    ).size
    guard size != root.bounds.size else { return }
    state.isBeingPlaced = true
    let origin = root.layer.values.untransformedFrame.origin
    root.bounds.size = size
    root.center = CGPoint(
      x: origin.x + size.width * root.anchorPoint.x, y: origin.y + size.height * root.anchorPoint.y)
    state.isBeingPlaced = false
  }
}

extension CGFloat {
  /// The nearest multiple of a pixel, of two equally near ones the farther from 0, on both sides of 0.
  ///
  /// What the solver rounds does not decide: a millionth of a pixel beside the middle is the middle.
  func rounded(toPixelsOf scale: CGFloat) -> CGFloat {
    let halves = self * scale * 2
    let whole = halves.rounded()
    let pixels = (halves - whole).magnitude < 1e-6 ? (whole / 2).rounded() : (halves / 2).rounded()
    return pixels / scale
  }

  /// The next multiple of a pixel; a millionth of a pixel more than a multiple is that multiple.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale - 1e-6).rounded(.up) / scale
  }
}
