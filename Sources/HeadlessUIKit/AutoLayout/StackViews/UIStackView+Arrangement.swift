// SPDX-License-Identifier: MIT

/// A constraint that a stack requires.
@MainActor
struct StackConstraint {
  /// The identity of a required constraint, without its constant, which can be changed in place.
  struct Key: Hashable {
    let first: Side
    let second: Side?
    let relation: Int
    let multiplier: CGFloat
    let priority: Float
  }

  struct Side: Hashable {
    let item: ObjectIdentifier?
    let attribute: Int
    var origin: ObjectIdentifier?
    var originAttribute = 0
  }

  let first: LayoutTerm
  var relation = NSLayoutConstraint.Relation.equal
  var second: LayoutTerm?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  let identifier: String

  var key: Key {
    Key(
      first: first.side, second: second?.side, relation: relation.rawValue, multiplier: multiplier,
      priority: priority.rawValue)
  }

  func constraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    return constraint
  }
}

extension LayoutTerm {
  fileprivate var side: StackConstraint.Side {
    StackConstraint.Side(
      item: item.map { ObjectIdentifier($0) }, attribute: attribute.rawValue,
      origin: origin?.item.map { ObjectIdentifier($0) },
      originAttribute: origin?.attribute.rawValue ?? 0)
  }
}

