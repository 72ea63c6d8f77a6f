// SPDX-License-Identifier: MIT

/// A view with a row between its margins.
public typealias HGroupView = GroupView<HGroup>

/// A view with a column between its margins.
public typealias VGroupView = GroupView<VGroup>

/// A view with a group of layers between its margins.
public typealias ZGroupView = GroupView<ZGroup>

/// A view with a group between its margins: ``HGroupView``, ``VGroupView`` or ``ZGroupView``.
///
/// It makes a group an item of a collection view, a bar, or an item of another group.
///
/// ```swift
/// let item = HGroupView.itemModel(
///   dataID: "row",
///   content: GroupViewContent {
///     GroupItem<UILabel>(
///       dataID: "title", content: "Wi-Fi", make: { UILabel() },
///       setContent: { $0.constrainable.text = $1 })
///     GroupItem<UISwitch>(dataID: "switch") { UISwitch() }
///   },
///   style: HGroupView.Style(hGroupStyle: .init(spacing: 8), edgeInsets: .zero))
/// let view = item.configuredView(traitCollection: UITraitCollection())
/// print(view.subviews.count)  // 2
/// ```
///
/// The margins are those of the style and do not include the safe area. The view has the height of
/// the group, unless other constraints make it higher: the group then remains at the top. The
/// content never equals another one, because items are compared one by one; so every update of a
/// list sets the content of its visible group views.
@preconcurrency @MainActor
public final class GroupView<ContentGroup: StyledGroup>: UIView, EpoxyableView {
  /// The style of a group view.
  public nonisolated struct Style: Hashable {
    fileprivate var groupStyle: ContentGroup.Style

    /// The margins around the group.
    public var edgeInsets: GroupEdgeInsets
  }

  /// The items of the group.
  public typealias Content = GroupViewContent

  private let insets: GroupEdgeInsets
  private let group: ContentGroup

  /// Creates a view without items.
  public init(style: Style) {
    insets = style.edgeInsets
    group = ContentGroup(style: style.groupStyle, items: [])
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    updateMargins()
    group.install(in: self)
    group.constrainToMargins(bottomPriority: .defaultLow)
  }

  /// Unavailable: group views cannot be decoded.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Updates the margins to the size class and the text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateMargins()
  }

  /// Sets the items of the group.
  public func setContent(_ content: Content, animated: Bool) {
    group.setItems(content.items, animated: animated)
  }

  private func updateMargins() {
    let margins = insets.directionalEdgeInsets(with: traitCollection)
    if margins != directionalLayoutMargins { directionalLayoutMargins = margins }
  }
}

extension GroupView.Style where ContentGroup == HGroup {
  /// The style of the group.
  public var hGroupStyle: HGroup.Style {
    get { groupStyle }
    set { groupStyle = newValue }
  }

  /// Creates a style from the values of its properties.
  public init(hGroupStyle: HGroup.Style = .init(), edgeInsets: GroupEdgeInsets = .zero) {
    self.init(groupStyle: hGroupStyle, edgeInsets: edgeInsets)
  }

  /// Creates a style with margins that are the same for all traits, with the left margin as leading
  /// margin.
  public init(hGroupStyle: HGroup.Style = .init(), layoutMargins: UIEdgeInsets) {
    self.init(groupStyle: hGroupStyle, edgeInsets: GroupEdgeInsets(layoutMargins))
  }
}

extension GroupView.Style where ContentGroup == VGroup {
  /// The style of the group.
  public var vGroupStyle: VGroup.Style {
    get { groupStyle }
    set { groupStyle = newValue }
  }

  /// Creates a style from the values of its properties.
  public init(vGroupStyle: VGroup.Style = .init(), edgeInsets: GroupEdgeInsets = .zero) {
    self.init(groupStyle: vGroupStyle, edgeInsets: edgeInsets)
  }

  /// Creates a style with margins that are the same for all traits, with the left margin as leading
  /// margin.
  public init(vGroupStyle: VGroup.Style = .init(), layoutMargins: UIEdgeInsets) {
    self.init(groupStyle: vGroupStyle, edgeInsets: GroupEdgeInsets(layoutMargins))
  }
}

extension GroupView.Style where ContentGroup == ZGroup {
  /// The style of the group.
  public var zGroupStyle: ZGroup.Style {
    get { groupStyle }
    set { groupStyle = newValue }
  }

  /// Creates a style from the values of its properties.
  public init(zGroupStyle: ZGroup.Style = .init(), edgeInsets: GroupEdgeInsets = .zero) {
    self.init(groupStyle: zGroupStyle, edgeInsets: edgeInsets)
  }

  /// Creates a style with margins that are the same for all traits, with the left margin as leading
  /// margin.
  public init(zGroupStyle: ZGroup.Style = .init(), layoutMargins: UIEdgeInsets) {
    self.init(groupStyle: zGroupStyle, edgeInsets: GroupEdgeInsets(layoutMargins))
  }
}
