// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Courier's characters are 0.6 of the point size wide, its ascender 0.805 and its descender 0.25
/// of it (Adobe, "Core 14 AFM"). There are 3 pixels in a point.
///
/// UIKit documentation, `UIView.lastBaselineAnchor`: for a view with several lines of text, the
/// last line counts. Which line is the last one depends on the width that is being solved, not on
/// the previous width.
@MainActor @Suite struct LabelBaselineTests {
  private let device = Device()
  private let container: UIView
  private let title: UILabel
  private let side: UILabel
  private let width: NSLayoutConstraint

  /// A title, and a label beside it on the same baseline.
  init() {
    (container, title, side, width) = device.perform {
      let (container, title, side) = (UIView(), UILabel(), UILabel())
      title.numberOfLines = 0
      side.font = UIFont(name: "Courier", size: 20)
      side.text = "x"
      for view in [title, side] {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        title.topAnchor.constraint(equalTo: container.topAnchor),
        side.leadingAnchor.constraint(equalTo: title.trailingAnchor),
        side.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
      ])
      // Weaker than the hugging of the labels, and stronger than the priority of a small size.
      let bottom = side.bottomAnchor.constraint(equalTo: container.bottomAnchor)
      bottom.priority = .fittingSizeLevel + 1
      bottom.isActive = true
      container.frame.size = CGSize(width: 200, height: 200)
      return (container, title, side, title.widthAnchor.constraint(equalToConstant: 100))
    }
    show("aa", "bb")
  }

  /// Words of 40 and of 20 points: 84 points wide in one line.
  private func show(_ large: String, _ small: String) {
    device.perform {
      let text = NSMutableAttributedString(
        string: large + " ", attributes: [.font: UIFont(name: "Courier", size: 40) as Any])
      text.append(
        NSAttributedString(
          string: small, attributes: [.font: UIFont(name: "Courier", size: 20) as Any]))
      title.attributedText = text
    }
  }

  /// The upper edge of the label beside the title, in pixels.
  private func top(atWidth length: CGFloat?) -> CGFloat {
    device.perform {
      width.isActive = length != nil
      if let length { width.constant = length }
      container.layoutIfNeeded()
    }
    return (side.frame.minY * 3).rounded()
  }

  /// The baseline of one line is at 32.2, that of the second line at 42.2 + 16.1; the label beside
  /// the title begins 16.1 above it.
  @Test func `A baseline follows the width of the lines`() {
    expectEqual(top(atWidth: 110), 48)  // 16.1
    expectEqual(top(atWidth: 80), 127)  // 42.2
    expectEqual(top(atWidth: 110), 48)
  }

  @Test func `A baseline does not follow the width that a label had for another text`() {
    show("a", "")
    _ = top(atWidth: nil)
    show("aa", "bb")
    expectEqual(top(atWidth: nil), 48)
  }

  /// The label's descender and the rest up to a whole pixel end 5.23 below the baseline.
  @Test func `Sizes that fit have the baselines of their own widths`() {
    expectEqual(top(atWidth: 110), 48)
    device.perform {
      let end = title.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -12)
      width.isActive = false
      end.isActive = true
      for (length, height) in [(120.0, 113.0 / 3), (92, 191.0 / 3), (120, 113.0 / 3)] {
        let size = container.systemLayoutSizeFitting(
          CGSize(width: length, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        expectEqual(size, CGSize(width: length, height: height))  // 37.43 and 63.53
      }
      container.layoutIfNeeded()
    }
    expectEqual((side.frame.minY * 3).rounded(), 48)
  }
}
