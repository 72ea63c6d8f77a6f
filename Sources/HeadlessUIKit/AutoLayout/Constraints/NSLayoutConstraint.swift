// SPDX-License-Identifier: MIT

/// A relation between two attributes of views or guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // Set by initializers only.
  final private(set) var first = LayoutTerm(item: nil, attribute: .notAnAttribute)
  final private(set) var second: LayoutTerm?
  /// The state of the constraint in Auto Layout.
  final var record = ConstraintRecord()

  private final var relationOfTerms = Relation.equal
  private final var factor: CGFloat = 1
  private final var offset: CGFloat = 0
  private final var strength = UILayoutPriority.required

  /// Creates a constraint that relates nothing and cannot be activated. Subclasses inherit the other
  /// initializers along with this one.
  public override init() {
    super.init()
  }

  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    relationOfTerms = relation
    factor = multiplier
    offset = constant
    checkTerms()
  }

  /// Creates a constraint: first attribute, relation, multiplier times second attribute plus constant.
  ///
  /// Positions may be related to positions, and lengths to lengths. A position on one axis may be
  /// related to one on the other as long as the constraint takes no part in layout.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = attr2 == .notAnAttribute ? nil : view2.flatMap(LayoutItemState.of)
    self.init(
      LayoutTerm(item: LayoutItemState.of(view1), attribute: attr1), relation,
      second.map { LayoutTerm(item: $0, attribute: attr2) }, multiplier: multiplier, constant: c)
  }

  /// Creates the constraints that a picture in letters describes, such as `H:|-[a]-8-[b(>=50)]-|`.
  ///
  /// They are not active. UIKit's documentation describes the format ("Visual Format Language").
  ///
  /// - Parameters:
  ///   - opts: How the views are aligned with each other, in which direction they follow each other, and
  ///     between what of them spacing is measured.
  ///   - metrics: Numbers by the names that the format gives them.
  ///   - views: Views and layout guides by the names that the format gives them.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, opts, metrics: metrics ?? [:], views: views)
  }

  /// The item on the left side.
  open var firstItem: AnyObject? { first.item?.owner }

  /// The item on the right side, or none.
  open var secondItem: AnyObject? { second?.item?.owner }

  /// The attribute on the left side.
  open var firstAttribute: Attribute { first.attribute }

  /// The attribute on the right side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// How the left side compares with the right one.
  open var relation: Relation { relationOfTerms }

  /// The factor of the second attribute.
  open var multiplier: CGFloat { factor }

  /// The constant of the right side, in points.
  open var constant: CGFloat {
    get { offset }
    set {
      guard newValue != offset else { return }
      guard newValue.isFinite else { return reportNotFinite(newValue) }
      offset = newValue
      record.engine?.constantChanged(of: self)
    }
  }

  /// How much the constraint matters, from 1 to 1000, which is required.
  open var priority: UILayoutPriority {
    get { strength }
    set {
      guard newValue != strength else { return }
      strength = newValue
      record.engine?.priorityChanged(of: self)
    }
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { record.holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// A name, for messages.
  open var identifier: String?

  /// Whether the constraint is archived with its view. There are no archives here.
  open var shouldBeArchived = false

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
    }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
    }
  }

  /// The anchor on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The anchor on the right side, or none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The relation as a formula.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { formula }
  }

  private func reportNotFinite(_ value: CGFloat) {
    device.reportIllegalUse(
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value)")
  }
}

extension NSLayoutConstraint {
  /// An attribute of an item in a constraint.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where lines of text begin.
    case leading = 5
    /// The edge where lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle, across.
    case centerX = 9
    /// The middle, down.
    case centerY = 10
    /// Where the last line of text stands.
    case lastBaseline = 11
    /// Where the first line of text stands.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The upper margin.
    case topMargin = 15
    /// The lower margin.
    case bottomMargin = 16
    /// The margin where lines of text begin.
    case leadingMargin = 17
    /// The margin where lines of text end.
    case trailingMargin = 18
    /// The middle between the margins, across.
    case centerXWithinMargins = 19
    /// The middle between the margins, down.
    case centerYWithinMargins = 20
    /// No attribute, for constraints without a second item.
    case notAnAttribute = 0
  }

  /// How both sides compare.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// Across or down.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }
}
