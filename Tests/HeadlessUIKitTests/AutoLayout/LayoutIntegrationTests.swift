// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Auto Layout together with scroll views, labels, guides and animations.
@MainActor @Suite struct LayoutIntegrationTests {
  /// Auto Layout Guide, "Working with Scroll Views".
  @Test func `Constraints give a scroll view its content size, and scrolling solves nothing`() {
    onDevice { device in
      let scrollView = UIScrollView(frame: rect(0, 0, 100, 200))
      let content = plainView(in: scrollView)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 5),
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 995),
      ])
      scrollView.layoutIfNeeded()
      expectEqual(scrollView.contentSize, CGSize(width: 100, height: 1000))
      expectEqual(content.frame, rect(0, 5, 100, 995))
      let passes = device.counters.constraintPasses
      for offset in 1...20 {
        scrollView.contentOffset.y = CGFloat(offset * 10)
        scrollView.layoutIfNeeded()
      }
      expectEqual(device.counters.constraintPasses, passes)
      expectEqual(content.frame, rect(0, 5, 100, 995))
      expectEqual(scrollView.contentLayoutGuide.layoutFrame, rect(0, 0, 100, 1000))
      expectEqual(scrollView.frameLayoutGuide.layoutFrame, rect(0, 200, 100, 200))
    }
  }

  @Test func `Labels wrap at the width that the layout gives them`() {
    onDevice { _ in
      let text = "Words that do not fit into one line of a narrow column"
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      let root = container(100, 400)
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      let wanted = label.sizeThatFits(CGSize(width: 80, height: 1000)).height
      let line = label.font.lineHeight
      #expect(label.frame == rect(10, 0, 80, wanted) && wanted > 2 * line)
      root.frame.size.width = 2000
      root.layoutIfNeeded()
      #expect(label.frame.height < 2 * line)
    }
  }

  /// UIKeyboardLayoutGuide: the guide tracks the keyboard, and is at the safe area's bottom while
  /// no keyboard is shown.
  @Test func `The keyboard layout guide follows the keyboard`() {
    onDevice { device in
      device.screen.resize(
        to: CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let window = UIWindow(frame: device.screen.bounds)
      window.makeKeyAndVisible()
      let root = container(390, 844)
      window.addSubview(root)
      let bar = plainView(in: root)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
      ])
      device.endTurn()
      expectEqual(bar.frame, rect(0, 844 - 34 - 44, 390, 44))
      device.keyboard.height = 300
      device.keyboard.show()
      device.advance(by: 1)
      expectEqual(bar.frame, rect(0, 844 - 300 - 44, 390, 44))
      device.keyboard.hide()
      device.advance(by: 1)
      expectEqual(bar.frame, rect(0, 844 - 34 - 44, 390, 44))
    }
  }

  /// UIView, "readableContentGuide": centered in the margins, never wider than a readable line of
  /// text.
  @Test func `The readable content guide is centered and limits its width`() {
    onDevice { _ in
      let root = container(1000, 100)
      let view = plainView(in: root)
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor).isActive =
        true
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor)
        .isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.midX == 500 && view.frame.width == 672)
      root.bounds.size.width = 300
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(8, 0, 284, 0))
    }
  }

  @Test func `Constraints are made from items and attributes, distances and margins`() {
    let warnings = onDevice { _ in
      let root = container(200, 100)
      let (one, two) = (plainView(in: root), plainView(in: root))
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 2, trailing: 10)
      root.addConstraints([
        NSLayoutConstraint(
          item: one, attribute: .leading, relatedBy: .equal, toItem: root,
          attribute: .leadingMargin, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: one, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 0, constant: 30),
        NSLayoutConstraint(
          item: two, attribute: .trailing, relatedBy: .equal, toItem: root,
          attribute: .trailingMargin, multiplier: 1, constant: 0),
      ])
      // The gap between both is as wide as the second view.
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        .constraint(equalTo: two.widthAnchor).isActive = true
      root.layoutIfNeeded()
      expectEqual(one.frame, rect(20, 0, 30, 0))
      expectEqual(two.frame, rect(120, 0, 70, 0))
      root.directionalLayoutMargins.trailing = 30
      root.layoutIfNeeded()
      expectEqual(two.frame, rect(110, 0, 60, 0))
      expectEqual(one.constraintsAffectingLayout(for: .horizontal).count, 2)
      expectEqual(two.constraintsAffectingLayout(for: .horizontal).count, 4)
      expectEqual(one.leadingAnchor.constraintsAffectingLayout.count, 1)
      #expect(one.leadingAnchor == one.leadingAnchor && one.leadingAnchor != one.leftAnchor)
      root.removeConstraints(root.constraints)
      #expect(one.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }
    expectEqual(warnings, [])
  }

  @Test func `Priorities can change while a constraint is active`() {
    onDevice { _ in
      let root = container(200, 100)
      let view = ContentView(50, 10)
      root.addSubview(view)
      let narrow = view.widthAnchor.constraint(equalToConstant: 20)
      let wide = view.widthAnchor.constraint(equalToConstant: 90)
      (narrow.priority, wide.priority) = (.defaultHigh + 1, .defaultHigh)
      NSLayoutConstraint.activate([narrow, wide])
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 20)
      narrow.priority = .defaultLow
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 90)
      view.setContentHuggingPriority(.required, for: .horizontal)
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 50)
    }
  }

  @Test func `Layout inside of an animation is animated`() {
    onDevice { device in
      let window = UIWindow(frame: rect(0, 0, 300, 100))
      window.makeKeyAndVisible()
      let views = [ContentView(50, 10), ContentView(50, 10)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.alignment = .top
      stack.distribution = .equalSpacing
      stack.frame = rect(0, 0, 200, 10)
      window.addSubview(stack)
      device.endTurn()
      expectEqual(views.map(\.frame.minX), [0, 150])
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
      }
      expectEqual(views[1].frame.minX, 0)
      device.advance(by: 0.5)
      let shown = views[1].layer.presentation()?.position.x ?? 0
      #expect(shown > 10 && shown < 170)
    }
  }

  @Test func `Positions are mirrored, multipliers included`() {
    onDevice { _ in
      let root = container(200, 100)
      let view = plainView(in: root)
      root.semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 0.25, constant: 3
      ).isActive = true
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      // 53 from the right edge.
      expectEqual(view.frame, rect(137, 0, 10, 0))
    }
  }
}
