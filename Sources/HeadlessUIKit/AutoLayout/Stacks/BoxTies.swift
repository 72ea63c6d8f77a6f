// SPDX-License-Identifier: MIT

/// The constraints that tie a box by its edges to the view that it lies in, or to a guide of that view.
@MainActor
struct BoxTies {
  private let box: LayoutItemState
  /// The fit whose answer the ties are for; none where views are placed.
  private let fit: LayoutSurroundings?
  private var leading: Double?
  private var trailing: Double?
  private var top: Double?
  private var bottom: Double?
  private var trailingPriority = UILayoutPriority.required
  private var bottomPriority = UILayoutPriority.required
  /// Of the guide that the box was last seen tied to, which most are by all four edges.
  private var known: (kind: SystemGuideKind, insets: UIEdgeInsets)?

  init(_ box: LayoutItemState, for fit: LayoutSurroundings?) {
    self.box = box
    self.fit = fit
  }

  var horizontal: StackHanging.Box? {
    guard let leading, let trailing else { return nil }
    return .init(before: leading, behind: trailing, priority: trailingPriority)
  }

  var vertical: StackHanging.Box? {
    guard let top, let bottom else { return nil }
    return .init(before: top, behind: bottom, priority: bottomPriority)
  }

  /// Takes a constraint in; false where it is none of this box's, or says something that edges alone do
  /// not.
  mutating func take(_ constraint: NSLayoutConstraint, _ rightToLeft: Bool) -> Bool {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second, constraint.first.origin == nil, second.origin == nil,
      constraint.record.holder?.isRightToLeft == rightToLeft
    else { return false }
    let isFirst = constraint.first.item === box
    let (inner, outer) = isFirst ? (constraint.first, second) : (second, constraint.first)
    guard inner.item === box, let attribute = Self.edge(inner.attribute, rightToLeft),
      attribute == Self.edge(outer.attribute, rightToLeft),
      let inset = inset(of: outer, attribute, rightToLeft)
    else { return false }
    let constant = Double(isFirst ? constraint.constant : -constraint.constant)
    guard constant.isFinite, inset.isFinite else { return false }
    // Physical edges of a box that is read from the right: leading is the right one.
    let isMirrored = rightToLeft && !inner.attribute.isDirectional && attribute.axis == .horizontal
    let forward = isMirrored ? -constant : constant
    switch attribute {
    case .leading: return set(&leading, to: forward + inset) && constraint.priority >= .required
    case .top: return set(&top, to: constant + inset) && constraint.priority >= .required
    case .trailing:
      trailingPriority = constraint.priority
      return set(&trailing, to: -forward + inset)
    default:
      bottomPriority = constraint.priority
      return set(&bottom, to: -constant + inset)
    }
  }

  /// Two ties of one edge are one too many.
  private func set(_ edge: inout Double?, to value: Double) -> Bool {
    guard edge == nil else { return false }
    edge = value
    return true
  }

  /// The edge as leading or trailing, top or bottom; nil for what is none.
  private static func edge(
    _ attribute: NSLayoutConstraint.Attribute, _ rightToLeft: Bool
  ) -> NSLayoutConstraint.Attribute? {
    switch attribute {
    case .leading, .trailing, .top, .bottom: attribute
    case .left: rightToLeft ? .trailing : .leading
    case .right: rightToLeft ? .leading : .trailing
    default: nil
    }
  }

  /// How far inside of the view around the box its tie is; nil where it is tied to something else.
  private mutating func inset(
    of outer: LayoutTerm, _ edge: NSLayoutConstraint.Attribute, _ rightToLeft: Bool
  ) -> Double? {
    guard let container = box.container, let item = outer.item else { return nil }
    if item.view === container { return 0 }
    guard let guide = item.guide, guide.owner === container, let kind = guide.kind,
      kind == .margins || kind == .safeArea
    else { return nil }
    if known?.kind != kind {
      guard let insets = fit.knownInsets(of: kind, in: container) else { return nil }
      known = (kind, insets)
    }
    guard let insets = known?.insets else { return nil }
    return switch edge {
    case .leading: Double(rightToLeft ? insets.right : insets.left)
    case .trailing: Double(rightToLeft ? insets.left : insets.right)
    case .top: Double(insets.top)
    default: Double(insets.bottom)
    }
  }
}
