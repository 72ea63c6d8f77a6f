// SPDX-License-Identifier: MIT

/// A view that shows a row of a table view: content, an accessory, and the controls of editing.
///
/// ```swift
/// let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "city")
/// cell.textLabel?.text = "Hamburg"
/// cell.detailTextLabel?.text = "1.9 million"
/// cell.accessoryType = .disclosureIndicator
/// cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
/// cell.layoutIfNeeded()
/// print(cell.contentView.frame.width < 320)  // true
/// ```
///
/// A table view creates a registered class by `init(style:reuseIdentifier:)`. Content belongs into
/// `contentView`; the labels and the image view of the four styles are made when they are first
/// used. A cell without constraints in its content view is 44 points high, or as high as the labels
/// of its style need, where the table leaves the height to it.
@preconcurrency @MainActor
open class UITableViewCell: _ReusableView {
  /// The style with which the cell was created.
  final let style: CellStyle
  final var parts = TableCellParts()
  /// The position of the cell in its table; nil before a table has shown it.
  final var context: TableCellContext? {
    didSet { if context != oldValue { contextDidChange(oldValue) } }
  }

  /// The view that contains the content of the cell. A content configuration replaces it.
  open var contentView: UIView { contentViewInUse }

  override func makeContentView() -> UIView { TableCellContentView(frame: bounds) }

