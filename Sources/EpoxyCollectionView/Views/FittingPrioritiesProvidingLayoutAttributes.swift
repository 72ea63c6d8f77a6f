// SPDX-License-Identifier: MIT

/// Layout attributes with the priorities of the size that a cell is given.
///
/// A cell with such attributes sizes itself by its constraints with these priorities; other cells
/// are sized as UIKit's.
@preconcurrency @MainActor
public protocol FittingPrioritiesProvidingLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The priority of the width.
  var horizontalFittingPriority: UILayoutPriority { get }

  /// The priority of the height.
  var verticalFittingPriority: UILayoutPriority { get }
}

extension UIView {
  /// Returns the attributes with the size that the view's constraints determine, if they have
  /// fitting priorities.
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
    // A view with an intrinsic size keeps it while its cell only has an estimated size.
    trailing.priority = .required - 1
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), trailing, bottom,
    ])
  }
}
