// SPDX-License-Identifier: MIT
public import HeadlessUIKit

/// A cell that stores its number, and prefers a height that depends on it.
@MainActor
package final class NumberCell: UICollectionViewCell {
  package var number = -1
  package private(set) var reuses = 0
  /// Called when the cell has determined its preferred size.
  package var onSize: (() -> Void)?

  package override func prepareForReuse() {
    super.prepareForReuse()
    number = -1
    reuses += 1
  }

  package static func height(of number: Int) -> CGFloat { CGFloat(30 + abs(number) % 5 * 8) }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size = layoutAttributes.size
    attributes.size.height = Self.height(of: number)
    onSize?()
    return attributes
  }
}

/// A header, footer or badge that stores its index path as a title.
@MainActor
package final class TitleView: UICollectionReusableView {
  package var title = ""
}

/// A data source and delegate with a number for each item.
///
/// The views are dequeued as `cell` and `title`, which may be of any class: a `NumberCell` receives
/// its number, other cells are configured by `onCell`.
@MainActor
open class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  package var sections: [[Int]]
  /// The number of calls of `willDisplay` minus those of `didEndDisplaying`.
  package private(set) var shown = 0
  /// The difference of the same calls for supplementary views.
  package private(set) var shownTitles = 0
  /// The moves of items, and the calls about the display of cells if `logsDisplay` is set.
  package let log = Log()
  package var logsDisplay = false
  /// Called before a dequeued cell is returned.
  package var onCell: ((UICollectionViewCell, IndexPath) -> Void)?
  package var onDisplay: ((IndexPath) -> Void)?
  package var onEnd: ((IndexPath) -> Void)?
  /// Called when a `NumberCell` has determined its preferred size.
  package var onSize: ((IndexPath) -> Void)?
  package var isMovable = true

  /// Creates a data source of sections of numbers.
  public init(_ sections: [[Int]]) {
    self.sections = sections
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sections[section].count
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    (cell as? NumberCell)?.onSize = { [weak self] in self?.onSize?(indexPath) }
    onCell?(cell, indexPath)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.title = indexPath.short
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { isMovable }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.add("move \(sourceIndexPath.short) to \(destinationIndexPath.short)")
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown += 1
    if logsDisplay { log.add("will \(indexPath.short)\(cell.superview == nil ? "" : " late")") }
    onDisplay?(indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown -= 1
    if logsDisplay { log.add("end \(indexPath.short)\(cell.superview == nil ? "" : " early")") }
    onEnd?(indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { shownTitles += 1 }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { shownTitles -= 1 }
}
