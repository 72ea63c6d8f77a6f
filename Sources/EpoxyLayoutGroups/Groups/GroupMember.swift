// SPDX-License-Identifier: MIT

/// What a group has made for an item, with the constraints that are this item's own.
@preconcurrency @MainActor
struct GroupMember {
  let made: MadeConstrainable

  /// What the item says about its place; none where it says nothing, as most do.
  let placement: MemberPlacement?

  // Apart, for most groups are laid out without; and all copies of a member have the same.
  private var ties: MemberTies?

  private init(_ item: AnyGroupItem) {
    made = item.make()
    placement = MemberPlacement.of(item)
  }

  /// What is made for an item, with its content.
  static func new(for item: AnyGroupItem) -> GroupMember {
    let member = GroupMember(item)
    member.view?.translatesAutoresizingMaskIntoConstraints = false
    item.update(member.made, animated: false)
    return member
  }

  /// The view, where it is one.
  var view: UIView? { made.view }

  var constrainable: any Constrainable { made.constrainable }

  var padding: NSDirectionalEdgeInsets { placement?.padding ?? .zero }

  /// What was made, in a container with what the item says about its place.
  var container: ConstrainableContainer {
    placement.map { ConstrainableContainer(constrainable, $0.item) }
      ?? ConstrainableContainer(constrainable)
  }

  // MARK: Constraints

  var isTied: Bool { ties != nil }

  /// The member with room for constraints.
  var tied: GroupMember {
    guard !isTied else { return self }
    var member = self
    member.ties = MemberTies()
    return member
  }

  /// Tells a member that has room for constraints from all others.
  var id: ObjectIdentifier { ObjectIdentifier(requiredTies) }

  /// Ties the item to the one before it, or to the group's edge.
  var start: EdgeTie {
    get { requiredTies.start }
    nonmutating set { requiredTies.start = newValue }
  }

  /// Ties the last item to the group's edge.
  var end: EdgeTie {
    get { requiredTies.end }
    nonmutating set { requiredTies.end = newValue }
  }

  var across: CrossTies {
    get { requiredTies.across }
    nonmutating set { requiredTies.across = newValue }
  }

  var down: CrossTies {
    get { requiredTies.down }
    nonmutating set { requiredTies.down = newValue }
  }

  private var requiredTies: MemberTies {
    guard let ties else { fatalError("constraints of a member that has no room for them") }
    return ties
  }

  var constraints: [NSLayoutConstraint] {
    guard let ties else { return [] }
    return [ties.start.constraint, ties.end.constraint].compactMap { $0 }
      + ties.across.constraints + ties.down.constraints
  }

  func removeConstraints(into leaving: inout [NSLayoutConstraint]) {
    guard ties != nil else { return }
    leaving += constraints
    forgetConstraints()
  }

  func forgetConstraints() {
    ties?.forget()
  }
}

/// What an item says about its place, as its group asks for it.
final class MemberPlacement {
  fileprivate let item: ItemPlacement
  let padding: NSDirectionalEdgeInsets
  let across: CrossAlignment?
  let down: CrossAlignment?
  /// Across, where the item stands upright for large text.
  let accessibility: CrossAlignment?

  /// None for an item that leaves it to its group.
  @preconcurrency @MainActor static func of(_ item: AnyGroupItem) -> MemberPlacement? {
    guard let properties = item.properties.last, properties.mayInclude(ItemPlacement.isKey) else {
      return nil
    }
    return MemberPlacement(item, ItemPlacement(properties))
  }

  private init(_ item: AnyGroupItem, _ placement: ItemPlacement) {
    self.item = placement
    across = placement.horizontalAlignment.map { CrossAlignment($0) }
    down = placement.verticalAlignment.map { CrossAlignment($0) }
    accessibility = placement.accessibilityAlignment.map { CrossAlignment($0) }
    padding = placement.padding.finite
    if padding != placement.padding {
      EpoxyLogger.shared.warn(
        "The padding of item \(item.dataID) is \(placement.padding): what is no number counts as 0."
      )
    }
  }
}

/// The constraints of a member.
private final class MemberTies {
  var start = EdgeTie()
  var end = EdgeTie()
  var across = CrossTies()
  var down = CrossTies()

  func forget() {
    (start, end) = (EdgeTie(), EdgeTie())
    (across, down) = (CrossTies(), CrossTies())
  }
}

/// A constraint between edges of neighbours, and between which.
struct EdgeTie {
  var constraint: NSLayoutConstraint?
  var other: ObjectIdentifier?
  var axis: NSLayoutConstraint.Axis?
}

/// The constraints of an alignment, and of which.
struct CrossTies {
  var constraints: [NSLayoutConstraint] = []
  var alignment: CrossAlignment?
  var hugs = false

  /// Whether what the item was tied to has left the view, and constraints with it.
  @preconcurrency @MainActor var isBroken: Bool {
    alignment?.reachesOutside == true && constraints.contains { !$0.isActive }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var finite: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.finiteOrZero, leading: leading.finiteOrZero, bottom: bottom.finiteOrZero,
      trailing: trailing.finiteOrZero)
  }

  func start(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? leading : top
  }

  func end(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? trailing : bottom
  }
}

extension CGFloat {
  var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
