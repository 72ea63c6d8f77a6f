// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AutoLayoutTests {
  /// Auto Layout Guide, "Anatomy of a Constraint": a constraint states attribute = multiplier ×
  /// attribute + constant. UIKit documentation, `NSLayoutConstraint.isActive`: an active constraint
  /// is added to the closest common ancestor.
  @Test func `Constraints to the edges determine a frame by insets`() {
    let warnings = onDevice { _ in
      let root = container()
      let view = plainView(in: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
      ])
      expectEqual(view.frame, .zero)
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(10, 30, 290, 410))
      root.bounds.size = CGSize(width: 100, height: 100)
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(10, 30, 70, 30))
      expectEqual(root.constraints.count, 4)
    }
    expectEqual(warnings, [])
  }

  /// Not documented; chosen because a tree laid out by frames should not pay for a solver.
  @Test func `A tree without constraints has no layout engine`() {
    onDevice { device in
      let root = container()
      let view = UIView(frame: rect(1, 2, 3, 4))
      root.addSubview(view)
      root.layoutIfNeeded()
      #expect(root.layoutItem.state == nil && view.layoutItem.state == nil)
      expectEqual(device.counters.constraintPasses, 0)
    }
  }

  /// Auto Layout Guide, "Anatomy of a Constraint": equations, inequalities and priorities; an
  /// optional constraint that cannot be satisfied is approached as far as possible. The system
  /// spacing of 8 points is not documented as a number.
  @Test func `Centers, ratios, inequalities and priorities determine frames`() {
    let warnings = onDevice { _ in
      let root = container(400, 200)
      let (one, two) = (plainView(in: root), plainView(in: root))
      let wide = one.widthAnchor.constraint(equalToConstant: 500)
      wide.priority = .defaultHigh
      NSLayoutConstraint.activate([
        one.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        one.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
        wide,
        one.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
        one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.25),
        two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
        two.topAnchor.constraint(equalTo: one.bottomAnchor),
        two.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
        two.heightAnchor.constraint(equalTo: two.widthAnchor, multiplier: 1, constant: 5),
      ])
      root.layoutIfNeeded()
      expectEqual(one.frame, rect(100, 85, 200, 50))
      expectEqual(two.frame, rect(316, 135, 30, 35))
      wide.constant = 40
      root.layoutIfNeeded()
      expectEqual(one.frame, rect(180, 105, 40, 10))
      expectEqual(two.frame, rect(236, 115, 30, 35))
    }
    expectEqual(warnings, [])
  }

  /// Auto Layout Guide, "Intrinsic Content Size": the view with the lower compression resistance is
  /// compressed, and the one with the lower content hugging is stretched.
  @Test func `The view with the lower hugging or resistance priority yields`() {
    onDevice { _ in
      let root = container(300, 100)
      let (one, two) = (ContentView(100, 20), ContentView(250, 30))
      root.addSubview(one)
      root.addSubview(two)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
        two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        one.topAnchor.constraint(equalTo: root.topAnchor),
        two.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      one.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      root.layoutIfNeeded()
      expectEqual(one.frame, rect(0, 0, 100, 20))
      expectEqual(two.frame, rect(110, 0, 190, 30))
      two.content.width = 50
      two.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      root.layoutIfNeeded()
      expectEqual(one.frame, rect(0, 0, 240, 20))
      expectEqual(two.frame, rect(250, 0, 50, 30))
    }
  }

  /// UIKit documentation, `NSLayoutConstraint.isActive`: the items of a constraint need a common
  /// ancestor, not a common superview.
  @Test func `Constraints relate items at different depths`() {
    onDevice { _ in
      let root = container(400, 400)
      let outer = plainView(in: root)
      let inner = plainView(in: outer)
      let other = plainView(in: root)
      NSLayoutConstraint.activate([
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        outer.widthAnchor.constraint(equalToConstant: 200),
        outer.heightAnchor.constraint(equalToConstant: 100),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
        inner.trailingAnchor.constraint(equalTo: root.centerXAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
        inner.heightAnchor.constraint(equalToConstant: 10),
        other.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
        other.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        other.topAnchor.constraint(equalTo: inner.bottomAnchor),
        other.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      root.layoutIfNeeded()
      expectEqual(outer.frame, rect(20, 30, 200, 100))
      expectEqual(inner.frame, rect(5, 6, 175, 10))
      expectEqual(other.frame, rect(25, 46, 175, 354))
    }
  }

  /// UIKit documentation, `UILayoutGuide`, `safeAreaLayoutGuide`, `layoutMarginsGuide` and
  /// `insetsLayoutMarginsFromSafeArea`: guides take part in constraints like views; margins are 8
  /// points by default and include the safe area.
  @Test func `Layout guides, margins and the safe area take part in constraints`() {
    onDevice { device in
      device.screen.resize(
        to: CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let window = UIWindow(frame: device.screen.bounds)
      window.makeKeyAndVisible()
      let root = container(390, 844)
      window.addSubview(root)
      let view = plainView(in: root)
      let inMargins = plainView(in: root)
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
        guide.topAnchor.constraint(equalTo: root.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 7),
        inMargins.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        inMargins.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        inMargins.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        inMargins.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      ])
      device.endTurn()
      expectEqual(view.frame, rect(39, 47, 351, 763))
      expectEqual(guide.layoutFrame, rect(0, 0, 39, 7))
      expectEqual(inMargins.frame, rect(8, 55, 374, 747))
      expectEqual(root.layoutMarginsGuide.layoutFrame, inMargins.frame)
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      device.screen.resize(
        to: CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      device.endTurn()
      expectEqual(view.frame, rect(39, 20, 351, 824))
      expectEqual(inMargins.frame, rect(2, 21, 384, 820))
    }
  }

  /// Not documented; chosen because a multiline label of UIKit follows its width in the same way,
  /// by `preferredMaxLayoutWidth`.
  @Test func `A view whose height depends on its width is measured again once that is solved`() {
    onDevice { _ in
      let root = container(100, 400)
      let text = WrappingView(250, 20)
      let below = plainView(in: root)
      root.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        text.topAnchor.constraint(equalTo: root.topAnchor),
        below.topAnchor.constraint(equalTo: text.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.widthAnchor.constraint(equalToConstant: 10),
        below.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      root.layoutIfNeeded()
      expectEqual(text.frame, rect(0, 0, 100, 60))
      expectEqual(below.frame, rect(0, 60, 10, 340))
      root.bounds.size.width = 130
      root.layoutIfNeeded()
      expectEqual(text.frame, rect(0, 0, 130, 40))
      text.content.width = 130
      root.layoutIfNeeded()
      expectEqual(text.frame.height, 20)
    }
  }

  /// UIKit documentation, `translatesAutoresizingMaskIntoConstraints`: true creates constraints
  /// that fully determine size and position from the frame.
  @Test func `Views placed by their frames are constants for other views`() {
    onDevice { _ in
      let root = container(300, 300)
      let fixed = UIView(frame: rect(10, 20, 30, 40))
      root.addSubview(fixed)
      let view = plainView(in: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 5),
      ])
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(45, 60, 30, 5))
      fixed.frame = rect(100, 0, 50, 10)
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(155, 10, 50, 5))
      expectEqual(fixed.frame, rect(100, 0, 50, 10))
    }
  }

  /// UIKit documentation, `alignmentRectInsets`: Auto Layout positions alignment rectangles, which
  /// the insets derive from frames.
  @Test func `Constraints align alignment rectangles, not frames`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    onDevice { _ in
      let root = container(100, 100)
      let view = Shadowed()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let inner = plainView(in: view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      root.layoutIfNeeded()
      expectEqual(view.frame, rect(8, 9, 26, 24))
      expectEqual(inner.frame, rect(2, 1, 20, 90))
    }
  }

  /// UIKit documentation, `NSLayoutConstraint.Attribute.leading` and `semanticContentAttribute`:
  /// leading is the left edge in left-to-right layouts, and the right edge otherwise.
  @Test func `Leading and trailing are mirrored when the direction changes`() {
    onDevice { _ in
      let root = container(100, 100)
      let view = plainView(in: root)
      let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
      NSLayoutConstraint.activate([
        leading,
        view.widthAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      expectEqual(view.frame.minX, 8)
      root.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      expectEqual(view.frame.minX, 72)
      leading.constant = 10
      root.layoutIfNeeded()
      expectEqual(view.frame.minX, 70)
      root.semanticContentAttribute = .unspecified
      root.layoutIfNeeded()
      expectEqual(view.frame.minX, 10)
    }
  }

  /// Not documented; chosen because rounded sizes instead of rounded edges would leave gaps between
  /// neighbors.
  @Test func `Thirds are rounded to pixels so that neighbors meet`() {
    for scale in [CGFloat(1), 2, 3] {
      onDevice(scale: scale) { _ in
        let root = container(100, 50)
        let row = plainView(in: root)
        let views = (0..<3).map { _ in plainView(in: row) }
        var constraints = [
          row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.4),
          row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          row.topAnchor.constraint(equalTo: root.topAnchor),
          row.heightAnchor.constraint(equalToConstant: 10),
          views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
          views[2].trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ]
        for (index, view) in views.enumerated() {
          constraints += [
            view.topAnchor.constraint(equalTo: row.topAnchor),
            view.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
          ]
          if index > 0 {
            constraints.append(
              view.leadingAnchor.constraint(equalTo: views[index - 1].trailingAnchor))
          }
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        for (index, view) in views.enumerated() {
          let edges = [0.4 + 99.6 / 3 * CGFloat(index), 0.4 + 99.6 / 3 * CGFloat(index + 1)]
            .map { ($0 * scale).rounded() / scale }
          let onScreen = root.convert(view.bounds, from: view)
          #expect(abs(onScreen.minX - edges[0]) < 1e-9 && abs(onScreen.maxX - edges[1]) < 1e-9)
        }
        let frames = views.map(\.frame)
        root.setNeedsLayout()
        row.setNeedsLayout()
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame), frames)
      }
    }
  }

  /// Not documented; chosen because rounding away from zero would change the size of a view that
  /// crosses zero.
  @Test func `Half a pixel is rounded to the right and down on both sides of zero`() {
    expectEqual(CGFloat(1.5).rounded(toPixelsOf: 1), 2)
    expectEqual(CGFloat(-1.5).rounded(toPixelsOf: 1), -1)
    expectEqual(CGFloat(1.5 - 1e-9).rounded(toPixelsOf: 1), 2)
    expectEqual(CGFloat(-1.5 - 1e-9).rounded(toPixelsOf: 1), -1)
    expectEqual(CGFloat(-0.25).rounded(toPixelsOf: 2), 0)
    expectEqual(CGFloat(1.49).rounded(toPixelsOf: 1), 1)
    expectEqual(CGFloat(-1.51).rounded(toPixelsOf: 1), -2)
  }

  /// Not documented; chosen because a view must not change its size while it moves by whole pixels.
  @Test func `A view that crosses the root's zero keeps its size and the places of its subviews`() {
    onDevice { _ in
      let root = container()
      let view = plainView(in: root)
      let inner = plainView(in: view)
      let deep = plainView(in: inner)
      let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9.5)
      NSLayoutConstraint.activate([
        leading, view.widthAnchor.constraint(equalToConstant: 10),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
        inner.widthAnchor.constraint(equalToConstant: 1),
        deep.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: -3),
        deep.widthAnchor.constraint(equalToConstant: 1.5),
      ])
      // The positions in the root are x.5, x.5 + 1 and x.5 - 2, and the last view ends at a whole
      // number.
      for (constant, x) in [(9.5, 10), (1.5, 2), (0.5, 1), (-0.5, 0), (-2.5, -2), (-10.5, -10)] {
        leading.constant = CGFloat(constant)
        root.layoutIfNeeded()
        #expect(view.frame == rect(CGFloat(x), 0, 10, 0) && inner.frame == rect(1, 0, 1, 0))
        expectEqual(deep.frame, rect(-3, 0, 1, 0))
      }
    }
  }

  /// Not documented; chosen because clients of Epoxy declare such an overload, which must not be
  /// ambiguous.
  @Test func `A client may overload activate with optional constraints`() {
    onDevice { _ in
      let root = container()
      let constraint: NSLayoutConstraint? = root.widthAnchor.constraint(equalToConstant: 320)
      NSLayoutConstraint.activate([constraint, nil])
      #expect(constraint?.isActive == true)
      NSLayoutConstraint.deactivate([root.heightAnchor.constraint(equalToConstant: 1)])
      NSLayoutConstraint.activate([])
    }
  }
}

extension NSLayoutConstraint {
  fileprivate static func activate(_ constraints: [NSLayoutConstraint?]) {
    activate(constraints.compactMap { $0 })
  }
}
