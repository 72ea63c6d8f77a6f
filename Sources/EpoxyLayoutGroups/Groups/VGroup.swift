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
  public init(style: Style = .init(), items: [any GroupItemModeling] = []) {
    alignment = style.alignment
    animation = style.animation
    spacing = style.spacing
    super.init()
    if !items.isEmpty { setItems(items, animated: false) }
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

  /// The items, in their order.
  public var items: [AnyGroupItem] { members.items }

  /// The first item's; the upper edge where there is none.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    members.list.first?.constrainable.firstBaselineAnchor ?? topAnchor
  }

  /// The last item's; the lower edge where there is none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    members.list.last?.constrainable.lastBaselineAnchor ?? bottomAnchor
  }

  /// Replaces the items; what was made for items of the same identity stays.
  ///
  /// Content is set where it differs, behaviours are set always. Constraints of items that stay where
  /// they are stay too. Items that are set while others are being set wait until those are.
  ///
  /// - Parameters:
  ///   - newItems: What to show. An ID that is there twice is warned of; both items are shown.
  ///   - animated: Whether the way is animated. Otherwise nothing is laid out at once.
  /// - Complexity: O(n) on average, of the items before and after.
  public func setItems(_ newItems: [any GroupItemModeling], animated: Bool) {
    members.setItems(newItems, in: self, animated: animated)
  }

  /// Replaces the items by those that the statements give; what was made for items of the same identity
  /// stays.
  public func setItems(
    @GroupModelBuilder _ buildItems: () -> [any GroupItemModeling], animated: Bool = false
  ) {
    setItems(buildItems(), animated: animated)
  }

  /// What was made for the item with an ID; of several the first, none where there is no such item.
  public func constrainable(with dataID: AnyHashable) -> (any Constrainable)? {
    members.index(of: dataID).map { members.list[$0].constrainable }
  }

  /// The item with an ID; of several the first, none where there is no such item.
  public func groupItem(with dataID: AnyHashable) -> AnyGroupItem? {
    members.index(of: dataID).map { members.items[$0] }
  }

  /// Adds the group to a view, and all that is in it.
  ///
  /// A group that lies in another view leaves that one.
  public func install(in view: UIView) {
    members.install(self, in: view)
  }

  /// Takes the group out of its view, and all that is in it.
  public func uninstall() {
    members.uninstall(self)
  }

  /// Whether the other one is this group.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    constrainable.unwrapped as? VGroup === self
  }

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