/// The constraints of a stack: the chain along the axis, the distribution of the length, and the
/// alignment across the axis. The names and priorities match the ones in UIKit's messages.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Weaker than the hugging priority of contents, so that centering stretches no view.
  private static let centering = UILayoutPriority(149)
  /// Just stronger than the target size of `systemLayoutSizeFitting`.
  private static let fitting = UILayoutPriority.fittingSizeLevel + 1
  /// Just below required, so that views with a required length can be hidden without a conflict.
  private static let hiding = UILayoutPriority(999.9)
  /// Weaker than `hiding`, so that hidden views keep a length of 0 in a stack of a fixed length.
  private static let collapsing = UILayoutPriority(999)
  private static let proportion = UILayoutPriority(999)

  private(set) var constraints: [StackConstraint] = []

  private let stack: UIStackView
  private let canvas: LayoutItemState
  private let isRow: Bool
  private let visible: [UIView]

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.layoutState : stack.layoutState
    isRow = stack.axis == .horizontal
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    constraints.reserveCapacity(6 * visible.count + 8)
    distribute()
    align()
    connect()
    hide()
  }

  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossLength: Attribute { isRow ? .height : .width }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }

  private func side(_ attribute: Attribute) -> LayoutTerm {
    LayoutTerm(item: canvas, attribute: attribute)
  }

  // MARK: Along the axis

  private mutating func connect() {
    guard let first = visible.first, let last = visible.last else {
      // If all views are hidden, the stack has a length of 0 unless other constraints set one. Not
      // the hidden views determine it: one with a required length keeps that length.
      guard !stack.arrangedSubviews.isEmpty else { return }
      constraints.append(
        StackConstraint(
          first: side(end), second: side(start), priority: Self.collapsing,
          identifier: "UISV-canvas-connection"))
      spanningFit()
      return
    }
    add(first.term(start), to: side(start), "UISV-canvas-connection")
    add(side(end), to: last.term(end), "UISV-canvas-connection")
  }

  private mutating func distribute() {
    let isPacked =
      stack.distribution.rawValue <= UIStackView.Distribution.fillProportionally.rawValue
    for (view, next) in zip(visible, visible.dropFirst()) {
      let (from, to) = gap(view, next)
      constraints.append(
        StackConstraint(
          first: to, relation: isPacked ? .equal : .greaterThanOrEqual, second: from,
          constant: stack.distance(after: view), identifier: "UISV-spacing"))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spaceEqually(from: end, to: start, .required, "UISV-distributing")
    case .equalCentering:
      spaceEqually(from: center, to: center, Self.centering, "UISV-distributing")
    }
  }

  private func gap(_ view: UIView, _ next: UIView) -> (from: LayoutTerm, to: LayoutTerm) {
    if !isRow, stack.isBaselineRelativeArrangement {
      return (view.term(.lastBaseline), next.term(.firstBaseline))
    }
    return (view.term(end), next.term(start))
  }

  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(view.term(length), to: first.term(length), "UISV-fill-equally")
    }
  }

  private mutating func fillProportionally() {
    var measured: (view: UIView, size: CGFloat)?
    for view in visible {
      let content = view.contentSize(forWidth: nil)
      let size = isRow ? content.width : content.height
      guard size > 0 else { continue }
      if let measured {
        constraints.append(
          StackConstraint(
            first: view.term(length), second: measured.view.term(length),
            multiplier: size / measured.size, priority: Self.proportion,
            identifier: "UISV-fill-proportionally"))
      } else {
        measured = (view, size)
      }
    }
  }

  /// Sets the distance between every two neighbors to the distance between the first two.
  private mutating func spaceEqually(
    from: Attribute, to: Attribute, _ priority: UILayoutPriority, _ name: String
  ) {
    guard visible.count > 2 else { return }
    let first = LayoutTerm(from: visible[0].term(from), to: visible[1].term(to))
    for (view, next) in zip(visible.dropFirst(), visible.dropFirst(2)) {
      constraints.append(
        StackConstraint(
          first: LayoutTerm(from: view.term(from), to: next.term(to)), second: first,
          priority: priority, identifier: name))
    }
  }

  // MARK: Across the axis

  private mutating func align() {
    guard let first = visible.first else { return }
    for view in visible {
      switch alignment {
      case .fill:
        add(view.term(crossStart), to: side(crossStart), "UISV-alignment")
        add(view.term(crossEnd), to: side(crossEnd), "UISV-alignment")
      case .leading:
        add(view.term(crossStart), to: side(crossStart), "UISV-alignment")
        keepInside(view, crossEnd, .lessThanOrEqual)
      case .trailing:
        add(view.term(crossEnd), to: side(crossEnd), "UISV-alignment")
        keepInside(view, crossStart, .greaterThanOrEqual)
      case .center:
        add(view.term(crossCenter), to: side(crossCenter), "UISV-alignment")
        keepInside(view, crossStart, .greaterThanOrEqual)
      case .firstBaseline, .lastBaseline:
        let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if view !== first { add(view.term(line), to: first.term(line), "UISV-alignment") }
        keepInside(view, crossStart, .greaterThanOrEqual)
        keepInside(view, crossEnd, .lessThanOrEqual)
      }
    }
    if alignment != .fill { spanningFit() }
  }

  /// Keeps the stack as thin as the views allow if no other constraint determines the thickness.
  private mutating func spanningFit() {
    constraints.append(
      StackConstraint(
        first: side(crossLength), constant: 0, priority: Self.fitting,
        identifier: "UISV-spanning-fit"))
  }

  /// The effective alignment: a column has no common baseline.
  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: isRow ? stack.alignment : .leading
    default: stack.alignment
    }
  }

  // MARK: Hidden views

  /// Sets the length of hidden views to 0, at the position where they would expand again.
  private mutating func hide() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      constraints.append(
        StackConstraint(
          first: view.term(length), constant: 0, priority: Self.hiding, identifier: "UISV-hiding"))
      add(view.term(start), to: previous?.term(end) ?? side(start), "UISV-hiding")
      add(view.term(crossStart), to: side(crossStart), "UISV-hiding")
    }
  }

  // MARK: Helpers

  private mutating func add(_ first: LayoutTerm, to second: LayoutTerm, _ name: String) {
    constraints.append(StackConstraint(first: first, second: second, identifier: name))
  }

  private mutating func keepInside(
    _ view: UIView, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation
  ) {
    constraints.append(
      StackConstraint(
        first: view.term(attribute), relation: relation, second: side(attribute),
        identifier: "UISV-canvas-connection"))
  }
}
