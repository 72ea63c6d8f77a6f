// SPDX-License-Identifier: MIT

/// The cell of every item: it shows the item's view.
@preconcurrency @MainActor
public final class CollectionViewCell: UICollectionViewCell, ItemCellView {
  /// The item's view; none until one was set.
  public private(set) var view: UIView?

  /// The colour of the view's background while the item is selected or a finger is on it; none for no
  /// change.
  public var selectedBackgroundColor: UIColor? {
    didSet { showSelection() }
  }

  /// Which item the cell shows.
  var itemPath: ItemPath?

  /// What the cell shows, and whom to tell when it no longer does.
  var displayed: DisplayedItem?

  /// How the view was last told to look.
  var toldState = ItemCellState.normal

  /// Whether the view was told of a finger, and not yet that it has left.
  var isToldOfFinger = false

  /// Whether the trait of a button is ours.
  var isMarkedAsButton = false

  /// Called before the cell is used again, with the state of its view, and forgotten then.
  var saveEphemeralState: (@MainActor (Any?) -> Void)?

  // The colour that was there before, and ours: the view may have changed it meanwhile.
  private var shownSelection: (normal: UIColor?, selected: UIColor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Cells of models are not made from archives.
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

  /// Shows a view over the whole cell, unless one of the same class is shown; one of another class is
  /// replaced.
  public func setViewIfNeeded(view: UIView) {
    if let old = self.view {
      guard type(of: old) != type(of: view) else { return }
      hideSelection()
      old.removeFromSuperview()
      toldState = .normal
      isToldOfFinger = false
    }
    self.view = view
    contentView.addPinned(view)
    showSelection()
  }

  /// The attributes with the size that the cell would like.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    contentView.attributesFitting(layoutAttributes)
      ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Keeps the state of the view, which is used for another item next.
  public override func prepareForReuse() {
    super.prepareForReuse()
    handOverEphemeralState()
  }

  /// Has the state of the view kept, once.
  func handOverEphemeralState() {
    let save = saveEphemeralState
    saveEphemeralState = nil
    save?(cachedEphemeralState)
  }

  /// Whether assistive technology sees nothing in the view.
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
  /// The state of the view, where it has one.
  public var cachedEphemeralState: Any? {
    get { (view as? any EphemeralCachedStateView)?.cachedEphemeralState }
    set { (view as? any EphemeralCachedStateView)?.cachedEphemeralState = newValue }
  }
}
