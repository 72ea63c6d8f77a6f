// SPDX-License-Identifier: MIT

/// A group whose items lie over each other, the first at the back.
///
///     let group = ZGroup(horizontalAlignment: .trailing, verticalAlignment: .top) {
///       picture.horizontalAlignment(.fill).verticalAlignment(.fill)
///       badge
///     }
///     group.install(in: view)
///     group.constrainToMargins()
///
/// Items have an alignment across and one down, both of which fill the group by default. A group that
/// nothing else sizes is as large as its largest item with its padding.
@preconcurrency @MainActor
public final class ZGroup: UILayoutGuide, MemberGroup {
  let members = GroupMembers()

  /// Where items lie across that have no alignment of their own.
  public let horizontalAlignment: VGroup.ItemAlignment

  /// Where items lie down that have no alignment of their own.
  public let verticalAlignment: HGroup.ItemAlignment

  /// How views go to their new places.
  public let animation: LayoutGroupUpdateAnimation

  /// Creates a group of a style.
  public convenience init(style: Style = .init(), items: [any GroupItemModeling] = []) {
    self.init(nested: style)
    ContentSizeCategories.shared.list(self)
    if !items.isEmpty { setItems(items, animated: false) }
  }

  /// A group in another one, which tells it of other sizes of text.
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

  /// Creates a group of a style, with the items that the statements give.
  public convenience init(
    style: Style = .init(), @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(style: style, items: content())
  }

  /// Creates a group with alignments, and the items that the statements give.
  public convenience init(
    horizontalAlignment: VGroup.ItemAlignment = .fill,
    verticalAlignment: HGroup.ItemAlignment = .fill,
    @GroupModelBuilder _ content: () -> [any GroupItemModeling]
  ) {
    self.init(
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
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

  var isLayered: Bool { true }

  var arrangement: GroupArrangement {
    GroupArrangement(
      kind: .layers, horizontal: CrossAlignment(horizontalAlignment),
      vertical: CrossAlignment(verticalAlignment), spacing: 0)
  }
}

extension ZGroup {
  /// How the items of a group are arranged.
  public nonisolated struct Style: Hashable {
    let horizontalAlignment: VGroup.ItemAlignment
    let verticalAlignment: HGroup.ItemAlignment
    let animation: LayoutGroupUpdateAnimation

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - horizontalAlignment: Where items lie across that have no alignment of their own.
    ///   - verticalAlignment: Where items lie down that have no alignment of their own.
    ///   - animation: How views go to their new places.
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
