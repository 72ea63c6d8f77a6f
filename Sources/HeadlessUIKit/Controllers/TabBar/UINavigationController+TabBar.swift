// SPDX-License-Identifier: MIT

// Hiding the tab bar when a page is pushed.
//
// "The value of this property on the topmost view controller determines whether the toolbar is
// hidden" (UIViewController, "hidesBottomBarWhenPushed"). On devices the bar also remains hidden
// for pages that are pushed onto a page that hides it. The bar moves with the lower page, below the
// upper one: in the running transition, it is between the two in the content view.
extension UINavigationController {
  /// The tab bar controller around this controller and its child that contains this controller.
  private var tabContext: (controller: UITabBarController, child: UIViewController)? {
    var child: UIViewController = self
    while let parent = child.parent {
      if let controller = parent as? UITabBarController { return (controller, child) }
      child = parent
    }
    return nil
  }

  /// Whether a page, or one below it in this stack, hides the bar. The value of a page that was
  /// popped remains.
  fileprivate func stackHidesTabBar(for page: UIViewController) -> Bool {
    if let index = navigation.stack.firstIndex(where: { $0 === page }) {
      page.containment.hidesBottomBar =
        navigation.stack[...index].contains { $0.hidesBottomBarWhenPushed }
    }
    return page.containment.hidesBottomBar
  }

  /// Returns the difference between the part of a page that the tab bar covers, and the part of
  /// this controller's view that it covers.
  final func tabBarCorrection(for page: UIViewController) -> CGFloat {
    guard let (controller, child) = tabContext else { return 0 }
    let (isHidden, hides) = (isTabBarHidden(around: child), child.hidesTabBar(with: page, in: self))
    guard isHidden != hides else { return 0 }
    let height = coverHeight(of: controller, above: child)
    return hides ? -height : height
  }

  /// Whether the tab bar is hidden for the view of this controller: for the page that contains it
  /// in another stack, or for the whole tab.
  private func isTabBarHidden(around child: UIViewController) -> Bool {
    guard let outer = nearestNavigationController, outer.isInside(child),
      let page = outer.navigation.stack.first(where: { self.isInside($0) })
    else { return child.containment.hidesBottomBar }
    return child.hidesTabBar(with: page, in: outer)
  }

  /// Returns the height by which the tab bar covers the view of this controller, which may end
  /// above the bar.
  private func coverHeight(
    of controller: UITabBarController, above child: UIViewController
  ) -> CGFloat {
    let height = controller.coverHeight(of: child)
    guard child !== self, let view = viewIfLoaded, let outer = controller.viewIfLoaded,
      view.isDescendant(of: outer)
    else { return height }
    let edge = outer.bounds.height - outer.safeAreaInsets.bottom - height
    return min(max(view.convert(view.bounds, to: outer).maxY - edge, 0), height)
  }

  /// Moves the bar along with a transition between a page that hides it and one that does not.
  final func moveTabBar(with transition: Transition) {
    guard let (controller, child) = tabContext, let from = transition.from, let to = transition.to,
      transition.isAnimated, controller.coverHeight(of: child) > 0,
      child.viewIfLoaded?.window != nil
    else { return }
    let wasHidden = child.containment.hidesBottomBar
    let isHidden = child.hidesTabBar(with: to, in: self)
    guard wasHidden != isHidden else { return }
    let bar = controller.tabBar
    // The bar moves between pages that reach it.
    let isReached = coverHeight(of: controller, above: child) == controller.coverHeight(of: child)
    guard isReached, transition.animator is NavigationSlideAnimator,
      let fromView = from.viewIfLoaded
    else {
      return fadeTabBar(of: controller, isHidden: isHidden, with: transition)
    }
    let rest = frameOfTabBar(in: controller)
    let away = rest.offsetBy(dx: distanceOfLowerPage, dy: 0)
    bar.frame = wasHidden ? away : rest
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    contentView.addSubview(bar)
    let isPush = navigation.isPush
    transition.animate(alongsideTransition: { [self] _ in
      // The animator has added the new page by now.
      if isPush {
        contentView.insertSubview(bar, aboveSubview: fromView)
      } else {
        contentView.insertSubview(bar, belowSubview: fromView)
      }
      bar.frame = isHidden ? away : rest
    })
  }

