// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// The insets of guides belong to the sizes that are solved, and not to those of the last layout:
/// views that become smaller have insets that become smaller at the same time.
@MainActor @Suite struct LayoutSurroundingsTests {
  private static let portrait = (CGSize(width: 390, height: 844), UIEdgeInsets(47, 0, 34, 0))
  private static let landscape = (CGSize(width: 844, height: 390), UIEdgeInsets(0, 47, 21, 47))

  private func turn(_ device: Device, _ screen: (size: CGSize, insets: UIEdgeInsets)) {
    device.screen.resize(to: screen.size, safeAreaInsets: screen.insets)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private func pin(_ view: UIView, to other: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }

  /// UIView documentation, `safeAreaLayoutGuide`: the part of the view that bars do not cover.
  @Test func `Turning the screen causes no conflicts in the safe areas and margins of its views`() {
    let warnings = onDevice { device in
      turn(device, Self.portrait)
      let window = UIWindow(frame: device.screen.bounds)
      window.isHidden = false
      let root = UIView(frame: window.bounds)
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(root)
      let (empty, content, text) = (plainView(in: root), plainView(), plainView())
      empty.addSubview(content)
      content.addSubview(text)
      content.preservesSuperviewLayoutMargins = true
      pin(empty, to: root)
      pin(content, to: empty.safeAreaLayoutGuide)
      pin(text, to: content.layoutMarginsGuide)
      for _ in 0..<2 {
        turn(device, Self.portrait)
        window.layoutIfNeeded()
        expectEqual(content.frame, rect(0, 47, 390, 763))
        expectEqual(text.frame, rect(8, 8, 374, 747))
        turn(device, Self.landscape)
        window.layoutIfNeeded()
        expectEqual(content.frame, rect(47, 0, 750, 369))
        expectEqual(text.frame, rect(8, 8, 734, 353))
      }
    }
    expectEqual(warnings, [])
  }

  @Test func `A view beyond the edge of the screen has the insets of the screen`() {
    let warnings = onDevice { device in
      turn(device, Self.landscape)
      let window = UIWindow(frame: device.screen.bounds)
      window.isHidden = false
      let page = UIView(frame: rect(844, 0, 844, 390))
      window.addSubview(page)
      let content = plainView(in: page)
      pin(content, to: page.safeAreaLayoutGuide)
      window.layoutIfNeeded()
      expectEqual(page.safeAreaInsets, UIEdgeInsets(0, 0, 21, 47))
      expectEqual(content.frame, rect(0, 0, 797, 369))
      expectEqual(page.safeAreaLayoutGuide.layoutFrame, rect(0, 0, 797, 369))
      // The insets are no larger than the view.
      page.frame = rect(844, 0, 30, 390)
      window.layoutIfNeeded()
      expectEqual(page.safeAreaInsets, UIEdgeInsets(0, 0, 21, 30))
      expectEqual(content.frame, rect(0, 0, 0, 369))
    }
    expectEqual(warnings, [])
  }

  /// Lays its child out while the child is too low, and then sets its height, as lists do with new
  /// cells.
  private final class Parent: UIView {
    var heights: [CGFloat] = [20, 48]
    override func layoutSubviews() {
      super.layoutSubviews()
      for height in heights {
        subviews[0].frame.size = CGSize(width: bounds.width, height: height)
        subviews[0].layoutIfNeeded()
      }
    }
  }

  @Test func `Conflicts that remain at the end of a layout are reported once`() {
    var dots: UIView?
    let warnings = onDevice { _ in
      let parent = Parent(frame: rect(0, 0, 100, 100))
      let child = UIView()
      child.layoutMargins = UIEdgeInsets(14, 0, 14, 0)
      parent.addSubview(child)
      let dot = plainView(in: child)
      dots = dot
      dot.heightAnchor.constraint(equalToConstant: 20).isActive = true
      pin(dot, to: child.layoutMarginsGuide)
      parent.layoutIfNeeded()
      expectEqual(dot.frame, rect(0, 14, 100, 20))
    }
    #expect(dots != nil)
    expectEqual(warnings, [])
    let lasting = onDevice { _ in
      let parent = Parent(frame: rect(0, 0, 100, 100))
      parent.heights = [20, 30, 20]
      let child = UIView()
      parent.addSubview(child)
      let dot = plainView(in: child)
      dot.heightAnchor.constraint(equalToConstant: 40).isActive = true
      pin(dot, to: child)
      parent.layoutIfNeeded()
    }
    expectEqual(lasting.count, 1)
  }

  /// UIStackView documentation: changes of `isHidden` in an animation block are animated. A stack
  /// view without a window has no animations, and may have no size yet.
  @Test func `Hiding views in an animation does not lay out stack views outside of windows`() {
    let warnings = onDevice { _ in
      let page = UIView()
      let stack = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(10, 10)])
      stack.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
        stack.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor, constant: 24),
        stack.topAnchor.constraint(equalTo: page.topAnchor),
      ])
      UIView.animate(withDuration: 0.2) { stack.arrangedSubviews[1].isHidden = true }
      page.frame = rect(0, 0, 100, 100)
      page.layoutIfNeeded()
      expectEqual(stack.frame, rect(45, 0, 10, 10))
    }
    expectEqual(warnings, [])
  }
}

extension UIEdgeInsets {
  fileprivate init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
