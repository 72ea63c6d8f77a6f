// SPDX-License-Identifier: MIT

/// The lengths of an element that a layout leaves to the view, and the lengths that it gives the view.
///
/// The answer is a function of these values and of the view's content. So a measured size can be used
/// for as long as the layout has the same question.
struct SelfSizing: Equatable {
  /// The axes along which the view determines its length.
  var freeAxes: LayoutAxes
  /// The given lengths, and along the free axes the estimates.
  var target: CGSize
  /// The largest width of a view that determines its width.
  var maximumWidth = CGFloat.infinity
  /// The axis along which the element scrolls. Its place there changes all the time.
  var scrollingAxes: LayoutAxes = []

  /// Whether the layout uses every answer. Other layouts decide answer by answer.
  var isBinding = true

  /// The axes along which the insets of the element are independent of its place, as its size is.
  var placeIndependentAxes: LayoutAxes { isBinding ? freeAxes.union(scrollingAxes) : [] }
}

/// A size that a view has answered.
struct MeasuredSize {
  var size: CGSize
  var question: SelfSizing
}

extension UICollectionReusableView {
  /// The size for an element whose layout leaves some lengths to the view.
  ///
  /// Along both axes, where a layout does not say more: as UIKit, whose default is
  /// `systemLayoutSizeFitting(_:)` without priorities. Content wider than the maximum is fitted into it.
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

  /// The size of the element's content.
  private func sizeOfContent(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    viewToFit.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// The surroundings of a collection view's elements that their sizes may depend on. All sizes are
/// measured again after one of them has changed.
struct SizingSurroundings {
  private let traits: UITraitCollection
  private let isRightToLeft: Bool
  private let margins: UIEdgeInsets
  private let safeArea: UIEdgeInsets

  @MainActor
  init(of view: UICollectionView) {
    traits = view.traitCollection
    isRightToLeft = view.isRightToLeft
    (margins, safeArea) = (view.layoutMargins, view.safeAreaInsets)
  }

  /// Whether sizes that were measured in other surroundings hold in these.
  ///
  /// - Parameter axis: The axis along which the content scrolls, where the layout has one. Bars at its
  ///   ends do not change the room between the sides.
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
  /// Whether the trait collections differ in nothing or in the look of colours alone. Changes of the look
  /// need not forget the sizes of elements that are out of sight; the others are measured anyway.
  fileprivate func hasSameSizes(as other: UITraitCollection) -> Bool {
    self === other || changedTraits(from: other).allSatisfy { $0.affectsColorAppearance }
  }
}
