// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Layouts that constraints do not determine: a length is as small as they allow; then a position
/// is as small as they allow, or as large where it has no lower limit, or 0 where it has no limit
/// at all.
///
/// The single cases are those that tests of published layout libraries record of Apple's systems.
@MainActor @Suite struct UnderdeterminedLayoutTests {
  private func frame(
    in root: UIView = container(), _ constrain: @MainActor (UIView, UIView) -> [NSLayoutConstraint]
  ) -> CGRect {
    let view = plainView(in: root)
    NSLayoutConstraint.activate(constrain(view, root))
    root.layoutIfNeeded()
    return view.frame
  }

  // MARK: Single cases

  @Test func `A view with one constrained edge has no size`() {
    expectEqual(
      frame { v, root in [v.rightAnchor.constraint(equalTo: root.rightAnchor)] }, rect(320, 0, 0, 0)
    )
    expectEqual(
      frame { v, root in [v.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 75)] },
      rect(75, 0, 0, 0))
    expectEqual(
      frame { v, root in [v.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23)] },
      rect(0, 457, 0, 0))
  }

  @Test func `A position that one inequality limits is at the limit`() {
    for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
      for (attribute, constant, expected) in [
        (NSLayoutConstraint.Attribute.left, CGFloat(23), rect(23, 0, 100, 100)),
        (.right, -74, rect(146, 0, 100, 100)),
        (.top, 23, rect(0, 23, 100, 100)),
        (.bottom, -45, rect(0, 335, 100, 100)),
        (.centerX, 10, rect(120, 0, 100, 100)),
      ] {
        let found = frame { v, root in
          [
            v.widthAnchor.constraint(equalToConstant: 100),
            v.heightAnchor.constraint(equalToConstant: 100),
            NSLayoutConstraint(
              item: v, attribute: attribute, relatedBy: relation, toItem: root,
              attribute: attribute, multiplier: 1, constant: constant),
          ]
        }
        expectEqual(found, expected, "\(attribute) \(relation)")
      }
    }
  }

  @Test func `Leading and trailing limits hold with equality from right to left`() {
    let root = container()
    root.semanticContentAttribute = .forceRightToLeft
    let found = frame(in: root) { v, root in
      [
        v.widthAnchor.constraint(equalToConstant: 100),
        v.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
      ]
    }
    expectEqual(found, rect(197, 0, 100, 0))
  }

  @Test func `A size is as small as its limits allow`() {
    expectEqual(
      frame { v, root in
        [v.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52)]
      }, .zero)
    expectEqual(
      frame { v, root in
        [v.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, constant: -52)]
      }, rect(0, 0, 268, 0))
    expectEqual(
      frame { v, root in
        [
          v.centerXAnchor.constraint(equalTo: root.centerXAnchor),
          v.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
        ]
      }, rect(160, 0, 0, 0))
  }

  @Test func `A view beside another one, at least or at most that far away, is as near as allowed`()
  {
    for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        let root = container()
        root.semanticContentAttribute = direction
        let (one, two) = (plainView(in: root), plainView(in: root))
        NSLayoutConstraint.activate([
          one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          one.widthAnchor.constraint(equalToConstant: 10),
          NSLayoutConstraint(
            item: two, attribute: .leading, relatedBy: relation, toItem: one, attribute: .trailing,
            multiplier: 1, constant: 25),
        ])
        root.layoutIfNeeded()
        let isMirrored = direction == .forceRightToLeft
        expectEqual(one.frame, rect(isMirrored ? 310 : 0, 0, 10, 0))
        expectEqual(two.frame, rect(isMirrored ? 285 : 35, 0, 0, 0))
      }
    }
  }

  @Test func `Of two views that share a length, the one that was made first is empty`() {
    for isReversed in [false, true] {
      let root = container()
      let (one, two) = (plainView(in: root), plainView(in: root))
      let constraints = [
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
        root.trailingAnchor.constraint(equalTo: two.trailingAnchor),
      ]
      NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
      root.layoutIfNeeded()
      expectEqual(one.frame, rect(0, 0, 0, 0))
      expectEqual(two.frame, rect(0, 0, 320, 0))
    }
  }

  @Test func `Fitting sizes count unconstrained lengths as 0`() {
    let card = plainView()
    let (title, line) = (ContentView(80, 20), plainView(in: card))
    card.addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      line.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
    ])
    expectEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 96, height: 40))
    expectEqual(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 200, height: 40))
    expectEqual(line.frame, .zero)  // a question moves nothing
  }

  // MARK: All combinations

  @Test(arguments: [1, 2, 3])
  func `All combinations of constraints on an axis give the expected frame`(count: Int) {
    onDevice(scale: 2) { device in
      device.onWarning = { _ in }
      for choice in AxisRule.choices(count) {
        let lengths = AxisRule.container
        let expected = (
          AxisRule.place(choice, in: lengths.width), AxisRule.place(choice, in: lengths.height)
        )
        let found = frame(in: container(lengths.width, lengths.height)) { view, root in
          choice.flatMap {
            [$0.constraint(view, root, .horizontal), $0.constraint(view, root, .vertical)]
          }
        }
        expectEqual(
          found, rect(expected.0.start, expected.1.start, expected.0.length, expected.1.length),
          "\(choice)")
      }
    }
  }

  @Test func `The order of constraints does not matter where all of them hold`() {
    onDevice(scale: 2) { _ in
      for choice in AxisRule.choices(3) where AxisRule.canHold(choice, in: 320) {
        let frames = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map {
          order in
          frame { view, root in order.map { choice[$0].constraint(view, root, .horizontal) } }
        }
        expectEqual(Set(frames.map { [$0.minX, $0.width] }).count, 1, "\(choice): \(frames)")
      }
    }
  }

  @Test func `A constraint that was added and removed leaves no trace`() {
    onDevice(scale: 2) { device in
      device.onWarning = { _ in }
      for pair in AxisRule.choices(2) where AxisRule.canHold(pair, in: 320) {
        for passing in AxisRule.all.enumerated().filter({ $0.offset % 4 == 1 }).map(\.element) {
          let root = container()
          let view = plainView(in: root)
          let constraints = (pair + [passing]).map { $0.constraint(view, root, .horizontal) }
          NSLayoutConstraint.activate([constraints[2], constraints[0]])
          root.layoutIfNeeded()
          constraints[1].isActive = true
          root.layoutIfNeeded()
          constraints[2].isActive = false
          root.layoutIfNeeded()
          let expected = AxisRule.place(pair, in: 320)
          expectEqual(
            view.frame, rect(expected.start, 0, expected.length, 0), "\(pair) without \(passing)")
        }
      }
    }
  }
}

