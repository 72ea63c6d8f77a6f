// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UISplitViewControllerDelegate {
  /// The methods of this name, to be called with a question mark.
  public var splitViewController: _SplitViewSplitViewController? {
    _SplitViewSplitViewController(delegate: self)
  }

  /// The methods of this name, to be called with a question mark.
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
}

/// The methods named `splitViewController`.
@preconcurrency @MainActor
public struct _SplitViewSplitViewController {
  fileprivate let delegate: any UISplitViewControllerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, show: vc, sender: sender)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    delegate.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willShow: column)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willHide: column)
  }
}

/// The methods named `targetDisplayModeForAction`.
@preconcurrency @MainActor
public struct _SplitViewTargetDisplayModeForAction {
  fileprivate let delegate: any UISplitViewControllerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    delegate.targetDisplayModeForAction(in: svc)
  }
}

/// The methods named `primaryViewController`.
@preconcurrency @MainActor
public struct _SplitViewPrimaryViewController {
  fileprivate let delegate: any UISplitViewControllerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    delegate.primaryViewController(forCollapsing: splitViewController)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    delegate.primaryViewController(forExpanding: splitViewController)
  }
}
