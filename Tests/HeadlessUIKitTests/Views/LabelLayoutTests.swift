// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UILabel" in Auto Layout: `numberOfLines`, `preferredMaxLayoutWidth` and the content size
/// category. Courier's characters are 0.6 times the point size wide, and its lines 1.055 times the
/// point size high (Adobe, "Core 14 AFM").
@MainActor @Suite struct LabelLayoutTests {
  private let host = ScreenHost(size: CGSize(width: 120, height: 400), scale: 1)

  private func shownLabel(_ text: String) -> UILabel {
    let label = host.perform {
      let label = UILabel()
      label.font = UIFont(name: "Courier", size: 20)  // characters of 12 points, lines of 22 pixels
      label.text = text
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    let window = host.show(UIView())
    host.perform {
      let root = window.subviews[0]
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
    return label
  }

  @Test func `A label wraps at the width that it is given, and is as high as that makes it`() {
    let label = shownLabel("aaaa bbbb cccc")
    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 120, height: 43))  // 2 lines, 42.2 points
    host.resize(to: CGSize(width: 60, height: 400))
    expectEqual(label.frame.height, 64)  // 3 lines, 63.3 points
    host.resize(to: CGSize(width: 200, height: 400))
    expectEqual(label.frame.height, 22)
  }

  @Test func `Another text, font or number of lines is laid out in the same turn`() {
    let label = shownLabel("aaaa bbbb cccc")
    host.perform { label.text = "aaaa" }
    expectEqual(label.frame.height, 22)
    host.perform { label.text = "aaaa bbbb cccc dddd eeee" }
    expectEqual(label.frame.height, 64)
    host.perform { label.numberOfLines = 1 }
    expectEqual(label.frame.height, 22)
    host.perform {
      label.numberOfLines = 0
      label.font = UIFont(name: "Courier", size: 40)
    }
    expectEqual(label.frame.height, 211)  // 5 lines of 42.2 points
    host.perform { label.text = nil }
    expectEqual(label.frame.height, 0)
  }

  @Test func `Larger text makes labels higher that follow it`() {
    let label = shownLabel("x")
    host.perform {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    // Fonts of 17 and 53 points (Human Interface Guidelines, Typography), with a line height of
    // 2444/2048.
    expectEqual(label.frame.height, 21)
    host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    expectEqual(label.frame.height, 64)
    host.contentSizeCategory = .large
    expectEqual(label.frame.height, 21)
  }

  @Test func `Baselines of labels in different fonts are aligned`() {
    let (small, large) = host.perform { (UILabel(), UILabel()) }
    let window = host.show(UIView())
    host.perform {
      let root = window.subviews[0]
      for (label, size) in [(small, CGFloat(20)), (large, 40)] {
        label.text = "x"
        label.font = UIFont(name: "Courier", size: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      }
      large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    }
    // The ascenders are 0.805 times the size, 32.2 and 16.1 points. The difference is rounded to
    // pixels.
    expectEqual(small.frame.minY, 16)
  }
}
