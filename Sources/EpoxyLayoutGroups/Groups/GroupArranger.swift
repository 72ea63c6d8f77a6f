// SPDX-License-Identifier: MIT

/// Updates the constraints of a group's members. A constraint that still applies is kept; a constraint of
/// which only the constant differs gets the new constant.
@preconcurrency @MainActor
struct GroupArranger {
  let group: any MemberGroup
  let arrangement: GroupArrangement
  private let groupID: ObjectIdentifier
  private let spacing: CGFloat
  private var leaving: [NSLayoutConstraint] = []
  private var coming: [NSLayoutConstraint] = []
  private var outsideTies: [(member: GroupMember, axis: NSLayoutConstraint.Axis)] = []

  init(_ group: any MemberGroup) {
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
      leaving += member.removeConstraints()
    }
    let last = members.count - 1
    for (index, member) in members.enumerated() {
      updateTies(of: member, along: .horizontal)
      updateTies(of: member, along: .vertical)
      guard let axis = arrangement.stackingAxis else {
        remove(&member.start)
        remove(&member.end)
        continue
      }
      let isCustom = (axis == .horizontal ? member.down : member.across).alignment?.isCustom == true
      tieStart(of: member, to: index == 0 ? nil : members[index - 1], isCustom, along: axis)
      tieEnd(of: member, isLast: index == last, isCustom, along: axis)
    }
    updateEmptySize(isEmpty: members.isEmpty)
    NSLayoutConstraint.deactivate(leaving)
    NSLayoutConstraint.activate(coming)
    activateOutsideTies()
  }

  // MARK: Neighbours

  private mutating func tieStart(
    of member: GroupMember, to previous: GroupMember?, _ isCustom: Bool,
    along axis: NSLayoutConstraint.Axis
  ) {
    let padding = member.padding.start(along: axis)
    guard let previous else {
      if isCustom { return remove(&member.start) }
      return tie(
        &member.start, member.constrainable, .start, to: group, groupID, .start, padding,
        along: axis)
    }
    tie(
      &member.start, member.constrainable, .start, to: previous.constrainable,
      ObjectIdentifier(previous), .end,
      spacing + previous.padding.end(along: axis) + padding, along: axis)
  }

  private mutating func tieEnd(
    of member: GroupMember, isLast: Bool, _ isCustom: Bool, along axis: NSLayoutConstraint.Axis
  ) {
    guard isLast, !isCustom else { return remove(&member.end) }
    tie(
      &member.end, member.constrainable, .end, to: group, groupID, .end,
      -member.padding.end(along: axis),
      along: axis)
  }

  private mutating func tie(
    _ tie: inout EdgeTie, _ constrainable: any Constrainable, _ place: AxisAnchor,
    to other: any Constrainable, _ id: ObjectIdentifier, _ otherPlace: AxisAnchor,
    _ constant: CGFloat, along axis: NSLayoutConstraint.Axis
  ) {
    if let constraint = tie.constraint, tie.other == id, tie.axis == axis {
      constraint.constant = constant
      return
    }
    remove(&tie)
    let constraint = constrainable.constraint(
      place, .equal, to: other, otherPlace, along: axis, constant: constant)
    tie = EdgeTie(constraint: constraint, other: id, axis: axis)
    coming.append(constraint)
  }

  private mutating func remove(_ tie: inout EdgeTie) {
    if let constraint = tie.constraint { leaving.append(constraint) }
    tie = EdgeTie()
  }

  /// Gives a group without items no length, unless its edges are constrained to other lengths: the constraint
  /// is weaker than those that give a self-sizing cell its size (999).
  private mutating func updateEmptySize(isEmpty: Bool) {
    let axes: [NSLayoutConstraint.Axis] =
      !isEmpty ? [] : arrangement.stackingAxis.map { [$0] } ?? [.horizontal, .vertical]
    guard group.members.emptySize.axes != axes else { return }
    leaving += group.members.emptySize.constraints
    let constraints = axes.map {
      let anchor = $0 == .horizontal ? group.widthAnchor : group.heightAnchor
      let constraint = anchor.constraint(equalToConstant: 0)
      constraint.priority = .required - 2
      return constraint
    }
    group.members.emptySize = (axes, constraints)
    coming += constraints
  }

  // MARK: Alignment

  private mutating func updateTies(of member: GroupMember, along axis: NSLayoutConstraint.Axis) {
    let old = axis == .horizontal ? member.across : member.down
    let wanted = arrangement.alignment(of: member.placement, along: axis)
    let hugs = wanted != nil && arrangement.hugsItems(along: axis)
    guard old.alignment != wanted || old.hugs != hugs || old.isBroken else { return }
    leaving += old.constraints
    var new = CrossTies()
    if let wanted {
      let constraints = ties(of: member, wanted, along: axis, hugs: hugs)
      new = CrossTies(constraints: constraints, alignment: wanted, hugs: hugs)
      if wanted.reachesOutside {
        outsideTies.append((member, axis))
      } else {
        coming += constraints
      }
    }
    if axis == .horizontal { member.across = new } else { member.down = new }
  }

  private func ties(
    of member: GroupMember, _ alignment: CrossAlignment, along axis: NSLayoutConstraint.Axis,
    hugs: Bool
  ) -> [NSLayoutConstraint] {
    if case .custom(_, let provider) = alignment { return provider(group, member.constrainable) }
    let item = member.constrainable
    let start = member.padding.start(along: axis)
    let end = -member.padding.end(along: axis)
    func startTie(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      item.constraint(.start, relation, to: group, .start, along: axis, constant: start)
    }
    func endTie(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      item.constraint(.end, relation, to: group, .end, along: axis, constant: end)
    }
    var ties: [NSLayoutConstraint]
    var wishes: [NSLayoutConstraint] = []
    switch alignment {
    case .fill, .custom:
      ties = [startTie(.equal), endTie(.equal)]
    case .start:
      ties = [startTie(.equal), endTie(.lessThanOrEqual)]
      if hugs { wishes = [endTie(.equal)] }
    case .end:
      ties = [endTie(.equal), startTie(.greaterThanOrEqual)]
      if hugs { wishes = [startTie(.equal)] }
    case .center, .centered:
      var other: any Constrainable = group
      var isInMiddle = start == -end
      if case .centered(let to) = alignment { (other, isInMiddle) = (to.unwrapped, false) }
      ties = [
        item.constraint(.middle, .equal, to: other, .middle, along: axis),
        startTie(.greaterThanOrEqual),
      ]
      // For a centered item with equal padding, both sides give the same constraint.
      if !isInMiddle { ties.append(endTie(.lessThanOrEqual)) }
      if hugs { wishes = isInMiddle ? [startTie(.equal)] : [startTie(.equal), endTie(.equal)] }
    }
    for wish in wishes {
      wish.priority = .hugging
    }
    return ties + wishes
  }

  // MARK: Constraints to objects outside of the group

  private func activateOutsideTies() {
    for (member, axis) in outsideTies {
      let ties = axis == .horizontal ? member.across : member.down
      let strangers = ties.constraints.filter { !$0.hasCommonAncestor }
      let name = group.members.name(of: member)
      if !strangers.isEmpty {
        EpoxyLogger.shared.warn(
          "Item \(name) is tied to something that lies in no common view with it: "
            + "\(strangers.map { "\($0)" }.joined(separator: ", ")). This is left out.")
        // The next change of the group tries them again.
        if axis == .horizontal {
          member.across.alignment = nil
        } else {
          member.down.alignment = nil
        }
      }
      let usable = ties.constraints.filter(\.hasCommonAncestor)
      // Auto Layout's warnings about conflicts contain this name.
      for constraint in usable where constraint.identifier == nil {
        constraint.identifier = "item \(name)"
      }
      if let (one, other) = usable.contradiction(with: group.members.constraints) {
        EpoxyLogger.shared.warn(
          "The constraints of item \(name) contradict others of its group: \(one) and \(other).")
      }
      NSLayoutConstraint.activate(usable)
    }
  }
}
