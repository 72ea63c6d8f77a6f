// SPDX-License-Identifier: MIT

/// A view with a layered group between its margins.
///
/// The margins are those of the style, whatever covers the screen's edges. The view is as high as the
/// group, unless something makes it higher: the group stays at the top then.
@preconcurrency @MainActor
public final class ZGroupView: UIView, EpoxyableView {
  /// How the group is arranged.
  public nonisolated struct Style: Hashable {
    /// The style of the group.
    public var zGroupStyle: ZGroup.Style

    /// The margins around the group.
    public var edgeInsets: GroupEdgeInsets

    /// Creates a style.
    public init(zGroupStyle: ZGroup.Style = .init(), edgeInsets: GroupEdgeInsets = .zero) {
      self.zGroupStyle = zGroupStyle
      self.edgeInsets = edgeInsets
    }

    /// Creates a style with the same margins everywhere, left as leading.
    public init(zGroupStyle: ZGroup.Style = .init(), layoutMargins: UIEdgeInsets) {
      self.init(zGroupStyle: zGroupStyle, edgeInsets: GroupEdgeInsets(layoutMargins))
    }
  }

  /// The items of the group.
  public typealias Content = GroupViewContent

  private let insets: GroupEdgeInsets
  private let group: ZGroup

  /// Creates a view without items.
  public init(style: Style) {
    insets = style.edgeInsets
    group = ZGroup(style: style.zGroupStyle)
    super.init(frame: .zero)
    hold(group, insets: insets)
  }

  /// Views of groups are not made from archives.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Follows the size of the screen and of the text.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateMargins(insets)
  }

  /// Shows items.
  public func setContent(_ content: Content, animated: Bool) {
    group.setItems(content.items, animated: animated)
  }
}
