// SPDX-License-Identifier: MIT

/// A view that arranges views in a row or a column with constraints that it creates itself.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let (first, second) = (UILabel(), UILabel())
/// let stack = UIStackView(arrangedSubviews: [first, second])
/// stack.spacing = 8
/// stack.distribution = .fillEqually
/// host.show(stack, frame: CGRect(x: 0, y: 100, width: 200, height: 44))
/// let distance = second.frame.minX - first.frame.maxX
/// host.perform { second.isHidden = true }
/// print(distance, first.frame.width)  // 8.0 200.0
/// ```
///
/// It is laid out by constraints, as on a device: a hidden view takes no room, and views without
/// sizes make the layout ambiguous. The constraints are made before the next layout, not in the
/// call that adds a view. A stack of n views is one chain in the solver, which costs n²; a long
/// list belongs into a collection view.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The value of `setCustomSpacing(_:after:)` that restores the stack's own spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The value of `spacing` and `setCustomSpacing(_:after:)` that selects the system's spacing.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [StackConstraint.Key: NSLayoutConstraint] = [:]

  /// Creates a stack without arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  /// Creates a stack of a nib or a storyboard.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    InterfaceCoder.configure(self, as: UIStackView.self, with: coder)
  }

  // MARK: Arranged subviews

  /// The arranged views, in their order along the axis.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view after the last arranged view.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count - (index(of: view) == nil ? 0 : 1))
  }

  /// Removes a view from the arrangement. The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = index(of: view) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  /// Inserts a view among the arranged views, or moves an arranged view to the index.
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

  /// Removes the subview from the arrangement before it is removed from the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewHiddenDidChange(_ subview: UIView) {
    super.subviewHiddenDidChange(subview)
    guard index(of: subview) != nil else { return }
    // In an animation, the other views move along with the change. Outside of a window nothing is
    // animated, and the stack may not have its size yet.
    let isAnimated =
      window != nil && UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    if isAnimated { layoutIfNeeded() }  // the starting positions
    setNeedsArrangement()
    if isAnimated { layoutIfNeeded() }
  }

  override func subviewContentDidChange(_ subview: UIView) {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  // MARK: Layout settings

  /// The direction in which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance between neighbors, or the minimum distance, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Sets the distance after one arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard index(of: arrangedSubview) != nil else { return }
    let old = customSpacing(after: arrangedSubview)
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    if spacing != old { setNeedsArrangement() }
  }

  /// Returns the distance that was set after one arranged view, in points; `spacingUseDefault`
  /// without one.
  @discardableResult
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether distances in a column are measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views are arranged inside the layout margins of the stack.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Constraints

  private func setNeedsArrangement() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Creates missing constraints and releases constraints that are no longer required.
  open override func updateConstraints() {
    rebuild()
    super.updateConstraints()
  }

  /// The first visible view in a column, the tallest view in a row.
  open override var forFirstBaselineLayout: UIView {
    baselineView(among: arranged.first { !$0.isHidden })?.forFirstBaselineLayout ?? self
  }

  /// The last visible view in a column, the tallest view in a row.
  open override var forLastBaselineLayout: UIView {
    baselineView(among: arranged.last { !$0.isHidden })?.forLastBaselineLayout ?? self
  }

  private func baselineView(among end: UIView?) -> UIView? {
    guard axis == .horizontal else { return end }
    var tallest: (view: UIView, height: CGFloat)?
    for view in arranged where !view.isHidden {
      let height = view.contentSize(forWidth: nil).height
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
    // By age, because the order of a dictionary differs from process to process.
    for constraint in old.filter({ made[$0.key] !== $0.value }).values
      .inOrder(by: { $0.record.age < $1.record.age })
    {
      constraint.isActive = false
    }
    NSLayoutConstraint.activate(new)
  }

  /// Returns the distance after an arranged view, in points.
  final func distance(after view: UIView) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == Self.spacingUseSystem ? systemSpacing : distance
  }
}

extension UIStackView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// Views grow or shrink by their priorities to fill the axis.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The lengths of the views are proportional to their intrinsic sizes.
    case fillProportionally = 2
    /// Views keep their lengths, with equal distances between them.
    case equalSpacing = 3
    /// Views keep their lengths, with equal distances between their centers.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack from edge to edge.
    case fill = 0
    /// The leading edges are aligned, where lines of text begin.
    case leading = 1
    /// The first baselines are aligned. For rows.
    case firstBaseline = 2
    /// The centers are aligned.
    case center = 3
    /// The trailing edges are aligned, where lines of text end.
    case trailing = 4
    /// The last baselines are aligned. For rows.
    case lastBaseline = 5

    /// The top edges are aligned. For rows.
    public static var top: Alignment { .leading }
    /// The bottom edges are aligned. For rows.
    public static var bottom: Alignment { .trailing }
  }
}
