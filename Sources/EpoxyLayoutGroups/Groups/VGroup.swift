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
public final class VGroup: LayoutGroup, StyledGroup {
  /// The horizontal alignment of items without one of their own.
  public let alignment: ItemAlignment

  /// The spacing between neighbors, in points, in addition to their padding.
  public var spacing: CGFloat {
    didSet { rearrange() }
  }

  /// Creates a group with a style.
  public init(style: Style = .init(), items: [any GroupItemModeling] = []) {
    alignment = style.alignment
    spacing = style.spacing
    super.init(animation: style.animation)
    if !items.isEmpty { setItems(items, animated: false) }
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

  override var arrangement: GroupArrangement {
    GroupArrangement(
      kind: .column, horizontal: AxisAlignment(alignment), vertical: .fill, spacing: spacing)
  }
}

extension VGroup {
  /// The arrangement of a group's items.
  public nonisolated struct Style: GroupStyle {
    let alignment: VGroup.ItemAlignment
    let spacing: CGFloat
    let animation: LayoutGroupUpdateAnimation

    /// Creates the default style.
    public init() { self.init(alignment: .fill) }

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of items without one of their own.
    ///   - spacing: The spacing between neighbors, in points.
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
