// SPDX-License-Identifier: MIT

/// Room between items, which shows nothing.
///
/// A spacer without sizes takes the room that is left.
@preconcurrency @MainActor
public final class LayoutSpacer: UILayoutGuide, Constrainable {
  /// How large the spacer is.
  public let style: Style

  private var constraints: [NSLayoutConstraint] = []

  /// Creates a spacer of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a spacer with bounds for its size; in points, none for no bound.
  public convenience init(
    minHeight: CGFloat? = nil, minWidth: CGFloat? = nil, maxHeight: CGFloat? = nil,
    maxWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil, fixedWidth: CGFloat? = nil
  ) {
    self.init(
      style: Style(
        minHeight: minHeight, minWidth: minWidth, maxHeight: maxHeight, maxWidth: maxWidth,
        fixedHeight: fixedHeight, fixedWidth: fixedWidth))
  }

  /// Spacers are not made from archives.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// The upper edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }

  /// The lower edge.
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

  /// Takes the spacer out of its view.
  public func uninstall() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    owningView?.removeLayoutGuide(self)
  }

  /// Whether the other one is this spacer.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    constrainable.unwrapped as? LayoutSpacer === self
  }

  private func constraints(
    on anchor: NSLayoutDimension, min: CGFloat?, max: CGFloat?, fixed: CGFloat?
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    if let fixed = length(fixed) {
      constraints.append(anchor.constraint(equalToConstant: fixed))
    }
    let (min, max) = (length(min), length(max))
    if let min { constraints.append(anchor.constraint(greaterThanOrEqualToConstant: min)) }
    if let max { constraints.append(anchor.constraint(lessThanOrEqualToConstant: max)) }
    if let wish = min ?? max {
      // The weakest of all wishes: it only decides where nothing else does.
      let constraint = anchor.constraint(equalToConstant: wish)
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
  /// How large a spacer is, in points; none for no bound.
  public nonisolated struct Style: Hashable {
    /// The least height.
    public var minHeight: CGFloat?
    /// The least width.
    public var minWidth: CGFloat?
    /// The greatest height.
    public var maxHeight: CGFloat?
    /// The greatest width.
    public var maxWidth: CGFloat?
    /// The height.
    public var fixedHeight: CGFloat?
    /// The width.
    public var fixedWidth: CGFloat?

    /// Creates a style.
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
