// SPDX-License-Identifier: MIT

/// The bar above one page of a navigation stack: its height, and the part of the page's safe area
/// that it covers.
///
/// A large title is shown as far as the content of the page's scroll view leaves room for it. The
/// height is a function of the distance between the content and its top, without a memory: wherever
/// the content is, however it came there, the bar has the same height as on a new screen. The sum
/// of the top inset and of the hidden part of the title is therefore constant while the content
/// scrolls, and it is the limit of the offset (`ScrollInsets.roomForBar`).
@MainActor
final class PageBar: ScrollBar {
  private unowned let page: UIViewController
  private weak var navigationController: UINavigationController?
  private weak var scrollView: UIScrollView?
  /// The scroll view of search results that cover the page. The bar is over its content, too.
  private weak var results: UIScrollView?
  /// The height of the bar, where it is not hidden.
  private(set) var height: CGFloat
  /// The height of the bar without the part by which content that is pulled down stretches it: the
  /// lower edge of a bar that does not cover the page.
  private(set) var heightAbovePage: CGFloat
  /// The part of the page that the bar covers, below the safe area of the navigation controller's
  /// view.
  private(set) var inset: CGFloat = 0
  /// Whether the content is at its top, or there is none that scrolls.
  private(set) var isAtEdge = true
  private var isUpdating = false

  /// The number of passes after which the height is left as it is, where callbacks keep changing
  /// the offset.
  private static let passLimit = 4

  init(_ page: UIViewController, in navigationController: UINavigationController) {
    self.page = page
    self.navigationController = navigationController
    height = navigationController.navigationBar.rowHeight
    heightAbovePage = height
  }

  /// Called after the view of the page was laid out, or a scroll view was added to it.
  func pageChanged() {
    update()
    navigationController?.placeBar(for: page)
  }

  /// Ends the relation with the scroll view and the page.
  func end() {
    attach(to: nil)
    follow(results: nil)
    setInset(0)
  }

  // MARK: Height

  /// Computes the height, and updates the page.
  func update() {
    guard !isUpdating, let navigationController else { return }
    isUpdating = true
    defer { isUpdating = false }
    page.setBottomBarInset(navigationController.bottomInset(of: page))
    let bar = navigationController.navigationBar
    let item = page.navigationItem
    // The search bar disappears first, then the large title.
    let title = bar.collapsibleHeight(of: item)
    let fixed =
      bar.rowHeight(of: item) + bar.searchHeight(of: item) - bar.collapsibleSearchHeight(of: item)
    let covers = navigationController.isCovered(page)
    let isHidden = navigationController.isBarHidden(for: page)
    attach(to: isHidden ? nil : scrollViewOfPage)
    follow(results: isHidden ? nil : scrollViewOfResults)
    defer { updateEdge(title: title) }
    // A new inset may move the content.
    for _ in 0..<Self.passLimit {
      let distance = scrollView?.distanceFromTop ?? 0
      let visible = visiblePart(of: title, at: distance)
      heightAbovePage = fixed + visible
      height = heightAbovePage + (title > 0 ? stretch(at: distance) : 0)
      let new = isHidden || !covers ? 0 : fixed + visible
      let room = title - visible
      if new == inset, scrollView?.hasRoom(room, isInset: covers) ?? true { break }
      scrollView?.setRoom(room, isInset: covers)
      // The frame of the scroll view moves by as much as its content does not.
      if !covers { scrollView?.continueScrolling(atDistance: distance) }
      setInset(new)
      scrollView?.updateAdjustedInset()
    }
  }

  /// Returns the visible part of a title of some height. Rounding errors leave no part of it.
  private func visiblePart(of title: CGFloat, at distance: CGFloat) -> CGFloat {
    let visible = title - min(max(distance, 0), title)
    return visible < 1e-9 ? 0 : title - visible < 1e-9 ? title : visible
  }

  private func follow(results new: UIScrollView?) {
    guard new !== results else { return }
    if results?.scroll.bar === self { results?.scroll.bar = nil }
    results = new
    new?.scroll.bar = self
  }

  private var scrollViewOfResults: UIScrollView? {
    guard let view = page.viewIfLoaded, let shown = page.shownSearchResults,
      let resultsView = shown.viewIfLoaded
    else { return nil }
    let own = shown.contentScrollView(for: .top) ?? firstScrollView(in: resultsView, of: view)
    return own?.isDescendant(of: resultsView) == true ? own : nil
  }

