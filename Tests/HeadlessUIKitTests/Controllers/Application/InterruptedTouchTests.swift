// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// UIResponder, `touchesCancelled(_:with:)`: called for "a system interruption requiring
/// cancellation of the touch sequence", for example when the application becomes inactive.
@MainActor @Suite struct InterruptedTouchTests {
  enum Interruption: CaseIterable {
    case background, inactive, alert, hiddenWindow, noScene
  }

  let log = Log()
  let host = ScreenHost(.iPhone15)

  private func interrupt(_ interruption: Interruption, _ view: UIView) {
    switch interruption {
    case .background: host.enterBackground()
    case .inactive: host.resignActive()
    case .alert: host.cancelTouches()
    case .hiddenWindow: host.perform { view.window?.isHidden = true }
    case .noScene: host.perform { view.window?.windowScene = nil }
    }
  }

  private func resume(_ interruption: Interruption, _ window: UIWindow?) {
    switch interruption {
    case .background, .inactive: host.enterForeground()
    case .alert: break
    case .hiddenWindow: host.perform { window?.isHidden = false }
    // Any window gets the scene of the host.
    case .noScene: host.perform { window?.windowScene = UIWindow().windowScene }
    }
  }

  @Test(arguments: Interruption.allCases)
  func `Touches and gestures are cancelled`(_ interruption: Interruption) {
    let view = host.perform { TouchView(log) }
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    host.perform { view.addGestureRecognizer(pan) }
    let window = host.show(view).window
    let finger = host.touch(at: CGPoint(x: 100, y: 300))
    finger.move(by: CGVector(dx: 50, dy: 0), over: 0.1)
    _ = log.take()
    interrupt(interruption, view)
    expectEqual(log.take(), ["view cancelled"])
    expectEqual(states.last, .cancelled)
    expectEqual(pan.state, .possible)
    // The finger is still on the glass.
    finger.move(by: CGVector(dx: 50, dy: 0), over: 0.1)
    resume(interruption, window)
    finger.move(by: CGVector(dx: 50, dy: 0), over: 0.1)
    finger.lift()
    expectEqual(log.take(), [])
    expectEqual(states.last, .cancelled)
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(log.take(), ["view began", "view ended"])
  }

  @Test(arguments: Interruption.allCases)
  func `A control is not tracked any more`(_ interruption: Interruption) {
    let slider = host.perform { UISlider() }
    slider.addAction(UIAction { [log] _ in log.add("cancel") }, for: .touchCancel)
    host.show(slider, frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    let finger = host.touch(at: CGPoint(x: 35, y: 217))
    finger.move(by: CGVector(dx: 100, dy: 0), over: 0.1)
    #expect(slider.isTracking && slider.isHighlighted)
    interrupt(interruption, slider)
    #expect(!slider.isTracking && !slider.isHighlighted && !slider.isTouchInside)
    expectEqual(log.take(), ["cancel"])
  }

  @Test(arguments: Interruption.allCases)
  func `Content that is pulled beyond its edge returns`(_ interruption: Interruption) {
    let scroll = host.perform { UIScrollView() }
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 2000)
    host.show(scroll)
    let finger = host.touch(at: CGPoint(x: 100, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
    #expect(scroll.contentOffset.y < -100)
    interrupt(interruption, scroll)
    #expect(!scroll.isTracking && !scroll.isDragging)
    if interruption == .background {
      #expect(!scroll.isDecelerating && scroll.contentOffset.y == 0)
    }
    host.settle()
    #expect(!scroll.isDecelerating && scroll.contentOffset.y == 0)
  }

  @Test func `A gesture that waits for the second tap is over`() {
    let view = host.perform { TouchView(log) }
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    var taps = 0
    tap.addAction { _ in taps += 1 }
    host.perform { view.addGestureRecognizer(tap) }
    host.show(view)
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(log.take(), ["view began"])
    host.resignActive()
    expectEqual(log.take(), ["view ended"])
    host.enterForeground()
    host.tap(at: CGPoint(x: 100, y: 300))
    expectEqual(taps, 0)
  }

  /// UIApplication.State, "inactive": "The app is running in the foreground but isn't receiving
  /// events."
  @Test func `An application that is not active receives no touches`() {
    let view = host.perform { TouchView(log) }
    host.show(view)
    for leave in [{ host.resignActive() }, { host.enterBackground() }] {
      leave()
      host.tap(at: CGPoint(x: 100, y: 300))
      expectEqual(log.take(), [])
      host.enterForeground()
      host.tap(at: CGPoint(x: 100, y: 300))
      expectEqual(log.take(), ["view began", "view ended"])
    }
  }

  /// UIWindow, "windowScene": a window without a scene is not shown.
  @Test func `A window without a scene is not shown until it gets one`() {
    let (page, field) = host.perform { (RecordingController("page", log), UITextField()) }
    host.show(page)
    host.perform {
      page.view.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    host.settle()
    _ = log.take()
    guard let window = page.view.window, let scene = window.windowScene else { return }
    host.perform { window.windowScene = nil }
    host.settle()
    expectEqual(log.take(), ["page willDisappear", "page didDisappear"])
    #expect(window.windowScene == nil && !scene.windows.contains(window) && !window.isHidden)
    #expect(!field.isFirstResponder && !host.isKeyboardVisible)
    host.perform {
      window.isHidden = true
      window.isHidden = false
      window.windowLevel = .alert
    }
    #expect(!scene.windows.contains(window))
    host.perform { window.windowScene = scene }
    host.settle()
    expectEqual(log.take(), ["page willAppear", "page didAppear"])
    #expect(window.windowScene === scene && scene.windows.contains(window))
  }
}
