// SPDX-License-Identifier: MIT

/// A group whose items lie in a row.
///
///     let group = HGroup(alignment: .center, spacing: 8) {
///       icon
///       VGroupItem(dataID: "texts") { title; subtitle }
///     }
///     group.install(in: view)
///     group.constrainToMargins()
///
/// At accessibility text sizes the items stand below each other, unless the group is told not to.
@preconcurrency @MainActor
public final class HGroup: UILayoutGuide, MemberGroup {
  let members = GroupMembers()

  /// Where items lie down that have no alignment of their own.
  public let alignment: ItemAlignment

  /// Where items lie across that have no alignment of their own, while the group stands upright.
  public let accessibilityAlignment: VGroup.ItemAlignment

  /// How views go to their new places.
  public let animation: LayoutGroupUpdateAnimation

  /// Whether items stand below each other at accessibility text sizes.
  public var reflowsForAccessibilityTypeSizes: Bool {
    didSet { rearrange() }
  }

  /// Whether items stand below each other at all text sizes.
  public var forceVerticalAccessibilityLayout: Bool {
    didSet { rearrange() }
  }

  /// The room between neighbours, in points, to which their padding is added.
  public var spacing: CGFloat {
    didSet { rearrange() }
  }

  private let textSize: ContentSizeCategories.Snapshot

  /// The size of text that the user has chosen.
  var contentSizeCategory: UIContentSizeCategory {
    ContentSizeCategories.shared.category(since: textSize)
  }

  /// Creates a group of a style.
  public convenience init(style: Style = .init(), items: [any GroupItemModeling] = []) {
    self.init(nested: style)
    ContentSizeCategories.shared.list(self)
    if !items.isEmpty { setItems(items, animated: false) }
  }

  /// A group in another one, which tells it of other sizes of text.
  init(nested style: Style) {
    alignment = style.alignment
    accessibilityAlignment = style.accessibilityAlignment
    animation = style.animation
    spacing = style.spacing
    reflowsForAccessibilityTypeSizes = style.reflowsForAccessibilityTypeSizes
    forceVerticalAccessibilityLayout = style.forceVerticalAccessibilityLayout
    textSize = ContentSizeCategories.shared.snapshot()
    super.init()
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

  /// Creates a group of a style, with the items that the statements give.
  public convenience init(
    style: Style = .init(), @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(style: style, items: content())
  }

  /// Creates a group with alignments and spacing, and the items that the statements give.
  public convenience init(
    alignment: ItemAlignment = .fill, accessibilityAlignment: VGroup.ItemAlignment = .leading,
    spacing: CGFloat = 0, @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(
      alignment: alignment, accessibilityAlignment: accessibilityAlignment, spacing: spacing,
      items: content())
  }

  /// Groups are not made from archives.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Replaces the items by those that the statements give; what was made for items of the same identity
  /// stays.
  public func setItems(
    @GroupModelBuilder _ buildItems: () -> [any GroupItemModeling], animated: Bool = false
  ) {
    setItems(buildItems(), animated: animated)
  }

  /// The group, with items that stand below each other at accessibility text sizes, or do not.
  public func reflowsForAccessibilityTypeSizes(_ reflow: Bool) -> HGroup {
    reflowsForAccessibilityTypeSizes = reflow
    return self
  }

  /// The group, with items that stand below each other at all text sizes, or do not.
  public func forceAccessibilityVerticalLayout(_ forceIn: Bool) -> HGroup {
    forceVerticalAccessibilityLayout = forceIn
    return self
  }

  private var isVertical: Bool {
    forceVerticalAccessibilityLayout
      || (reflowsForAccessibilityTypeSizes
        && ContentSizeCategories.shared.isAccessibilityCategory(contentSizeCategory))
  }

  var isLayered: Bool { false }

  var arrangement: GroupArrangement {
    GroupArrangement(
      kind: isVertical ? .reflowedRow : .row, horizontal: CrossAlignment(accessibilityAlignment),
      vertical: CrossAlignment(alignment), spacing: spacing)
  }

  /// Called after the user has chosen another size of text.
  func contentSizeCategoryDidChange() { rearrange() }

  private func rearrange() {
    members.rearrange(self)
  }
}

extension HGroup {
  /// How the items of a group are arranged.
  public nonisolated struct Style: Hashable {
    let alignment: HGroup.ItemAlignment
    let accessibilityAlignment: VGroup.ItemAlignment
    let spacing: CGFloat
    let reflowsForAccessibilityTypeSizes: Bool
    let forceVerticalAccessibilityLayout: Bool
    let animation: LayoutGroupUpdateAnimation

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: Where items lie down that have no alignment of their own.
    ///   - accessibilityAlignment: Where they lie across while the group stands upright.
    ///   - spacing: The room between neighbours, in points.
    ///   - reflowsForAccessibilityTypeSizes: Whether the group stands upright at accessibility text
    ///     sizes.
    ///   - forceVerticalAccessibilityLayout: Whether it does so at all text sizes.
    ///   - animation: How views go to their new places.
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
