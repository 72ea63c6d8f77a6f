// SPDX-License-Identifier: MIT

/// Determines for a bar at the lower edge whether the content above it is scrolled to its end.
///
/// The answer is a function of the offset, the size and the insets of one scroll view, without a
/// memory. Without a scroll view it is true, as on devices.
@MainActor
final class ContentEdge: ScrollBar {
  /// Differences that rounding leaves are no distance.
  private static let tolerance: CGFloat = 0.001

  private weak var scrollView: UIScrollView?
  private(set) var isAtEdge = true
  private let changed: @MainActor () -> Void

  /// Creates an edge without a scroll view, which calls `changed` whenever the answer has changed.
  init(changed: @escaping @MainActor () -> Void) {
    self.changed = changed
  }

  /// Observes the scroll view of the page above the bar.
  func follow(_ page: UIViewController?) {
    let page = page?.shownSearchResults ?? page
    let new = page?.viewIfLoaded == nil ? nil : page?.contentScrollView(for: .bottom)
    if new !== scrollView {
      scrollView?.scroll.barsBelow.removeAll { $0.bar == nil || $0.bar === self }
      scrollView = new
      new?.scroll.barsBelow.append(WeakScrollBar(bar: self))
    }
    update()
  }

  private func update() {
    let isAtEdge = (scrollView?.distanceFromBottom ?? 0) <= Self.tolerance
    guard isAtEdge != self.isAtEdge else { return }
    self.isAtEdge = isAtEdge
    changed()
  }

  func scrollViewChanged(_ scrollView: UIScrollView) {
    if scrollView === self.scrollView { update() }
  }

  func isAtTop(_ offset: CGFloat, of scrollView: UIScrollView) -> Bool { false }

  func restingOffset(for offset: CGFloat, of scrollView: UIScrollView) -> CGFloat { offset }
}

extension UIScrollView {
  /// The distance that the content can still be scrolled to its end; negative where it is pulled
  /// beyond.
  final var distanceFromBottom: CGFloat { limits(.vertical).high - contentOffset.y }
}

extension UIViewController {
  /// The scroll view that a bar at an edge follows unless the client sets another one: the first
  /// one in the view, depth first, that reaches the bar.
  final func firstContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    switch edge {
    case .top: return containment.pageBar?.firstScrollView(in: view)
    case .bottom:
      let bar = view.bounds.maxY - view.safeAreaInsets.bottom + additionalSafeAreaInsets.bottom
      return view.firstScrollView { scrollView in
        scrollView.convert(scrollView.bounds, to: view).maxY > bar - 0.5
      }
    default: return nil
    }
  }

  /// The page above the bars at the lower edge: that of a navigation controller is its topmost one.
  final var pageAboveBars: UIViewController {
    pageOfOwnBar?.pageAboveBars ?? self
  }

  /// Called after the view was laid out: the bars may have another scroll view to follow.
  final func contentChanged() {
    containment.pageBar?.pageChanged()
    contentAboveBarsChanged()
  }

  final func contentAboveBarsChanged() {
    let navigation = navigationAround
    if let navigation, navigation.isToolbarLoaded { navigation.followContentAboveToolbar() }
    (nearestTabBarController ?? navigation?.nearestTabBarController)?.followContent()
  }
}

extension UIView {
  /// Returns the first visible scroll view, depth first, that satisfies a condition.
  fileprivate func firstScrollView(where matches: (UIScrollView) -> Bool) -> UIScrollView? {
    guard !isHidden, alpha > 0 else { return nil }
    if let scrollView = self as? UIScrollView { return matches(scrollView) ? scrollView : nil }
    if self is PresentationContainerView { return nil }
    for child in children {
      if let found = child.firstScrollView(where: matches) { return found }
    }
    return nil
  }
}
