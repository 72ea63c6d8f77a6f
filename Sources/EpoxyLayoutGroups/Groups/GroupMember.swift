// SPDX-License-Identifier: MIT

/// A constrainable that a group made for an item, with the constraints of this item.
@preconcurrency @MainActor
final class GroupMember {
  /// The constrainable without a container.
  let constrainable: any Constrainable

  /// The constrainable, if it is a view.
  let view: UIView?

  /// The constrainable, if it is a group.
  let group: LayoutGroup?

  /// The alignments and the padding of the item; nil for an item without any, as most are.
  let placement: MemberPlacement?

  /// The constraint to the previous item, or of the first item to the group's edge.
  var start = EdgeConstraint()

  /// The constraint of the last item to the group's edge.
  var end = EdgeConstraint()

  /// The constraints of the horizontal alignment.
  var horizontal = AlignmentConstraints()

  /// The constraints of the vertical alignment.
  var vertical = AlignmentConstraints()

  /// The constraints of the alignment along an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> AlignmentConstraints {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// Makes the constrainable of an item, with the item's content.
  init(for item: AnyGroupItem) {
    constrainable = item.makeMember()
    view = constrainable as? UIView
    group = view == nil ? constrainable as? LayoutGroup : nil
    placement = MemberPlacement(of: item)
    view?.translatesAutoresizingMaskIntoConstraints = false
    item.updateMember(constrainable, animated: false)
  }

  var padding: NSDirectionalEdgeInsets { placement?.padding ?? .zero }

  /// The view, or the views of the group, from the back to the front.
  var views: [UIView] {
    view.map { [$0] } ?? group?.views ?? []
  }

  var constraints: [NSLayoutConstraint] {
    [start.constraint, end.constraint].compactMap { $0 } + horizontal.constraints
      + vertical.constraints
  }

  /// Takes all constraints from the member.
  ///
  /// - Returns: The constraints, which may still be active.
  func removeConstraints() -> [NSLayoutConstraint] {
    let constraints = constraints
    (start, end) = (EdgeConstraint(), EdgeConstraint())
    (horizontal, vertical) = (AlignmentConstraints(), AlignmentConstraints())
    return constraints
  }
}

/// The alignments and the padding of an item, in the form in which a group compares them.
struct MemberPlacement {
  /// The padding, with 0 for components that are not finite.
  let padding: NSDirectionalEdgeInsets
  let horizontal: AxisAlignment?
  let vertical: AxisAlignment?
  /// The horizontal alignment while a row is stacked vertically for large text.
  let accessibility: AxisAlignment?

  /// Returns nil for an item that leaves its placement to the group.
  @preconcurrency @MainActor init?(of item: AnyGroupItem) {
    guard let placement = item.placement else { return nil }
    horizontal = placement.horizontalAlignment.map { AxisAlignment($0) }
    vertical = placement.verticalAlignment.map { AxisAlignment($0) }
    accessibility = placement.accessibilityAlignment.map { AxisAlignment($0) }
    padding = placement.padding.finite
    if padding != placement.padding {
      EpoxyLogger.shared.warn(
        "The padding of item \(item.dataID) is \(placement.padding): a value that is not finite counts as 0."
      )
    }
  }
}

/// A constraint from an edge of a member to the edge of a neighbor or of the group.
struct EdgeConstraint {
  var constraint: NSLayoutConstraint?
  /// The neighbor or the group.
  var other: ObjectIdentifier?
  var axis: NSLayoutConstraint.Axis?
}

/// The constraints of an alignment, with the alignment that they were made for.
struct AlignmentConstraints {
  var constraints: [NSLayoutConstraint] = []
  var alignment: AxisAlignment?
  var hugs = false

  /// Whether the other item of a constraint left the view, which deactivated the constraint.
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
