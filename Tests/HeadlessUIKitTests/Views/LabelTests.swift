// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Courier's characters are 0.6 of the point size wide, its ascender 0.805 and its descender 0.25
/// of it (Adobe, "Core 14 AFM"): at 20 points every character takes 12 points, and a line 21.1.
@MainActor @Suite struct LabelTests {
  private let device = Device()

  private var courier: UIFont { UIFont(name: "Courier", size: 20)! }

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    device.perform {
      let label = UILabel()
      label.font = courier
      label.text = text
      label.numberOfLines = lines
      return label
    }
  }

  /// 21.1 points, up to the next third: there are 3 pixels in a point.
  private let line: CGFloat = 64.0 / 3

  @Test func `Defaults are those of the documentation of UILabel`() {
    let label = device.perform { UILabel() }
    #expect(label.text == nil)
    expectEqual(label.font, .systemFont(ofSize: 17))
    expectEqual(label.textColor, .label)
    expectEqual(label.textAlignment, .natural)
    expectEqual(label.lineBreakMode, .byTruncatingTail)
    expectEqual(label.numberOfLines, 1)
    #expect(label.isEnabled && !label.isHighlighted)
    #expect(!label.isUserInteractionEnabled)
    expectEqual(label.shadowOffset, CGSize(width: 0, height: -1))
    expectEqual(label.minimumScaleFactor, 0)
    expectEqual(label.preferredMaxLayoutWidth, 0)
    expectEqual(label.intrinsicContentSize, .zero)
  }

  @Test func `A line is as wide as its characters and rounded up to pixels`() {
    expectEqual(label("hello").intrinsicContentSize, CGSize(width: 60, height: line))
    expectEqual(label("").intrinsicContentSize, .zero)
    // UILabel, "numberOfLines": one line unless more are allowed.
    expectEqual(label("hello\nworld").intrinsicContentSize.height, line)
  }

  @Test(arguments: [(CGFloat(1), CGFloat(22)), (2, 21.5), (3, 64.0 / 3)] as [(CGFloat, CGFloat)])
  func `Heights are whole pixels of the screen`(scale: CGFloat, height: CGFloat) {
    let values = ValueEnvironment(
      traits: UITraitCollection.standardPhone.modifyingTraits { $0.displayScale = scale })
    Device(values: values).perform {
      let label = UILabel()
      label.font = courier
      label.text = "x"
      expectEqual(label.intrinsicContentSize.height, height)
    }
  }

  @Test func `The preferred width wraps the intrinsic size`() {
    let label = label("hello world again", lines: 0)
    expectEqual(label.intrinsicContentSize, CGSize(width: 17 * 12, height: line))
    label.preferredMaxLayoutWidth = 11 * 12
    // "hello world" and "again": 2 lines of 21.1 are 42.2, up to a third.
    expectEqual(label.intrinsicContentSize, CGSize(width: 11 * 12, height: 127.0 / 3))
    label.numberOfLines = 1
    expectEqual(label.intrinsicContentSize, CGSize(width: 17 * 12, height: line))
  }

  @Test func `A size that fits wraps at the width and grows in height`() {
    let label = label("hello world again", lines: 0)
    expectEqual(label.sizeThatFits(CGSize(width: 70, height: 10)).height, 190.0 / 3)  // 63.3
    label.numberOfLines = 2
    expectEqual(label.sizeThatFits(CGSize(width: 70, height: 10)).height, 127.0 / 3)
    label.frame = CGRect(x: 5, y: 6, width: 70, height: 1)
    label.sizeToFit()
    expectEqual(label.frame.origin, CGPoint(x: 5, y: 6))
    expectEqual(label.frame.height, 127.0 / 3)
  }

  @Test func `A label reports whether its height depends on its width`() {
    #expect(!label("hello").contentHeightDependsOnWidth)
    let label = label("hello world", lines: 0)
    #expect(label.contentHeightDependsOnWidth)
    expectEqual(label.contentSize(forWidth: 60), CGSize(width: 60, height: 127.0 / 3))
    label.preferredMaxLayoutWidth = 200
    #expect(!label.contentHeightDependsOnWidth)
  }

  @Test func `A text rectangle is limited by lines and bounds`() {
    let label = label("aa bb cc", lines: 0)
    let bounds = CGRect(x: 3, y: 4, width: 30, height: 1000)
    expectEqual(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 2),
      CGRect(x: 3, y: 4, width: 24, height: 127.0 / 3))
    let low = CGRect(x: 0, y: 0, width: 30, height: 45)
    expectEqual(label.textRect(forBounds: low, limitedToNumberOfLines: 0).height, 127.0 / 3)
    expectEqual(label.textRect(forBounds: .zero, limitedToNumberOfLines: 0).size, .zero)
  }

  private final class PaddedLabel: UILabel {
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let padding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      let rect = super.textRect(
        forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return rect.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
    }
  }

  @Test func `A subclass that changes the text rectangle changes the sizes`() {
    device.perform {
      let label = PaddedLabel()
      label.font = courier
      label.text = "hello"
      expectEqual(label.intrinsicContentSize.width, 80)
      expectNear(label.intrinsicContentSize.height, (line + 10), within: 1e-9)
    }
  }

  // MARK: Attributed text

  @Test func `Attributed text replaces the text and the style (UILabel, attributedText)`() {
    let label = label("old")
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: courier.withSize(40), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "b", attributes: [.font: courier]))
    label.attributedText = text
    expectEqual(label.text, "ab")
    expectEqual(label.font.pointSize, 40)
    expectEqual(label.textColor, .red)
    // 24 and 12 points wide; the larger font has a height of 42.2 points.
    expectEqual(label.intrinsicContentSize, CGSize(width: 36, height: 127.0 / 3))
    text.append(NSAttributedString(string: "c", attributes: [.font: courier]))
    expectEqual(label.text, "ab")
    expectEqual(label.attributedText?.string, "ab")
    #expect(
      (label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
        == 40)
  }

  @Test func `A style that is set later holds for the whole attributed text`() {
    let label = label(nil)
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: courier.withSize(40)])
    label.font = courier
    expectEqual(label.intrinsicContentSize.width, 24)
    label.textColor = .blue
    expectEqual(
      label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor,
      .blue)
    label.text = "xyz"
    expectEqual(label.attributedText?.string, "xyz")
    expectEqual(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, courier)
  }

  /// UILabel documentation, `attributedText`: the label's style properties reflect the style at
  /// location 0. They do not replace the style of text without attributes, which the label draws in
  /// its own style.
  @Test func `Text without attributes is drawn in the font and color that the label had`() {
    let label = label(nil)
    label.textColor = .green
    let match = NSMutableAttributedString(
      string: "lam", attributes: [.font: courier.withSize(40), .foregroundColor: UIColor.red])
    match.append(NSAttributedString(string: "p"))
    for _ in 0..<2 {
      label.attributedText = match
      expectEqual(label.font.pointSize, 40)
      expectEqual(label.textColor, .red)
      // Three characters of 24 points and one of 12.
      expectEqual(label.intrinsicContentSize.width, 84)
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      guard case .text(_, _, let color, _)? = label.drawnContent else {
        Issue.record("The label draws no text")
        return
      }
      expectEqual(color, UIColor.green.cgColor)
    }
    label.attributedText = NSAttributedString(string: "lamp")
    expectEqual(label.font.pointSize, 20)
    expectEqual(label.textColor, .green)
    expectEqual(label.intrinsicContentSize.width, 48)
    // Plain text has the style that the properties report.
    label.attributedText = match
    label.text = "lamp"
    expectEqual(label.font.pointSize, 40)
    expectEqual(label.intrinsicContentSize.width, 96)
    label.font = courier
    expectEqual(label.intrinsicContentSize.width, 48)
  }

  // MARK: Invalidation

  private final class Counting: UILabel {
    var invalidations = 0
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      invalidations += 1
    }
  }

  @Test func `Only changes of the size invalidate the size`() {
    device.perform {
      let label = Counting()
      label.text = "a"
      label.text = "a"
      label.textColor = .red
      label.isHighlighted = true
      label.numberOfLines = 1
      expectEqual(label.invalidations, 1)
      label.font = courier
      label.font = courier
      expectEqual(label.invalidations, 2)
      label.numberOfLines = 0
      expectEqual(label.invalidations, 3)
    }
  }

  @Test func `Preferred fonts follow the category (UIContentSizeCategoryAdjusting)`() {
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (follows, stays, fixed) = (UILabel(), UILabel(), UILabel())
      for label in [follows, stays, fixed] {
        label.text = "x"
        window.addSubview(label)
      }
      follows.font = .preferredFont(forTextStyle: .body)
      stays.font = .preferredFont(forTextStyle: .body)
      fixed.font = .systemFont(ofSize: 17)
      follows.adjustsFontForContentSizeCategory = true
      fixed.adjustsFontForContentSizeCategory = true
      device.values.traits = device.values.traits.modifyingTraits {
        $0.preferredContentSizeCategory = .extraLarge
      }
      window.updateTraits()
      // 19 points for body at xLarge (Human Interface Guidelines, Typography).
      expectEqual(follows.font.pointSize, 19)
      expectEqual(stays.font.pointSize, 17)
      expectEqual(fixed.font.pointSize, 17)
    }
  }

  // MARK: Drawing

  private func drawn(_ label: UILabel) -> (TextLayout, CGRect, CGColor, Bool)? {
    guard case .text(let layout, let rect, let color, let isRightToLeft) = label.drawnContent else {
      return nil
    }
    return (layout, rect, color, isRightToLeft)
  }

  @Test func `The text is drawn in the middle of the height, cut off at the width`() throws {
    let label = label("hello world")
    #expect(drawn(label) == nil)
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 61.1)
    let (layout, rect, _, _) = try #require(drawn(label))
    expectEqual(rect.minY, 20)
    expectEqual(rect.width, 60)
    // Five characters have room: four and the ellipsis.
    expectEqual(layout.lines.map(\.text), ["hell\u{2026}"])
  }

  @Test func `Lines without room are omitted, and the last shown line is truncated`() throws {
    let label = label("aa bb cc", lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 36, height: 45)
    let (layout, _, _, _) = try #require(drawn(label))
    expectEqual(layout.lines.count, 2)
    #expect(layout.isTruncated)
  }

  @Test func `A line may shrink down to the scale (UILabel, minimumScaleFactor)`() throws {
    let label = label("hello")  // 60 points wide
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 45, height: 30)
    #expect(drawn(label)?.0.isTruncated == true)  // 0: the font's size is the smallest
    label.minimumScaleFactor = 0.5
    let (layout, _, _, _) = try #require(drawn(label))
    #expect(!layout.isTruncated)
    expectEqual(layout.lines[0].fragments[0].run.font.pointSize, 15)
    label.minimumScaleFactor = 0.9
    #expect(drawn(label)?.0.isTruncated == true)
    expectEqual(label.intrinsicContentSize.width, 60)
  }

  @Test func `Colors follow the state of the label and its traits`() throws {
    let label = label("x")
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    expectEqual(drawn(label)?.2, UIColor.black.cgColor)
    label.overrideUserInterfaceStyle = .dark
    expectEqual(drawn(label)?.2, UIColor.white.cgColor)
    label.isHighlighted = true
    expectEqual(drawn(label)?.2, UIColor.white.cgColor)
    label.highlightedTextColor = .red
    expectEqual(drawn(label)?.2, UIColor.red.cgColor)
  }

  @Test func `Natural lines begin at the right in right-to-left languages`() throws {
    let label = label("x")
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    label.semanticContentAttribute = .forceRightToLeft
    let (layout, rect, _, isRightToLeft) = try #require(drawn(label))
    #expect(isRightToLeft)
    expectEqual(layout.lines[0].x(inWidth: rect.width, isRightToLeft: isRightToLeft), 38)
  }

  @Test func `Baselines are those of the fonts`() throws {
    let label = label("aa bb", lines: 0)
    label.frame.size.width = 24
    let first = try #require(label.firstBaseline)
    let last = try #require(label.lastBaseline)
    #expect(first.fraction == 0 && last.fraction == 1)
    expectNear(first.offset, 16.1, within: 1e-9)  // 0.805 of 20
    // 2 lines are 42.2 points, shown as 42.3; the last baseline is at 21.1 + 16.1.
    expectNear(-last.offset, (127.0 / 3 - 37.2), within: 1e-9)
    #expect(self.label(nil).firstBaseline == nil)
  }

  @Test func `Labels are read as static text (UILabel, accessibility)`() {
    let label = label("hello")
    #expect(label.isAccessibilityElement)
    expectEqual(label.accessibilityTraits, .staticText)
    expectEqual(label.accessibilityLabel, "hello")
    label.accessibilityLabel = "other"
    label.isAccessibilityElement = false
    expectEqual(label.accessibilityLabel, "other")
    #expect(!label.isAccessibilityElement)
  }
}
