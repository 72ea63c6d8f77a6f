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

  /// Whether the bar is hidden while a page is shown. The value of a page that was popped remains.
  private func hidesTabBar(for page: UIViewController) -> Bool {
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
    let (isHidden, hides) = (child.containment.hidesBottomBar, hidesTabBar(for: page))
    guard isHidden != hides else { return 0 }
    let height = controller.coverHeight(of: child)
    return hides ? -height : height
  }

  /// Moves the bar along with a transition between a page that hides it and one that does not.
  final func moveTabBar(with transition: Transition) {
    guard let (controller, child) = tabContext, let from = transition.from, let to = transition.to,
      transition.isAnimated, controller.coverHeight(of: child) > 0,
      child.viewIfLoaded?.window != nil
    else { return }
    let (wasHidden, isHidden) = (child.containment.hidesBottomBar, hidesTabBar(for: to))
    guard wasHidden != isHidden else { return }
    let bar = controller.tabBar
    guard transition.animator is NavigationSlideAnimator, let fromView = from.viewIfLoaded else {
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
    let page = navigation.shown ?? topViewController
    let hides = page.map { hidesTabBar(for: $0) } ?? false
    if hides != child.containment.hidesBottomBar { settleTabBar() }
  }

  /// Shows or hides the bar for the page that is shown, after a transition or without one.
  final func settleTabBar() {
    guard navigation.runningTransition == nil, let (controller, child) = tabContext else { return }
    let hides = (navigation.shown ?? topViewController).map { hidesTabBar(for: $0) } ?? false
    child.containment.hidesBottomBar = hides
    // All insets change before the safe areas are computed, so that a page whose safe area remains
    // the same is not notified.
    child.containment.bottomBarInset = hides ? 0 : controller.coverHeight(of: child)
    for page in navigation.stack + [navigation.shown].compactMap({ $0 }) {
      page.containment.bottomBarInset = bottomInset(of: page)
    }
    child.viewIfLoaded?.refreshSafeArea()
    for page in navigation.stack { page.viewIfLoaded?.refreshSafeArea() }
    if controller.tabBar.superview === contentView { controller.putBarBack() }
    controller.barMetricsChanged()
  }
}
