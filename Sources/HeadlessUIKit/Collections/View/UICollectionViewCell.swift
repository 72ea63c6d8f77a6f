// SPDX-License-Identifier: MIT

/// The view of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the content of the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Whether the item is selected. Set by the collection view.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateChanged() } }
  }

  /// Whether a finger is on the cell. Set by the collection view.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateChanged() } }
  }

  /// Whether the cell takes touches.
  open override var isUserInteractionEnabled: Bool {
    didSet { if oldValue != isUserInteractionEnabled { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configuration

  /// Updates the cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The cell's present state. A subclass can add values of its own; it calls
  /// ``setNeedsUpdateConfiguration()`` where these change.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isReordering = isReordering
    return state
  }

  /// Called by ``updateConfiguration(using:)``: an alternative to overriding it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a finger moves the item.
  final var isReordering = false {
    didSet { if oldValue != isReordering { setNeedsUpdateConfiguration() } }
  }

  private var needsUpdateOfConfiguration = true

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout or measurement; several
  /// requests lead to one call. The cell requests it where its state changes, and where it is reused.
  open func setNeedsUpdateConfiguration() {
    needsUpdateOfConfiguration = true
    setNeedsLayout()
  }

  /// Updates the cell for its state. Do not call it: call ``setNeedsUpdateConfiguration()``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func updateConfigurationIfNeeded() {
    guard needsUpdateOfConfiguration else { return }
    needsUpdateOfConfiguration = false
    updateConfiguration(using: configurationState)
  }

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

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  /// Cells cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  /// Puts the content and what lies behind it into their places.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, contentView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  override var viewToFit: UIView { contentView }

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
  }
}
