// SPDX-License-Identifier: MIT

/// A delegate that decides about the columns of a split view controller and is notified of them.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before the display mode changes.
  /// Optional.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Returns the display mode of the display mode button's action; `automatic` for the default.
  /// Optional; by default `.automatic`.
  @discardableResult
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode

  /// Returns whether the delegate has shown a controller itself.
  /// Optional; by default `false`.
  @discardableResult
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// Returns whether the delegate has shown a detail itself.
  /// Optional; by default `false`.
  @discardableResult
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// Returns the controller that is shown after collapsing, in the classic style; nil for the first
  /// one.
  /// Optional; by default `nil`.
  @discardableResult
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?

  /// Returns the first controller after expanding, in the classic style; nil for the present one.
  /// Optional; by default `nil`.
  @discardableResult
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?

  /// Returns whether the delegate has handled the collapse in the classic style. The secondary
  /// controller is then not shown.
  /// Optional; by default `false`.
  @discardableResult
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the secondary controller after expanding, in the classic style; nil for the default.
  /// Optional; by default `nil`.
  @discardableResult
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Returns the column that is on top after collapsing.
  /// Optional; by default `proposedTopColumn`.
  @discardableResult
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns the display mode after expanding.
  /// Optional; by default `proposedDisplayMode`.
  @discardableResult
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after the columns have collapsed into one.
  /// Optional.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after the columns have expanded.
  /// Optional.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before a column is shown.
  /// Optional.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column is hidden.
  /// Optional.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Returns the orientations of the interface that the controller supports.
  /// Optional; by default `[]`: those of the controller's class.
  @discardableResult
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation in which the controller is presented.
  /// Optional; by default `.unknown`: that of the controller's class.
  @discardableResult
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}
