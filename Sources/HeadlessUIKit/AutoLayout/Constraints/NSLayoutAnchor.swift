// SPDX-License-Identifier: MIT

/// An attribute of a view or a layout guide, with methods that create constraints.
///
/// ```swift
/// let (first, second) = (UIView(), UIView())
/// let constraint = first.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: 8)
/// print(constraint.isActive, constraint.firstAnchor == first.leadingAnchor)  // false true
/// ```
///
/// The constraints are not active. The type parameter keeps horizontal, vertical and dimensional
/// anchors apart at compile time. Equal anchors need not be one object: compare them with `==`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, TermHolder {
  final private(set) var term = LayoutTerm(item: nil, attribute: .notAnAttribute)

  /// Creates an anchor without an item. The anchors for constraints are created by views and
  /// guides.
  public override init() {
    super.init()
  }

  convenience init(_ term: LayoutTerm) {
    self.init()
    self.term = term
  }

  /// The view or guide.
  open var item: AnyObject? { term.item?.owner }

  /// The name of the attribute.
  open var name: String { term.attribute.name }

  /// The constraints that determine the attribute, directly or through other attributes. For
  /// debugging.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    term.item?.constraintsAffecting(term.attribute) ?? []
  }

  /// Whether the attribute could have another value that satisfies the constraints as well. For
  /// debugging.
  open var hasAmbiguousLayout: Bool { term.item?.isAmbiguous(term.attribute) ?? false }

  /// Creates a constraint: the anchor equals another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term)
  }

  /// Creates a constraint: the anchor is at least another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term)
  }

  /// Creates a constraint: the anchor is at most another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term)
  }

  /// Creates a constraint: the anchor equals another anchor plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  /// Creates a constraint: the anchor is at least another anchor plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  /// Creates a constraint: the anchor is at most another anchor plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }

  /// Whether the other object is an anchor of the same attribute of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let other = object as? any TermHolder
    return MainActor.assumeIsolated { other.map { $0 === self || $0.term == term } ?? false }
  }

  /// The hash value of the attribute.
  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { term.attribute.rawValue }
  }

  /// The item and the attribute.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)):\(address(of: self)) \"\(term.name)\">" }
  }
}

/// An anchor of any class, for comparisons.
@preconcurrency @MainActor
protocol TermHolder: AnyObject {
  var term: LayoutTerm { get }
}

extension LayoutTerm {
  /// An anchor of the attribute whose type parameter is erased.
  var anchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(self) }

  static func == (lhs: LayoutTerm, rhs: LayoutTerm) -> Bool {
    lhs.item === rhs.item && lhs.attribute == rhs.attribute && lhs.origin?.item === rhs.origin?.item
      && lhs.origin?.attribute == rhs.origin?.attribute
  }
}

/// The standard distance between related views, in points.
let systemSpacing: CGFloat = 8

/// A horizontal position of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance to another anchor.
  @discardableResult
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Creates a constraint: the anchor follows another anchor at a multiple of the standard spacing.
  @discardableResult
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Creates a constraint: the anchor follows another anchor at a multiple of the standard spacing
  /// or more.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Creates a constraint: the anchor follows another anchor at a multiple of the standard spacing
  /// or less.
  @discardableResult
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical position of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance to another anchor.
  @discardableResult
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Creates a constraint: the anchor is below another anchor by a multiple of the standard
  /// spacing.
  @discardableResult
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Creates a constraint: the anchor is below another anchor by a multiple of the standard spacing
  /// or more.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Creates a constraint: the anchor is below another anchor by a multiple of the standard spacing
  /// or less.
  @discardableResult
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}
