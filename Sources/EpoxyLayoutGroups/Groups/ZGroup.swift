// SPDX-License-Identifier: MIT

/// A group whose items overlap each other, the first at the back.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let (picture, badge) = (UIView(), UILabel())
/// badge.text = "3"
/// let group = ZGroup(horizontalAlignment: .trailing, verticalAlignment: .top) {
///   picture.horizontalAlignment(.fill).verticalAlignment(.fill)
///   badge
/// }
/// group.install(in: view)
/// group.constrainToSuperview()
/// host.show(view, frame: CGRect(x: 0, y: 59, width: 100, height: 100))
/// print(picture.frame.size, badge.frame.maxX, badge.frame.minY)  // (100.0, 100.0) 100.0 0.0
/// ```
///
/// Items have a horizontal and a vertical alignment, both of which fill the group by default. A
/// group without other constraints of its size has the size of its largest item with padding. An
/// update puts the views into the order of the items.
@preconcurrency @MainActor
public final class ZGroup: LayoutGroup, StyledGroup {
  /// The horizontal alignment of items without one of their own.
  public let horizontalAlignment: VGroup.ItemAlignment

  /// The vertical alignment of items without one of their own.
  public let verticalAlignment: HGroup.ItemAlignment

  /// Creates a group with a style.
  public init(style: Style = .init(), items: [any GroupItemModeling] = []) {
    horizontalAlignment = style.horizontalAlignment
    verticalAlignment = style.verticalAlignment
    super.init(animation: style.animation)
    if !items.isEmpty { setItems(items, animated: false) }
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

  override var isLayered: Bool { true }

  override var arrangement: GroupArrangement {
    GroupArrangement(
      kind: .layers, horizontal: AxisAlignment(horizontalAlignment),
      vertical: AxisAlignment(verticalAlignment), spacing: 0)
  }
}

extension ZGroup {
  /// The arrangement of a group's items.
  public nonisolated struct Style: GroupStyle {
    let horizontalAlignment: VGroup.ItemAlignment
    let verticalAlignment: HGroup.ItemAlignment
    let animation: LayoutGroupUpdateAnimation

    /// Creates the default style.
    public init() { self.init(horizontalAlignment: .fill) }

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
