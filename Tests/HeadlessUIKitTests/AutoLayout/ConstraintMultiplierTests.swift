// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ConstraintMultiplierTests {
  /// A progress bar starts with a multiplier close to 0, and a chart has unusual factors.
  @Test(arguments: [
    (multiplier: 1e-9, width: 0), (0.0001, 0.03), (0.0009, 0.27), (0.005, 1.5), (0.5, 150),
    (1, 300), (150, 45_000),
    (999, 299_700), (5_000, 1_500_000),
  ])
  func `A width follows another width with a small or large multiplier`(
    multiplier: CGFloat, width: CGFloat
  ) {
    let warnings = onDevice { _ in
      let root = container(300, 100)
      let box = plainView(in: root)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: multiplier),
      ])
      root.layoutIfNeeded()
      #expect(abs(box.frame.width - width) <= 0.5 + width * 1e-9)  // frames are rounded to pixels
      root.frame.size.width = 600
      root.layoutIfNeeded()
      #expect(abs(box.frame.width - 2 * width) <= 0.5 + width * 1e-9)
    }
    #expect(warnings.isEmpty)
  }

  @Test func `A constant is in points whatever the multiplier is, also after a change`() {
    let warnings = onDevice { _ in
      let root = container(300, 100)
      let (box, wide) = (plainView(in: root), plainView(in: root))
      let small = NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.001,
        constant: 20)
      let large = NSLayoutConstraint(
        item: wide, attribute: .width, relatedBy: .lessThanOrEqual, toItem: box, attribute: .width,
        multiplier: 2_000,
        constant: 7)
      let stretch = wide.widthAnchor.constraint(equalToConstant: 1e6)
      stretch.priority = .defaultHigh
      NSLayoutConstraint.activate([small, large, stretch])
      root.layoutIfNeeded()
      #expect(abs(box.frame.width - 20.3) <= 0.5)
      #expect(abs(wide.frame.width - (2_000 * 20.3 + 7)) <= 1)
      small.constant = 0
      large.constant = 100
      root.layoutIfNeeded()
      #expect(abs(box.frame.width - 0.3) <= 0.5)
      #expect(abs(wide.frame.width - 700) <= 1)
    }
    #expect(warnings.isEmpty)
  }

  @Test func `A multiplier of a position that is mirrored may be small`() {
    let warnings = onDevice { _ in
      let root = container(300, 100)
      root.semanticContentAttribute = .forceRightToLeft
      let box = plainView(in: root)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
          multiplier: 0.0005,
          constant: 0),
        box.widthAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      #expect(abs(box.frame.maxX - (300 - 0.15)) <= 0.5)
    }
    #expect(warnings.isEmpty)
  }

  @Test
  func
    `A multiplier that the solver cannot represent gives a warning that names it, not a conflict`()
  {
    let warnings = onDevice { _ in
      let root = container(300, 100)
      let box = plainView(in: root)
      let constraint = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1e9)
      constraint.identifier = "vast"
      constraint.isActive = true
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(constraint.isActive)
    }
    expectEqual(warnings.count, 1)
    let text = warnings.first ?? ""
    #expect(
      text.contains("'vast'") && text.contains("multiplier must be 0 or from 0.000004 to 250,000"))
    #expect(!text.contains("simultaneously"))
  }
}