/// One constraint on one axis of a view in its superview, and the rule, stated for that one axis.
private struct AxisRule: CustomStringConvertible {
  enum Attribute: CaseIterable { case start, middle, end, length }

  var attribute: Attribute
  var relation: NSLayoutConstraint.Relation
  /// The attribute of the superview to which this one is related; nil for a constant.
  var other: Attribute?
  var constant: CGFloat
  var priority: Float = 1000

  static let container = CGSize(width: 320, height: 480)

  static let all: [AxisRule] = [
    (Attribute.start, Attribute.start, CGFloat(23), Float(1000)), (.start, .end, -90, 1000),
    (.end, .end, -30, 1000), (.end, .start, 200, 1000), (.middle, .middle, 10, 1000),
    (.length, nil, 50, 1000), (.length, .length, -100, 1000), (.start, .start, 40, 500),
    (.end, .end, -60, 250), (.length, nil, 80, 500),
  ].flatMap { attribute, other, constant, priority in
    [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].map {
      AxisRule(
        attribute: attribute, relation: $0, other: other, constant: constant, priority: priority)
    }
  }

  /// All subsets of `count` rules.
  static func choices(_ count: Int, from first: Int = 0) -> [[AxisRule]] {
    guard count > 0 else { return [[]] }
    return (first..<all.count).flatMap { index in
      choices(count - 1, from: index + 1).map { [all[index]] + $0 }
    }
  }

