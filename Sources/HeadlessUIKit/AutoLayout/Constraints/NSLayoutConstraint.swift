// SPDX-License-Identifier: MIT

/// A relation between two attributes of views or guides.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let (view, box) = (UIView(), UIView())
/// box.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(box)
/// let width = box.widthAnchor.constraint(equalToConstant: 100)
/// NSLayoutConstraint.activate([
///   box.topAnchor.constraint(equalTo: view.topAnchor),
///   box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
///   box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5), width,
/// ])
/// host.show(view)
/// host.perform { width.constant = 200 }
/// print(box.frame)  // (0.0, 0.0, 200.0, 100.0)
/// ```
///
/// Constraints are solved in the next layout, and only what changed is solved again: a changed
/// constant does not cost a new system. Views that are placed by frames divide the window into
/// independent systems. Frames are rounded to pixels by their edges.
///
/// Of required constraints in conflict the one that was activated last is broken, with UIKit's
/// warning, which a host collects in `warnings`. Priorities are whole numbers, multipliers from
/// 0.000004 to 250,000 in magnitude. A constant that is not finite, and a constraint between views
/// without a common ancestor, are illegal use. `firstAnchor` equals the anchor that made the
/// constraint, but cannot be cast to its class.
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

  /// Creates a constraint without terms, which cannot be activated. Subclasses that inherit this
  /// initializer also inherit the convenience initializers.
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

  /// Creates a constraint of the form `first attribute (relation) multiplier * second attribute +
  /// constant`.
  ///
  /// Positions may be related to positions, and lengths to lengths. A constraint between positions
  /// on different axes can be created, but not laid out.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = attr2 == .notAnAttribute ? nil : view2.flatMap(LayoutItemState.of)
    self.init(
      LayoutTerm(item: LayoutItemState.of(view1), attribute: attr1), relation,
      second.map { LayoutTerm(item: $0, attribute: attr2) }, multiplier: multiplier, constant: c)
  }

  /// Creates the constraints that a visual format describes, such as `H:|-[a]-8-[b(>=50)]-|`.
  ///
  /// The constraints are not active. UIKit's documentation describes the format ("Visual Format
  /// Language").
  ///
  /// - Parameters:
  ///   - opts: The alignment and the direction of the views, and the edges or baselines between
  ///     which spacing is measured.
  ///   - metrics: Numbers by their names in the format.
  ///   - views: Views and layout guides by their names in the format.
  @discardableResult
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, opts, metrics: metrics ?? [:], views: views)
  }

  /// The item on the left side.
  open var firstItem: AnyObject? { first.item?.owner }

  /// The item on the right side, or nil.
  open var secondItem: AnyObject? { second?.item?.owner }

  /// The attribute on the left side.
  open var firstAttribute: Attribute { first.attribute }

  /// The attribute on the right side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The relation of the left side to the right side.
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

  /// The priority of the constraint, from 1 to 1000 (required).
  open var priority: UILayoutPriority {
    get { strength }
    set {
      guard newValue != strength else { return }
      strength = newValue
      record.engine?.priorityChanged(of: self)
    }
  }

  /// Whether the constraint is part of the layout.
  open var isActive: Bool {
    get { record.holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// A name, for messages.
  open var identifier: String?

  /// Whether the constraint is archived with its view. It has no effect, because objects are
  /// read from nibs but not written.
  open var shouldBeArchived = false

  /// Activates constraints, which is one change of the layout for all of them.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
    }
  }

  /// Deactivates constraints, which is one change of the layout for all of them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
    }
  }

  /// The anchor on the left side. It equals the anchor that the constraint was made of. Its class
  /// has an erased type parameter, so a cast with `as?` is nil.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

  /// The anchor on the right side, or nil, like `firstAnchor`.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

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
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    /// The edge where lines of text begin.
    case leading = 5
    /// The edge where lines of text end.
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    /// The margin where lines of text begin.
    case leadingMargin = 17
    /// The margin where lines of text end.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute, for constraints without a second item.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// An axis of the layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
