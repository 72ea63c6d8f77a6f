// SPDX-License-Identifier: MIT

/// The lengths of an element that the view determines, and the lengths that the layout gives to the
/// view.
///
/// The resulting size is a function of these values and of the view's content. Therefore a measured
/// size is valid as long as the layout computes equal values.
struct SelfSizing: Equatable {
  /// The axes along which the view determines its length.
  var freeAxes: LayoutAxes
  /// The given lengths; along the free axes, the estimated lengths.
  var target: CGSize
  /// The maximum width of a view that determines its width, in points.
  var maximumWidth = CGFloat.infinity
  /// The axes along which the element scrolls. Its position along them changes constantly.
  var scrollingAxes: LayoutAxes = []

  /// Whether the layout uses every measured size. Other layouts decide about each size.
  var isBinding = true

  /// The axes along which neither the size of the element nor its insets depend on its position.
  var positionIndependentAxes: LayoutAxes { isBinding ? freeAxes.union(scrollingAxes) : [] }
}

/// A size that a view has determined, with the values that it was measured for.
struct MeasuredSize {
  var size: CGSize
  var question: SelfSizing
}

extension _ReusableView {
  /// Returns the size of an element whose layout leaves some lengths to the view.
  ///
  /// Views determine both lengths if the layout does not restrict them, as in UIKit, whose default
  /// is `systemLayoutSizeFitting(_:)` without priorities. Content wider than the maximum width is
  /// measured again with that width.
  final func size(answering question: SelfSizing) -> CGSize {
    let isWidthFree = question.freeAxes.contains(.horizontal)
    let vertical: UILayoutPriority =
      question.freeAxes.contains(.vertical) ? .fittingSizeLevel : .required
    let size = sizeOfContent(
      question.target, horizontal: isWidthFree ? .fittingSizeLevel : .required, vertical: vertical)
    guard isWidthFree, size.width > question.maximumWidth else { return size }
    return sizeOfContent(
      CGSize(width: question.maximumWidth, height: question.target.height), horizontal: .required,
      vertical: vertical)
  }

  /// Returns the size that fits the element's content.
  private func sizeOfContent(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    viewToFit.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// The properties of a collection view that the sizes of its elements may depend on. A change of
/// these properties requires measuring all elements again.
struct SizingSurroundings {
  private let traits: UITraitCollection
  private let isRightToLeft: Bool
  private let margins: UIEdgeInsets
  private let safeArea: UIEdgeInsets

  @MainActor
  init(of view: _ItemsView) {
    traits = view.traitCollection
    isRightToLeft = view.isRightToLeft
    (margins, safeArea) = (view.layoutMargins, view.safeAreaInsets)
  }

  /// Whether sizes that were measured in other surroundings are valid in these.
  ///
  /// - Parameter axis: The axis along which the content scrolls; nil if the layout has none. Insets
  ///   at the ends of this axis, as of bars, do not change the available length across it and are
  ///   ignored.
  func hasSameSizes(as other: SizingSurroundings, along axis: LayoutAxis?) -> Bool {
    func isSame(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
      guard let axis else { return first == second }
      return axis.beforeAcross(first) == axis.beforeAcross(second)
        && axis.afterAcross(first) == axis.afterAcross(second)
    }
    return isRightToLeft == other.isRightToLeft && isSame(margins, other.margins)
      && isSame(safeArea, other.safeArea) && traits.hasSameSizes(as: other.traits)
  }
}

extension UITraitCollection {
  /// Whether the trait collections are equal or differ only in traits that affect the appearance of
  /// colors. Such changes do not discard the sizes of elements outside of the visible area; visible
  /// elements are measured again in any case.
  fileprivate func hasSameSizes(as other: UITraitCollection) -> Bool {
    self === other || changedTraits(from: other).allSatisfy { $0.affectsColorAppearance }
  }
}
