// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// The grammar, the examples and the errors of UIKit's documentation, "Visual Format Language".
@MainActor @Suite struct VisualFormatTests {
  private typealias Options = NSLayoutConstraint.FormatOptions

  /// Three views of 20 points in a superview of 300 with margins of 8, and one above them.
  @MainActor
  private struct Fixture {
    let root = container(300, 200)
    let views: [String: UIView]

    init() {
      let superview = root
      superview.layoutMargins = UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)
      views = [
        "a": plainView(in: superview), "b": plainView(in: superview),
        "c_2": plainView(in: superview),
      ]
    }

    func frames(
      _ formats: String..., options: Options = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views))
      }
      root.layoutIfNeeded()
      return ["a", "b", "c_2"].compactMap { views[$0]?.frame }
    }
  }

  private func formula(_ constraint: NSLayoutConstraint, _ views: [String: UIView]) -> String {
    func name(_ item: AnyObject?) -> String { views.first { $0.value === item }?.key ?? "|" }
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
    if let second = constraint.secondItem {
      text += " \(name(second)).\(constraint.secondAttribute)"
    }
    text += " \(constraint.constant.compact)"
    return constraint.priority == .required
      ? text : text + " @\(CGFloat(constraint.priority.rawValue).compact)"
  }

  /// The formulas of the constraints of a format, which are not activated.
  private func formulas(
    _ format: String, options: Options = [], metrics: [String: Any]? = nil
  ) -> [String] {
    let fixture = Fixture()
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: fixture.views)
    #expect(constraints.allSatisfy { !$0.isActive && $0.multiplier == 1 })
    return constraints.map { formula($0, fixture.views) }
  }

  // MARK: The grammar

  @Test func `The documentation's examples give the constraints that they show`() {
    expectEqual(formulas("[a]-[b]"), ["b.leading == a.trailing 8"])
    expectEqual(formulas("[a(>=50)]"), ["a.width >= 50"])
    expectEqual(
      formulas("|-50-[a]-50-|"), ["a.leading == |.leading 50", "|.trailing == a.trailing 50"])
    expectEqual(formulas("V:[a]-10-[b]"), ["b.top == a.bottom 10"])
    expectEqual(formulas("[a][b]"), ["b.leading == a.trailing 0"])
    expectEqual(formulas("[a(100@20)]"), ["a.width == 100 @20"])
    expectEqual(formulas("[a(==b)]"), ["a.width == b.width 0"])
    expectEqual(formulas("[a(>=70,<=100)]"), ["a.width >= 70", "a.width <= 100"])
    expectEqual(
      formulas("|-[a]-[b]-[c_2(>=20)]-|"),
      [
        "a.leading == |.leadingMargin 0", "b.leading == a.trailing 8",
        "c_2.leading == b.trailing 8",
        "c_2.width >= 20", "|.trailingMargin == c_2.trailing 0",
      ])
  }

  @Test func `Every part of the grammar is parsed`() {
    expectEqual(formulas("H:|[a]|"), ["a.leading == |.leading 0", "|.trailing == a.trailing 0"])
    expectEqual(
      formulas("V:|-(>=10,<=20@250)-[a(b@750,>=5.5)]-(-3)-|"),
      [
        "a.top >= |.top 10", "a.top <= |.top 20 @250", "a.height == b.height 0 @750",
        "a.height >= 5.5", "|.bottom == a.bottom -3",
      ])
    expectEqual(
      formulas(
        "[a(wide)]-gap-[b(==wide@low)]-(<=gap)-[c_2]",
        metrics: ["wide": 40, "gap": CGFloat(7.5), "low": Float(3)]),
      [
        "a.width == 40", "b.leading == a.trailing 7.5", "b.width == 40 @3",
        "c_2.leading <= b.trailing 7.5",
      ])
    expectEqual(
      formulas("[a(1e2)]-.5-[b(<=a)]"),
      [
        "a.width == 100", "b.leading == a.trailing 0.5", "b.width <= a.width 0",
      ])
    // A name of both a metric and a view stands for the metric.
    expectEqual(formulas("[a(b)]", metrics: ["b": NSNumber(value: 9)]), ["a.width == 9"])
    // Decimals as in C, with nothing after them.
    expectEqual(formulas("|-12.-[a]"), ["a.leading == |.leading 12"])
  }

  @Test func `Options order, space and align views`() {
    expectEqual(
      formulas("|-[a]-5-[b]|", options: .directionLeftToRight),
      [
        "a.left == |.leftMargin 0", "b.left == a.right 5", "|.right == b.right 0",
      ])
    expectEqual(
      formulas("|-[a]-(>=5)-[b]-9-|", options: .directionRightToLeft),
      [
        "a.right == |.rightMargin 0", "b.right <= a.left -5", "|.left == b.left -9",
      ])
    expectEqual(
      formulas("V:|[a]-4-[b]", options: .spacingBaselineToBaseline),
      [
        "a.top == |.top 0", "b.firstBaseline == a.lastBaseline 4",
      ])
    expectEqual(
      formulas("[a]-[b]-[c_2]", options: [.alignAllTop, .alignAllLastBaseline]),
      [
        "b.leading == a.trailing 8", "c_2.leading == b.trailing 8", "b.top == a.top 0",
        "c_2.top == b.top 0", "b.lastBaseline == a.lastBaseline 0",
        "c_2.lastBaseline == b.lastBaseline 0",
      ])
    expectEqual(
      formulas("V:[a][b]", options: [.alignAllCenterX, .alignAllLeading]),
      [
        "b.top == a.bottom 0", "b.leading == a.leading 0", "b.centerX == a.centerX 0",
      ])
    #expect(
      Options.alignmentMask.isSuperset(of: [
        .alignAllLeft, .alignAllRight, .alignAllBottom, .alignAllTrailing, .alignAllCenterY,
        .alignAllFirstBaseline,
      ]))
    #expect(
      Options.directionMask.contains(.directionRightToLeft)
        && Options.spacingMask == .spacingBaselineToBaseline)
    #expect(Options.directionLeadingToTrailing.isEmpty && Options.spacingEdgeToEdge.isEmpty)
  }

  @Test func `Guides are views too`() {
    let root = container()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-9-[guide(30)]", metrics: nil, views: ["guide": guide])
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(constraints.count == 2 && constraints[0].secondItem === root)
    expectEqual(guide.layoutFrame, rect(9, 0, 30, 0))
  }

  // MARK: Layouts

  @Test func `Views are laid out as a format shows them`() {
    expectEqual(
      Fixture().frames("|-[a(30)]-[b]-20-[c_2(==a)]-|", "V:|-[a(40)]", "V:|[b]|", "V:[c_2(25)]-|"),
      [rect(11, 10, 30, 40), rect(49, 0, 188, 200), rect(257, 163, 30, 25)])
    expectEqual(
      Fixture().frames(
        "|-gap-[a(wide)]-[b(==a)]", options: .alignAllTop, metrics: ["gap": 4, "wide": 50]),
      [rect(4, 0, 50, 0), rect(62, 0, 50, 0), .zero])
    expectEqual(
      Fixture().frames("|-5-[a(30)]-[b(20)]", options: .directionRightToLeft),
      [rect(265, 0, 30, 0), rect(237, 0, 20, 0), .zero])
    let mirrored = Fixture()
    mirrored.root.semanticContentAttribute = .forceRightToLeft
    expectEqual(
      mirrored.frames("|-5-[a(30)]-[b(20)]"), [rect(265, 0, 30, 0), rect(237, 0, 20, 0), .zero])
  }

  // MARK: Errors

  @Test(arguments: [
    ("", "It's an empty string.", 0),
    ("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
    ("H[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
    ("|-165-|", "Expected a view", 6),
    ("|", "Expected a view", 1),
    ("[]", "Expected a view", 1),
    ("[2a]", "Expected a view", 1),
    ("[a][blackBox]", "blackBox is not a key in the views dictionary.", 12),
    (
      "|[a][b(wide][c_2]|",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 11
    ),
    (
      "[a(30)",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 6
    ),
    ("[a", "Expected ']' after the view's name", 2),
    ("V:|[a(>30)]|", "Unknown relation. Must be ==, >=, or <=", 7),
    ("[a(=30)]", "Unknown relation. Must be ==, >=, or <=", 4),
    (
      "|-margiin-[a]",
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views "
        + "dictionaries", 9
    ),
    (
      "[a]- (wide)-[b]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 4
    ),
    (
      "[a(>=)]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 5
    ),
    (
      "[a(10@)]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 6
    ),
    (
      "[a]-b-[b]",
      "Encountered metric with name \"b\", but value was not specified in metrics or views "
        + "dictionaries", 5
    ),
    ("[a]-wide[b]", "A space must begin and end with '-'", 8),
    ("[a]-(wide-[b]", "Expected ')' after the predicates of a space", 9),
    ("[a]-|-[b]", "Expected the format to end after the superview", 5),
    ("[a(text)]", "The value of the metric with name \"text\" is not a number: twelve", 7),
  ])
  func `Errors are reported with their position`(format: String, problem: String, column: Int) {
    onDevice { device in
      var messages: [String] = []
      device.onIllegalUse = { messages.append($0) }
      let root = container()
      let views = ["a": plainView(in: root), "b": plainView(in: root), "c_2": plainView(in: root)]
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["wide": 10, "text": "twelve"], views: views)
      #expect(constraints.isEmpty)
      let pointer = String(repeating: " ", count: column) + "^"
      expectEqual(
        messages, ["Unable to parse constraint format: \n\(problem) \n\(format) \n\(pointer)"])
    }
  }

  @Test func `A missing superview and alignments along the line are errors`() {
    onDevice { device in
      var messages: [String] = []
      device.onIllegalUse = { messages.append($0) }
      let views = ["a": plainView(), "b": plainView()]
      @MainActor func parse(_ format: String, _ options: Options = []) {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: nil, views: views)
      }
      parse("H:|[a]")
      parse("[a]-[b]-|")
      parse("[a][b]", .alignAllLeading)
      parse("V:[a][b]", [.alignAllLeft, .alignAllFirstBaseline])
      parse("V:[a][b]", .alignAllLeft)
      expectEqual(messages.count, 4)
      #expect(
        messages.prefix(2).allSatisfy {
          $0.contains(
            "Unable to interpret '|' character, because the related view doesn't have a superview")
        })
      #expect(
        messages[2].contains(
          "aligned on a horizontal edge, which is not allowed for layout that is also horizontal."))
      #expect(
        messages[3].contains(
          "aligned on a vertical edge, which is not allowed for layout that is also vertical."))
    }
  }
}
