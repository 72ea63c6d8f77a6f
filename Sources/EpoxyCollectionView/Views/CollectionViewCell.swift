// SPDX-License-Identifier: MIT

/// The cell of every item, which contains the item's view.
@preconcurrency @MainActor
public final class CollectionViewCell: UICollectionViewCell, ItemCellView {
  /// The view of the item; nil until it is set.
  public private(set) var view: UIView?

  /// The background color of the view while the item is selected or touched; nil for no change.
  public var selectedBackgroundColor: UIColor? {
    didSet { showSelection() }
  }

  /// The path of the item that the cell shows.
  var itemPath: ItemPath?

  /// The models that the cell shows, which are notified when it no longer does.
  var displayed: DisplayedItem?

  /// The last state that was reported to the model.
  var reportedState = ItemCellState.normal

  /// Whether the view has been notified of a touch, but not of its end.
  var isTouchReported = false

  /// Whether the collection view has set the button trait.
  var isMarkedAsButton = false

  /// Called once, before the cell is reused, with the state of its view.
  var saveEphemeralState: (@MainActor (Any?) -> Void)?

  // The color before the selection, and the color set for it: the view may have changed it since.
  private var shownSelection: (normal: UIColor?, selected: UIColor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Unavailable: cells of models cannot be decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Whether the item is selected.
  public override var isSelected: Bool {
    didSet { showSelection() }
  }

  /// Whether a finger is on the cell.
  public override var isHighlighted: Bool {
    didSet { showSelection() }
  }

  /// Sets the view that fills the cell, unless there is one of the same class.
  public func setViewIfNeeded(view: UIView) {
    if let old = self.view {
      guard type(of: old) != type(of: view) else { return }
      hideSelection()
      old.removeFromSuperview()
      reportedState = .normal
      isTouchReported = false
    }
    self.view = view
    contentView.addPinned(view)
    showSelection()
  }

  /// Returns the attributes with the size that fits the cell.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    contentView.attributesFitting(layoutAttributes)
      ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Saves the state of the view, which will be used for another item.
  public override func prepareForReuse() {
    super.prepareForReuse()
    transferEphemeralState()
  }

  /// Saves the state of the view, once.
  func transferEphemeralState() {
    let save = saveEphemeralState
    saveEphemeralState = nil
    save?(cachedEphemeralState)
  }

  /// Whether the view has no elements for assistive technology.
  public override var accessibilityElementsHidden: Bool {
    get { view?.accessibilityElementsHidden ?? super.accessibilityElementsHidden }
    set {
      super.accessibilityElementsHidden = newValue
      view?.accessibilityElementsHidden = newValue
    }
  }

  private func showSelection() {
    guard isSelected || isHighlighted, let selectedBackgroundColor, let view else {
      return hideSelection()
    }
    let isShown = shownSelection.map { view.backgroundColor == $0.selected } ?? false
    let normal = isShown ? shownSelection?.normal : view.backgroundColor
    shownSelection = (normal, selectedBackgroundColor)
    view.backgroundColor = selectedBackgroundColor
  }

  private func hideSelection() {
    guard let shown = shownSelection else { return }
    shownSelection = nil
    if view?.backgroundColor == shown.selected { view?.backgroundColor = shown.normal }
  }
}

extension CollectionViewCell: EphemeralCachedStateView {
  /// The state of the view, if it has one.
  public var cachedEphemeralState: Any? {
    get { (view as? any EphemeralCachedStateView)?.cachedEphemeralState }
    set { (view as? any EphemeralCachedStateView)?.cachedEphemeralState = newValue }
  }
}
