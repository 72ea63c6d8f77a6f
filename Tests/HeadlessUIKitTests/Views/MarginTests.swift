// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIView, "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins" and
/// "insetsLayoutMarginsFromSafeArea".
@MainActor @Suite struct MarginTests {
  private let device = Device()

  init() {
    device.screen.resize(
      to: CGSize(width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  private final class Recorder: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Recorder {
    device.perform { Recorder(frame: CGRect(x: x, y: y, width: width, height: height)) }
  }

  @Test func `Margins are eight points by default, and can be set`() {
    let view = view(0, 0, 100, 100)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(
      view.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectEqual(view.changes, 1)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(view.changes, 1)
  }

  @Test func `Directional margins follow the language`() {
    let view = view(0, 0, 100, 100)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 20)
    expectEqual(view.layoutMargins.left, 10)
    view.changes = 0
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 20 && view.layoutMargins.right == 10)
    expectEqual(view.changes, 1)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    expectEqual(view.directionalLayoutMargins.leading, 2)
  }

  @Test func `The safe area is added, unless the view disables that`() {
    let window = device.perform { UIWindow(frame: UIScreen.main.bounds) }
    let view = view(0, 0, 390, 844)
    window.addSubview(view)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    expectEqual(view.changes, 1)
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expectEqual(view.changes, 2)
  }

  @Test func `The superview's margins are preserved where the view overlaps them`() {
    let (outer, inner) = (view(0, 0, 100, 100), view(10, 0, 85, 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 4, right: 30)
    outer.addSubview(inner)
    expectEqual(inner.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    // 30 points of the superview's left margin, of which 10 are beside the view; at the right 5
    // are.
    expectEqual(inner.layoutMargins, UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 25))
  }

  @Test func `Preserved margins follow both frames and both margins`() {
    let (outer, inner) = (view(0, 0, 100, 100), view(10, 0, 90, 100))
    inner.preservesSuperviewLayoutMargins = true
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    outer.addSubview(inner)
    inner.changes = 0
    inner.frame.origin.x = 0
    #expect(inner.layoutMargins.left == 30 && inner.layoutMargins.right == 20)
    expectEqual(inner.changes, 1)
    inner.frame.size.width = 100
    expectEqual(inner.layoutMargins.right, 30)
    expectEqual(inner.changes, 2)
    outer.bounds.size.width = 120
    expectEqual(inner.layoutMargins.right, 10)
    expectEqual(inner.changes, 3)
    outer.layoutMargins.left = 50
    expectEqual(inner.layoutMargins.left, 50)
    expectEqual(inner.changes, 4)
    inner.removeFromSuperview()
    expectEqual(inner.layoutMargins.left, 8)
  }

  @Test func `A controller's view has the minimum margins of the system`() {
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      // 16 points at the sides, and the safe area above and below (UIViewController,
      // "systemMinimumLayoutMargins").
      expectEqual(
        controller.view.layoutMargins, UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
      controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 0, bottom: 0, trailing: 40)
      expectEqual(
        controller.view.layoutMargins, UIEdgeInsets(top: 52, left: 16, bottom: 34, right: 40))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      expectEqual(
        controller.view.layoutMargins, UIEdgeInsets(top: 52, left: 0, bottom: 34, right: 40))
    }
  }
}
