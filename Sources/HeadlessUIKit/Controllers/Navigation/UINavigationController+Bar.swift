// SPDX-License-Identifier: MIT

/// Contains the view of the controller that a navigation controller shows, and serves as the
/// container view of its transitions.
@preconcurrency @MainActor
final class NavigationContentView: UIView {
  weak var navigationController: UINavigationController?
}

// The bar, and the part of each page's safe area that it covers.
extension UINavigationController {
  final func setUpBar() {
    navigationBar.navigationController = self
  }

  /// The page below the bar: in a transition, the one that appears.
  final var pageOfBar: UIViewController? {
    navigation.runningTransition?.to ?? navigation.shown ?? topViewController
  }

  /// Whether the bar is hidden while a page is shown. In a transition, the page that disappears
  /// keeps its bar.
  final func isBarHidden(for page: UIViewController) -> Bool {
    guard navigation.transition != nil, page === navigation.shown else {
      return navigation.isBarHidden
    }
    return navigation.isBarHiddenAtStart
  }

  /// Whether the view of a page extends under the bar.
  final func isCovered(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  final func pageBar(of page: UIViewController) -> PageBar {
    if let bar = page.containment.pageBar { return bar }
    let bar = PageBar(page, in: self)
    page.containment.pageBar = bar
    return bar
  }

  // MARK: Layout

  final func layOutBar() {
    guard let view = viewIfLoaded, navigationBar.superview === view else { return }
    if navigation.runningTransition != nil {
      // The transition moves the bar, but not where its container changes.
      if navigationBar.frame.width != view.bounds.width { navigationBar.frame = endOfBar }
      return
    }
    if let page = pageOfBar { pageBar(of: page).update() }
    let frame = frameOfBar(for: pageOfBar)
    if navigationBar.frame != frame {
      navigationBar.frame = frame
      // The background extends to the upper edge of the view, also if only the position changes.
      navigationBar.setNeedsLayout()
    }
    navigationBar.alpha = frame.minY < 0 ? 0 : 1
    if let shown = navigation.shown { placePage(shown) }
  }

  private func placePage(_ page: UIViewController) {
    guard let pageView = page.viewIfLoaded, pageView.superview === contentView else { return }
    let content = contentFrame(of: page)
    if pageView.frame != content { pageView.frame = content }
  }

  /// Called after the content of a page has moved.
  final func placeBar(for page: UIViewController) {
    guard navigation.runningTransition == nil, page === pageOfBar else { return }
    guard let view = viewIfLoaded, navigationBar.superview === view else { return }
    let frame = frameOfBar(for: page)
    guard navigationBar.frame != frame else { return }
    navigationBar.frame = frame
    navigationBar.setNeedsLayout()
    placePage(page)
    guard UIView.inheritedAnimationDuration > 0 else { return }
    // The views around the bar may be between two layouts, so nothing scrolls to the edited text.
    view.device.firstResponderVisibility.performWithoutUpdates { navigationBar.layoutIfNeeded() }
  }

  private func frameOfBar(for page: UIViewController?) -> CGRect {
    let height = page.map { pageBar(of: $0).height } ?? navigationBar.rowHeight
    let isHidden = page.map { isBarHidden(for: $0) } ?? navigation.isBarHidden
    return CGRect(
      x: 0, y: isHidden ? -height : view.safeAreaInsets.top, width: view.bounds.width,
      height: height)
  }

  /// Returns the frame of a controller's view, which extends under the bar unless the controller
  /// opts out.
  final func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = contentView.bounds
    if !isCovered(controller), !isBarHidden(for: controller) {
      let top = (viewIfLoaded?.safeAreaInsets.top ?? 0) + pageBar(of: controller).heightAbovePage
      frame.origin.y += top
      frame.size.height = max(frame.height - top, 0)
    }
    frame.size.height = max(frame.height - heightOfBarsBelow(controller), 0)
    return frame
  }

  /// Returns the height by which bars at the lower edge cover a page that extends under them, above
  /// the safe area of this controller's view.
  final func bottomInset(of page: UIViewController) -> CGFloat {
    guard heightOfBarsBelow(page) == 0 else { return 0 }
    return tabBarCorrection(for: page) + toolbarHeight(for: page)
  }

  /// Returns the height of the bars at the lower edge and of the safe area below them; 0 for a page
  /// that extends under them.
  private func heightOfBarsBelow(_ page: UIViewController) -> CGFloat {
    let extends = page.edgesForExtendedLayout.contains(.bottom)
    let isOpaque = tabBarController?.tabBar.isTranslucent == false
    guard !extends || isOpaque && !page.extendedLayoutIncludesOpaqueBars else { return 0 }
    let correction = tabBarCorrection(for: page) + toolbarHeight(for: page)
    let bars = bottomBarHeight + correction
    return bars > 0 ? (viewIfLoaded?.safeAreaInsets.bottom ?? 0) + correction : 0
  }

  /// The height by which the tab bar covers this controller's view, above the safe area of the tab
  /// bar controller's view.
  private var bottomBarHeight: CGFloat {
    guard let view = viewIfLoaded, let outer = tabBarController?.viewIfLoaded else { return 0 }
    return max(view.safeAreaInsets.bottom - outer.safeAreaInsets.bottom, 0)
  }

