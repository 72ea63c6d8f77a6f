// SPDX-License-Identifier: MIT

/// The parent and the children of a controller.
struct ControllerContainment {
  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var isMovingToParent = false
  var isMovingFromParent = false
  var navigationItem: UINavigationItem?
  /// The bar of the navigation controller whose stack contains the controller.
  var pageBar: PageBar?
  var tabBarItem: UITabBarItem?
  /// The part of the view that bars at the lower edge cover, above the safe area of the superview.
  var bottomBarInset: CGFloat = 0
  /// Whether the tab bar is hidden while the controller is shown: for a page of a navigation stack,
  /// or for a tab that contains the stack.
  var hidesBottomBar = false
  /// The scroll views that the application has set for an edge.
  var contentScrollViews: [UInt: WeakScrollView] = [:]
  /// The preferred size that a container with the size of a child has announced last.
  var announcedPreferredSize = CGSize.zero
}

extension CGSize {
  /// Returns the size with the lengths of a preferred size in place of lengths of 0.
  ///
  /// - Parameter bars: The height of bars beside the content that has the preferred size.
  func completed(by preferred: CGSize, bars: () -> CGFloat) -> CGSize {
    var result = self
    if width <= 0 { result.width = preferred.width }
    if height <= 0, preferred.height > 0 { result.height = preferred.height + bars() }
    return result
  }
}

struct WeakScrollView {
  weak var view: UIScrollView?
}

extension UIViewController {
  /// Sets the scroll view of each edge in a set.
  final func setScrollView(_ scrollView: UIScrollView?, at edges: NSDirectionalRectEdge) {
    for edge: NSDirectionalRectEdge in [.top, .leading, .bottom, .trailing]
    where edges.contains(edge) {
      containment.contentScrollViews[edge.rawValue] = scrollView.map { WeakScrollView(view: $0) }
    }
    contentChanged()
  }

  final func insertChild(_ child: UIViewController) {
    guard child !== self else {
      device.reportIllegalUse("Can't add self as child view controller: \(self)")
      return
    }
    guard !isInside(child) else {
      device.reportIllegalUse("Can't add an ancestor as child view controller: \(child)")
      return
    }
    if child.parent === self {
      containment.children.removeAll { $0 === child }
      containment.children.append(child)
      return
    }
    // A child of another container is first removed from that container (UIViewController,
    // "addChild(_:)").
    if child.parent != nil { child.removeFromParent() }
    child.move(to: device)
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
    child.containment.isMovingToParent = true
    child.viewIfLoaded?.updateTraits()
  }

  /// Whether another controller is this one or contains it.
  final func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }

  final func leaveParent() {
    guard let parent else { return }
    device.keepUntilEndOfTurn(self)
    device.inputOwner.pageRemoved(self)
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    containment.pageBar?.end()
    containment.pageBar = nil
    setBottomBarInset(0)
    traitState?.fromParent = nil
    didMove(toParent: nil)
  }

  final func willMoveToParent(_ newParent: UIViewController?) {
    if newParent == nil { containment.isMovingFromParent = true }
  }

  final func didMoveToParent(_ newParent: UIViewController?) {
    containment.isMovingFromParent = newParent == nil && state == .disappearing
    containment.isMovingToParent = newParent != nil && state == .appearing
  }

  /// Resets the flags that describe a move to or from a parent, after an appearance transition has
  /// ended.
  final func endMoving() {
    containment.isMovingToParent = false
    if state == .disappeared, parent == nil { containment.isMovingFromParent = false }
  }

  /// Replaces the view of one child with the view of another, as `transition(from:to:…)` does.
  final func exchangeChild(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, let superview = old.view.superview else {
      device.reportIllegalUse(
        "Children view controllers \(old) and \(new) must have a common parent view controller when "
          + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
          + "options:animations:completion:]")
      return
    }
    let isAnimated = duration > 0
    if shouldAutomaticallyForwardAppearanceMethods, state.isTowardsShown {
      old.setAppearing(false, animated: isAnimated)
      new.setAppearing(true, animated: isAnimated)
    }
    device.inputOwner.pageLeaves(old, keepsClaim: false)
    superview.addSubview(new.view)
    let end = { [self] (finished: Bool) in
      old.viewIfLoaded?.removeFromSuperview()
      if shouldAutomaticallyForwardAppearanceMethods {
        old.settle(shown: false, in: state, animated: isAnimated)
        if new.parent === self {
          new.settle(
            shown: new.viewIfLoaded?.window != nil, in: state, animated: isAnimated)
        }
      }
      completion?(finished)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: end)
  }

  final func preferredSizeChanged(from old: CGSize) {
    guard old != preferredContentSize else { return }
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Called by a container whose preferred size is that of a child, after anything has changed that
  /// the size depends on.
  final func preferredSizeMayHaveChanged() {
    let old = containment.announcedPreferredSize
    containment.announcedPreferredSize = preferredContentSize
    preferredSizeChanged(from: old)
  }

  /// Lays out the container's view again.
  final func containerNeedsLayout() {
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Navigation

  final func titleChanged() {
    containment.navigationItem?.inheritTitle(title)
    containment.tabBarItem?.inheritTitle(title)
    if containment.tabBarItem == nil { nearestTabBarController?.updateItems() }
  }

  final var itemForNavigation: UINavigationItem {
    if let item = containment.navigationItem { return item }
    let item = UINavigationItem()
    item.inheritTitle(title)
    containment.navigationItem = item
    return item
  }

  final var nearestNavigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }
}
