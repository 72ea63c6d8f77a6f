// SPDX-License-Identifier: MIT

/// A view that shows an item of a collection view.
///
/// ```swift
/// final class NumberCell: UICollectionViewCell {
///   let label = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     label.frame = contentView.bounds
///     label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///     contentView.addSubview(label)
///   }
///
///   required init?(coder: NSCoder) { nil }
///
///   override func prepareForReuse() {
///     super.prepareForReuse()
///     label.text = nil
///   }
/// }
///
/// print(NumberCell(frame: CGRect(x: 0, y: 0, width: 50, height: 20)).label.frame.width)  // 50.0
/// ```
///
/// A collection view creates a registered class by `init(frame:)`. Content belongs into
/// `contentView`. A cell determines its size by constraints or `sizeThatFits(_:)` only in layouts
/// with estimated sizes. A content configuration replaces the content view by its own, and a
/// background configuration the background views. In a list, cells of every class have the
/// separators, the corners and the swipe actions of the list.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofCell(Self.self)
  }

  /// The view that contains the content of the cell.
  open var contentView: UIView { contentViewInUse }

  private var isContentHighlighted = false

  override func makeContentView() -> UIView {
    let view = super.makeContentView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  override func contentViewChanged() {
    contentViewInUse.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentViewInUse.frame = contentFrame
    super.contentViewChanged()
  }

  /// Whether the item is selected. Set by the collection view.
  open var isSelected = false {
    willSet { willChange(.isSelected) }
    didSet {
      if oldValue != isSelected { stateChanged() }
      didChange(.isSelected)
    }
  }

  /// Whether a touch highlights the cell. Set by the collection view.
  open var isHighlighted = false {
    willSet { willChange(.isHighlighted) }
    didSet {
      if oldValue != isHighlighted { stateChanged() }
      didChange(.isHighlighted)
    }
  }

  /// Whether the cell receives touches.
  open override var isUserInteractionEnabled: Bool {
    didSet { if oldValue != isUserInteractionEnabled { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configuration

  /// A function that updates the cell for a state.
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The current state of the cell. A subclass can add its own values, and calls
  /// ``setNeedsUpdateConfiguration()`` when they change.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isReordering = isReordering
    state.isEditing = isInEditing
    state.isSwiped = isSwiped
    state.isExpanded = isExpanded
    return state
  }

  /// The handler that ``updateConfiguration(using:)`` calls, as an alternative to overriding that
  /// method.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func itemStateDidChange() {
    setNeedsUpdateConfiguration()
  }

  override func elementDidEnd() {
    swipeOffset = 0
    setNeedsUpdateConfiguration()
  }

  override var isShownSelected: Bool {
    get { isSelected }
    set { if isSelected != newValue { isSelected = newValue } }
  }

  override var isShownHighlighted: Bool {
    get { isHighlighted }
    set { if isHighlighted != newValue { isHighlighted = newValue } }
  }

  /// Whether a swipe shows actions of the item.
  final var isSwiped = false {
    didSet { if oldValue != isSwiped { setNeedsUpdateConfiguration() } }
  }

  /// Whether the children of the item are shown.
  final var isExpanded = false {
    didSet { if oldValue != isExpanded { setNeedsUpdateConfiguration() } }
  }

  /// The content, whose view replaces the content view; nil for a content view without content.
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
    }
  }

  /// Whether the background configuration is updated for each state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { usedConfigurations?.automaticallyUpdatesBackground ?? true }
    set { configurations.automaticallyUpdatesBackground = newValue }
  }

  /// Returns the background of the cell's kind, for the present state: none for a plain cell.
  @discardableResult
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout or measurement.
  /// Several requests cause one call. The cell calls this method when its state changes and when it
  /// is reused.
  open func setNeedsUpdateConfiguration() {
    requestUpdateOfConfiguration()
  }

  /// Updates the cell for a state. Call ``setNeedsUpdateConfiguration()`` instead of this method.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  override func updateConfigurationIfNeeded() {
    updateConfigurationIfNeeded(for: configurationState) { state in
      configurationUpdated(for: state)
      updateConfiguration(using: state)
    }
  }

  override var stateOfConfigurations: any UIConfigurationState { configurationState }

  /// Overridden by list cells; called before ``updateConfiguration(using:)``.
  func configurationUpdated(for state: UICellConfigurationState) {}

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsUpdateConfiguration()
  }

  private func stateChanged() {
    showBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: Background

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// The view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView)
      showBackground()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  /// Creates a cell of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
    InterfaceCoder.configure(self, as: UICollectionViewCell.self, with: coder)
  }

  /// Positions the content view and the background views.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let background = backgroundFrame
    for case let view? in [backgroundView, selectedBackgroundView] where view.frame != background {
      view.frame = background
    }
    usedConfigurations?.layOut(in: background)
    let content = contentFrame
    if contentView.frame != content { contentView.frame = content }
    showHighlightOfContent()
    placeSeparators()
  }

  /// The frame of the content view.
  var contentFrame: CGRect { backgroundFrame }

  /// The frame of the background views.
  final var backgroundFrame: CGRect { bounds.offsetBy(dx: swipeOffset, dy: 0) }

  override var viewToFit: UIView { contentView }

  // MARK: Lists

  /// The distance by which a swipe moves the parts of the cell to the right, in points.
  final var swipeOffset: CGFloat = 0 {
    didSet { if oldValue != swipeOffset { setNeedsLayout() } }
  }

  final var topSeparator: UIView?
  final var bottomSeparator: UIView?

  override var shiftOfSubviews: CGFloat { swipeOffset }

  override func placementChanged(from old: ListPlacement?) {
    super.placementChanged(from: old)
    showCorners(insteadOf: old)
    setNeedsLayout()
  }

  /// The automatic distances of the separators from the edges.
  var separatorInsets: (leading: CGFloat, trailing: CGFloat) { (automaticSeparatorInset, 0) }

  /// Closes the row, which would otherwise retain its actions.
  override func windowDidChange() {
    super.windowDidChange()
    if window == nil { swipeController?.rowWillBeReused(self) }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    swipeController?.boundsChanged(of: self, from: old)
  }

  /// The actions of the cell's position for VoiceOver: those of its swipes.
  var actionsOfCell: [UIAccessibilityCustomAction] { actionsOfSwipes }

  /// The actions that were set, and those of the cell's swipes in a list.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let actions = (super.accessibilityCustomActions ?? []) + actionsOfCell
      return actions.isEmpty ? nil : actions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
    if let selectedBackgroundView, selectedBackgroundView.superview === self {
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    }
  }

  private func showBackground() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    showHighlightOfContent()
  }

  /// Highlights the content while the cell is selected or highlighted, also what was added since.
  /// The content of other cells keeps the highlight that the client gives it.
  private func showHighlightOfContent() {
    let isShown = isSelected || isHighlighted
    guard isShown || isContentHighlighted else { return }
    isContentHighlighted = isShown
    contentView.highlightContent(isShown)
  }
}