  private var distanceOfLowerPage: CGFloat {
    NavigationSlideAnimator.parallax * contentView.bounds.width
      * (contentView.isRightToLeft ? 1 : -1)
  }

  /// The frame of the visible bar in the content view.
  private func frameOfTabBar(in controller: UITabBarController) -> CGRect {
    let bounds = controller.view.bounds
    let height = controller.tabBar.rowHeight + controller.view.safeAreaInsets.bottom
    let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    return contentView.convert(frame, from: controller.view)
  }

  /// Fades the bar along with a client's animator.
  private func fadeTabBar(
    of controller: UITabBarController, isHidden: Bool, with transition: Transition
  ) {
    let bar = controller.tabBar
    bar.frame = controller.view.convert(frameOfTabBar(in: controller), from: contentView)
    bar.alpha = isHidden ? 1 : 0
    transition.whenOver { bar.alpha = 1 }
    transition.animate(alongsideTransition: { _ in bar.alpha = isHidden ? 0 : 1 })
  }

  /// Shows or hides the bar if the page that is shown needs it, for a stack that was set before it
  /// became part of a tab.
  final func settleTabBarIfNeeded() {
    guard navigation.transition == nil, let child = tabContext?.child else { return }
    if child.hidesTabBar() != child.containment.hidesBottomBar { settleTabBar() }
  }

  /// Shows or hides the bar for the page that is shown, after a transition or without one.
  final func settleTabBar() {
    guard navigation.runningTransition == nil, let (controller, child) = tabContext else { return }
    let hides = child.hidesTabBar()
    child.containment.hidesBottomBar = hides
    // All insets change before the safe areas are computed, so that a page whose safe area remains
    // the same is not notified.
    child.containment.bottomBarInset = hides ? 0 : controller.coverHeight(of: child)
    let stacks = sequence(first: self) { $0.nearestNavigationController }
      .prefix { $0.isInside(child) }
    for stack in stacks {
      for page in stack.navigation.stack + [stack.navigation.shown].compactMap({ $0 }) {
        page.containment.bottomBarInset = stack.bottomInset(of: page)
      }
    }
    child.refreshSafeArea()
    for page in stacks.flatMap(\.navigation.stack) { page.refreshSafeArea() }
    if controller.tabBar.superview === contentView { controller.putBarBack() }
    controller.barMetricsChanged()
  }
}

extension UIViewController {
  /// Whether the controllers that this one shows hide the bar of the tab bar controller around it.
  /// One answer for all stacks of a tab, however they are nested: each would otherwise undo what
  /// another one has set.
  ///
  /// - Parameter page: A page to assume as the shown one of `stack`, and of the stacks around it
  ///   the pages that contain `stack`.
  fileprivate func hidesTabBar(
    with page: UIViewController? = nil, in stack: UINavigationController? = nil
  ) -> Bool {
    // Another tab bar controller has its own bar.
    if self is UITabBarController { return false }
    guard let navigation = self as? UINavigationController else {
      return children.contains { $0.isShown(with: stack) && $0.hidesTabBar(with: page, in: stack) }
    }
    let around = stack.flatMap { stack in
      navigation.navigation.stack.first { stack.isInside($0) }
    }
    let own = navigation.navigation.shown ?? navigation.topViewController
    guard let shown = navigation === stack ? page : around ?? own else { return false }
    return navigation.stackHidesTabBar(for: shown) || shown.hidesTabBar(with: page, in: stack)
  }

  /// Whether a child has its view in the view of the container, or contains a stack.
  private func isShown(with stack: UINavigationController?) -> Bool {
    viewIfLoaded?.superview != nil || stack?.isInside(self) == true
  }
}
