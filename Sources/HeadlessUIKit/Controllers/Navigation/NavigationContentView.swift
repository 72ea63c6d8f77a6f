// SPDX-License-Identifier: MIT

/// Holds the view of the controller that a navigation controller shows, and is the container of its
/// transitions. What lies in it has a safe area below the bar.
@preconcurrency @MainActor
final class NavigationContentView: UIView {
  weak var navigationController: UINavigationController?

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top += navigationController?.heightOfBar ?? 0
    return insets
  }

  /// The bar came, went or changed its height.
  func barChanged() {
    refreshSafeAreaOfSubviews()
    updateMargins()
  }
}

extension UINavigationController {
  /// What the bar takes below the safe area of the whole.
  final var heightOfBar: CGFloat {
    navigation.isBarHidden ? 0 : navigationBar.height(for: topViewController)
  }

  final func setUpBar() {
    navigationBar.navigationController = self
  }

  final func layOutBar() {
    guard let view = viewIfLoaded, navigationBar.superview === view else { return }
    let height = navigationBar.height(for: topViewController)
    let top = view.safeAreaInsets.top
    let frame = CGRect(
      x: 0, y: navigation.isBarHidden ? -height : top, width: view.bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    navigationBar.alpha = navigation.isBarHidden ? 0 : 1
    guard navigation.runningTransition == nil, let shown = navigation.shown,
      let shownView = shown.viewIfLoaded, shownView.superview === contentView
    else { return }
    let content = contentFrame(of: shown)
    if shownView.frame != content { shownView.frame = content }
  }

  /// A view reaches under the bar unless its controller does not want that.
  final func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = contentView.bounds
    let goesUnder =
      controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if !goesUnder, !navigation.isBarHidden {
      let top = (viewIfLoaded?.safeAreaInsets.top ?? 0) + heightOfBar
      frame.origin.y += top
      frame.size.height = max(frame.height - top, 0)
    }
    return frame
  }

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != navigation.isBarHidden else { return }
    navigation.isBarHidden = hidden
    guard isViewLoaded, contentView.superview != nil else { return }
    let change = { [self] in
      layOutBar()
      contentView.barChanged()
      if animated { view.layoutIfNeeded() }
    }
    if animated {
      UIView.animate(withDuration: TransitionDurations.bar, animations: change)
    } else {
      change()
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// The bar shows the items of the stack.
  final func updateBar(animated: Bool) {
    navigationBar.show(navigation.stack.map(\.navigationItem))
    guard isViewLoaded else { return }
    layOutBar()
    contentView.barChanged()
  }
}
