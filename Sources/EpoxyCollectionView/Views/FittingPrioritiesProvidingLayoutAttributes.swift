// SPDX-License-Identifier: MIT

/// Layout attributes that say how firmly a cell keeps to the size that it is given.
///
/// A cell with such attributes sizes itself by its constraints with these priorities, other cells do
/// as UIKit's.
@preconcurrency @MainActor
public protocol FittingPrioritiesProvidingLayoutAttributes: UICollectionViewLayoutAttributes {
  /// How firmly the cell keeps to the width.
  var horizontalFittingPriority: UILayoutPriority { get }

  /// How firmly the cell keeps to the height.
  var verticalFittingPriority: UILayoutPriority { get }
}

extension UIView {
  /// The attributes with the size that the view's constraints give, where the attributes say how to
  /// find it.
  func attributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes?
  {
    guard let priorities = attributes as? any FittingPrioritiesProvidingLayoutAttributes,
      let fitting = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    fitting.size = systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: priorities.horizontalFittingPriority,
      verticalFittingPriority: priorities.verticalFittingPriority)
    return fitting
  }

  /// Pins a subview to all edges.
  func addPinned(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let trailing = view.trailingAnchor.constraint(equalTo: trailingAnchor)
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    // A view that has a size of its own keeps it while a cell only has an estimated one.
    trailing.priority = .required - 1
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), trailing, bottom,
    ])
  }
}
