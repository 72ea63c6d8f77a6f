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
/// with estimated sizes. There are no content and background configurations, but their states and
/// `configurationUpdateHandler`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofCell(Self.self)
  }

  /// The view that contains the content of the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

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
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The current state of the cell. A subclass can add its own values, and calls
  /// ``setNeedsUpdateConfiguration()`` when they change.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isReordering = isReordering
    state.isEditing = isInEditing
    return state
  }

  /// The handler that ``updateConfiguration(using:)`` calls, as an alternative to overriding that
  /// method.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the user drags the item.
  final var isReordering = false {
    didSet { if oldValue != isReordering { setNeedsUpdateConfiguration() } }
  }

  /// Whether the items of the collection view are edited.
  final var isInEditing = false {
    didSet { if oldValue != isInEditing { setNeedsUpdateConfiguration() } }
  }

  private var needsUpdateOfConfiguration = true

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout or measurement.
  /// Several requests cause one call. The cell calls this method when its state changes and when it
  /// is reused.
  open func setNeedsUpdateConfiguration() {
    needsUpdateOfConfiguration = true
    setNeedsLayout()
  }

  /// Updates the cell for a state. Call ``setNeedsUpdateConfiguration()`` instead of this method.
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

  /// Creates a cell. Cells cannot be decoded, because this UIKit has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  /// Positions the content view and the background views.
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
