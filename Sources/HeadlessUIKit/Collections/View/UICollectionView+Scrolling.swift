// SPDX-License-Identifier: MIT

/// An item that the content has been scrolled to, by the sizes that were estimated then.
struct ScrollTarget {
  var path: IndexPath
  var position: UICollectionView.ScrollPosition
  /// The axis along which the item's section scrolls by itself, if it does.
  var row: ScrollAxis?
}

extension UICollectionView {
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    if let problem = position.problem {
      device.reportIllegalUse(problem)
      return
    }
    prepareLayout()
    let counts = currentCounts
    guard path.count == 2, counts.indices.contains(path.section) else {
      device.reportIllegalUse(
        "Attempted to scroll the collection view to an out-of-bounds section "
          + "(\(path.first ?? NSNotFound)) when there are only \(counts.count) sections.")
      return
    }
    guard (0..<counts[path.section]).contains(path.item) else {
      device.reportIllegalUse(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there "
          + "are only \(counts[path.section]) items in section \(path.section).")
      return
    }
    let row = scrollOrthogonally(to: path, position, animated: animated)
    let target = ScrollTarget(path: path, position: position, row: row)
    guard let offset = offset(of: target) else { return }
    setContentOffset(offset, animated: animated)
    scrollTarget = target
    setNeedsLayout()
  }

  private func offset(of target: ScrollTarget) -> CGPoint? {
    guard let frame = attributes(of: .cell(target.path))?.frame else { return nil }
    var offset = offset(showing: frame, target.position)
    if let row = target.row { offset[row] = contentOffset[row] }
    return offset
  }

  /// The offset at which the layout lets a scroll come to rest. The layout is asked, and answers, in its
  /// own coordinates.
  final func layoutStoppingPoint(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayout()
    let asked = reflected(offset: proposed)
    let answer = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: asked,
      withScrollingVelocity: mirror == nil
        ? velocity : CGPoint(x: -velocity.x, y: velocity.y))
    // Reflected twice, an offset can differ by a rounding error, and would be another target.
    return CGPoint(
      x: answer.x == asked.x ? proposed.x : reflected(offset: answer).x, y: answer.y)
  }

  /// Whether code sends the content somewhere.
  final var isScrollingAnimated: Bool {
    if case .animating = scroll.activity { true } else { false }
  }

  /// Scrolls to the item again after elements on the screen have other sizes than was estimated.
  final func followScrollTarget() {
    guard isAtRest, let target = scrollTarget, exists(target.path),
      let offset = offset(of: target), offset != contentOffset
    else { return }
    contentOffset = offset
  }

  private func offset(showing frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let visible = visibleBounds
    return PerAxis { axis in
      let way = way(
        from: axis.stretch(of: visible), to: axis.stretch(of: frame), position, along: axis)
      return limits(axis).clamp(contentOffset[axis] + way)
    }.point
  }

  /// How far a stretch of the content has to be moved for another to stand where it is wanted in it.
  final func way(
    from visible: (low: CGFloat, high: CGFloat), to wanted: (low: CGFloat, high: CGFloat),
    _ position: ScrollPosition, along axis: ScrollAxis
  ) -> CGFloat {
    let (atStart, inMiddle, atEnd): (ScrollPosition, ScrollPosition, ScrollPosition) =
      axis == .vertical
      ? (.top, .centeredVertically, .bottom) : (.left, .centeredHorizontally, .right)
    if position.contains(atStart) { return wanted.low - visible.low }
    if position.contains(atEnd) { return wanted.high - visible.high }
    if position.contains(inMiddle) {
      return (wanted.low + wanted.high) / 2 - (visible.low + visible.high) / 2
    }
    // Without a position for any axis the nearest edge; else this axis stays as it is.
    guard position.isEmpty else { return 0 }
    if wanted.low < visible.low { return wanted.low - visible.low }
    guard wanted.high > visible.high else { return 0 }
    return min(wanted.high - visible.high, wanted.low - visible.low)
  }
}

extension ScrollAxis {
  func stretch(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}

extension UICollectionView.ScrollPosition {
  /// UIKit's message for several positions along one axis.
  var problem: String? {
    func isTwofold(_ places: Self) -> Bool {
      let bits = intersection(places).rawValue
      return bits & (bits &- 1) != 0
    }
    if isTwofold([.top, .centeredVertically, .bottom]) {
      return "attempt to use a scroll position with multiple vertical positioning styles"
    }
    if isTwofold([.left, .centeredHorizontally, .right]) {
      return "attempt to use a scroll position with multiple horizontal positioning styles"
    }
    return nil
  }
}
