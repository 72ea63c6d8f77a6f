// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A window that fills the screen fills it also after the screen has turned while the window was
/// hidden: UIKit resizes all windows of a scene, hidden ones too.
@MainActor @Suite struct HiddenWindowTests {
  private static let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  private let host = ScreenHost(.iPhone15ProMax)
  private let landscape = CGRect(x: 0, y: 0, width: 932, height: 430)
  private let portrait = CGRect(x: 0, y: 0, width: 430, height: 932)

  init() {
    host.show(UIViewController())
  }

  @Test(arguments: [false, true])
  func `A window that was hidden during a rotation fills the screen`(wasShown: Bool) {
    let window = host.perform {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      if wasShown { (window.isHidden, window.isHidden) = (false, true) }
      return window
    }
    host.rotate(to: .landscape)
    host.perform { window.isHidden = false }
    host.settle()
    expectEqual(window.frame, landscape)
    expectEqual(window.rootViewController?.view.frame, landscape)
    // The sensors are at the left or the right of the phone, and the insets are on both sides.
    expectEqual(window.safeAreaInsets.left, 59)
    expectEqual(window.safeAreaInsets.right, 59)
    host.perform { window.isHidden = true }
    host.rotate(to: .portrait)
    host.perform { window.isHidden = false }
    host.settle()
    expectEqual(window.frame, portrait)
  }

  @Test func `A hidden window with a frame of its own keeps it`() {
    let windows = host.perform { () -> [UIWindow] in
      let given = UIWindow(frame: Self.frame)
      let set = UIWindow()
      set.frame = Self.frame
      return [given, set]
    }
    host.rotate(to: .landscape)
    host.perform { for window in windows { window.isHidden = false } }
    host.settle()
    for window in windows { expectEqual(window.frame, Self.frame) }
  }

  /// The window of the keyboard is hidden while no page has a bar.
  @Test func `A bar that appears after a rotation has the safe area at both sides`() {
    let (first, second) = host.perform { (BarPage(), BarPage()) }
    host.show(first)
    host.settle()
    expectEqual(first.bar.safeAreaInsets.right, 0)
    host.show(UIViewController())
    host.settle()
    host.rotate(to: .landscape)
    host.settle()
    host.show(second)
    host.settle()
    expectEqual(second.bar.frame.width, 932)
    expectEqual(second.bar.safeAreaInsets.left, 59)
    expectEqual(second.bar.safeAreaInsets.right, 59)
  }
}

private final class BarPage: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}
