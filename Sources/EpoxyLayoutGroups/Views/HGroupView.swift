// SPDX-License-Identifier: MIT

/// A view with a horizontal group between its margins.
///
/// The margins are those of the style and do not include the safe area. The view has the height of the group,
/// unless other constraints make it higher: the group then remains at the top.
@preconcurrency @MainActor
public final class HGroupView: UIView, EpoxyableView {
  /// The style of a group view.
  public nonisolated struct Style: Hashable {
    /// The style of the group.
    public var hGroupStyle: HGroup.Style

    /// The margins around the group.
    public var edgeInsets: GroupEdgeInsets

    /// Creates a style.
    public init(hGroupStyle: HGroup.Style = .init(), edgeInsets: GroupEdgeInsets = .zero) {
      self.hGroupStyle = hGroupStyle
      self.edgeInsets = edgeInsets
    }

    /// Creates a style with margins that are the same for all traits, with the left margin as leading margin.
    public init(hGroupStyle: HGroup.Style = .init(), layoutMargins: UIEdgeInsets) {
      self.init(hGroupStyle: hGroupStyle, edgeInsets: GroupEdgeInsets(layoutMargins))
    }
  }

  /// The items of the group.
  public typealias Content = GroupViewContent

  private let insets: GroupEdgeInsets
  private let group: HGroup

  /// Creates a view without items.
  public init(style: Style) {
    insets = style.edgeInsets
    group = HGroup(style: style.hGroupStyle)
    super.init(frame: .zero)
    hold(group, insets: insets)
  }

  /// Unavailable: group views cannot be decoded.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Updates the margins to the size class and the text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateMargins(insets)
  }

  /// Sets the items of the group.
  public func setContent(_ content: Content, animated: Bool) {
    group.setItems(content.items, animated: animated)
  }
}
