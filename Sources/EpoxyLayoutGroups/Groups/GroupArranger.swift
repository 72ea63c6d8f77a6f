// SPDX-License-Identifier: MIT

/// Updates the constraints of a group's members. A constraint that still applies is kept; a
/// constraint of which only the constant differs gets the new constant.
@preconcurrency @MainActor
struct GroupArranger {
  let group: LayoutGroup
  let arrangement: GroupArrangement
  private let groupID: ObjectIdentifier
  private let spacing: CGFloat
  private var toDeactivate: [NSLayoutConstraint] = []
  private var toActivate: [NSLayoutConstraint] = []
  private var outside: [(member: GroupMember, axis: NSLayoutConstraint.Axis)] = []

  init(_ group: LayoutGroup) {
    self.group = group
    groupID = ObjectIdentifier(group)
    arrangement = group.arrangement
    spacing = arrangement.spacing.finiteOrZero
    if spacing != arrangement.spacing {
      EpoxyLogger.shared.warn("The spacing of \(group) is \(arrangement.spacing), and counts as 0.")
    }
  }

  /// Updates the constraints of the members, and deactivates those of removed members.
  mutating func arrange(_ members: [GroupMember], removed: [GroupMember] = []) {
    for member in removed {
      toDeactivate += member.removeConstraints()
    }
    let last = members.count - 1
    for (index, member) in members.enumerated() {
      align(member, along: .horizontal)
      align(member, along: .vertical)
      guard let axis = arrangement.stackingAxis else {
        remove(&member.start)
        remove(&member.end)
        continue
      }
      let isCustom =
        member[axis == .horizontal ? .vertical : .horizontal].alignment?.isCustom == true
      constrainStart(of: member, to: index == 0 ? nil : members[index - 1], isCustom, along: axis)
      constrainEnd(of: member, isLast: index == last, isCustom, along: axis)
    }
    updateEmptySize(isEmpty: members.isEmpty)
    NSLayoutConstraint.deactivate(toDeactivate)
    NSLayoutConstraint.activate(toActivate)
    activateOutside()
  }

  // MARK: Neighbors

  private mutating func constrainStart(
    of member: GroupMember, to previous: GroupMember?, _ isCustom: Bool,
    along axis: NSLayoutConstraint.Axis
  ) {
    let padding = member.padding.start(along: axis)
    guard let previous else {
      if isCustom { return remove(&member.start) }
      return constrain(
        &member.start, member.constrainable, .start, to: group, groupID, .start, padding,
        along: axis)
    }
    constrain(
      &member.start, member.constrainable, .start, to: previous.constrainable,
      ObjectIdentifier(previous), .end,
      spacing + previous.padding.end(along: axis) + padding, along: axis)
  }

  private mutating func constrainEnd(
    of member: GroupMember, isLast: Bool, _ isCustom: Bool, along axis: NSLayoutConstraint.Axis
  ) {
    guard isLast, !isCustom else { return remove(&member.end) }
    constrain(
      &member.end, member.constrainable, .end, to: group, groupID, .end,
      -member.padding.end(along: axis),
      along: axis)
  }

  private mutating func constrain(
    _ edge: inout EdgeConstraint, _ constrainable: any Constrainable, _ anchor: AxisAnchor,
    to other: any Constrainable, _ id: ObjectIdentifier, _ otherAnchor: AxisAnchor,
    _ constant: CGFloat, along axis: NSLayoutConstraint.Axis
  ) {
    if let constraint = edge.constraint, edge.other == id, edge.axis == axis {
      constraint.constant = constant
      return
    }
    remove(&edge)
    let constraint = constrainable.constraint(
      anchor, .equal, to: other, otherAnchor, along: axis, constant: constant)
    edge = EdgeConstraint(constraint: constraint, other: id, axis: axis)
    toActivate.append(constraint)
  }

  private mutating func remove(_ edge: inout EdgeConstraint) {
    if let constraint = edge.constraint { toDeactivate.append(constraint) }
    edge = EdgeConstraint()
  }

