// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  @discardableResult
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { .automatic }

  @discardableResult
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }

  @discardableResult
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }

  @discardableResult
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  @discardableResult
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  @discardableResult
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  @discardableResult
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  @discardableResult
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  @discardableResult
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}

  @discardableResult
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { [] }

  @discardableResult
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .unknown }
}

extension UISplitViewControllerDelegate {
  /// The methods of this name, to be called with a question mark.
  public var splitViewController: _SplitViewSplitViewController? {
    _SplitViewSplitViewController(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var targetDisplayModeForAction: _SplitViewTargetDisplayModeForAction? {
    _SplitViewTargetDisplayModeForAction(delegate: self)
  }

  /// The methods of this name, to be called with a question mark.
  public var primaryViewController: _SplitViewPrimaryViewController? {
    _SplitViewPrimaryViewController(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidCollapse($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var splitViewControllerSupportedInterfaceOrientations:
    ((UISplitViewController) -> UIInterfaceOrientationMask)?
  { { self.splitViewControllerSupportedInterfaceOrientations($0) } }

  /// The method of this name, to be called with a question mark.
  public var splitViewControllerPreferredInterfaceOrientationForPresentation:
    ((UISplitViewController) -> UIInterfaceOrientation)?
  { { self.splitViewControllerPreferredInterfaceOrientationForPresentation($0) } }
}

/// The methods named `splitViewController`.
@preconcurrency @MainActor
public struct _SplitViewSplitViewController {
  fileprivate let delegate: any UISplitViewControllerDelegate

  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }

  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, show: vc, sender: sender)
  }

  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    delegate.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willShow: column)
  }

  public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willHide: column)
  }
}

/// The method named `targetDisplayModeForAction`.
@preconcurrency @MainActor
public struct _SplitViewTargetDisplayModeForAction {
  fileprivate let delegate: any UISplitViewControllerDelegate

  @discardableResult
  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    delegate.targetDisplayModeForAction(in: svc)
  }
}

/// The methods named `primaryViewController`.
@preconcurrency @MainActor
public struct _SplitViewPrimaryViewController {
  fileprivate let delegate: any UISplitViewControllerDelegate

  @discardableResult
  public func callAsFunction(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    delegate.primaryViewController(forCollapsing: splitViewController)
  }

  @discardableResult
  public func callAsFunction(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    delegate.primaryViewController(forExpanding: splitViewController)
  }
}