  var description: String {
    "\(attribute) \(relation) \(other.map { "\($0)" } ?? "") + \(constant) @\(priority)"
  }

  @MainActor
  func constraint(
    _ view: UIView, _ root: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute.name(axis), relatedBy: relation,
      toItem: other == nil ? nil : root, attribute: other?.name(axis) ?? .notAnAttribute,
      multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  // MARK: The rule

  /// The factors of `start` and `length` in the rule; the superview's attribute is a number here.
  private var weights: (start: CGFloat, length: CGFloat) {
    switch attribute {
    case .start: (1, 0)
    case .middle: (1, 0.5)
    case .end: (1, 1)
    case .length: (0, 1)
    }
  }

  private func bound(in whole: CGFloat) -> CGFloat {
    switch other {
    case nil, .start: constant
    case .middle: whole / 2 + constant
    case .end, .length: whole + constant
    }
  }

  private func violation(_ start: CGFloat, _ length: CGFloat, in whole: CGFloat) -> CGFloat {
    let excess = weights.start * start + weights.length * length - bound(in: whole)
    switch relation {
    case .equal: return abs(excess)
    case .lessThanOrEqual: return max(excess, 0)
    case .greaterThanOrEqual: return max(-excess, 0)
    }
  }

  /// The points where two bounds meet, with each other or with an axis.
  private static func corners(
    _ rules: [AxisRule], in whole: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    var lines = rules.map { (a: $0.weights.start, b: $0.weights.length, c: $0.bound(in: whole)) }
    lines += [(1, 0, 0), (0, 1, 0)]
    return lines.indices.flatMap { i in
      lines[..<i].compactMap { other in
        let (one, determinant) = (lines[i], lines[i].a * other.b - lines[i].b * other.a)
        guard determinant != 0 else { return nil }
        return (
          (one.c * other.b - one.b * other.c) / determinant,
          (one.a * other.c - one.c * other.a) / determinant
        )
      }
    }
  }

  static func canHold(_ rules: [AxisRule], in whole: CGFloat) -> Bool {
    let required = rules.filter { $0.priority == 1000 }
    return corners(required, in: whole).contains { corner in
      corner.length >= 0
        && required.allSatisfy { $0.violation(corner.start, corner.length, in: whole) == 0 }
    }
  }

  /// The rules without those that conflict with earlier ones.
  private static func consistent(_ rules: [AxisRule], in whole: CGFloat) -> [AxisRule] {
    rules.reduce(into: []) { kept, rule in
      if canHold(kept + [rule], in: whole) { kept.append(rule) }
    }
  }

  static func place(
    _ rules: [AxisRule], in whole: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let rules = consistent(rules, in: whole)
    var best = corners(rules, in: whole).filter { $0.length >= 0 }
    for priority in [Float(1000), 500, 250] {
      let costs = best.map { corner in
        rules.filter { $0.priority == priority }
          .reduce(0) { $0 + $1.violation(corner.start, corner.length, in: whole) }
      }
      best = zip(best, costs).filter { $0.1 == costs.min() }.map(\.0)
    }
    // The length is as small as possible.
    let length = best.map(\.length).min() ?? 0
    let starts = best.filter { $0.length == length }.map(\.start)
    // The position for that length is as small as possible, or as large as possible, or 0.
    let limits = rules.filter { $0.weights.start != 0 }.map(\.relation)
    if limits.contains(.equal) || limits.contains(.greaterThanOrEqual) {
      return (starts.min() ?? 0, length)
    }
    return (limits.isEmpty ? 0 : starts.max() ?? 0, length)
  }
}

extension AxisRule.Attribute {
  fileprivate func name(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
    switch (self, axis) {
    case (.start, .horizontal): .left
    case (.middle, .horizontal): .centerX
    case (.end, .horizontal): .right
    case (.length, .horizontal): .width
    case (.start, .vertical): .top
    case (.middle, .vertical): .centerY
    case (.end, .vertical): .bottom
    case (.length, .vertical): .height
    }
  }
}
