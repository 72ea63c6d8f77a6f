// SPDX-License-Identifier: MIT

/// A group whose items form a column.
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

  /// The horizontal alignment of items without one of their own.
  public let alignment: ItemAlignment

  /// The animation of updates.
  public let animation: LayoutGroupUpdateAnimation

  /// The spacing between neighbours, in points, in addition to their padding.
  public var spacing: CGFloat {
    didSet { members.rearrange(self) }
  }

  /// Creates a group with a style.
  public convenience init(style: Style = .init(), items: [any GroupItemModeling] = []) {
    self.init(nested: style)
    ContentSizeCategories.shared.list(self)
    if !items.isEmpty { setItems(items, animated: false) }
  }

  /// Creates a nested group, to which the enclosing group passes changes of the text size.
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

  /// Creates a group with a style and the items of a result builder.
  public convenience init(
    style: Style = .init(), @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(style: style, items: content())
  }

  /// Creates a group with an alignment, spacing and the items of a result builder.
  public convenience init(
    alignment: ItemAlignment = .fill, spacing: CGFloat = 0,
    @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(alignment: alignment, spacing: spacing, items: content())
  }

  /// Unavailable: groups cannot be decoded.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Replaces the items by those of a result builder. The group keeps the constrainables of items with the
  /// same identity.
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
  /// The arrangement of a group's items.
  public nonisolated struct Style: Hashable {
    let alignment: VGroup.ItemAlignment
    let spacing: CGFloat
    let animation: LayoutGroupUpdateAnimation

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of items without one of their own.
    ///   - spacing: The spacing between neighbours, in points.
    ///   - animation: The animation of updates.
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
