// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct HostTests {
  @Test(arguments: DeviceModel.all)
  func `A model has its screen, scale and insets in both orientations`(model: DeviceModel) {
    let host = ScreenHost(model)
    let window = host.show(UIView())
    expectEqual(window.bounds.size, model.size)
    expectEqual(window.safeAreaInsets, model.safeAreaInsets)
    expectEqual(host.perform { UIScreen.main.scale }, model.scale)
    host.rotate(to: .landscape)
    expectEqual(window.bounds.size, CGSize(width: model.size.height, height: model.size.width))
    expectEqual(window.safeAreaInsets, model.landscapeSafeAreaInsets)
    host.rotate(to: .portrait)
    expectEqual(window.bounds.size, model.size)
  }

  @Test func `Size classes are those of the Human Interface Guidelines (Layout)`() {
    func classes(_ model: DeviceModel, _ orientation: DeviceOrientation)
      -> [UIUserInterfaceSizeClass]
    {
      let traits = ScreenHost(model, orientation: orientation).traits
      return [traits.horizontalSizeClass, traits.verticalSizeClass]
    }
    expectEqual(classes(.iPhone15, .portrait), [.compact, .regular])
    expectEqual(classes(.iPhone15, .landscape), [.compact, .compact])
    expectEqual(classes(.iPhone15ProMax, .landscape), [.regular, .compact])
    expectEqual(classes(.iPhoneSE, .landscape), [.compact, .compact])
    expectEqual(classes(.iPad, .portrait), [.regular, .regular])
    expectEqual(classes(.iPad, .landscape), [.regular, .regular])
  }

  @Test func `A custom screen has what was asked for`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    let host = ScreenHost(
      size: CGSize(width: 200, height: 300), scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 10, left: 1, bottom: 5, right: 2), traits: traits,
      framesPerSecond: 120)
    let window = host.show(UIView())
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
    expectEqual(window.safeAreaInsets, UIEdgeInsets(top: 10, left: 1, bottom: 5, right: 2))
    expectEqual(window.traitCollection.userInterfaceStyle, .dark)
    expectEqual(window.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(window.traitCollection.displayScale, 1)
    expectEqual(host.frameDuration, 1.0 / 120)
    // Traits passed to the initializer persist after other changes.
    host.rotate(to: .landscape)
    expectEqual(window.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `A controller's view fills the window and is laid out`() {
    final class Controller: UIViewController {
      var layouts = 0
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let host = ScreenHost(.iPhoneSE)
    let controller = host.perform { Controller() }
    let window = host.show(controller)
    #expect(controller.view.window === window)
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
    expectEqual(controller.layouts, 1)
    #expect(window.isKeyWindow)
  }

  @Test func `A view is shown where it is put, or fills the window`() {
    let host = ScreenHost(size: CGSize(width: 100, height: 200))
    let filling = host.perform { UIView() }
    host.show(filling)
    host.resize(to: CGSize(width: 150, height: 100))
    expectEqual(filling.frame.size, CGSize(width: 150, height: 100))
    let placed = host.perform { UIView() }
    host.show(placed, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(placed.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(filling.window?.isHidden == true || filling.window == nil)
  }

  @Test
  func
    `A view that is shown fills the window after a rotation, whether or not it uses constraints`()
  {
    for usesConstraints in [false, true] {
      let host = ScreenHost(.iPhone15)
      let view = host.perform { UIView() }
      view.translatesAutoresizingMaskIntoConstraints = !usesConstraints
      host.show(view)
      host.rotate(to: .landscape)
      host.settle()
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    }
  }

  @Test func `A host that goes lets go of its views`() async {
    weak var view: UIView?
    do {
      let host = ScreenHost()
      host.show(UIView())
      view = host.window?.subviews.first
      #expect(view != nil)
    }
    for _ in 0..<1000 where view != nil {
      await Task.yield()
    }
    #expect(view == nil)
  }

  /// Pending work retains the objects that it affects, but not after the host is released.
  @Test(arguments: ["finger", "animation", "link", "press", "turn"])
  func `A host that goes lets go of what is under way`(what: String) async {
    weak var view: UIView?
    weak var device: Device?
    do {
      let host = ScreenHost()
      host.show(UIView())
      guard let shown = host.window?.subviews.first else {
        Issue.record("no view")
        return
      }
      (view, device) = (shown, host.device)
      switch what {
      case "finger": _ = host.touch(shown)
      case "animation":
        host.perform {
          UIView.animate(withDuration: 9, animations: { shown.alpha = 0 }) { _ in shown.alpha = 1 }
        }
        host.advanceFrame()
      case "link":
        host.perform { CADisplayLink { _ in shown.alpha = 0 } }.add(to: .main, forMode: .common)
        host.advanceFrame()
      case "press":
        let press = host.perform { UILongPressGestureRecognizer { _ in shown.alpha = 0 } }
        shown.addGestureRecognizer(press)
        host.touch(shown).hold(for: 0.1).lift()
        shown.removeGestureRecognizer(press)
      default: host.device.atEndOfTurn { shown.alpha = 0 }
      }
    }
    for _ in 0..<1000 where view != nil || device != nil {
      await Task.yield()
    }
    #expect(view == nil)
    #expect(device == nil)
  }

  @Test func `A host that is closed lets go of what a finger touches`() {
    let host = ScreenHost()
    weak var view: UIView?
    host.show(UIView())
    view = host.window?.subviews.first
    _ = host.touch(at: CGPoint(x: 100, y: 100))
    host.close()
    #expect(view == nil)
  }

  @Test func `A host that is closed lets go of its views at once`() {
    let host = ScreenHost()
    weak var view: UIView?
    host.show(UIView())
    view = host.window?.subviews.first
    #expect(view != nil)
    host.close()
    #expect(host.window == nil)
    #expect(view == nil)
  }

  @Test func `What is put off is done when perform returns`() {
    let host = ScreenHost()
    let view = host.perform { CountingView() }
    host.show(view)
    let before = view.layouts
    host.perform {
      view.setNeedsLayout()
      host.perform { expectEqual(view.layouts, before) }
      expectEqual(view.layouts, before)
    }
    expectEqual(view.layouts, before + 1)
    let work = host.counting { host.perform { view.setNeedsLayout() } }
    expectEqual(work.layoutPasses, 1)
    expectEqual(host.counting { host.advanceFrames(10) }.layoutPasses, 0)
  }

  // MARK: Clock

  @Test func `Time passes in frames and timers only when the host says so`() {
    let host = ScreenHost()
    expectEqual(host.now, 0)
    host.advanceFrame()
    expectEqual(host.frameCount, 1)
    expectEqual(host.perform { CACurrentMediaTime() }, 1.0 / 60)
    var seen: [Int] = []
    host.advanceFrames(3) { seen.append(host.frameCount) }
    expectEqual(seen, [2, 3, 4])
    host.advance(by: 1)
    expectEqual(host.frameCount, 64)
  }

  @Test func `Settling waits for what takes time, and gives up on what has no end`() {
    let host = ScreenHost()
    #expect(host.isSettled)
    #expect(host.settle())
    expectEqual(host.now, 0)
    let view = host.perform { UIImageView() }
    host.show(view)
    host.settle()
    view.animationImages = [host.makeImage(.red, size: CGSize(width: 1, height: 1))]
    view.animationDuration = 0.5
    view.animationRepeatCount = 2
    view.startAnimating()
    let start = host.now
    #expect(!host.isSettled)
    #expect(host.settle())
    #expect(host.now >= start + 1 && host.now < start + 1.1)
  }

  // MARK: Recording

  @Test func `Illegal use is recorded in UIKit's words where asked for`() {
    let host = ScreenHost()
    host.recordsIllegalUse = true
    let view = host.perform { UIView() }
    view.addSubview(view)
    view.frame.origin.x = .nan
    view.bounds.size.height = .nan
    expectEqual(
      host.illegalUse,
      [
        "Can't add self as subview", "CALayer position contains NaN: [nan 0]",
        "CALayer bounds contains NaN: [0 0; 0 nan]",
      ])
    expectEqual(view.frame, .zero)
  }

  // MARK: Settings

  @Test func `Traits reach the views, and the category is announced`() async {
    let host = ScreenHost()
    final class Recorder: UIView {
      var olds: [UITraitCollection] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previousTraitCollection { olds.append(previousTraitCollection) }
      }
    }
    let view = host.perform { Recorder() }
    host.show(view)
    view.olds = []
    host.appearance = .dark
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.olds.map(\.userInterfaceStyle), [.light])
    host.appearance = .dark
    expectEqual(view.olds.count, 1)

    nonisolated(unsafe) var categories: [UIContentSizeCategory] = []
    let application = host.perform { UIApplication.shared }
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: application, queue: nil
    ) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      if let category = notification.userInfo?[key] as? UIContentSizeCategory {
        categories.append(category)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    host.contentSizeCategory = .extraSmall
    expectEqual(categories, [.extraSmall])
    expectEqual(view.traitCollection.preferredContentSizeCategory, .extraSmall)
    host.layoutDirection = .rightToLeft
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }

  @Test func `What the user prefers is said and announced (UIAccessibility)`() {
    let host = ScreenHost()
    host.perform {
      #expect(!UIAccessibility.isReduceMotionEnabled)
      #expect(!UIAccessibility.isVoiceOverRunning)
    }
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    host.isReduceMotionEnabled = true
    host.isReduceMotionEnabled = true
    expectEqual(count, 1)
    host.perform { #expect(UIAccessibility.isReduceMotionEnabled) }
    ScreenHost().perform { #expect(!UIAccessibility.isReduceMotionEnabled) }
    host.perform { UIAccessibility.post(notification: .announcement, argument: "Done") }
    expectEqual(host.accessibilityNotifications.map(\.notification), [.announcement])
    expectEqual(host.accessibilityNotifications.first?.argument as? String, "Done")
  }

  @Test func `Pictures and colors have names on one host only`() {
    let host = ScreenHost()
    host.setImage(host.makeImage(.red, size: CGSize(width: 10, height: 20)), named: "flag")
    host.setColor(.green, named: "grass")
    host.perform {
      expectEqual(UIImage(named: "flag")?.size, CGSize(width: 10, height: 20))
      expectEqual(UIColor(named: "grass"), .green)
    }
    ScreenHost().perform {
      #expect(UIImage(named: "flag") == nil)
    }
  }

  @Test func `A host outside of the main actor stops the program with a message`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // The cast stands for code of the Swift 5 mode, which may call it.
      let make: @MainActor () -> Void = { _ = ScreenHost(.iPhone15) }
      unsafeBitCast(make, to: (() -> Void).self)()
    }
    print("BYTES", try #require(result).standardErrorContent.count, try #require(result).exitStatus)
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("HeadlessHostTests/HostTests.swift:"))
    #expect(message.contains("Mark the test, or its suite, with @MainActor."))
  }
}
