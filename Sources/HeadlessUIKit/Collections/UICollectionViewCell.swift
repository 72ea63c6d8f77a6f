// SPDX-License-Identifier: MIT

/// The view of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows lies in this view.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Whether the item is selected. Set by the collection view.
  open var isSelected = false {
    didSet { if oldValue != isSelected { showBackground() } }
  }

  /// Whether a finger is on the cell. Set by the collection view.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { showBackground() } }
  }

  /// What lies behind the content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// What lies behind the content while the cell is selected or a finger is on it.
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
