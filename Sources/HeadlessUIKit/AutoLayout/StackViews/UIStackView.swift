// SPDX-License-Identifier: MIT

/// A view that arranges views in a row or a column, with constraints that it makes itself.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// For `setCustomSpacing(_:after:)`: the stack's own spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// For `spacing` and `setCustomSpacing(_:after:)`: what the system leaves between views.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [StackConstraint.Key: NSLayoutConstraint] = [:]

  /// Creates a stack without arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  /// Creates an empty stack: there are no archives here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: What is arranged

  /// The arranged views, in the order of the axis.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view behind the last arranged one.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count - (index(of: view) == nil ? 0 : 1))
  }

  /// Takes a view out of the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = index(of: view) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  /// Adds a view at a place among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  private func index(of view: UIView) -> Int? {
    guard view.superview === self else { return nil }
    for (index, arrangedView) in arranged.enumerated() where arrangedView === view { return index }
    return nil
  }

  private func arrange(_ view: UIView, at index: Int) {
    let old = self.index(of: view)
    let count = arranged.count - (old == nil ? 0 : 1)
    guard index >= 0, index <= count else {
      device.reportIllegalUse(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or "
          + "equal to \(count)")
      return
    }
    if let old { arranged.remove(at: old) }
    arranged.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  /// Forgets a view that is taken out.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewHiddenDidChange(_ subview: UIView) {
    super.subviewHiddenDidChange(subview)
    guard index(of: subview) != nil else { return }
    // Within an animation the others move with it. Outside of a window there is nothing to animate, and the
    // stack may not have its size yet.
    let isAnimated =
      window != nil && UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    if isAnimated { layoutIfNeeded() }  // from where they are
    setNeedsArrangement()
    if isAnimated { layoutIfNeeded() }
  }

  override func subviewContentDidChange(_ subview: UIView) {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  // MARK: How

  /// Whether the views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the length is shared.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// How the views lie across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance of neighbours, or the least one.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Sets the distance behind one arranged view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard index(of: arrangedSubview) != nil else { return }
    let old = customSpacing(after: arrangedSubview)
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    if spacing != old { setNeedsArrangement() }
  }

  /// The distance that was set behind one arranged view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether distances in a column are those of baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views keep to the margins of the stack.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Constraints

  private func setNeedsArrangement() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Makes the constraints that are missing and lets go of those that are no longer wanted.
  open override func updateConstraints() {
    rebuild()
    super.updateConstraints()
  }

  /// In a column that of the first view, in a row that of the tallest one.
  open override var forFirstBaselineLayout: UIView {
    baselineView(among: arranged.first { !$0.isHidden })?.forFirstBaselineLayout ?? self
  }

  /// In a column that of the last view, in a row that of the tallest one.
  open override var forLastBaselineLayout: UIView {
    baselineView(among: arranged.last { !$0.isHidden })?.forLastBaselineLayout ?? self
  }

  private func baselineView(among end: UIView?) -> UIView? {
    guard axis == .horizontal else { return end }
    var tallest: (view: UIView, height: CGFloat)?
    for view in arranged where !view.isHidden {
      let height = view.intrinsicContentSize.height
      if tallest == nil || height > tallest?.height ?? 0 { tallest = (view, height) }
    }
    return tallest?.view
  }

  private func rebuild() {
    layoutItem.state?.baselinesChanged()
    let old = made
    made = [:]
    var new: [NSLayoutConstraint] = []
    for wanted in StackArrangement(self).constraints {
      let key = wanted.key
      let constraint = old[key] ?? wanted.constraint()
      constraint.constant = wanted.constant
      made[key] = constraint
      if !constraint.isActive { new.append(constraint) }
    }
    for (key, constraint) in old where made[key] !== constraint {
      constraint.isActive = false
    }
    NSLayoutConstraint.activate(new)
  }

  /// The distance behind an arranged view, in points.
  final func distance(after view: UIView) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == Self.spacingUseSystem ? 8 : distance
  }
}

extension UIStackView {
  /// How the length is shared.
  public enum Distribution: Int, Sendable {
    /// Views grow or shrink by their priorities.
    case fill = 0
    /// All are as long.
    case fillEqually = 1
    /// In the proportions of their contents.
    case fillProportionally = 2
    /// Views keep their lengths, with equal distances.
    case equalSpacing = 3
    /// Views keep their lengths, their middles stand at equal distances.
    case equalCentering = 4
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where lines of text begin.
    case leading = 1
    /// On one line, the first of each. For rows.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines of text end.
    case trailing = 4
    /// On one line, the last of each. For rows.
    case lastBaseline = 5

    /// At the top, in a row.
    public static var top: Alignment { .leading }
    /// At the bottom, in a row.
    public static var bottom: Alignment { .trailing }
  }
}
