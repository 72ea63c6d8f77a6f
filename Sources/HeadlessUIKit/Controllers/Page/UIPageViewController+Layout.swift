// SPDX-License-Identifier: MIT

// The pages in the scroll view: the page before, the shown page, and the page after, side by side;
// pages that do not exist have no room. Where nothing moves, the shown page is visible.
extension UIPageViewController {
  /// The height of the indicator, in points. Not documented; 37 on devices.
  private static let indicatorHeight: CGFloat = 37

  final func prepareViews() {
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.delegate = gestures
    view.addSubview(scrollView)
    indicator.addAction(
      UIAction { [weak self] _ in self?.indicatorChanged() }, for: .valueChanged)
    view.addSubview(indicator)
    if transitionStyle == .pageCurl {
      for recognizer in gestures.recognizers { view.addGestureRecognizer(recognizer) }
    }
    for page in pages.shown { add(page) }
    updateIndicator(asking: true)
  }

  private var isVertical: Bool { navigationOrientation == .vertical }

  /// The length of a page with the space behind it.
  private var step: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }

  /// The pages in the order of their positions, from the left or from the top.
  private var orderedPages: [UIViewController?] {
    guard let page = pages.shown.first else { return [] }
    let slot = { (neighbor: UIViewController?) in neighbor.map { [$0] } ?? [] }
    let order = slot(pages.before) + [page] + slot(pages.after)
    return !isVertical && view.isRightToLeft ? order.reversed() : order
  }

  final func layOutPages() {
    guard let view = viewIfLoaded, scrollView.superview === view, !pages.isLayingOut else { return }
    pages.isLayingOut = true
    defer { pages.isLayingOut = false }
    if state != .disappeared { findNeighbors() }
    let area = areaOfPages
    // The space is a part of each page's frame, half of it on each side.
    let frame = area.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    let sizeChanges = scrollView.bounds.size != frame.size
    if scrollView.frame != frame { scrollView.frame = frame }
    scrollView.isScrollEnabled =
      transitionStyle == .scroll && dataSource != nil && pages.transition == nil
    guard pages.transition == nil || sizeChanges else { return place() }
    if isMoving && !sizeChanges { return placeViews() }
    place()
  }

  /// Whether a finger or a motion moves the pages.
  final var isMoving: Bool {
    pages.pending != nil || scrollView.isDragging || scrollView.isDecelerating
  }

  /// The distance between the position of the current page and its position at rest.
  final var displacement: CGVector {
    isVertical ? CGVector(dx: 0, dy: rest - offset) : CGVector(dx: rest - offset, dy: 0)
  }

  private var areaOfPages: CGRect {
    var area = view.bounds
    if !indicator.isHidden {
      area.size.height -= Self.indicatorHeight + view.safeAreaInsets.bottom
      indicator.frame = CGRect(
        x: 0, y: area.maxY, width: area.width, height: Self.indicatorHeight)
    }
    return area
  }

  /// Places the views, and shows the current page.
  private func place() {
    placeViews()
    guard transitionStyle == .scroll, pages.transition == nil else { return }
    let count = CGFloat(max(orderedPages.count, 1))
    let size = CGSize(
      width: scrollView.bounds.width * (isVertical ? 1 : count),
      height: scrollView.bounds.height * (isVertical ? count : 1))
    if scrollView.contentSize != size { scrollView.contentSize = size }
    scrollView.alwaysBounceHorizontal = !isVertical
    scrollView.alwaysBounceVertical = isVertical
    let offset = isVertical ? CGPoint(x: 0, y: rest) : CGPoint(x: rest, y: 0)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }

  /// The offset at which the current page is visible.
  private var rest: CGFloat {
    let index = orderedPages.firstIndex { $0 === pages.shown.first } ?? 0
    return pages.transition == nil ? CGFloat(index) * step : offset
  }

  private var offset: CGFloat {
    isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
  }

  private func placeViews() {
    let size = CGSize(
      width: max(scrollView.bounds.width - (isVertical ? 0 : spacing), 0),
      height: max(scrollView.bounds.height - (isVertical ? spacing : 0), 0))
    if spineLocation == .mid { return placePair(in: CGRect(origin: .zero, size: size)) }
    guard pages.transition == nil else {
      // Both pages of a transition have the visible position; the animator moves them.
      let origin = CGPoint(
        x: scrollView.contentOffset.x + (isVertical ? 0 : spacing / 2),
        y: scrollView.contentOffset.y + (isVertical ? spacing / 2 : 0))
      if pages.transition?.phase == .waiting {
        for child in children { child.viewIfLoaded?.frame = CGRect(origin: origin, size: size) }
      }
      return
    }
    for (index, page) in orderedPages.enumerated() {
      guard let view = page?.viewIfLoaded, view.superview === scrollView else { continue }
      let start = CGFloat(index) * step + spacing / 2
      let origin = isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
      let frame = CGRect(origin: origin, size: size)
      if view.frame != frame { view.frame = frame }
    }
  }

  /// Two pages beside the spine in the middle.
  private func placePair(in area: CGRect) {
    let (first, second) = area.divided(
      atDistance: (isVertical ? area.height : area.width) / 2,
      from: isVertical ? .minYEdge : .minXEdge)
    let frames = !isVertical && view.isRightToLeft ? [second, first] : [first, second]
    for (page, frame) in zip(pages.shown, frames) { page.viewIfLoaded?.frame = frame }
  }

  // MARK: Scrolling

  /// The distance of the drag, as a part of a page; positive toward the next page.
  final var share: CGFloat {
    guard step > 0 else { return 0 }
    let way = (offset - rest) / step
    return !isVertical && view.isRightToLeft ? -way : way
  }

  /// Called after the scroll view has scrolled.
  final func scrolled() {
    guard !pages.isLayingOut, pages.transition == nil, transitionStyle == .scroll else { return }
    dragged()
  }

  /// Called after the scroll view has come to rest.
  final func cameToRest() {
    guard !pages.isLayingOut, pages.transition == nil, pages.pending != nil else { return }
    endDrag(completed: abs(share) > 0.5)
    layOutPages()
  }

  // MARK: Indicator

  /// Shows the indicator if the data source supplies the number of pages.
  final func updateIndicator(asking: Bool) {
    let count = dataSource?.presentationCount(for: self) ?? 0
    let isShown = count > 0 && transitionStyle == .scroll && !isVertical && !pages.shown.isEmpty
    indicator.isHidden = !isShown
    guard isShown else { return }
    indicator.numberOfPages = count
    if asking { showInIndicator(dataSource?.presentationIndex(for: self) ?? 0) }
  }

  final func turnIndicator(isForward: Bool) {
    guard !indicator.isHidden else { return }
    updateIndicator(asking: false)
    showInIndicator(pages.indicatorPage + (isForward ? 1 : -1))
  }

  /// Turns the page after the user has changed the page of the indicator. A finger that slides
  /// along the dots can skip pages.
  private func indicatorChanged() {
    let index = indicator.currentPage
    let steps = index - pages.indicatorPage
    guard steps != 0, pages.transition == nil, let page = page(after: steps) else {
      return showInIndicator(pages.indicatorPage)
    }
    setPages([page], direction: steps > 0 ? .forward : .reverse, animated: true, completion: nil)
    showInIndicator(index)
  }

  /// Returns the page that is some steps after the shown one, or before it for a negative number.
  private func page(after steps: Int) -> UIViewController? {
    guard let dataSource, var page = pages.shown.first else { return nil }
    for _ in 0..<abs(steps) {
      let next =
        steps > 0
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      guard let next else { return nil }
      page = next
    }
    return page
  }

  private func showInIndicator(_ index: Int) {
    indicator.currentPage = index
    pages.indicatorPage = indicator.currentPage
  }
}
