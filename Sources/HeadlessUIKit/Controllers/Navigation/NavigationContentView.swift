// SPDX-License-Identifier: MIT

/// Contains the view of the controller that a navigation controller shows, and serves as the container view
/// of its transitions. The safe area of its subviews begins below the bar.
@preconcurrency @MainActor
final class NavigationContentView: UIView {
  weak var navigationController: UINavigationController?

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top += navigationController?.heightOfBar ?? 0
    return insets
  }

  /// Called after the bar was shown or hidden, or has changed its height.
  func barChanged() {
    refreshSafeAreaOfSubviews()
    updateMargins()
  }
}

extension UINavigationController {
  /// The height of the bar below the safe area of the navigation controller's view, in points; 0 if the bar
  /// is hidden.
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

  /// Returns the frame of a controller's view, which extends under the bar unless the controller opts out.
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

  /// Shows the navigation items of the stack in the bar.
  final func updateBar(animated: Bool) {
    navigationBar.show(navigation.stack.map(\.navigationItem))
    guard isViewLoaded else { return }
    layOutBar()
    contentView.barChanged()
  }
}
