// SPDX-License-Identifier: MIT

/// A group whose items overlap each other, the first at the back.
///
///     let group = ZGroup(horizontalAlignment: .trailing, verticalAlignment: .top) {
///       picture.horizontalAlignment(.fill).verticalAlignment(.fill)
///       badge
///     }
///     group.install(in: view)
///     group.constrainToMargins()
///
/// Items have a horizontal and a vertical alignment, both of which fill the group by default. A group without
/// other constraints of its size has the size of its largest item with padding.
@preconcurrency @MainActor
public final class ZGroup: UILayoutGuide, MemberGroup {
  let members = GroupMembers()

  /// The horizontal alignment of items without one of their own.
  public let horizontalAlignment: VGroup.ItemAlignment

  /// The vertical alignment of items without one of their own.
  public let verticalAlignment: HGroup.ItemAlignment

  /// The animation of updates.
  public let animation: LayoutGroupUpdateAnimation

  /// Creates a group with a style.
  public convenience init(style: Style = .init(), items: [any GroupItemModeling] = []) {
    self.init(nested: style)
    ContentSizeCategories.shared.list(self)
    if !items.isEmpty { setItems(items, animated: false) }
  }

  /// Creates a nested group, to which the enclosing group passes changes of the text size.
  init(nested style: Style) {
    horizontalAlignment = style.horizontalAlignment
    verticalAlignment = style.verticalAlignment
    animation = style.animation
    super.init()
  }

  /// Creates a group with alignments.
  public convenience init(
    horizontalAlignment: VGroup.ItemAlignment = .fill,
    verticalAlignment: HGroup.ItemAlignment = .fill, items: [any GroupItemModeling] = []
  ) {
    self.init(
      style: Style(
        horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment),
      items: items)
  }

  /// Creates a group with a style and the items of a result builder.
  public convenience init(
    style: Style = .init(), @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(style: style, items: content())
  }

  /// Creates a group with alignments and the items of a result builder.
  public convenience init(
    horizontalAlignment: VGroup.ItemAlignment = .fill,
    verticalAlignment: HGroup.ItemAlignment = .fill,
    @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      items: content())
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

  var isLayered: Bool { true }

  var arrangement: GroupArrangement {
    GroupArrangement(
      kind: .layers, horizontal: CrossAlignment(horizontalAlignment),
      vertical: CrossAlignment(verticalAlignment), spacing: 0)
  }
}

extension ZGroup {
  /// The arrangement of a group's items.
  public nonisolated struct Style: Hashable {
    let horizontalAlignment: VGroup.ItemAlignment
    let verticalAlignment: HGroup.ItemAlignment
    let animation: LayoutGroupUpdateAnimation

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - horizontalAlignment: The horizontal alignment of items without one of their own.
    ///   - verticalAlignment: The vertical alignment of items without one of their own.
    ///   - animation: The animation of updates.
    public init(
      horizontalAlignment: VGroup.ItemAlignment = .fill,
      verticalAlignment: HGroup.ItemAlignment = .fill,
      animation: LayoutGroupUpdateAnimation = .spring()
    ) {
      self.horizontalAlignment = horizontalAlignment
      self.verticalAlignment = verticalAlignment
      self.animation = animation
    }
  }
}
