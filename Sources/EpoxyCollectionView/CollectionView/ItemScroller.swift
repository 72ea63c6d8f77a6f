// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// A scroll to an item whose position is unknown until the cells before it have been measured.
@preconcurrency @MainActor
final class ItemScroller {
  /// The maximal number of corrections of a jump.
  private static let jumpLimit = 5
  /// The distance within which the target counts as reached, in points.
  private static let tolerance: CGFloat = 1
  /// The time of acceleration to the greatest speed, in seconds.
  private static let accelerationTime: CFTimeInterval = 3
  /// The greatest speed, in screens per frame.
  private static let greatestStep: CGFloat = 1.5

  private weak var collectionView: CollectionView?
  private let path: ItemPath
  private let position: UICollectionView.ScrollPosition
  private let clock = FrameClock()
  private var startTime: CFTimeInterval?

  init(
    collectionView: CollectionView, path: ItemPath, position: UICollectionView.ScrollPosition
  ) {
    self.collectionView = collectionView
    self.path = path
    self.position = position
  }

  // MARK: Without animation

  /// Scrolls until the position no longer changes.
  func jump() {
    guard let collectionView else { return }
    for _ in 0..<Self.jumpLimit {
      guard let indexPath = collectionView.data.indexPath(of: path) else { return }
      let before = collectionView.contentOffset
      collectionView.scrollToItem(at: indexPath, at: position, animated: false)
      collectionView.setNeedsLayout()
      collectionView.layoutIfNeeded()
      let after = collectionView.contentOffset
      if abs(after.x - before.x) < Self.tolerance, abs(after.y - before.y) < Self.tolerance {
        return
      }
    }
  }

  // MARK: With animation

  func start() {
    guard let collectionView else { return }
    guard axis != nil, collectionView.window != nil else {
      collectionView.scroller = nil
      guard let indexPath = collectionView.data.indexPath(of: path) else { return }
      return collectionView.scrollToItem(at: indexPath, at: position, animated: true)
    }
    collectionView.onDevice { clock.start { [weak self] time in self?.step(at: time) } }
  }

  func cancel() {
    clock.stop()
    if collectionView?.scroller === self { collectionView?.scroller = nil }
  }

  private func step(at time: CFTimeInterval) {
    guard let collectionView else { return cancel() }
    guard let axis, let indexPath = collectionView.data.indexPath(of: path) else { return finish() }
    guard !collectionView.bounds.isEmpty else { return }
    let elapsed = time - (startTime ?? time)
    if startTime == nil { startTime = time }
    let speed = min(max(elapsed / Self.accelerationTime, 0), 1)
    let longest = Self.greatestStep * axis.length(collectionView.bounds.size) * speed
    guard let target = target(of: indexPath, along: axis) else {
      return move(by: isBefore(indexPath) ? -longest : longest, along: axis)
    }
    let distance = target - axis.value(collectionView.contentOffset)
    guard abs(distance) >= Self.tolerance else { return finish() }
    move(by: min(max(distance, -longest), longest), along: axis)
  }

  private func move(by step: CGFloat, along axis: ScrollingAxis) {
    guard let collectionView else { return }
    let limits = axis.limits(of: collectionView)
    let old = axis.value(collectionView.contentOffset)
    let new = min(max(old + step, limits.lowerBound), limits.upperBound)
    if new != old {
      collectionView.contentOffset = axis.setting(new, in: collectionView.contentOffset)
    }
    // At the end of the content, no further cells can be measured.
    if new == old, step != 0 { finish() }
  }

  private func finish() {
    let collectionView = collectionView
    cancel()
    guard let collectionView else { return }
    if let indexPath = collectionView.data.indexPath(of: path) {
      collectionView.scrollToItem(at: indexPath, at: position, animated: false)
    }
    collectionView.scrollViewDidEndScrollingAnimation(collectionView)
  }

  // MARK: Target

  /// The axis along which the content is scrollable.
  private var axis: ScrollingAxis? {
    guard let collectionView else { return nil }
    let axes = ScrollingAxis.allCases.filter {
      let limits = $0.limits(of: collectionView)
      return limits.upperBound > limits.lowerBound
    }
    return axes.count == 1 ? axes[0] : nil
  }

  private func isBefore(_ indexPath: IndexPath) -> Bool {
    guard let first = collectionView?.indexPathsForVisibleItems.min() else { return false }
    return indexPath < first
  }

  /// The content offset that places the item at the requested position, by the present layout.
  private func target(of indexPath: IndexPath, along axis: ScrollingAxis) -> CGFloat? {
    guard let collectionView,
      let attributes = collectionView.collectionViewLayout.layoutAttributesForItem(at: indexPath)
    else { return nil }
    let (insets, limits) = (axis.insets(of: collectionView), axis.limits(of: collectionView))
    let length = axis.length(collectionView.bounds.size)
    let item = axis.range(attributes.frame)
    let offset = axis.value(collectionView.contentOffset)
    let toStart = item.lowerBound - insets.before
    let toEnd = item.upperBound - length + insets.after
    let target: CGFloat
    if !position.isDisjoint(with: axis.starts) {
      target = toStart
    } else if !position.isDisjoint(with: axis.ends) {
      target = toEnd
    } else if !position.isDisjoint(with: axis.centers) {
      target = (toStart + toEnd) / 2
    } else if (toEnd...max(toStart, toEnd)).contains(offset) {
      target = offset
    } else {
      target = abs(toStart - offset) < abs(toEnd - offset) ? toStart : toEnd
    }
    return min(max(target, limits.lowerBound), limits.upperBound)
  }
}

/// A direction of scrolling.
private enum ScrollingAxis: CaseIterable {
  case horizontal, vertical

  var starts: UICollectionView.ScrollPosition { self == .vertical ? .top : .left }
  var ends: UICollectionView.ScrollPosition { self == .vertical ? .bottom : .right }
  var centers: UICollectionView.ScrollPosition {
    self == .vertical ? .centeredVertically : .centeredHorizontally
  }

  func value(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }
  func length(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func range(_ rect: CGRect) -> ClosedRange<CGFloat> {
    self == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  func setting(_ value: CGFloat, in point: CGPoint) -> CGPoint {
    self == .vertical ? CGPoint(x: point.x, y: value) : CGPoint(x: value, y: point.y)
  }

  @preconcurrency @MainActor
  func insets(of view: UIScrollView) -> (before: CGFloat, after: CGFloat) {
    let insets = view.adjustedContentInset
    return self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  @preconcurrency @MainActor
  func limits(of view: UIScrollView) -> ClosedRange<CGFloat> {
    let insets = insets(of: view)
    let end = length(view.contentSize) - length(view.bounds.size) + insets.after
    return -insets.before...max(end, -insets.before)
  }
}
