// SPDX-License-Identifier: MIT

/// The owner of a drawer. All methods are optional.
@preconcurrency @MainActor
public protocol DrawerViewDelegate: AnyObject {
  /// Returns whether a released drawer may go to a stop. Refused stops are left out of the choice;
  /// a drawer whose stops are all refused returns to the stop from which it came.
  func drawer(_ drawer: DrawerView, shouldMoveTo stop: DrawerStop) -> Bool

  /// Called when the drawer begins to move to a stop.
  func drawer(_ drawer: DrawerView, willMoveTo stop: DrawerStop)

  /// Called in every frame in which the drawer has another height, whatever moves it.
  func drawerDidMove(_ drawer: DrawerView)

  /// Called when the drawer has come to rest at a stop.
  func drawer(_ drawer: DrawerView, didSettleAt stop: DrawerStop)
}

extension DrawerViewDelegate {
  /// Allows every stop.
  public func drawer(_ drawer: DrawerView, shouldMoveTo stop: DrawerStop) -> Bool { true }

  /// Does nothing.
  public func drawer(_ drawer: DrawerView, willMoveTo stop: DrawerStop) {}

  /// Does nothing.
  public func drawerDidMove(_ drawer: DrawerView) {}

  /// Does nothing.
  public func drawer(_ drawer: DrawerView, didSettleAt stop: DrawerStop) {}
}
