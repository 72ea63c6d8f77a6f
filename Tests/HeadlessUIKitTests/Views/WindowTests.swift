// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIWindow, "makeKeyAndVisible()", "windowLevel", "becomeKey()" and its notifications.
@MainActor @Suite struct WindowTests {
  private let device = Device()

  private final class Recorder: UIWindow {
    var log: [String] = []
    override func becomeKey() { log.append("become") }
    override func resignKey() { log.append("resign") }
  }

  private func window() -> Recorder {
    device.perform { Recorder(frame: UIScreen.main.bounds) }
  }

  @Test func `A window is hidden until it is shown`() {
    let window = window()
    #expect(window.isHidden && !window.isKeyWindow)
    #expect(device.screen.windows.isEmpty)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow)
    expectEqual(device.screen.windows, [window])
    #expect(window.window === window)
    #expect(window.screen === device.screen)
    window.isHidden = true
    #expect(device.screen.windows.isEmpty && !window.isKeyWindow)
    expectEqual(window.log, ["become", "resign"])
  }

  @Test func `An application has one key window`() {
    let (one, other) = (window(), window())
    one.makeKeyAndVisible()
    other.isHidden = false
    #expect(one.isKeyWindow && !other.isKeyWindow)
    other.makeKey()
    other.makeKey()
    #expect(!one.isKeyWindow && other.isKeyWindow)
    expectEqual(one.log, ["become", "resign"])
    expectEqual(other.log, ["become"])
  }

  @Test func `Higher levels are in front, and within one level the window shown last`() {
    let (first, second, alert) = (window(), window(), window())
    alert.windowLevel = .alert
    alert.isHidden = false
    first.isHidden = false
    second.isHidden = false
    expectEqual(device.screen.windows, [first, second, alert])
    first.windowLevel = .alert + 1
    expectEqual(device.screen.windows, [second, alert, first])
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
  }

  @Test func `Showing and hiding windows posts notifications`() {
    let window = window()
    nonisolated(unsafe) var names: [Notification.Name] = []
    let tokens = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        names.append($0.name)
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    window.isHidden = true
    expectEqual(
      names,
      [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
      ])
  }

  @Test func `A root controller's view fills the window, whatever its size`() {
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let controller = UIViewController()
      window.rootViewController = controller
      expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(controller.view.superview != nil)
      window.frame.size = CGSize(width: 300, height: 50)
      expectEqual(controller.view.frame.size, CGSize(width: 300, height: 50))
      let other = UIViewController()
      window.rootViewController = other
      #expect(controller.view.window == nil)
      #expect(other.view.window === window)
    }
  }

  @Test func `A window that is shown is laid out in its turn, and a hidden one is not`() {
    let window = window()
    let view = device.perform { CountingView(frame: .zero) }
    window.addSubview(view)
    device.advanceFrame()
    expectEqual(view.layouts, 0)
    window.isHidden = false
    device.endTurn()
    expectEqual(view.layouts, 1)
    window.isHidden = true
    view.setNeedsLayout()
    device.advanceFrame()
    expectEqual(view.layouts, 1)
    window.isHidden = false
    device.advanceFrame()
    expectEqual(view.layouts, 2)
  }
}

extension UIWindow.Level {
  fileprivate static func + (left: Self, right: CGFloat) -> Self { Self(left.rawValue + right) }
}
