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
    interruptTransition()
    let way = endMovement()
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
    turn(from: old, to: new, direction: direction, movedBy: way) { [self] completed in
      // "True if the animation finished; False if it was skipped" (Apple's documentation of the
      // method).
      completion?(completed && !pages.isInterrupting)
    }
  }

  /// Ends a transition before its animation has ended.
  private func interruptTransition() {
    pages.isInterrupting = true
    pages.transition?.finishNow()
    pages.isInterrupting = false
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
  ///
  /// - Parameter way: The displacement of the shown page, where a swipe has not settled.
  final func turn(
    from old: [UIViewController], to new: [UIViewController], direction: NavigationDirection,
    movedBy way: CGVector = .zero, completion: @escaping (Bool) -> Void
  ) {
    let transition = Transition(device: device, containerView: scrollView, isAnimated: true)
    (transition.from, transition.to) = (old.first, new.first)
    for page in old {
      page.setAppearing(false, animated: true)
      device.inputOwner.pageLeaves(page, keepsClaim: false)
    }
    for page in new {
      add(page)
      page.setAppearing(true, animated: true)
    }
    layOutPages()
    transition.animator = PageTurnAnimator(
      old: old.compactMap(\.viewIfLoaded), new: new.compactMap(\.viewIfLoaded),
      way: transitionStyle == .scroll ? distance(in: direction) : nil, start: way)
    transition.onEnd = { [self] transition, completed in
      pages.transition = nil
      for page in old where !new.contains(where: { $0 === page }) { remove(page) }
      for page in new { page.settle(shown: true, in: state, animated: true) }
      viewIfLoaded?.setNeedsLayout()
      completion(completed)
    }
    pages.transition = transition
    layOutPages()  // both pages at the visible position, from which the animator moves them
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
    endMovement()
    forgetNeighbors()
    updateIndicator(asking: true)
    viewIfLoaded?.setNeedsLayout()
  }

  private func forgetNeighbors() {
    (pages.before, pages.after) = (nil, nil)
    pages.knowsNeighbors = false
  }

  /// Requests the pages beside the shown one from the data source.
  final func findNeighbors() {
    guard !pages.knowsNeighbors, transitionStyle == .scroll, let page = pages.shown.first,
      let dataSource
    else { return }
    pages.knowsNeighbors = true
    pages.before = dataSource.pageViewController(self, viewControllerBefore: page)
    pages.after = dataSource.pageViewController(self, viewControllerAfter: page)
  }

  // MARK: Drags

  /// Called while the user drags the pages.
  final func dragged() {
    if let pending = pages.pending, pending !== neighborInSight { endDrag(completed: false) }
    // The delegate may have set another page.
    guard let candidate = neighborInSight, pages.pending == nil else { return }
    pages.pending = candidate
    delegate?.pageViewController(self, willTransitionTo: [candidate])
    guard pages.pending === candidate else { return }
    add(candidate)
    layOutPages()
    for page in pages.shown { page.setAppearing(false, animated: true) }
    candidate.setAppearing(true, animated: true)
  }

  /// The neighbor that the drag shows beside the current page.
  private var neighborInSight: UIViewController? {
    share > 0 ? pages.after : share < 0 ? pages.before : nil
  }

  /// Ends a swipe, a hold or a bounce at once: the current page remains, at its position.
  ///
  /// - Returns: The displacement of the current page before.
  @discardableResult
  final func endMovement() -> CGVector {
    guard transitionStyle == .scroll, pages.transition == nil, isMoving else { return .zero }
    let way = displacement
    pages.isLayingOut = true  // the delegate is not notified of rests and movements on the way
    scrollView.endDragByForce()
    scrollView.stop()
    pages.isLayingOut = false
    endDrag(completed: false, isInterrupted: true)
    layOutPages()
    return way
  }

  /// Ends a drag that shows a neighbor of the current page.
  ///
  /// - Parameter isInterrupted: Whether the pages have not come to rest.
  final func endDrag(completed: Bool, isInterrupted: Bool = false) {
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
      self, didFinishAnimating: !isInterrupted, previousViewControllers: [old],
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
        self, didFinishAnimating: !pages.isInterrupting, previousViewControllers: old,
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
  /// The displacement of the old pages at the beginning.
  private let start: CGVector

  init(old: [UIView], new: [UIView], way: CGVector?, start: CGVector) {
    (self.old, self.new, self.way, self.start) = (old, new, way, start)
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
    for view in old { view.center = view.center.moved(by: start, 1) }
    for view in new { view.center = view.center.moved(by: way, 1).moved(by: start, 1) }
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
