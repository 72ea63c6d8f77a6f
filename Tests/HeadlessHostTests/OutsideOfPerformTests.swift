// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Work that a test starts outside of `perform`. It runs on the host of the view that moves, or
/// else on the host of the test.
@MainActor @Suite(.ownTask) struct OutsideOfPerformTests {
  private func makeScreen() -> (ScreenHost, UIView) {
    let host = ScreenHost(.iPhone15)
    let view = UIView()
    host.show(view)
    return (host, view)
  }

  @Test func `Everything that a test with one host reads and makes is on that host`() {
    #expect(Device.current === Device.shared)
    let host = ScreenHost(.iPhoneSE, traits: UITraitCollection(userInterfaceStyle: .dark))
    host.advance(by: 1.5)
    #expect(Device.current === host.device)
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 667))
    expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    expectEqual(CACurrentMediaTime(), 1.5)
    #expect(UIView().device === host.device)
    #expect(UIApplication.shared === host.perform { UIApplication.shared })
    host.close()
    #expect(Device.current === Device.shared)
  }

  @Test func `A host that is released is no longer current`() {
    do {
      let host = ScreenHost(.iPhoneSE)
      host.advanceFrame()
      expectEqual(UIScreen.main.bounds.width, 375)
    }
    #expect(Device.current === Device.shared)
  }

  @Test func `Display links run in the frames of the test's host`() {
    let (host, _) = makeScreen()
    var times: [TimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    host.advance(by: 0.5)
    link.invalidate()
    host.settle()
    expectEqual(times.count, 30)  // 60 frames per second
    #expect(host.warnings.isEmpty)
  }

  @Test func `A display link that was created before the host runs on it when it is added later`() {
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    let host = ScreenHost(.iPhone15)
    link.add(to: .main, forMode: .common)
    host.advanceFrames(7)
    link.invalidate()
    expectEqual(count, 7)
  }

  @Test func `Blocks of animations end with their completions, also without changes`() {
    let (host, view) = makeScreen()
    var ended: [String] = []
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0.5
    } completion: { _ in
      ended.append("alpha")
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      ended.append("nothing")
    }
    UIView.transition(with: view, duration: 0.1) {
      view.backgroundColor = .red
    } completion: { _ in
      ended.append("transition")
    }
    host.settle()
    expectEqual(ended, ["nothing", "transition", "alpha"])
    #expect(host.now >= 0.2)
  }

  @Test func `Property animators start, also after a delay and without views`() {
    let (host, view) = makeScreen()
    var ended: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.8) { view.alpha = 0.5 }
    animator.addCompletion { _ in ended.append("alpha") }
    animator.startAnimation(afterDelay: 0.3)
    let empty = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
    empty.addCompletion { _ in ended.append("empty") }
    empty.startAnimation()
    host.settle()
    expectEqual(ended, ["empty", "alpha"])
    expectEqual(view.alpha, 0.5)
  }

  @Test func `A transaction animates a layer without a view, below a view of its host`() {
    let (host, view) = makeScreen()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.4)
    CATransaction.setCompletionBlock { isDone = true }
    layer.opacity = 0
    CATransaction.commit()
    host.advance(by: 0.2)
    #expect((layer.presentation()?.opacity ?? 0) > 0.1)
    #expect(!isDone)
    host.settle()
    expectEqual(layer.presentation()?.opacity, 0)
    #expect(isDone)
  }

  @Test func `Scrolling, pushes and presentations end`() {
    let host = ScreenHost(.iPhone15)
    let (root, next, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    host.show(navigation)
    navigation.pushViewController(next, animated: true)
    host.settle()
    #expect(next.view.window != nil)
    #expect(navigation.transitionCoordinator == nil)
    var isPresented = false
    navigation.present(sheet, animated: true) { isPresented = true }
    host.settle()
    #expect(isPresented)
    navigation.dismiss(animated: true)
    host.settle()
    #expect(navigation.presentedViewController == nil)
    let scrollView = UIScrollView(frame: next.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    next.view.addSubview(scrollView)
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    host.settle()
    expectEqual(scrollView.contentOffset.y, 500)
    #expect(host.warnings.isEmpty)
  }

  @Test func `Haptic feedback and announcements are those of the test's host`() {
    let early = UISelectionFeedbackGenerator()
    let host = ScreenHost(.iPhone15)
    early.selectionChanged()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    expectEqual(host.feedback, ["selection", "impact(light)"])
    expectEqual(host.accessibilityNotifications.map { $0.argument as? String }, ["Saved"])
  }

  @Test func `With several hosts what has no view follows the one used last, with a warning`() {
    let (one, other) = (ScreenHost(.iPhone15), ScreenHost(.iPad))
    one.advanceFrame()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .common)
    other.advanceFrames(5)
    expectEqual(count, 0)
    one.advanceFrames(3)
    expectEqual(count, 3)
    link.invalidate()
    expectEqual(one.warnings.count, 1)
    #expect(one.warnings.first?.contains("a CADisplayLink was created outside of perform") == true)
    #expect(
      one.warnings.first?.contains(
        "the host iPhone 15 of HeadlessHostTests/OutsideOfPerformTests.swift:")
        == true)
    #expect(other.warnings.isEmpty)
  }

  /// Memory is used again: a new device often has the address of a released one.
  @Test func `A host at the address of a released one is the one used last`() {
    var addresses: Set<ObjectIdentifier> = []
    var isAddressReused = false
    for round in 0..<100 {
      let host = ScreenHost(.iPhone15)
      isAddressReused = !addresses.insert(ObjectIdentifier(host.device)).inserted || isAddressReused
      var count = 0
      let link = CADisplayLink { _ in count += 1 }
      link.add(to: .main, forMode: .common)
      host.advanceFrames(3)
      expectEqual(count, 3, "\(round)")
      link.invalidate()
    }
    #expect(isAddressReused)
  }

  @Test func `With several hosts a view moves with its own one`() {
    let (one, other) = (ScreenHost(.iPhone15), ScreenHost(.iPad))
    let view = one.perform { UIView() }
    let scrollView = one.perform { UIScrollView() }
    one.show(view)
    view.addSubview(scrollView)
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: 100, height: 5000)
    other.advanceFrame()
    UIView.animate(withDuration: 0.2) { view.alpha = 0 }
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    other.settle()
    expectEqual(view.layer.presentation()?.opacity, 1)
    one.settle()
    expectEqual(view.layer.presentation()?.opacity, 0)
    expectEqual(scrollView.contentOffset.y, 600)
    #expect(one.warnings.isEmpty && other.warnings.isEmpty)
  }

  @Test func `An asynchronous test is on its host after every suspension, and others are not`()
    async
  {
    func run(_ model: DeviceModel, width: CGFloat) async {
      let host = ScreenHost(model)
      for _ in 0..<10 {
        expectEqual(UIScreen.main.bounds.width, width)
        await Task.yield()
        #expect(UIView().device === host.device)
        await host.advance(by: 0.1)
        expectEqual(CACurrentMediaTime(), host.now)
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    func runWithout() async {
      for _ in 0..<10 {
        #expect(Device.current === Device.shared)
        await Task.yield()
      }
    }
    async let one: Void = run(.iPhoneSE, width: 375)
    async let other: Void = run(.iPhone15, width: 393)
    async let none: Void = runWithout()
    _ = await (one, other, none)
  }

  // MARK: Rest

  @Test func `A host that does not come to rest says what is still pending`() {
    let (host, view) = makeScreen()
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
    #expect(!host.settle(limit: 2))
    expectEqual(host.warnings.count, 1)
    #expect(host.warnings.first?.contains("is not at rest after 2 s") == true)
    #expect(host.warnings.first?.contains("a display link and an animation") == true)
    link.invalidate()
    view.layer.removeAllAnimations()
    #expect(host.settle())
    expectEqual(host.warnings.count, 1)
  }

  @Test func `An awaited host that does not come to rest says what is still pending`() async {
    let (host, _) = makeScreen()
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    let isAtRest = await host.settled(limit: 1)
    link.invalidate()
    #expect(!isAtRest)
    expectEqual(host.warnings.map { $0.contains("Still pending: a display link.") }, [true])
  }
}
