// SPDX-License-Identifier: MIT

/// A group whose items stand below each other.
///
///     let group = VGroup(alignment: .leading, spacing: 8) {
///       title
///       subtitle
///     }
///     group.install(in: view)
///     group.constrainToMargins()
@preconcurrency @MainActor
public final class VGroup: UILayoutGuide, MemberGroup {
  let members = GroupMembers()

  /// Where items lie across that have no alignment of their own.
  public let alignment: ItemAlignment

  /// How views go to their new places.
  public let animation: LayoutGroupUpdateAnimation

  /// The room between neighbours, in points, to which their padding is added.
  public var spacing: CGFloat {
    didSet { members.rearrange(self) }
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
    animation = style.animation
    spacing = style.spacing
    super.init()
  }

  /// Creates a group with an alignment and spacing.
  public convenience init(
    alignment: ItemAlignment = .fill, spacing: CGFloat = 0, items: [any GroupItemModeling] = []
  ) {
    self.init(style: Style(alignment: alignment, spacing: spacing), items: items)
  }

  /// Creates a group of a style, with the items that the statements give.
  public convenience init(
    style: Style = .init(), @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(style: style, items: content())
  }

  /// Creates a group with an alignment and spacing, and the items that the statements give.
  public convenience init(
    alignment: ItemAlignment = .fill, spacing: CGFloat = 0,
    @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(alignment: alignment, spacing: spacing, items: content())
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

  var isLayered: Bool { false }

  var arrangement: GroupArrangement {
    GroupArrangement(
      kind: .column, horizontal: CrossAlignment(alignment), vertical: .fill, spacing: spacing)
  }
}

extension VGroup {
  /// How the items of a group are arranged.
  public nonisolated struct Style: Hashable {
    let alignment: VGroup.ItemAlignment
    let spacing: CGFloat
    let animation: LayoutGroupUpdateAnimation

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: Where items lie across that have no alignment of their own.
    ///   - spacing: The room between neighbours, in points.
    ///   - animation: How views go to their new places.
    public init(
      alignment: VGroup.ItemAlignment = .fill, spacing: CGFloat = 0,
      animation: LayoutGroupUpdateAnimation = .spring()
    ) {
      self.alignment = alignment
      self.spacing = spacing
      self.animation = animation
    }
  }
}
