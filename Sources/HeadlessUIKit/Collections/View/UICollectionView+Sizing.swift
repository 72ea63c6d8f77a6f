// SPDX-License-Identifier: MIT

// Sizes that views determine.
extension UICollectionView {
  /// The number of passes after which sizes that change in each of them are left as they are.
  static let sizingPassLimit = 100

  /// The number of times that one element can change its size in a layout.
  static let sizeChangeLimit = 8

  /// Measures all views again where their surroundings have changed since the last layout.
  final func checkSizingSurroundings() {
    let (old, new) = (elements.surroundings, SizingSurroundings(of: self))
    elements.surroundings = new
    let axis = collectionViewLayout.scrollingAxis
    if let old, !new.hasSameSizes(as: old, along: axis) { collectionViewLayout.invalidateLayout() }
  }

  /// Makes the insets of a view that determines its size independent of its place.
  final func prepareSizing(
    of view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes
  ) {
    view.answeredSize = nil
    let sizing = collectionViewLayout.selfSizing(of: attributesInLayout(attributes))
    view.setPlaceIndependentAxes(sizing?.placeIndependentAxes ?? [])
  }

  /// Measures views that have not been measured for their present lengths.
  ///
  /// - Returns: Whether the layout changes for it.
  final func negotiateSizes() -> Bool {
    let layout = collectionViewLayout
    guard elements.hasUnsized, layout.hasSelfSizing else { return false }
    elements.hasUnsized = false
    elements.isNegotiating = true
    defer { elements.isNegotiating = false }
    let generation = elements.generation
    var changes = false
    let unsized = elements.shown.filter { !elements.sized.contains($0.key) }
    for (key, view) in unsized.sorted(by: { $0.key < $1.key }) {
      guard let shown = view.layoutAttributes else { continue }
      let original = attributesInLayout(shown)
      guard let sizing = layout.selfSizing(of: original) else { continue }
      elements.sized.insert(key)
      if sizing.isBinding { view.setPlaceIndependentAxes(sizing.placeIndependentAxes) }
      let preferred = reflected(preferredAttributes(of: view, shown, sizing))
      preferred.indexPath = original.indexPath
      guard elements.generation == generation else { return true }
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original),
        mayChangeSize(of: view, key, from: original.size, to: preferred.size)
      else { continue }
      if !sizing.isBinding { leaveSafeArea(view, from: original.size, to: preferred.size) }
      view.answeredSize = preferred.size
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      if context.contentOffsetAdjustment == .zero {
        context.contentOffsetAdjustment = shift(from: original, to: preferred)
      }
      layout.invalidateLayout(with: context)
      changes = true
    }
    return changes
  }

  private func preferredAttributes(
    of view: UICollectionReusableView, _ original: UICollectionViewLayoutAttributes,
    _ sizing: SelfSizing
  ) -> UICollectionViewLayoutAttributes {
    let given = original.duplicate()
    given.selfSizing = sizing
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let preferred = view.preferredLayoutAttributesFitting(given)
    preferred.selfSizing = sizing
    return sane(preferred, original)
  }

  /// A length that is not a number, or negative, is the present one.
  private func sane(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if !(preferred.size.width >= 0 && preferred.size.width.isFinite) {
      preferred.size.width = original.size.width
    }
    if !(preferred.size.height >= 0 && preferred.size.height.isFinite) {
      preferred.size.height = original.size.height
    }
    return preferred
  }

  /// No safe area reaches a view along the axes where the layout uses the view's answer.
  private func leaveSafeArea(
    _ view: UICollectionReusableView, from original: CGSize, to preferred: CGSize
  ) {
    var axes = view.marginState.placeIndependentAxes
    if preferred.width != original.width { axes.insert(.horizontal) }
    if preferred.height != original.height { axes.insert(.vertical) }
    view.setPlaceIndependentAxes(axes)
  }

  // MARK: Sizes that do not settle

  /// Whether an element can change its size once more in this layout. One that cannot is reported.
  private func mayChangeSize(
    of view: UICollectionReusableView, _ key: ElementKey, from old: CGSize, to new: CGSize
  ) -> Bool {
    let count = elements.sizeChanges[key, default: 0] + 1
    elements.sizeChanges[key] = count
    guard count > Self.sizeChangeLimit else { return true }
    elements.unsettled.insert(key)
    guard elements.reportedUnsettled.insert(key).inserted else { return false }
    device.warn(
      """
      The size of \(type(of: view)) at \(key.description) of \(self) did not settle: the view has \
      preferred another size \(Self.sizeChangeLimit) times in one layout, at last \
      \(Self.describe(new)) instead of \(Self.describe(old)). The size is left as it is. \
      preferredLayoutAttributesFitting(_:) has to return one size for one content and width, and \
      \(type(of: collectionViewLayout)) has to use this size.
      """)
    return false
  }

  /// Reports a layout in which each pass has measured further views.
  final func reportUnsettledSizes() {
    guard !elements.hasReportedPasses else { return }
    elements.hasReportedPasses = true
    let keys = elements.sizeChanges.keys.sorted().suffix(5).map(\.description)
    device.warn(
      """
      The sizes of the elements of \(self) with \(type(of: collectionViewLayout)) did not settle in \
      \(Self.sizingPassLimit) passes, because each pass changed some of them. Among them are those at \
      \(keys.joined(separator: ", ")). The layout is left as it is.
      """)
  }

  private static func describe(_ size: CGSize) -> String {
    "\(size.width.compact) x \(size.height.compact)"
  }

  // MARK: Changes from outside of the layout

  /// The distance by which elements that begin above the visible area grow upwards, so that the visible
  /// ones keep their places while a finger or its momentum scrolls.
  private func shift(
    from original: UICollectionViewLayoutAttributes, to preferred: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    guard isDragging || isDecelerating, original.representedElementCategory == .cell else {
      return .zero
    }
    let visible = visibleBoundsInLayout
    // Elements beyond the visible area's leading side, which a flow layout has at the right.
    let isReversed = collectionViewLayout.beginsAtRight && !collectionViewLayout.isMirrored
    let isBefore =
      isReversed ? original.frame.maxX > visible.maxX : original.frame.minX < visible.minX
    return CGPoint(
      x: isBefore && contentSize.width > bounds.width
        ? (preferred.size.width - original.size.width) * (isReversed ? -1 : 1) : 0,
      y: original.frame.minY < visible.minY && contentSize.height > bounds.height
        ? preferred.size.height - original.size.height : 0)
  }

  /// Called by an element whose content has changed its size.
  final func contentSizeChanged(of view: UICollectionReusableView) {
    if selfSizingInvalidation != .disabled { sizeMayHaveChanged(of: view) }
  }

  /// Measures an element again in the next layout.
  final func sizeMayHaveChanged(of view: UICollectionReusableView) {
    guard let key = view.layoutAttributes?.key, elements.shown[key] === view else { return }
    if elements.sized.contains(key) {
      elements.mustSize(key)
      setNeedsLayout()
    }
  }

  /// Measures elements again that an invalidation names, or all of them.
  final func measureAgain(after context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      if !context.keepsMeasuredSizes { elements.mustSizeAll() }
      return
    }
    // A negotiation names the elements that it has just measured.
    guard !elements.isNegotiating else { return }
    for path in context.invalidatedItemIndexPaths ?? [] {
      elements.mustSize(.cell(path))
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        elements.mustSize(ElementKey(kind: .supplementary(kind), path: path))
      }
    }
  }
}

extension CollectionElements {
  /// Measures an element in the next layout.
  mutating func mustSize(_ key: ElementKey) {
    sized.remove(key)
    unsettled.remove(key)
    hasUnsized = true
  }

  /// Discards the state of measuring an element that is no longer shown.
  mutating func forget(_ key: ElementKey) {
    sized.remove(key)
    unsettled.remove(key)
  }

  /// Measures all elements in the next layout.
  mutating func mustSizeAll() {
    sized = []
    unsettled = []
    hasUnsized = true
  }
}

extension ElementKey {
  /// The index path, with the kind of a supplementary view.
  var description: String {
    let place = "index path \(path.map(String.init).joined(separator: "."))"
    return switch kind {
    case .cell: place
    case .supplementary(let kind), .decoration(let kind): "\(place) (\(kind))"
    }
  }
}
