// SPDX-License-Identifier: MIT

/// Empty space between items: the constrainable that a ``SpacerItem`` makes.
///
/// A spacer without sizes takes the remaining space.
///
/// ```swift
/// let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
/// let spacer = LayoutSpacer(minWidth: 12, fixedHeight: 10)
/// let group = HGroup(alignment: .center) { spacer }
/// group.install(in: view)
/// group.constrainToSuperview()
/// view.layoutIfNeeded()
/// print(spacer.layoutFrame)  // (0.0, 15.0, 200.0, 10.0)
/// ```
///
/// It is a layout guide without a view. Sizes are in points; a negative or infinite size is left
/// out, with a warning.
@preconcurrency @MainActor
public final class LayoutSpacer: UILayoutGuide, Constrainable {
  /// The size of the spacer.
  public let style: Style

  private var constraints: [NSLayoutConstraint] = []

  /// Creates a spacer with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a spacer with limits of its size, in points; nil for no limit.
  public convenience init(
    minHeight: CGFloat? = nil, minWidth: CGFloat? = nil, maxHeight: CGFloat? = nil,
    maxWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil, fixedWidth: CGFloat? = nil
  ) {
    self.init(
      style: Style(
        minHeight: minHeight, minWidth: minWidth, maxHeight: maxHeight, maxWidth: maxWidth,
        fixedHeight: fixedHeight, fixedWidth: fixedWidth))
  }

  /// Unavailable: spacers cannot be decoded.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// The anchor of the upper edge, because a spacer has no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }

  /// The anchor of the lower edge, because a spacer has no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }

  /// Adds the spacer to a view.
  public func install(in view: UIView) {
    if owningView === view {
      return
    }
    if owningView != nil { uninstall() }
    view.addLayoutGuide(self)
    constraints =
      constraints(
        on: widthAnchor, min: style.minWidth, max: style.maxWidth, fixed: style.fixedWidth)
      + constraints(
        on: heightAnchor, min: style.minHeight, max: style.maxHeight, fixed: style.fixedHeight)
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes the spacer from its view.
  public func uninstall() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    owningView?.removeLayoutGuide(self)
  }

  /// Whether the other constrainable is this spacer.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    constrainable.unwrapped as? LayoutSpacer === self
  }

  private func constraints(
    on anchor: NSLayoutDimension, min: CGFloat?, max: CGFloat?, fixed: CGFloat?
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    let (min, max, fixed) = (length(min), length(max), length(fixed))
    if let fixed { constraints.append(anchor.constraint(equalToConstant: fixed)) }
    if let min { constraints.append(anchor.constraint(greaterThanOrEqualToConstant: min)) }
    if let max { constraints.append(anchor.constraint(lessThanOrEqualToConstant: max)) }
    if fixed == nil {
      // The weakest of all constraints: it decides only where no other constraint does. Without it,
      // a spacer with no sizes could have any size in a group that may be larger than its content.
      let constraint = anchor.constraint(equalToConstant: min ?? max ?? 0)
      constraint.priority = UILayoutPriority(rawValue: 1)
      constraints.append(constraint)
    }
    return constraints
  }

  private func length(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length.isFinite, length >= 0 { return length }
    EpoxyLogger.shared.warn("A spacer cannot be \(length) points long: this bound is left out.")
    return nil
  }
}

extension LayoutSpacer {
  /// The size of a spacer, in points; nil for no limit.
  public nonisolated struct Style: Hashable {
    /// The minimum height, in points; nil for none.
    public var minHeight: CGFloat?
    /// The minimum width, in points; nil for none.
    public var minWidth: CGFloat?
    /// The maximum height, in points; nil for none.
    public var maxHeight: CGFloat?
    /// The maximum width, in points; nil for none.
    public var maxWidth: CGFloat?
    /// The required height, in points; nil for none.
    public var fixedHeight: CGFloat?
    /// The required width, in points; nil for none.
    public var fixedWidth: CGFloat?

    /// Creates a style from the values of its properties.
    public init(
      minHeight: CGFloat? = nil, minWidth: CGFloat? = nil, maxHeight: CGFloat? = nil,
      maxWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil, fixedWidth: CGFloat? = nil
    ) {
      self.minHeight = minHeight
      self.minWidth = minWidth
      self.maxHeight = maxHeight
      self.maxWidth = maxWidth
      self.fixedHeight = fixedHeight
      self.fixedWidth = fixedWidth
    }
  }
}
