// SPDX-License-Identifier: MIT

// The bar, and the part of the safe area of each tab that it covers.
extension UITabBarController {
  /// Adds the content view, the bar and the selected controller's view.
  final func installViews() {
    guard let view = viewIfLoaded else { return }
    if contentView.superview !== view {
      contentView.frame = view.bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(contentView, at: 0)
      view.addSubview(tabBar)
      layOutTabs()
    }
    guard tabs.runningTransition == nil, let shown = tabs.shown else { return }
    shown.loadViewIfNeeded()
    guard shown.view.superview !== contentView else { return }
    updateInset(of: shown)
    shown.view.frame = contentFrame(of: shown)
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(shown.view)
  }

  final func layOutTabs() {
    guard let view = viewIfLoaded else { return }
    limitMayHaveChanged()
    if tabBar.superview === view {
      let frame = frameOfBar
      if tabBar.frame != frame { tabBar.frame = frame }
      tabBar.accessibilityElementsHidden = isBarAway
    }
    followContent()
    for controller in children { updateInset(of: controller) }
    guard tabs.runningTransition == nil, let shown = tabs.shown, let shownView = shown.viewIfLoaded,
      shownView.superview === contentView
    else { return }
    let frame = contentFrame(of: shown)
    if shownView.frame != frame { shownView.frame = frame }
  }

  /// Whether the bar is below the screen.
  private var isBarAway: Bool {
    tabs.isBarHidden || tabs.shown?.containment.hidesBottomBar == true
  }

  /// Follows the content of the page above the bar.
  final func followContent() {
    contentEdge.follow((tabs.runningTransition?.to ?? tabs.shown)?.pageAboveBars)
  }

  /// The frame of the bar, which extends to the lower edge of the screen.
  final var frameOfBar: CGRect {
    let bounds = view.bounds
    let height = tabBar.rowHeight + view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: isBarAway ? bounds.height : bounds.height - height, width: bounds.width,
      height: height)
  }

  /// Called after a property that decides about the size or the visibility of the bar has changed.
  final func barMetricsChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    layOutTabs()
  }

  // MARK: Safe area

  /// The height by which the bar covers a tab, above the safe area of the controller's view, unless
  /// a page of the tab hides it.
  final func coverHeight(of child: UIViewController) -> CGFloat {
    guard !tabBar.isHidden, !tabs.isBarHidden, isCovered(child) else { return 0 }
    return tabBar.rowHeight
  }

  /// Whether the view of a tab extends under the bar. That of a navigation controller always does:
  /// its pages decide.
  private func isCovered(_ child: UIViewController) -> Bool {
    child is UINavigationController
      || child.edgesForExtendedLayout.contains(.bottom)
        && (tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  final func updateInset(of child: UIViewController) {
    (child as? UINavigationController)?.settleTabBarIfNeeded()
    child.setBottomBarInset(child.containment.hidesBottomBar ? 0 : coverHeight(of: child))
  }

  final func contentFrame(of child: UIViewController) -> CGRect {
    var frame = contentView.bounds
    guard !isCovered(child), !tabBar.isHidden, !tabs.isBarHidden,
      !child.containment.hidesBottomBar
    else { return frame }
    frame.size.height -= tabBar.rowHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    frame.size.height = max(frame.height, 0)
    return frame
  }

  /// Returns the size at which the view of a tab has its preferred size.
  ///
  /// - Parameter own: The size that was set for this controller; a length of 0 is that of the tab.
  final func sizePreferred(byTab tab: UIViewController?, own: CGSize) -> CGSize {
    let preferred = tab?.preferredContentSize ?? .zero
    return own.completed(by: preferred) {
      guard let tab, !isCovered(tab), !tabBar.isHidden, !tabs.isBarHidden else { return 0 }
      return tabBar.rowHeight
    }
  }

  // MARK: Showing and hiding

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != tabs.isBarHidden else { return }
    tabs.isBarHidden = hidden
    preferredSizeMayHaveChanged()
    guard isViewLoaded, contentView.superview != nil else { return }
    let change = { [self] in
      layOutTabs()
      if animated { view.layoutIfNeeded() }
    }
    if animated {
      UIView.animate(withDuration: TransitionDurations.bar, animations: change)
    } else {
      change()
    }
  }

  /// Takes the bar back from the navigation controller of a tab, whose transition moves it.
  final func reclaimBar(from child: UIViewController?) {
    guard let view = viewIfLoaded, tabBar.superview !== view, contentView.superview === view else {
      return
    }
    if let child { finishTransitions(in: child) }
    if tabBar.superview !== view { putBarBack() }
  }

  private func finishTransitions(in controller: UIViewController) {
    controller.containerTransition?.finishNow()
    for child in controller.children { finishTransitions(in: child) }
  }

  /// Adds the bar to the controller's view again.
  final func putBarBack() {
    guard let view = viewIfLoaded else { return }
    view.addSubview(tabBar)
    tabBar.autoresizingMask = []
    tabBar.alpha = 1
    tabBar.frame = frameOfBar
  }
}

extension UIViewController {
  /// Sets the part of the safe area that bars at the lower edge cover.
  final func setBottomBarInset(_ inset: CGFloat) {
    guard containment.bottomBarInset != inset else { return }
    containment.bottomBarInset = inset
    refreshSafeArea()
  }
}
