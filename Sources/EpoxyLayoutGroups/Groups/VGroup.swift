// SPDX-License-Identifier: MIT

/// A group whose items form a column.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let group = VGroup(alignment: .leading, spacing: 8)
/// group.install(in: view)
/// group.constrainToMarginsWithHighPriorityBottom()
/// host.show(view, frame: CGRect(x: 0, y: 59, width: 200, height: 200))
///
/// func show(_ lines: [String]) {
///   group.setItems {
///     for line in lines {
///       GroupItem<UILabel>(
///         dataID: line, content: line, make: { UILabel() },
///         setContent: { $0.constrainable.text = $1 })
///     }
///   }
/// }
/// show(["a", "b"])
/// let label = group.constrainable(with: "b") as? UILabel
/// show(["b"])
/// print(group.constrainable(with: "b") as? UILabel === label, view.subviews.count)  // true 1
/// ```
///
/// Items that remain keep their views, so an update costs the changed items. Something has to
/// determine the width: columns have no constraints that hug their widest item.
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
