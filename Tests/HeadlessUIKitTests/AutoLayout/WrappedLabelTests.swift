// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Labels of several lines whose height follows from the width that constraints give them.
///
/// UIKit documentation, `UILabel.preferredMaxLayoutWidth`: text that extends beyond the width that
/// the constraints give flows to new lines, which increases the height of the label. The order in
/// which the engine solves widths and heights is not documented; UIKit's users rely on a layout
/// that depends on the constraints alone.
@MainActor @Suite struct WrappedLabelTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = UIFont(name: "Courier", size: 17)
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// A character of Courier is 0.6 of the point size wide (Adobe, "Core 14 AFM"): 10.2 points,
  /// which are not whole pixels. A line takes another word of two characters for each 30.6 points.
  @Test func `All lines of a label fit into its frame at any fractional width and position`() {
    onDevice { _ in
      let label = label(Array(repeating: "ab", count: 9).joined(separator: " "))
      let root = container(400, 400)
      root.addSubview(label)
      let left = label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      let width = label.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        left, width, label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      var random = SplitMix64(seed: 3)
      for _ in 0..<2000 {
        width.constant = CGFloat.random(in: 21...240, using: &random)
        left.constant = CGFloat.random(in: 0..<1, using: &random)
        root.layoutIfNeeded()
        let words = ((label.bounds.width + 10.2) / 30.6 + 1e-9).rounded(.down)
        let lines = (9 / words).rounded(.up)
        #expect(
          label.bounds.height >= lines * label.font.lineHeight - 1e-6,
          "\(lines) lines at \(width.constant), \(left.constant): \(label.frame)")
      }
    }
  }

  /// A label above a picture of the same width, whose height follows from the width, in a given
  /// height: one long line above a large picture may take as much height as two short lines above a
  /// smaller one.
  private func column(height: CGFloat) -> (UIView, [UIView]) {
    let root = container(700, height)
    let views = [label("Again tomorrow is tomorrow the"), plainView(in: root)]
    root.addSubview(views[0])
    let ratio = views[1].heightAnchor.constraint(
      equalTo: views[1].widthAnchor, multiplier: 1.4)
    ratio.priority = .required - 1
    let bottom = views[1].bottomAnchor.constraint(equalTo: root.bottomAnchor)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(equalTo: root.topAnchor),
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[0].trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].leadingAnchor),
      views[1].trailingAnchor.constraint(equalTo: views[0].trailingAnchor),
      ratio, bottom,
    ])
    return (root, views)
  }

  @Test func `A width that follows from a height does not depend on the previous layout`() {
    onDevice { _ in
      var random = SplitMix64(seed: 7)
      let (root, views) = column(height: 120)
      root.layoutIfNeeded()
      for step in 0..<150 {
        let height = CGFloat(Int.random(in: 60...600, using: &random))
        root.frame.size.height = height
        root.layoutIfNeeded()
        let (other, expected) = column(height: height)
        other.layoutIfNeeded()
        expectEqual(views.map(\.frame), expected.map(\.frame), "step \(step), height \(height)")
      }
    }
  }
}
