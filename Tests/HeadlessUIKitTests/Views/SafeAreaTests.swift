// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIView, "safeAreaInsets"; UIViewController, "additionalSafeAreaInsets".
@MainActor @Suite struct SafeAreaTests {
  private let device = Device()

  init() {
    device.screen.resize(
      to: CGSize(width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  private final class Recorder: UIView {
    var changes: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Recorder {
    device.perform { Recorder(frame: CGRect(x: x, y: y, width: width, height: height)) }
  }

  private func window() -> UIWindow {
    device.perform { UIWindow(frame: UIScreen.main.bounds) }
  }

  @Test func `A view has the part of the superview's insets that overlaps it`() {
    let window = window()
    expectEqual(window.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let outer = view(0, 20, 390, 824)
    window.addSubview(outer)
    expectEqual(outer.safeAreaInsets, UIEdgeInsets(top: 27, left: 0, bottom: 34, right: 0))
    let inner = view(0, 10, 390, 100)
    outer.addSubview(inner)
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
    // "If a view is entirely within the safe area of its superview, the edge insets are 0."
    let within = view(0, 27, 390, 700)
    outer.addSubview(within)
    expectEqual(within.safeAreaInsets, .zero)
    expectEqual(within.changes, [])
  }

  /// Not documented by Apple; measured and published in notes on the WWDC 2018 session "UIKit: Apps
  /// for Every Size and Shape": a view that extends beyond the screen has the insets of its
  /// superview there, which do not grow with the part outside.
  @Test func `A view that extends beyond its superview has no larger insets than the superview`() {
    let window = window()
    for (frame, insets): (CGRect, UIEdgeInsets) in [
      (
        CGRect(x: 0, y: 700, width: 390, height: 1000),
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      ),
      (
        CGRect(x: 0, y: 2000, width: 390, height: 100),
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      ),
      (
        CGRect(x: 0, y: -500, width: 390, height: 600),
        UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
      ),
      (
        CGRect(x: 0, y: 2000, width: 390, height: 20),
        UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
      ),
    ] {
      let outer = view(frame.minX, frame.minY, frame.width, frame.height)
      window.addSubview(outer)
      expectEqual(outer.safeAreaInsets, insets)
      let inner = view(0, 0, 390, frame.height + 100)
      outer.addSubview(inner)
      expectEqual(inner.safeAreaInsets, insets)
    }
  }

  @Test func `Without a superview there is no safe area`() {
    let (window, view) = (window(), view(0, 0, 390, 844))
    expectEqual(view.safeAreaInsets, .zero)
    window.addSubview(view)
    expectEqual(view.safeAreaInsets.top, 47)
    view.removeFromSuperview()
    expectEqual(view.safeAreaInsets, .zero)
    expectEqual(view.changes.map(\.top), [47, 0])
  }

  @Test func `A move or a new size notifies the view and its subviews`() {
    let (window, outer, inner) = (window(), view(0, 0, 390, 844), view(0, 0, 390, 844))
    window.addSubview(outer)
    outer.addSubview(inner)
    (outer.changes, inner.changes) = ([], [])
    outer.frame.origin.y = 30
    expectEqual(outer.changes.map { [$0.top, $0.bottom] }, [[17, 34]])
    expectEqual(inner.changes.map { [$0.top, $0.bottom] }, [[17, 34]])
    outer.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    #expect(outer.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    let count = outer.changes.count
    outer.frame.origin.x = 5
    expectEqual(outer.changes.count, count)
  }

  @Test func `A view that is scrolled below a bar is covered`() {
    let (window, scroll, cell) = (window(), view(0, 0, 390, 844), view(0, 0, 390, 50))
    window.addSubview(scroll)
    scroll.addSubview(cell)
    expectEqual(cell.safeAreaInsets.top, 47)
    scroll.bounds.origin.y = -47
    expectEqual(cell.safeAreaInsets.top, 0)
    scroll.bounds.origin.y = -40
    expectEqual(cell.safeAreaInsets.top, 7)
  }

  private final class Bar: UIView {
    var extra: CGFloat = 0 {
      didSet { safeAreaInsetsDidChange() }
    }
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: super.safeAreaInsets.top + extra, left: 0, bottom: 0, right: 0)
    }
  }

  @Test func `Insets that a subclass reports hold for its subviews`() {
    let window = window()
    let bar = device.perform { Bar(frame: UIScreen.main.bounds) }
    bar.extra = 10
    window.addSubview(bar)
    let child = view(0, 0, 390, 100)
    bar.addSubview(child)
    expectEqual(child.safeAreaInsets.top, 57)
  }

  @Test func `A controller's additional insets are added to its view's`() {
    device.perform {
      let window = window()
      let controller = UIViewController()
      window.rootViewController = controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
      expectEqual(
        controller.view.safeAreaInsets, UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
      let child = view(0, 0, 390, 100)
      controller.view.addSubview(child)
      expectEqual(child.safeAreaInsets, UIEdgeInsets(top: 57, left: 5, bottom: 0, right: 0))
    }
  }

  @Test func `Turning the screen changes the insets of its windows and their views`() {
    let (window, view) = (window(), view(0, 0, 390, 844))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.isHidden = false
    device.screen.resize(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    expectEqual(view.frame, window.bounds)
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }

  @Test func `A window that was hidden during a change has the screen's insets when it is shown`() {
    let window = window()
    device.screen.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    window.isHidden = false
    expectEqual(window.safeAreaInsets, .zero)
  }

  @Test func `A view whose superview grows has insets for its current place`() {
    let (window, view) = (window(), view(0, 0, 390, 844))
    window.addSubview(view)
    window.isHidden = false
    expectEqual(view.safeAreaInsets.bottom, 34)
    device.screen.resize(
      to: CGSize(width: 390, height: 1000),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.layoutIfNeeded()
    expectEqual(view.frame.height, 844)
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
  }
}
