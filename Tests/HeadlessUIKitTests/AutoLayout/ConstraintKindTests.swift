// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Valid combinations of attributes, changes of priority, and the properties of constraints.
@MainActor @Suite struct ConstraintKindTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private func messages(_ body: @MainActor () -> Void) -> [String] {
    var messages: [String] = []
    onDevice { device in
      device.onIllegalUse = { messages.append($0) }
      body()
    }
    return messages
  }

  // MARK: Pairs

  private static let positions: [Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  private func pair(_ one: Attribute, _ other: Attribute, in root: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: plainView(in: root), attribute: one, relatedBy: .equal, toItem: root, attribute: other,
      multiplier: 1, constant: 5)
  }

  @Test func `Positions can be related to positions, and lengths to lengths`() {
    for one in Self.positions + [.width, .height] {
      for other in Self.positions + [.width, .height] {
        let found = messages { _ = pair(one, other, in: container()) }
        let areLengths = [one, other].map { $0 == .width || $0 == .height }
        let isMixed =
          (one.isDirectional && other.isAbsolute) || (one.isAbsolute && other.isDirectional)
        if areLengths[0] != areLengths[1] {
          #expect(found.count == 1 && found[0].hasSuffix("Invalid pairing of layout attributes."))
        } else if isMixed {
          #expect(
            found.count == 1
              && found[0].hasSuffix(
                "A constraint cannot be made between a leading/trailing attribute and a right/left "
                  + "attribute. Use leading/trailing for both or neither.")
          )
        } else {
          expectEqual(found, [], "\(one) \(other)")
        }
      }
    }
  }

  @Test func `A position across and one down may be related until they take part in layout`() {
    for one in Self.positions {
      for other in Self.positions where one.axis != other.axis {
        let found = messages {
          let root = container()
          let made = pair(one, other, in: root)
          made.isActive = true
          made.constant = 7
          made.priority = .defaultLow
          #expect(made.isActive && root.constraints == [made])
          made.isActive = false
          made.isActive = true
          #expect(made.isActive)
        }
        expectEqual(found, [], "\(one) \(other)")
      }
    }
  }

  @Test func `A layout refuses a constraint between both axes and satisfies the others`() {
    let found = messages {
      let root = container()
      let mixed = pair(.left, .top, in: root)
      mixed.isActive = true
      let view = plainView(in: root)
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9).isActive = true
      for _ in 0..<3 {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
      expectEqual(view.frame.minX, 9)
      expectEqual(root.systemLayoutSizeFitting(.zero), .zero)
    }
    expectEqual(found.count, 1)
    #expect(
      found.first?.hasPrefix(
        "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:") == true
    )
    #expect(found.first?.contains(".left == ") == true && found.first?.contains(".top + 5") == true)
  }

  @Test func `A multiplier or a constant that is not finite is refused`() {
    for (multiplier, constant) in [
      (CGFloat.nan, 0), (.infinity, 0), (1, CGFloat.nan), (1, -.infinity), (.nan, .infinity),
    ] {
      let found = messages {
        let root = container()
        _ = NSLayoutConstraint(
          item: plainView(in: root), attribute: .left, relatedBy: .equal, toItem: root,
          attribute: .left, multiplier: multiplier, constant: constant)
      }
      #expect(
        found.count == 1 && found[0].hasSuffix("must be finite."), "\(multiplier) \(constant)")
    }
  }

  // MARK: Priorities

  @Test func `A constraint can become required and optional at any time`() {
    let warnings = onDevice { _ in
      let root = container()
      let view = plainView(in: root)
      let wide = view.widthAnchor.constraint(equalToConstant: 100)
      let narrow = view.widthAnchor.constraint(equalToConstant: 40)
      narrow.priority = .defaultHigh
      NSLayoutConstraint.activate([wide, narrow])
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 100)
      wide.priority = .defaultLow
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 40)
      narrow.priority = .required
      wide.priority = UILayoutPriority(999)
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 40)
      (narrow.priority, wide.priority) = (UILayoutPriority(1), .required)
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 100)
    }
    expectEqual(warnings, [])
  }

  @Test func `A constraint that becomes required conflicts as a new one would`() {
    let warnings = onDevice { _ in
      let root = container()
      let view = plainView(in: root)
      let old = view.widthAnchor.constraint(equalToConstant: 100)
      let new = view.widthAnchor.constraint(equalToConstant: 40)
      old.priority = .defaultLow
      NSLayoutConstraint.activate([old, new])
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 40)
      old.priority = .required  // the newer one yields
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 100)
      old.priority = .defaultHigh
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 40)
    }
    expectEqual(warnings.count, 1)
  }

  /// A view that changes constraints when it is measured.
  private final class MeddlingView: ContentView {
    var meddle: (@MainActor () -> Void)?

    override var intrinsicContentSize: CGSize {
      meddle?()
      return super.intrinsicContentSize
    }
  }

  @Test func `Priorities can change while the engine is solving`() {
    for (before, after) in [(Float(1000), Float(1)), (1, 1000)] {
      let warnings = onDevice { _ in
        let root = container()
        let view = plainView(in: root)
        let constraint = view.widthAnchor.constraint(equalToConstant: 100)
        let other = view.widthAnchor.constraint(equalToConstant: 40)
        constraint.priority = UILayoutPriority(before)
        other.priority = UILayoutPriority(500)
        let meddler = MeddlingView(10, 10)
        root.addSubview(meddler)
        meddler.meddle = { constraint.priority = UILayoutPriority(after) }
        NSLayoutConstraint.activate([
          constraint, other, meddler.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame.width, (after == 1000 ? 100 : 40))
        // Again, with everything in place.
        meddler.meddle = { constraint.priority = UILayoutPriority(before) }
        meddler.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        expectEqual(view.frame.width, (before == 1000 ? 100 : 40))
      }
      expectEqual(warnings, [])
    }
  }

  // MARK: Lists of mentions

  @Test func `Constraints are released in any order, and the others remain with their items`() {
    var random = SplitMix64(seed: 11)
    let root = container()
    let views = (0..<4).map { _ in plainView(in: root) }
    var present: [NSLayoutConstraint] = []
    for step in 0..<600 {
      if present.isEmpty || (step / 100 % 2 == 0 && random.next() % 3 != 0) {
        // A view may be related to itself.
        let (one, two) = (views[Int(random.next() % 4)], views[Int(random.next() % 4)])
        let made = one.widthAnchor.constraint(
          greaterThanOrEqualTo: two.heightAnchor, multiplier: 1, constant: -1)
        made.isActive = true
        present.append(made)
      } else {
        present.remove(at: Int(random.next() % UInt64(present.count))).isActive = false
      }
      for view in views {
        let expected = present.filter { $0.firstItem === view || $0.secondItem === view }
        expectEqual(Set(view.layoutState.allMentions), Set(expected))
        expectEqual(view.layoutState.allMentions.count, expected.count)
      }
    }
  }

  // MARK: Ambiguity

  @Test func `A layout is ambiguous while another one would satisfy the constraints as well`() {
    let root = container()
    let view = plainView(in: root)
    #expect(!view.hasAmbiguousLayout)  // no Auto Layout at all
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(view.hasAmbiguousLayout)
    #expect(view.widthAnchor.hasAmbiguousLayout && view.trailingAnchor.hasAmbiguousLayout)
    #expect(view.centerXAnchor.hasAmbiguousLayout)
    #expect(!view.leadingAnchor.hasAmbiguousLayout && !view.bottomAnchor.hasAmbiguousLayout)
    let wish = view.widthAnchor.constraint(equalToConstant: 20)
    wish.priority = UILayoutPriority(1)
    wish.isActive = true
    #expect(!view.hasAmbiguousLayout)
    let framed = UIView(frame: rect(1, 2, 3, 4))
    root.addSubview(framed)
    #expect(!framed.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    let forgotten = plainView(in: root)
    #expect(forgotten.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(guide.hasAmbiguousLayout && !root.safeAreaLayoutGuide.hasAmbiguousLayout)
    for constraint in [
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ] { constraint.isActive = true }
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func `Exercising moves an ambiguous view to another valid frame, until something changes`()
  {
    let root = container()
    let view = plainView(in: root)
    let edges = [
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(edges)
    root.layoutIfNeeded()
    expectEqual(view.frame, rect(10, 0, 100, 20))
    view.exerciseAmbiguityInLayout()
    expectEqual(view.frame, rect(210, 0, 100, 20))
    #expect(view.hasAmbiguousLayout && view.leadingAnchor.hasAmbiguousLayout)
    root.layoutIfNeeded()
    expectEqual(view.frame, rect(210, 0, 100, 20))
    view.exerciseAmbiguityInLayout()
    expectEqual(view.frame, rect(10, 0, 100, 20))
    view.exerciseAmbiguityInLayout()
    edges[4].constant = 30
    root.layoutIfNeeded()
    expectEqual(view.frame, rect(10, 0, 100, 30))
    edges[0].isActive = false
    edges[1].isActive = false
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX != 0 && view.frame.width == 100)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let determined = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    expectEqual(view.frame, determined)
  }

  @Test
  func `Affecting constraints are those that determine the layout, directly or through others`() {
    let root = container()
    let (one, two) = (plainView(in: root), plainView(in: root))
    let chain = [
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      one.widthAnchor.constraint(equalToConstant: 50),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      two.topAnchor.constraint(equalTo: root.topAnchor),
      one.widthAnchor.constraint(lessThanOrEqualToConstant: 1000),
    ]
    NSLayoutConstraint.activate(chain)
    root.layoutIfNeeded()
    expectEqual(one.constraintsAffectingLayout(for: .horizontal), [chain[0], chain[1]])
    expectEqual(two.constraintsAffectingLayout(for: .horizontal), Array(chain[0..<4]))
    expectEqual(two.constraintsAffectingLayout(for: .vertical), [chain[4]])
    expectEqual(two.widthAnchor.constraintsAffectingLayout, [chain[1], chain[3]])
    expectEqual(two.leadingAnchor.constraintsAffectingLayout, Array(chain[0..<3]))
    two.removeFromSuperview()
    #expect(two.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  // MARK: Constraints that relate nothing

  @Test func `A constraint without items is refused when it is activated`() {
    var constraint = NSLayoutConstraint()
    expectEqual(messages { constraint = NSLayoutConstraint() }, [])
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute && constraint.relation == .equal)
    #expect(constraint.priority == .required && constraint.multiplier == 1 && !constraint.isActive)
    let found = messages { constraint.isActive = true }
    expectEqual(found.count, 1)
    #expect(!constraint.isActive)
  }
}
