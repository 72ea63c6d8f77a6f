// SPDX-License-Identifier: MIT

/// Converts a visual format to constraints.
@MainActor
struct VisualFormat {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Predicate = VisualFormatLine.Predicate

  private let line: VisualFormatLine
  private let options: NSLayoutConstraint.FormatOptions
  private let items: [String: LayoutItemState]
  private var constraints: [NSLayoutConstraint] = []

  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues(LayoutItemState.of)
    do {
      var parser = VisualFormatParser(format, metrics: metrics) { items[$0] != nil }
      var visual = VisualFormat(line: try parser.parse(), options: options, items: items)
      try visual.make()
      return visual.constraints
    } catch {
      let pointer = String(repeating: " ", count: error.index) + "^"
      (items.values.first?.view?.device ?? .current).reportIllegalUse(
        "Unable to parse constraint format: \n\(error.problem) \n\(format) \n\(pointer)")
      return []
    }
  }

  private init(
    line: VisualFormatLine, options: NSLayoutConstraint.FormatOptions,
    items: [String: LayoutItemState]
  ) {
    self.line = line
    self.options = options
    self.items = items
  }

  // MARK: Attributes

  /// The attribute at which a view begins. `end` and `length` are the other attributes of the axis.
  private var start: Attribute {
    if line.isVertical { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }

  private var end: Attribute {
    switch start {
    case .top: .bottom
    case .left: .right
    case .right: .left
    default: .trailing
    }
  }

  private var length: Attribute { line.isVertical ? .height : .width }

  /// Whether constants count against the direction of the attributes.
  private var isReversed: Bool { start == .right }

  private var spacesAreBetweenBaselines: Bool {
    line.isVertical && options.contains(.spacingBaselineToBaseline)
  }

  // MARK: Constraints

  private mutating func make() throws(VisualFormatError) {
    try checkAlignment()
    for (index, view) in line.views.enumerated() {
      let item = items[view.name]
      if index == 0 {
        if line.startsAtSuperview {
          let superview = try superview(of: view)
          connect(superview, start, with: item, start, view.connection, edge: start)
        }
      } else {
        let before = items[line.views[index - 1].name]
        let isBaseline = spacesAreBetweenBaselines
        connect(
          before, isBaseline ? .lastBaseline : end, with: item,
          isBaseline ? .firstBaseline : start, view.connection, edge: nil)
      }
      for predicate in view.predicates {
        limitLength(of: item, predicate)
      }
    }
    if let connection = line.end, let last = line.views.last {
      connect(items[last.name], end, with: try superview(of: last), end, connection, edge: end)
    }
    align()
  }

  private func superview(
    of view: VisualFormatLine.View
  ) throws(VisualFormatError) -> LayoutItemState {
    guard let superview = items[view.name]?.container else {
      throw VisualFormatError(
        problem:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        index: view.index)
    }
    return superview.layoutState
  }

  /// Places the later item after the earlier item. At an edge of the superview, the standard space
  /// is the superview's margin.
  private mutating func connect(
    _ earlier: LayoutItemState?, _ earlierAttribute: Attribute, with later: LayoutItemState?,
    _ laterAttribute: Attribute, _ connection: VisualFormatLine.Connection?, edge: Attribute?
  ) {
    switch connection {
    case .spaces(let predicates):
      for predicate in predicates {
        guard case .number(let space) = predicate.object else { continue }
        add(
          later, laterAttribute, predicate, earlier, earlierAttribute,
          constant: isReversed ? -space : space, isMirrored: isReversed)
      }
    case .standard:
      let isStart = edge != nil && edge == start
      add(
        later, edge != nil && !isStart ? laterAttribute.margin : laterAttribute, nil, earlier,
        isStart ? earlierAttribute.margin : earlierAttribute,
        constant: edge != nil ? 0 : isReversed ? -systemSpacing : systemSpacing)
    case .flush, nil:
      add(later, laterAttribute, nil, earlier, earlierAttribute, constant: 0)
    }
  }

  private mutating func limitLength(of item: LayoutItemState?, _ predicate: Predicate) {
    switch predicate.object {
    case .number(let number): add(item, length, predicate, nil, .notAnAttribute, constant: number)
    case .name(let name): add(item, length, predicate, items[name], length, constant: 0)
    }
  }

  /// - Parameter isMirrored: Whether positions descend along the line, which reverses relations.
  private mutating func add(
    _ first: LayoutItemState?, _ attribute: Attribute, _ predicate: Predicate?,
    _ second: LayoutItemState?, _ secondAttribute: Attribute, constant: CGFloat,
    isMirrored: Bool = false
  ) {
    let relation = predicate?.relation ?? .equal
    let constraint = NSLayoutConstraint(
      LayoutTerm(item: first, attribute: attribute), isMirrored ? relation.mirrored : relation,
      second.map { LayoutTerm(item: $0, attribute: secondAttribute) }, constant: constant)
    constraint.priority = predicate?.priority ?? .required
    constraints.append(constraint)
  }

  // MARK: Alignment

  private func checkAlignment() throws(VisualFormatError) {
    let axis: NSLayoutConstraint.Axis = line.isVertical ? .vertical : .horizontal
    guard options.alignments.contains(where: { $0.axis == axis }) else { return }
    let direction = line.isVertical ? "vertical" : "horizontal"
    throw VisualFormatError(
      problem:
        "Options mask required views to be aligned on a \(direction) edge, which is not allowed "
        + "for layout that is also \(direction).", index: line.views.last?.index ?? 0)
  }

  private mutating func align() {
    for attribute in options.alignments {
      for (one, next) in zip(line.views, line.views.dropFirst()) {
        add(items[next.name], attribute, nil, items[one.name], attribute, constant: 0)
      }
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var mirrored: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at an edge.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
