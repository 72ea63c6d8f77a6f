// SPDX-License-Identifier: MIT

/// What a group has made for an item, with the constraints that are this item's own.
@MainActor
final class GroupMember {
  let made: MadeConstrainable
  /// The view, where it is one.
  let view: UIView?
  private let placement: ItemPlacement
  let padding: NSDirectionalEdgeInsets
  /// What the item says about its place across, down, and across where it stands upright for large text.
  let alignments: (across: CrossAlignment?, down: CrossAlignment?, accessibility: CrossAlignment?)

  /// Ties the item to the one before it, or to the group's edge.
  var start = EdgeTie()
  /// Ties the last item to the group's edge.
  var end = EdgeTie()
  var across = CrossTies()
  var down = CrossTies()

  init(_ item: AnyGroupItem) {
    made = item.make()
    view = made.object as? UIView
    placement = ItemPlacement(item.properties.last)
    alignments = (
      placement.horizontalAlignment.map { CrossAlignment($0) },
      placement.verticalAlignment.map { CrossAlignment($0) },
      placement.accessibilityAlignment.map { CrossAlignment($0) }
    )
    padding = placement.padding.finite
    if padding != placement.padding {
      EpoxyLogger.shared.warn(
        "The padding of item \(item.dataID) is \(placement.padding): what is no number counts as 0."
      )
    }
  }

  var constrainable: any Constrainable { made.constrainable }

  /// What was made, in a container with what the item says about its place.
  var container: ConstrainableContainer { ConstrainableContainer(constrainable, placement) }

  var constraints: [NSLayoutConstraint] {
    [start.constraint, end.constraint].compactMap { $0 } + across.constraints + down.constraints
  }

  func removeConstraints(into leaving: inout [NSLayoutConstraint]) {
    leaving += constraints
    forgetConstraints()
  }

  func forgetConstraints() {
    start = EdgeTie()
    end = EdgeTie()
    across = CrossTies()
    down = CrossTies()
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
