// SPDX-License-Identifier: MIT

/// What a group has made for an item, with the constraints that are this item's own.
@MainActor
final class GroupMember {
  let made: MadeConstrainable

  /// What the item says about its place; none where it says nothing, as most do.
  let placement: MemberPlacement?

  // Apart, for most groups are laid out without.
  private var ties: MemberTies?

  init(_ item: AnyGroupItem) {
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

  /// Ties the item to the one before it, or to the group's edge.
  var start: EdgeTie {
    get { ties?.start ?? EdgeTie() }
    set { if newValue.constraint != nil || ties != nil { usedTies.start = newValue } }
  }

  /// Ties the last item to the group's edge.
  var end: EdgeTie {
    get { ties?.end ?? EdgeTie() }
    set { if newValue.constraint != nil || ties != nil { usedTies.end = newValue } }
  }

  var across: CrossTies {
    get { ties?.across ?? CrossTies() }
    set { usedTies.across = newValue }
  }

  var down: CrossTies {
    get { ties?.down ?? CrossTies() }
    set { usedTies.down = newValue }
  }

  private var usedTies: MemberTies {
    if let ties { return ties }
    let new = MemberTies()
    ties = new
    return new
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
    ties = nil
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
  @MainActor static func of(_ item: AnyGroupItem) -> MemberPlacement? {
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
  @MainActor var isBroken: Bool {
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
