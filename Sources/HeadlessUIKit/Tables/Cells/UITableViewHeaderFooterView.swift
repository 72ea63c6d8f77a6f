// SPDX-License-Identifier: MIT

/// A header or footer of a section of a table view, which can be reused.
///
/// ```swift
/// let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
/// header.textLabel?.text = "Fruits"
/// print(header.contentView.superview === header)  // true
/// ```
///
/// A table view creates a registered class by `init(reuseIdentifier:)`. Without constraints in its
/// content view, it is as high as its text.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _ReusableView {
  final var labels: (text: UILabel?, detail: UILabel?) = (nil, nil)
  final var kind = ""
  private(set) final weak var table: UITableView?

  /// The view that contains the content.
  open var contentView: UIView { contentViewInUse }

  override func makeContentView() -> UIView { TableCellContentView(frame: bounds) }

  override func contentViewChanged() {
    labels = (nil, nil)
    super.contentViewChanged()
  }

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    self.reuseIdentifier = reuseIdentifier
    _ = contentView
  }

  /// Creates a header or footer.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
    InterfaceCoder.configure(self, as: UITableViewHeaderFooterView.self, with: coder)
  }

  /// The label for the title.
  open var textLabel: UILabel? { contentConfiguration == nil ? label(isDetail: false) : nil }

  /// The label for details, which is shown in grouped tables.
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil ? label(isDetail: true) : nil
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if let oldValue, oldValue !== backgroundView, oldValue.superview === self {
        oldValue.removeFromSuperview()
      }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: Configuration

  /// A function that updates the view for a state.
  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// The current state of the view.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// The handler that ``updateConfiguration(using:)`` calls, as an alternative to overriding that
  /// method.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The content, whose view replaces the content view; nil for the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { usedConfigurations?.content }
    set { configurations.content = newValue }
  }

  /// Whether the content configuration is updated for each state of the view.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { usedConfigurations?.automaticallyUpdatesContent ?? true }
    set { configurations.automaticallyUpdatesContent = newValue }
  }

  /// The background. Setting it removes the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { usedConfigurations?.background }
    set {
      backgroundView = nil
      configurations.background = newValue
    }
  }

  /// Whether the background configuration is updated for each state of the view.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { usedConfigurations?.automaticallyUpdatesBackground ?? true }
    set { configurations.automaticallyUpdatesBackground = newValue }
  }

  /// Returns the content configuration of the table's style, without content.
  @discardableResult
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    systemContent.updated(for: configurationState)
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout or measurement.
  open func setNeedsUpdateConfiguration() {
    requestUpdateOfConfiguration()
  }

  /// Updates the view for a state. Call ``setNeedsUpdateConfiguration()`` instead of this method.
  open func updateConfiguration(using state: UIViewConfigurationState) {
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

  // MARK: Layout

  /// Positions the content and the background.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent()
  }

  /// Returns the size that fits: the given width and the height of the text there.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfLabels(width: size.width))
  }

  /// Returns the size that the constraints of the content view determine, or the labels if it has
  /// no constraints.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeOfContent(targetSize, horizontal, vertical)
  }

  final func setKind(_ kind: String, in table: UITableView) {
    (self.kind, self.table) = (kind, table)
    styleLabels()
    setNeedsLayout()
  }
}
