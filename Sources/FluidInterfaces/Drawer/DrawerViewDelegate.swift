// SPDX-License-Identifier: MIT

/// The owner of a drawer. All methods are optional.
///
/// ```swift
/// final class Owner: DrawerViewDelegate {
///   func drawer(_ drawer: DrawerView, shouldMoveTo stop: DrawerStop) -> Bool { stop != .top() }
///   func drawer(_ drawer: DrawerView, didSettleAt stop: DrawerStop) { print(stop.name) }  // half
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let owner = Owner()
/// let drawer = DrawerView(stops: [.height(96), .fraction(0.5, name: "half"), .top()])
/// drawer.delegate = owner
/// host.show(drawer)
/// host.fling(from: CGPoint(x: 200, y: 800), velocity: CGVector(dx: 0, dy: -6000))
/// host.settle()
/// ```
///
/// The drawer does not retain its delegate. ``drawerDidMove(_:)`` is called in every frame of a
/// movement: update other views there, in place of an animation.
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
  /// By default true: the drawer moves to every stop.
  public func drawer(_ drawer: DrawerView, shouldMoveTo stop: DrawerStop) -> Bool { true }

  /// By default without effect.
  public func drawer(_ drawer: DrawerView, willMoveTo stop: DrawerStop) {}

  /// By default without effect.
  public func drawerDidMove(_ drawer: DrawerView) {}

  /// By default without effect.
  public func drawer(_ drawer: DrawerView, didSettleAt stop: DrawerStop) {}
}