  /// Returns the size at which the view of a page has its preferred size.
  ///
  /// - Parameter own: The size that was set for this controller; a length of 0 is that of the page.
  final func sizePreferred(byPage page: UIViewController?, own: CGSize) -> CGSize {
    let preferred = page?.preferredContentSize ?? .zero
    return own.completed(by: preferred) {
      guard let page else { return 0 }
      let extends = page.edgesForExtendedLayout.contains(.bottom)
      let isAbove = !isCovered(page) && !navigation.isBarHidden
      let above = isAbove ? navigationBar.height(of: page.navigationItem) : 0
      return above + (extends ? 0 : toolbarHeight(for: page))
    }
  }

  // MARK: Changes

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != navigation.isBarHidden else { return }
    defer { setNeedsStatusBarAppearanceUpdate() }
    navigation.isBarHidden = hidden
    preferredSizeMayHaveChanged()
    guard navigation.transition != nil, !navigation.hasPlacedBar else {
      if navigation.transition == nil { navigation.isBarHiddenAtStart = hidden }
      return animateBar(animated)
    }
    // The bar moves with the pages.
    navigation.movesBar = animated
  }

  private func animateBar(_ animated: Bool) {
    guard isViewLoaded, contentView.superview != nil else { return }
    let change = { [self] in
      if navigation.runningTransition == nil {
        layOutBar()
      } else if let page = pageOfBar {
        pageBar(of: page).update()
        navigationBar.frame = endOfBar
        navigationBar.alpha = navigation.isBarHidden ? 0 : 1
      }
      if animated { view.layoutIfNeeded() }
    }
    if animated {
      UIView.animate(withDuration: TransitionDurations.bar, animations: change)
    } else {
      change()
    }
  }

  /// Called after a property of the bar or of an item has changed.
  final func barMetricsChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    layOutBar()
  }

  private var itemsOfBar: [UINavigationItem] {
    [navigation.outerItem].compactMap { $0 } + navigation.stack.map(\.navigationItem)
  }

  /// Shows the navigation items of the stack in the bar.
  final func updateBar() {
    navigationBar.show(itemsOfBar)
    guard isViewLoaded else { return }
    layOutBar()
    layOutToolbar()
    nearestTabBarController?.followContent()
  }
}

// MARK: - Transitions

extension UINavigationController {
  /// The frame that the bar has at the end of the running transition.
  private var endOfBar: CGRect {
    var frame = frameOfBar(for: navigation.runningTransition?.to)
    guard navigation.isBarHidden, !navigation.isBarHiddenAtStart, navigation.movesBar else {
      return frame
    }
    frame.origin = CGPoint(x: displacement(isShown: false), y: view.safeAreaInsets.top)
    frame.size.height = navigationBar.frame.height
    return frame
  }

  /// Returns the distance by which a bar is displaced that only one of the two pages has, before it
  /// moves in or after it has moved out: it moves beside the edge between the two pages.
  private func displacement(isShown: Bool) -> CGFloat {
    let width = view.bounds.width * (view.isRightToLeft ? -1 : 1)
    // The bar belongs to the upper one of the two pages in a push that shows it and in a pop that
    // hides it.
    return navigation.isPush == isShown ? width : -width
  }

  /// Changes the bar along with a transition between two pages.
  final func moveBar(with transition: Transition) {
    guard let to = transition.to else { return updateBar() }
    pageBar(of: to).update()
    nearestTabBarController?.followContent()
    let items = itemsOfBar
    let (wasHidden, isHidden) = (navigation.isBarHiddenAtStart, navigation.isBarHidden)
    guard transition.isAnimated, navigationBar.superview === view else {
      return navigationBar.show(items)
    }
    switch (wasHidden, isHidden) {
    case (false, true):
      navigationBar.keepsContent = navigation.movesBar
      navigationBar.show(items)
      if !navigation.movesBar { placeBarAtEnd() }
    case (true, false):
      navigationBar.show(items)
      navigationBar.frame = frameOfBar(for: to)
      navigationBar.alpha = 1
      if navigation.movesBar { navigationBar.frame.origin.x = displacement(isShown: true) }
    case (false, false): navigationBar.exchangeContent(for: items)
    case (true, true): navigationBar.show(items)
    }
    transition.whenOver { [self, unowned transition] in
      navigationBar.endExchange(showsNew: !transition.isCancelled)
    }
    transition.animate(alongsideTransition: { [self] _ in
      navigation.hasPlacedBar = true
      // The position of the new page's content decides the height of the bar.
      UIView.performWithoutAnimation { to.viewIfLoaded?.layoutIfNeeded() }
      pageBar(of: to).update()
      placeBarAtEnd()
      navigationBar.fadeContent()
      navigationBar.layoutIfNeeded()
    })
  }

  private func placeBarAtEnd() {
    navigationBar.frame = endOfBar
    if navigation.isBarHidden, !navigation.movesBar { navigationBar.alpha = 0 }
  }

  /// Ends the changes of the bar along with a transition. A cancelled one leaves the bar as it was.
  final func barTransitionEnded(completed: Bool) {
    if completed {
      navigation.isBarHiddenAtStart = navigation.isBarHidden
    } else {
      navigation.isBarHidden = navigation.isBarHiddenAtStart
    }
    navigation.hasPlacedBar = false
    navigation.movesBar = false
  }
}
