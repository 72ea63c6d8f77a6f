// SPDX-License-Identifier: MIT

/// An item that the content has been scrolled to, while the positions of elements may still be
/// estimates.
struct ScrollTarget {
  var path: IndexPath
  var position: UICollectionView.ScrollPosition
  /// The axis along which the item's section scrolls orthogonally; nil if it does not.
  var row: ScrollAxis?
}

extension _ItemsView {
  typealias Position = UICollectionView.ScrollPosition

  final func scroll(to path: IndexPath, _ position: Position, animated: Bool) {
    if let problem = position.problem {
      device.reportIllegalUse(problem)
      return
    }
    prepareLayout()
    let counts = currentCounts
    guard path.count == 2, counts.indices.contains(path.section) else {
      device.reportIllegalUse(
        "Attempted to scroll the \(words.view) to an out-of-bounds section "
          + "(\(path.first ?? NSNotFound)) when there are only \(counts.count) sections.")
      return
    }
    guard (0..<counts[path.section]).contains(path.item) else {
      device.reportIllegalUse(
        "Attempted to scroll the \(words.view) to an out-of-bounds \(words.item) (\(path.item)) when "
          + "there are only \(counts[path.section]) \(words.items) in section \(path.section).")
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
    guard let frame = frameToShow(of: target.path) else { return nil }
    var offset = offset(showing: frame, target.position)
    if let row = target.row { offset[row] = contentOffset[row] }
    return offset
  }

  /// Returns the offset at which scrolling comes to rest according to the layout, which uses its
  /// own coordinates.
  final func layoutStoppingPoint(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayout()
    let asked = reflected(offset: proposed)
    let answer = layoutInUse.targetContentOffset(
      forProposedContentOffset: asked,
      withScrollingVelocity: mirror == nil
        ? velocity : CGPoint(x: -velocity.x, y: velocity.y))
    // Reflecting an offset twice can cause a rounding error, which would change the target.
    return CGPoint(
      x: answer.x == asked.x ? proposed.x : reflected(offset: answer).x, y: answer.y)
  }

  /// Whether an animation that code requested scrolls the content.
  final var isScrollingAnimated: Bool {
    if case .animating = scroll.activity { true } else { false }
  }

  /// Scrolls to the target item again after the sizes of visible elements have replaced their
  /// estimates.
  final func followScrollTarget() {
    guard isAtRest, let target = scrollTarget, exists(target.path),
      let offset = offset(of: target), offset != contentOffset
    else { return }
    contentOffset = offset
  }

  private func offset(showing frame: CGRect, _ position: Position) -> CGPoint {
    PerAxis { axis in
      let shift = shift(
        of: visibleStretch(axis), toShow: axis.stretch(of: frame), position, along: axis)
      return limits(axis).clamp(contentOffset[axis] + shift)
    }.point
  }

  /// Returns the distance by which the visible interval has to move to show another interval at a
  /// scroll position.
  final func shift(
    of visible: (low: CGFloat, high: CGFloat), toShow wanted: (low: CGFloat, high: CGFloat),
    _ position: Position, along axis: ScrollAxis
  ) -> CGFloat {
    let (atStart, inMiddle, atEnd): (Position, Position, Position) =
      axis == .vertical
      ? (.top, .centeredVertically, .bottom) : (.left, .centeredHorizontally, .right)
    if position.contains(atStart) { return wanted.low - visible.low }
    if position.contains(atEnd) { return wanted.high - visible.high }
    if position.contains(inMiddle) {
      return (wanted.low + wanted.high) / 2 - (visible.low + visible.high) / 2
    }
    // Without any position, scroll to the nearest edge. With one for the other axis only, do not
    // scroll.
    return position.isEmpty ? shift(of: visible, toShow: wanted) : 0
  }
}

extension UICollectionView.ScrollPosition {
  /// UIKit's message for several positions along one axis.
  var problem: String? {
    func isTwofold(_ positions: Self) -> Bool {
      let bits = intersection(positions).rawValue
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
