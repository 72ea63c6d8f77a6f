// SPDX-License-Identifier: MIT

/// A row, header or footer of a list in a collection view, with accessories, separators,
/// indentation and swipe actions.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
///   cell, _, name in
///   var content = cell.defaultContentConfiguration()
///   content.text = name
///   cell.contentConfiguration = content
///   cell.accessories = [.disclosureIndicator()]
/// }
/// let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
/// cell.accessories = [.checkmark()]
/// cell.indentationLevel = 1
/// cell.layoutIfNeeded()
/// print(cell.contentView.frame.minX)  // 10.0
/// _ = registration
/// ```
///
/// Use it in a section that `NSCollectionLayoutSection.list(using:layoutEnvironment:)` makes: the
/// list determines the default content and background, the separators and the corners. The content
/// is between the accessories. The height is that of the content.
///
/// For VoiceOver, a row with a list content configuration is one element, with the actions of its
/// swipes.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  final var parts = ListCellParts()
  final var outline: ListCellOutline?

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { contentFrameChanged() } }
  }

  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if oldValue != indentationWidth { contentFrameChanged() } }
  }

  /// Whether leading accessories are indented, too.
  open var indentsAccessories = true {
    didSet { if oldValue != indentsAccessories { setNeedsLayout() } }
  }

  /// The accessories. Those of the same kinds keep their views.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesChanged() }
  }

  /// The area of the separator below the row. Constrain its leading or trailing anchor to a view of
  /// the cell, to which the separators are aligned then. By default they begin at the text.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide.guide }

  private lazy var separatorGuide = ListSeparatorGuide(in: self)

  /// Returns the content configuration of the list's style, without content.
  @discardableResult
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (placement?.content ?? .cell()).updated(for: configurationState)
  }

  /// Returns the background configuration of the list's style.
  @discardableResult
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (placement?.background ?? .listPlainCell()).updated(for: configurationState)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a cell of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    preservesSuperviewLayoutMargins = false
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    contentView.preservesSuperviewLayoutMargins = true
    configurations.defaultBackground = .listPlainCell()
  }

  // MARK: Position in the list

  override func placementChanged(from old: ListPlacement?) {
    super.placementChanged(from: old)
    configurations.defaultBackground = placement?.background ?? .listPlainCell()
    let margin = placement?.margin ?? 16
    directionalLayoutMargins = .init(top: 8, leading: margin, bottom: 8, trailing: margin)
  }

  // MARK: Layout

  /// Places the content, the accessories and the separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
  }

  override var separatorInsets: (leading: CGFloat, trailing: CGFloat) {
    guard parts.hasSeparatorGuide else { return super.separatorInsets }
    return separatorGuide.insets(automatic: automaticSeparatorInset, in: self)
  }

  override var contentFrame: CGRect {
    contentFrame(in: bounds).offsetBy(dx: swipeOffset, dy: 0)
  }

  override var viewToFit: UIView { self }

  /// Returns the size of the content beside the accessories.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let target = contentFrame(in: CGRect(origin: .zero, size: targetSize))
    let beside = targetSize.width - target.width
    // The margins that the content inherits depend on its position beside the accessories, and its
    // safe area on the frame of the cell, whose subviews otherwise follow in the next layout.
    let present = contentFrame
    if contentView.frame != present { contentView.frame = present }
    contentView.refreshSafeArea()
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: target.width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let height =
      verticalFittingPriority == .required
      ? content.height : max(content.height, accessoryHeight)
    return CGSize(width: content.width + beside, height: height)
  }

  override func contentViewChanged() {
    super.contentViewChanged()
    contentView.preservesSuperviewLayoutMargins = true
    setNeedsLayout()
  }

  // MARK: State

  /// The handler that updates the cell for a state.
  // Without this override, Swift 6.3 gives the inherited getter another symbol here than in the
  // file that defines it (`@preconcurrency` with a `@MainActor` closure), and linking fails.
  open override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }

  override func configurationUpdated(for state: UICellConfigurationState) {
    super.configurationUpdated(for: state)
    showAccessories(in: state)
  }

  // MARK: Accessibility

  // The buttons of an open row are elements of their own.
  override var isElementByDefault: Bool { contentView is UIListContentView && !isSwiped }

  package override var elementsBesideItself: [UIView] {
    isElementByDefault ? (parts.leading + parts.trailing).compactMap(\.control) : []
  }

  override var labelByDefault: String? { spokenLabel }

  override var valueByDefault: String? { spokenValue }

  override var traitsByDefault: UIAccessibilityTraits { spokenTraits }

  override var actionsOfCell: [UIAccessibilityCustomAction] {
    actionsOfOutline + super.actionsOfCell
  }
}