  /// Content is under the bar once it has scrolled farther than the large title is high.
  private func updateEdge(title: CGFloat) {
    let isAtEdge =
      (scrollView?.distanceFromTop ?? 0) <= title && (results?.distanceFromTop ?? 0) <= 0
    guard isAtEdge != self.isAtEdge else { return }
    self.isAtEdge = isAtEdge
    navigationController?.navigationBar.edgeChanged()
  }

  /// Returns the height by which content that is pulled down stretches the bar. A refresh control
  /// has its position between the bar and the content, so the bar does not cover it there.
  private func stretch(at distance: CGFloat) -> CGFloat {
    guard let scrollView, scrollView.refreshControl == nil else { return 0 }
    return max(-distance, 0)
  }

  private func setInset(_ new: CGFloat) {
    guard new != inset else { return }
    inset = new
    page.refreshSafeArea()
  }

  // MARK: Scroll view

  func scrollViewChanged(_ scrollView: UIScrollView) {
    guard scrollView === self.scrollView || scrollView === results, !isUpdating else { return }
    update()
    navigationController?.placeBar(for: page)
  }

  func isAtTop(_ offset: CGFloat, of scrollView: UIScrollView) -> Bool {
    guard let navigationController else { return false }
    let distance = offset - scrollView.contentOffset.y + scrollView.distanceFromTop
    let title = navigationController.navigationBar.collapsibleHeight(of: page.navigationItem)
    return distance < max(title, 1e-6)
  }

  func restingOffset(for offset: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    guard let navigationController, scrollView === self.scrollView else { return offset }
    let bar = navigationController.navigationBar
    let title = bar.collapsibleHeight(of: page.navigationItem)
    guard title > 0 else { return offset }
    let search = bar.collapsibleSearchHeight(of: page.navigationItem)
    let limits = scrollView.limits(.vertical)
    // Content that does not reach the position of a small title rests at its own end.
    let start = limits.low + scrollView.insets.refresh
    let (top, below) = (start, min(start + title, limits.high))
    guard offset > top, offset < below else { return offset }
    let stops = [top, min(top + search, below), below]
    return stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  private func attach(to new: UIScrollView?) {
    guard new !== scrollView else { return }
    if let scrollView {
      scrollView.scroll.bar = nil
      scrollView.setRoom(0, isInset: true)
      scrollView.updateAdjustedInset()
    }
    scrollView = new
    new?.scroll.bar = self
  }

  private var scrollViewOfPage: UIScrollView? {
    guard let view = page.viewIfLoaded, let scrollView = page.contentScrollView(for: .top) else {
      return nil
    }
    return scrollView.isDescendant(of: view) ? scrollView : nil
  }

  /// Returns the first scroll view in the view of the page that reaches under the bar.
  func firstScrollView(in view: UIView) -> UIScrollView? {
    firstScrollView(in: view, of: view)
  }

  private func firstScrollView(in view: UIView, of page: UIView) -> UIScrollView? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    if let scrollView = view as? UIScrollView {
      return reachesUnderBar(scrollView, in: page) ? scrollView : nil
    }
    // The pages of another navigation controller have a bar of their own.
    if view is NavigationContentView || view is PresentationContainerView { return nil }
    for child in view.children {
      if let found = firstScrollView(in: child, of: page) { return found }
    }
    return nil
  }

  private func reachesUnderBar(_ scrollView: UIScrollView, in page: UIView) -> Bool {
    let top = scrollView.convert(scrollView.bounds.origin, to: page).y - page.bounds.minY
    let aboveBar = page.safeAreaInsets.top - inset - self.page.additionalSafeAreaInsets.top
    return top < aboveBar + (navigationController?.navigationBar.rowHeight ?? 0)
  }
}

extension UIScrollView {
  /// The distance that the content has scrolled from its top; negative where it is pulled beyond.
  ///
  /// The height of a refreshing control does not count: whether a pull or code has started the
  /// refresh, content at its top is at the top for the bar.
  final var distanceFromTop: CGFloat {
    contentOffset.y - limits(.vertical).low - insets.refresh
  }

  /// Sets the height by which the bar above the content still grows: a part of the insets, or of
  /// the position of the frame, which begins below the bar.
  fileprivate func setRoom(_ room: CGFloat, isInset: Bool) {
    (insets.roomForBar, insets.roomAboveFrame) = isInset ? (room, 0) : (0, room)
  }

  fileprivate func hasRoom(_ room: CGFloat, isInset: Bool) -> Bool {
    (insets.roomForBar, insets.roomAboveFrame) == (isInset ? (room, 0) : (0, room))
  }
}

// Without children; see `CGPath`.
extension PageBar: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
