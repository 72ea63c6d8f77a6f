// SPDX-License-Identifier: MIT

/// A delegate that decides about the columns of a split view controller and is notified of them.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Returns the display mode of the display mode button's action; `automatic` for the default.
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode

  /// Returns whether the delegate has shown a controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// Returns whether the delegate has shown a detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// Returns the controller that is shown after collapsing, in the classic style; nil for the first
  /// one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?

  /// Returns the first controller after expanding, in the classic style; nil for the present one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?

  /// Returns whether the delegate has handled the collapse in the classic style. The secondary
  /// controller is then not shown.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the secondary controller after expanding, in the classic style; nil for the default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Returns the column that is on top after collapsing.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns the display mode after expanding.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after the columns have collapsed into one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after the columns have expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Returns the default, `.automatic`.
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { .automatic }

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }

  /// Returns nil.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  /// Returns nil.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Returns nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  /// Returns the default, `proposedTopColumn`.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Returns the default, `proposedDisplayMode`.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
}