  override func contentViewChanged() {
    forgetStyle()
    super.contentViewChanged()
  }

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    begin()
  }

  /// Creates a cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    style = CellStyle(nameInInterface: InterfaceCoder.attribute("style", of: coder))
    super.init(coder: coder)
    begin()
    InterfaceCoder.configure(self, as: UITableViewCell.self, with: coder)
  }

  private func begin() {
    backgroundColor = .systemBackground
    clipsToBounds = false
    _ = contentView
  }

  // MARK: Content of the styles

  /// The main label of the cell's style; nil while a content configuration shows the content.
  open var textLabel: UILabel? { contentConfiguration == nil ? styledLabel(.text) : nil }

  /// The second label of the cell's style; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default || contentConfiguration != nil ? nil : styledLabel(.detail)
  }

  /// The image view of the cell's style; nil in the style `value2`.
  open var imageView: UIImageView? {
    style == .value2 || contentConfiguration != nil ? nil : styledImageView()
  }

  // MARK: Configuration

  /// A function that updates the cell for a state.
  public typealias ConfigurationUpdateHandler =
    (UITableViewCell, UICellConfigurationState) -> Void

  /// The current state of the cell. A subclass can add its own values, and calls
  /// ``setNeedsUpdateConfiguration()`` when they change.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isReordering = isReordering
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    return state
  }

  /// The handler that ``updateConfiguration(using:)`` calls, as an alternative to overriding that
  /// method.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The content, whose view replaces the content view; nil for the labels of the style.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { usedConfigurations?.content }
    set { configurations.content = newValue }
  }

  /// Whether the content configuration is updated for each state of the cell.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { usedConfigurations?.automaticallyUpdatesContent ?? true }
    set { configurations.automaticallyUpdatesContent = newValue }
  }

  /// The background. Setting it removes the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { usedConfigurations?.background }
    set {
      backgroundView = nil
      selectedBackgroundView = nil
      configurations.background = newValue
      showBackground()
    }
  }

  /// Whether the background configuration is updated for each state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { usedConfigurations?.automaticallyUpdatesBackground ?? true }
    set { configurations.automaticallyUpdatesBackground = newValue }
  }

  /// Returns the content configuration of the cell's style, without content.
  @discardableResult
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let content: UIListContentConfiguration =
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    return content.updated(for: configurationState)
  }

  /// Returns the background configuration of the table's style.
  @discardableResult
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let background: UIBackgroundConfiguration =
      context?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    return background.updated(for: configurationState)
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout or measurement.
  open func setNeedsUpdateConfiguration() {
    requestUpdateOfConfiguration()
  }

  /// Updates the cell for a state. Call ``setNeedsUpdateConfiguration()`` instead of this method.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  override func updateConfigurationIfNeeded() {
    updateConfigurationIfNeeded(for: configurationState) { updateConfiguration(using: $0) }
  }

  override var stateOfConfigurations: any UIConfigurationState { configurationState }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsUpdateConfiguration()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    enclosingTable?.swipeController?.boundsChanged(of: self, from: old)
  }

  override var shiftOfSubviews: CGFloat { parts.swipeOffset }

  // MARK: Accessibility

  /// The label of the row or, without one, its texts.
  override var labelOfControls: String? {
    if let accessibilityLabel { return accessibilityLabel }
    if let content = contentView as? UIListContentView { return content.accessibilityText }
    let texts = spokenTexts(in: contentView)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func spokenTexts(in view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { view -> [String] in
      guard let label = view as? UILabel else { return spokenTexts(in: view) }
      return [label.accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty }
    }
  }

  // MARK: Selection

  /// How the cell looks while it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { stateChanged() } }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch highlights the cell.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell. The table view calls this method.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard parts.isSelected != selected else { return }
    parts.isSelected = selected
    stateChanged(animated: animated)
  }

  /// Highlights the cell, or ends its highlight. The table view calls this method.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard parts.isHighlighted != highlighted else { return }
    parts.isHighlighted = highlighted
    stateChanged(animated: animated)
  }

  override var isShownSelected: Bool {
    get { isSelected }
    set { if isSelected != newValue { setSelected(newValue, animated: false) } }
  }

  override func showSelected(_ isSelected: Bool, animated: Bool) {
    if self.isSelected != isSelected { setSelected(isSelected, animated: animated) }
  }

  override var isShownHighlighted: Bool {
    get { isHighlighted }
    set { if isHighlighted != newValue { setHighlighted(newValue, animated: false) } }
  }

  private func stateChanged(animated: Bool = false) {
    if animated, window != nil {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
        showBackground()
      }
    } else {
      showBackground()
    }
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell receives touches.
  open override var isUserInteractionEnabled: Bool {
    didSet { if oldValue != isUserInteractionEnabled { setNeedsUpdateConfiguration() } }
  }

  // MARK: Backgrounds

  /// The view behind the content.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }

  /// The view behind the content while the cell is selected or highlighted; nil for the system's.
  open var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, selectedBackgroundView) }
  }

  /// The view behind the content of a selected cell where several rows can be selected; nil for
  /// ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { exchange(oldValue, multipleSelectionBackgroundView) }
  }

  // MARK: Accessories

  /// The standard control at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

  /// The view at the trailing edge instead of that of ``accessoryType``.
  open var accessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }

  /// The standard control at the trailing edge while the cell is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

  /// The view at the trailing edge while the cell is edited.
  open var editingAccessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }

  // MARK: Indentation and separators

  /// The depth of the row in a hierarchy. The table view sets it.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// The width of one level of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The distances of the separator from the edges of the cell; the table's values where they have
  /// not been set.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? resolvedSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows controls for editing.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// How the row can be edited. The table view sets it.
  open var editingStyle: EditingStyle { context?.editingStyle ?? .none }

  /// Whether the content is indented while the cell is edited. The table view sets it.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

  /// Whether the cell shows a control for moving it while it is edited, if it can be moved.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }

  /// How a focused cell looks. The value is stored without effect.
  open var focusStyle = FocusStyle.default

  /// Whether the cell reacts to touches while it is dragged to another position in an application.
  /// The value is stored without effect.
  open var userInteractionEnabledWhileDragging = false

  /// Whether the button is visible that confirms the deletion.
  open var showingDeleteConfirmation: Bool { parts.isConfirming }

  /// Shows or hides the controls of editing. The table view calls this method.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard parts.isEditing != editing else { return }
    parts.isEditing = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  override func itemStateDidChange() {
    if isEditing != isInEditing { setEditing(isInEditing, animated: false) }
    setNeedsUpdateConfiguration()
  }

  /// Called before the controls of the cell change.
  open func willTransition(to state: StateMask) {}

  /// Called after the controls of the cell have changed.
  open func didTransition(to state: StateMask) {}

  // MARK: Reuse and layout

  /// Prepares the cell for another row. Called before the cell is reused.
  open override func prepareForReuse() {
    super.prepareForReuse()
    prepareParts()
  }

  /// Updates the label that has the tint color of the cell.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintText()
  }

  override func elementDidEnd() {
    parts.swipeOffset = 0
    setNeedsUpdateConfiguration()
  }

  /// Positions the content, the accessory, the controls of editing and the separator.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
    showHighlightOfContent()
  }

  /// Returns the size that fits: the given width and the height that the content needs there.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfStyle(width: size.width))
  }

  /// Returns the size that the constraints of the content view determine, or the labels of the
  /// cell's style if the content view has no constraints.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeOfContent(targetSize, horizontal, vertical)
  }
}
