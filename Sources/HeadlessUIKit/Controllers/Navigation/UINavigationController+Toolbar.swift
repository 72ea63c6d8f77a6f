// SPDX-License-Identifier: MIT

// The toolbar at the lower edge, above a tab bar.
extension UINavigationController {
  /// Whether the toolbar is shown while a page is shown. In a transition, the page that disappears
  /// keeps its toolbar.
  final func showsToolbar(for page: UIViewController) -> Bool {
    let isHidden =
      navigation.transition != nil && page === navigation.shown
      ? navigation.isToolbarHiddenAtStart : navigation.isToolbarHidden
    return !isHidden && !page.hidesBottomBarWhenPushed
  }

  /// The height by which the toolbar covers a page.
  final func toolbarHeight(for page: UIViewController) -> CGFloat {
    showsToolbar(for: page) ? toolbar.rowHeight : 0
  }

  /// The frame of the toolbar for a page; below the view where it is hidden.
  private func frameOfToolbar(for page: UIViewController?) -> CGRect {
    let bounds = view.bounds
    let height = toolbar.rowHeight
    let isShown = page.map { showsToolbar(for: $0) } ?? false
    let correction = page.map { tabBarCorrection(for: $0) } ?? 0
    let bottom = bounds.maxY - view.safeAreaInsets.bottom - correction
    return CGRect(
      x: 0, y: isShown ? bottom - height : bounds.maxY, width: bounds.width, height: height)
  }

  /// Adds the toolbar when it is first needed, and lays it out.
  final func layOutToolbar() {
    guard let view = viewIfLoaded, contentView.superview === view else { return }
    let page = pageOfBar
    let isShown = page.map { showsToolbar(for: $0) } ?? false
    guard navigation.runningTransition == nil else { return }
    guard isShown || navigation.isToolbarMoving else {
      if isToolbarLoaded { toolbar.removeFromSuperview() }
      return
    }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.extendsBackground = (tabBarController?.tabBar).map { $0.isHidden } ?? true
    showToolbarItems(of: page)
    let frame = frameOfToolbar(for: page)
    if toolbar.frame != frame { toolbar.frame = frame }
    followContentAboveToolbar()
  }

  /// Follows the content of the page above the toolbar.
  final func followContentAboveToolbar() {
    toolbarEdge.follow(pageOfBar?.pageAboveBars)
  }

  private func showToolbarItems(of page: UIViewController?) {
    let items = page?.toolbarItems ?? []
    if !items.elementsEqual(toolbar.items ?? [], by: ===) {
      toolbar.setItems(items, animated: false)
    }
  }

  final func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != navigation.isToolbarHidden else { return }
    navigation.isToolbarHidden = hidden
    if navigation.transition != nil { return }  // the toolbar moves with the pages
    navigation.isToolbarHiddenAtStart = hidden
    guard isViewLoaded, contentView.superview != nil else { return }
    let change = { [self] in
      if let page = pageOfBar { pageBar(of: page).update() }
      layOutBar()
      layOutToolbar()
      if animated { view.layoutIfNeeded() }
    }
    guard animated else { return change() }
    if !hidden { UIView.performWithoutAnimation { placeToolbarBelow() } }
    navigation.isToolbarMoving = true
    UIView.animate(withDuration: TransitionDurations.bar, animations: change) { [weak self] _ in
      self?.navigation.isToolbarMoving = false
      self?.layOutToolbar()
    }
  }

  private func placeToolbarBelow() {
    if toolbar.superview !== view { view.addSubview(toolbar) }
    showToolbarItems(of: pageOfBar)
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.maxY, width: view.bounds.width, height: toolbar.rowHeight)
    toolbar.layoutIfNeeded()
  }

  /// Moves the toolbar along with a transition, and shows the items of the new page.
  final func moveToolbar(with transition: Transition) {
    guard let to = transition.to, viewIfLoaded != nil else { return }
    let wasShown = transition.from.map { showsToolbar(for: $0) } ?? false
    let isShown = showsToolbar(for: to)
    guard wasShown || isShown else { return }
    if !wasShown { placeToolbarBelow() }
    if isShown {
      UIView.performWithoutAnimation {
        showToolbarItems(of: to)
        followContentAboveToolbar()
        toolbar.layoutIfNeeded()
      }
    }
    transition.animate(alongsideTransition: { [self] _ in
      toolbar.frame = frameOfToolbar(for: to)
    })
  }

  /// Called at the end of a transition. A cancelled one leaves the toolbar as it was.
  final func toolbarTransitionEnded(completed: Bool) {
    if completed {
      navigation.isToolbarHiddenAtStart = navigation.isToolbarHidden
    } else {
      navigation.isToolbarHidden = navigation.isToolbarHiddenAtStart
    }
  }
}

extension UIViewController {
  final func toolbarItemsChanged() {
    nearestNavigationController?.layOutToolbar()
  }
}
