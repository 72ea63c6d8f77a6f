// SPDX-License-Identifier: MIT

extension UIPageViewController {
  private var requiredCount: Int { spineLocation == .mid ? 2 : 1 }

  // MARK: By code

  final func setPages(
    _ new: [UIViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard new.count == requiredCount else {
      device.reportIllegalUse(
        "The number of view controllers provided (\(new.count)) doesn't match the number required "
          + "(\(requiredCount)) for the requested transition")
      return
    }
    pages.transition?.finishNow()
    endDrag(completed: false)
    let old = pages.shown
    forgetNeighbors()
    pages.shown = new
    updateIndicator(asking: true)
    let isVisible = state.isTowardsShown && viewIfLoaded?.window != nil
    guard animated, isVisible, !old.isEmpty, !old.elementsEqual(new, by: ===) else {
      exchange(old, for: new)
      completion?(true)
      return
    }
    turn(from: old, to: new, direction: direction, completion: completion)
  }

  private func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    for page in old where !new.contains(where: { $0 === page }) { remove(page) }
    for page in new { add(page) }
    viewIfLoaded?.setNeedsLayout()
    layOutPages()
    for page in new { page.settle(shown: true, in: state, animated: false) }
  }

  /// Adds a page as a child, with its view if the view of the controller is loaded.
  final func add(_ page: UIViewController) {
    if page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    guard isViewLoaded, page.view.superview !== scrollView else { return }
    page.view.autoresizingMask = []
    scrollView.addSubview(page.view)
  }

  final func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    device.keepUntilEndOfTurn(page)
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.settle(shown: false, in: state, animated: false)
    page.removeFromParent()
  }

  // MARK: Transitions

  /// Turns pages in a transition: by sliding, or as a cross dissolve.
  final func turn(
    from old: [UIViewController], to new: [UIViewController], direction: NavigationDirection,
    completion: ((Bool) -> Void)?
  ) {
    let transition = Transition(device: device, containerView: scrollView, isAnimated: true)
    (transition.from, transition.to) = (old.first, new.first)
    for page in old { page.setAppearing(false, animated: true) }
    for page in new {
      add(page)
      page.setAppearing(true, animated: true)
    }
    layOutPages()
    transition.animator = PageTurnAnimator(
      old: old.compactMap(\.viewIfLoaded), new: new.compactMap(\.viewIfLoaded),
      way: transitionStyle == .scroll ? distance(in: direction) : nil)
    transition.onEnd = { [self] transition, completed in
      pages.transition = nil
      for page in old where !new.contains(where: { $0 === page }) { remove(page) }
      for page in new { page.settle(shown: true, in: state, animated: true) }
      viewIfLoaded?.setNeedsLayout()
      completion?(completed)
    }
    pages.transition = transition
    transition.startAtEndOfTurn()
  }

  /// The displacement of a page that is turned in a direction, before it moves in.
  private func distance(in direction: NavigationDirection) -> CGVector {
    let sign: CGFloat = direction == .forward ? 1 : -1
    if navigationOrientation == .vertical {
      return CGVector(dx: 0, dy: sign * (scrollView.bounds.height))
    }
    return CGVector(dx: sign * scrollView.bounds.width * (view.isRightToLeft ? -1 : 1), dy: 0)
  }

  // MARK: Neighbors

  final func dataSourceChanged() {
    forgetNeighbors()
    updateIndicator(asking: true)
    viewIfLoaded?.setNeedsLayout()
  }

  private func forgetNeighbors() {
    (pages.before, pages.after) = (nil, nil)
    pages.knowsNeighbors = false
  }

  /// Asks the data source for the pages beside the shown one.
  final func findNeighbors() {
    guard !pages.knowsNeighbors, transitionStyle == .scroll, let page = pages.shown.first,
      let dataSource
    else { return }
    pages.knowsNeighbors = true
    pages.before = dataSource.pageViewController(self, viewControllerBefore: page)
    pages.after = dataSource.pageViewController(self, viewControllerAfter: page)
  }

  // MARK: Drags

  /// Called while the user drags the pages by a part of their length; positive values show the next
  /// page.
  final func dragged(by share: CGFloat) {
    let candidate = share > 0 ? pages.after : share < 0 ? pages.before : nil
    if let pending = pages.pending, pending !== candidate { endDrag(completed: false) }
    guard let candidate, pages.pending == nil else { return }
    pages.pending = candidate
    pages.isNotified = true
    delegate?.pageViewController(self, willTransitionTo: [candidate])
    add(candidate)
    layOutPages()
    for page in pages.shown { page.setAppearing(false, animated: true) }
    candidate.setAppearing(true, animated: true)
  }

  /// Ends a drag that shows a neighbor of the current page.
  final func endDrag(completed: Bool) {
    guard let new = pages.pending, let old = pages.shown.first else { return }
    pages.pending = nil
    if completed {
      let isForward = new === pages.after
      pages.shown = [new]
      forgetNeighbors()
      remove(old)
      new.settle(shown: true, in: state, animated: true)
      turnIndicator(isForward: isForward)
    } else {
      remove(new)
      old.settle(shown: true, in: state, animated: true)
    }
    viewIfLoaded?.setNeedsLayout()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: completed)
  }

  /// Turns pages for a gesture of the style `pageCurl`. Returns whether there are further pages.
  @discardableResult
  final func turnByUser(_ direction: NavigationDirection) -> Bool {
    guard pages.transition == nil, let new = neighbors(in: direction) else { return false }
    let old = pages.shown
    delegate?.pageViewController(self, willTransitionTo: new)
    pages.shown = new
    turn(from: old, to: new, direction: direction) { [weak self] completed in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old,
        transitionCompleted: completed)
    }
    return true
  }

  /// Returns the pages that follow the shown ones in a direction.
  private func neighbors(in direction: NavigationDirection) -> [UIViewController]? {
    guard let dataSource, var page = direction == .forward ? pages.shown.last : pages.shown.first
    else { return nil }
    var found: [UIViewController] = []
    while found.count < requiredCount {
      let next =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      guard let next else { return nil }
      found.append(next)
      page = next
    }
    return direction == .forward ? found : found.reversed()
  }
}

/// Slides pages, or dissolves one into the other.
@preconcurrency @MainActor
private final class PageTurnAnimator: BuiltInAnimator {
  private let old: [UIView]
  private let new: [UIView]
  /// The displacement of the new pages at the beginning; nil for a dissolve.
  private let way: CGVector?

  init(old: [UIView], new: [UIView], way: CGVector?) {
    (self.old, self.new, self.way) = (old, new, way)
    super.init(duration: TransitionDurations.navigation)
  }

  override func prepare(_ transition: Transition) -> () -> Void {
    let (old, new) = (old, new)
    guard let way else {
      for view in new { view.alpha = 0 }
      transition.whenOver { for view in old + new { view.alpha = 1 } }
      return {
        for view in old { view.alpha = 0 }
        for view in new { view.alpha = 1 }
      }
    }
    let rests = (old: old.map(\.center), new: new.map(\.center))
    for view in new { view.center = view.center.moved(by: way, 1) }
    transition.whenOver {
      for (view, rest) in zip(old + new, rests.old + rests.new) { view.center = rest }
    }
    return {
      for (view, rest) in zip(new, rests.new) { view.center = rest }
      for (view, rest) in zip(old, rests.old) { view.center = rest.moved(by: way, -1) }
    }
  }
}

extension CGPoint {
  fileprivate func moved(by way: CGVector, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + way.dx * factor, y: y + way.dy * factor)
  }
}
