// SPDX-License-Identifier: MIT

/// A group whose items form a row.
///
/// Use it instead of a horizontal stack view where content changes, or where items have individual
/// alignments and padding; it adds no view of its own.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let (name, time) = (UILabel(), UILabel())
/// (name.text, time.text) = ("Ada", "9:41")
/// let group = HGroup(alignment: .center, spacing: 8) {
///   name
///   SpacerItem(dataID: "space")
///   time
/// }
/// group.install(in: view)
/// group.constrainToMargins()
/// host.show(view, frame: CGRect(x: 0, y: 59, width: 200, height: 44))
/// print(name.frame.minX.rounded(), time.frame.maxX)  // 8.0 192.0
/// ```
///
/// At accessibility text sizes the items are laid out vertically, unless
/// `reflowsForAccessibilityTypeSizes` is false. The text size is that of the application
/// (`preferredContentSizeCategory`), not of the traits of the view.
///
/// A group has no size of its own: constrain its edges after installing it. A group with n items
/// has n + 1 constraints along its axis and those of each alignment; an update makes only the
/// constraints that differ. `translatesAutoresizingMaskIntoConstraints` of every view in it becomes
/// false.
@preconcurrency @MainActor
public final class HGroup: LayoutGroup, StyledGroup {
  /// The vertical alignment of items without one of their own.
  public let alignment: ItemAlignment

  /// The horizontal alignment of items without one of their own while the group is laid out
  /// vertically.
  public let accessibilityAlignment: VGroup.ItemAlignment

  /// Whether the group is laid out vertically at accessibility text sizes.
  public var reflowsForAccessibilityTypeSizes: Bool {
    didSet { rearrange() }
  }

  /// Whether the group is laid out vertically at all text sizes.
  public var forceVerticalAccessibilityLayout: Bool {
    didSet { rearrange() }
  }

  /// The spacing between neighbors, in points, in addition to their padding.
  public var spacing: CGFloat {
    didSet { rearrange() }
  }

  /// The user's preferred text size.
  var contentSizeCategory: UIContentSizeCategory {
    ContentSizeCategories.shared.category(since: textSize)
  }

  /// Creates a group with a style.
  public init(style: Style = .init(), items: [any GroupItemModeling] = []) {
    alignment = style.alignment
    accessibilityAlignment = style.accessibilityAlignment
    spacing = style.spacing
    reflowsForAccessibilityTypeSizes = style.reflowsForAccessibilityTypeSizes
    forceVerticalAccessibilityLayout = style.forceVerticalAccessibilityLayout
    super.init(animation: style.animation)
    if !items.isEmpty { setItems(items, animated: false) }
  }

  /// Creates a group with alignments and spacing.
  public convenience init(
    alignment: ItemAlignment = .fill, accessibilityAlignment: VGroup.ItemAlignment = .leading,
    spacing: CGFloat = 0, items: [any GroupItemModeling] = []
  ) {
    self.init(
      style: Style(
        alignment: alignment, accessibilityAlignment: accessibilityAlignment, spacing: spacing),
      items: items)
  }

  /// Creates a group with a style and the items of a result builder.
  public convenience init(
    style: Style = .init(), @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(style: style, items: content())
  }

  /// Creates a group with alignments, spacing and the items of a result builder.
  public convenience init(
    alignment: ItemAlignment = .fill, accessibilityAlignment: VGroup.ItemAlignment = .leading,
    spacing: CGFloat = 0, @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(
      alignment: alignment, accessibilityAlignment: accessibilityAlignment, spacing: spacing,
      items: content())
  }

  /// Sets whether the group is laid out vertically at accessibility text sizes, and returns the
  /// group.
  public func reflowsForAccessibilityTypeSizes(_ reflow: Bool) -> HGroup {
    reflowsForAccessibilityTypeSizes = reflow
    return self
  }

  /// Sets whether the group is laid out vertically at all text sizes, and returns the group.
  public func forceAccessibilityVerticalLayout(_ forceIn: Bool) -> HGroup {
    forceVerticalAccessibilityLayout = forceIn
    return self
  }

  private var isVertical: Bool {
    forceVerticalAccessibilityLayout
      || (reflowsForAccessibilityTypeSizes
        && ContentSizeCategories.shared.isAccessibilityCategory(contentSizeCategory))
  }

  override var arrangement: GroupArrangement {
    GroupArrangement(
      kind: isVertical ? .reflowedRow : .row, horizontal: AxisAlignment(accessibilityAlignment),
      vertical: AxisAlignment(alignment), spacing: spacing)
  }

  /// Called after the preferred text size has changed.
  func contentSizeCategoryDidChange() { rearrange() }
}

extension HGroup {
  /// The arrangement of a group's items.
  public nonisolated struct Style: GroupStyle {
    let alignment: HGroup.ItemAlignment
    let accessibilityAlignment: VGroup.ItemAlignment
    let spacing: CGFloat
    /// Whether the group is laid out vertically at accessibility text sizes.
    public var reflowsForAccessibilityTypeSizes: Bool
    let forceVerticalAccessibilityLayout: Bool
    let animation: LayoutGroupUpdateAnimation

    /// Creates the default style.
    public init() { self.init(alignment: .fill) }

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of items without one of their own.
    ///   - accessibilityAlignment: Their horizontal alignment while the group is laid out
    ///     vertically.
    ///   - spacing: The spacing between neighbors, in points.
    ///   - reflowsForAccessibilityTypeSizes: Whether the group is laid out vertically at
    ///     accessibility text sizes.
    ///   - forceVerticalAccessibilityLayout: Whether the group is laid out vertically at all text
    ///     sizes.
    ///   - animation: The animation of updates.
    public init(
      alignment: HGroup.ItemAlignment = .fill,
      accessibilityAlignment: VGroup.ItemAlignment = .leading, spacing: CGFloat = 0,
      reflowsForAccessibilityTypeSizes: Bool = true, forceVerticalAccessibilityLayout: Bool = false,
      animation: LayoutGroupUpdateAnimation = .spring()
    ) {
      self.alignment = alignment
      self.accessibilityAlignment = accessibilityAlignment
      self.spacing = spacing
      self.reflowsForAccessibilityTypeSizes = reflowsForAccessibilityTypeSizes
      self.forceVerticalAccessibilityLayout = forceVerticalAccessibilityLayout
      self.animation = animation
    }
  }
}