  /// Gives a group without items no length, unless its edges are constrained to other lengths: the
  /// constraint is weaker than those that give a self-sizing cell its size (999).
  private mutating func updateEmptySize(isEmpty: Bool) {
    let axes: [NSLayoutConstraint.Axis] =
      !isEmpty ? [] : arrangement.stackingAxis.map { [$0] } ?? [.horizontal, .vertical]
    guard group.emptySize.axes != axes else { return }
    toDeactivate += group.emptySize.constraints
    let constraints = axes.map {
      let anchor = $0 == .horizontal ? group.widthAnchor : group.heightAnchor
      let constraint = anchor.constraint(equalToConstant: 0)
      constraint.priority = .required - 2
      return constraint
    }
    group.emptySize = (axes, constraints)
    toActivate += constraints
  }

  // MARK: Alignment

  private mutating func align(_ member: GroupMember, along axis: NSLayoutConstraint.Axis) {
    let old = member[axis]
    let wanted = arrangement.alignment(of: member.placement, along: axis)
    let hugs = wanted != nil && arrangement.hugsItems(along: axis)
    guard old.alignment != wanted || old.hugs != hugs || old.isBroken else { return }
    toDeactivate += old.constraints
    var new = AlignmentConstraints()
    if let wanted {
      let constraints = constraints(of: member, wanted, along: axis, hugs: hugs)
      new = AlignmentConstraints(constraints: constraints, alignment: wanted, hugs: hugs)
      if wanted.reachesOutside {
        outside.append((member, axis))
      } else {
        toActivate += constraints
      }
    }
    member[axis] = new
  }

  private func constraints(
    of member: GroupMember, _ alignment: AxisAlignment, along axis: NSLayoutConstraint.Axis,
    hugs: Bool
  ) -> [NSLayoutConstraint] {
    if case .custom(_, let provider) = alignment { return provider(group, member.constrainable) }
    let item = member.constrainable
    let padding = (
      start: member.padding.start(along: axis), end: member.padding.end(along: axis)
    )
    func start(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      item.constraint(.start, relation, to: group, .start, along: axis, constant: padding.start)
    }
    func end(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      item.constraint(.end, relation, to: group, .end, along: axis, constant: -padding.end)
    }
    let required: [NSLayoutConstraint]
    var optional: [NSLayoutConstraint] = []
    switch alignment {
    case .fill, .custom:
      required = [start(.equal), end(.equal)]
    case .start:
      required = [start(.equal), end(.lessThanOrEqual)]
      if hugs { optional = [end(.equal)] }
    case .end:
      required = [end(.equal), start(.greaterThanOrEqual)]
      if hugs { optional = [start(.equal)] }
    case .center, .centered:
      var other: any Constrainable = group
      var isInMiddle = padding.start == padding.end
      if case .centered(let to) = alignment { (other, isInMiddle) = (to.unwrapped, false) }
      let center = item.constraint(.middle, .equal, to: other, .middle, along: axis)
      // For a centered item with equal padding, both sides give the same constraint.
      required =
        [center, start(.greaterThanOrEqual)] + (isInMiddle ? [] : [end(.lessThanOrEqual)])
      if hugs { optional = isInMiddle ? [start(.equal)] : [start(.equal), end(.equal)] }
    }
    for constraint in optional {
      constraint.priority = .hugging
    }
    return required + optional
  }

  // MARK: Constraints to objects outside of the group

  private func activateOutside() {
    for (member, axis) in outside {
      let constraints = member[axis].constraints
      let unusable = constraints.filter { !$0.hasCommonAncestor }
      let name = group.name(of: member)
      if !unusable.isEmpty {
        EpoxyLogger.shared.warn(
          "Item \(name) is constrained to something that lies in no common view with it: "
            + "\(unusable.map { "\($0)" }.joined(separator: ", ")). This is left out.")
        // The next change of the group tries them again.
        member[axis].alignment = nil
      }
      let usable = constraints.filter(\.hasCommonAncestor)
      // Auto Layout's warnings about conflicts contain this name.
      for constraint in usable where constraint.identifier == nil {
        constraint.identifier = "item \(name)"
      }
      if let (one, other) = usable.contradiction(with: group.constraints) {
        EpoxyLogger.shared.warn(
          "The constraints of item \(name) contradict others of its group: \(one) and \(other).")
      }
      NSLayoutConstraint.activate(usable)
    }
  }
}
