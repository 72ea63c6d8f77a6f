// SPDX-License-Identifier: MIT
public import HeadlessUIKit

/// A cell that stores its number, and prefers a height that depends on it.
@MainActor
public final class NumberCell: UICollectionViewCell {
  public var number = -1
  public var reuses = 0
  public var onSize: (() -> Void)?

  public override func prepareForReuse() {
    super.prepareForReuse()
    number = -1
    reuses += 1
  }

  public static func height(of number: Int) -> CGFloat { CGFloat(30 + abs(number) % 5 * 8) }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size = layoutAttributes.size
    attributes.size.height = Self.height(of: number)
    onSize?()
    return attributes
  }
}

@MainActor
public final class TitleView: UICollectionReusableView {
  public var title = ""
}

/// Sections of numbers, shown by cells that store theirs, and a record of the calls of the
/// collection view.
@MainActor
open class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  public var sections: [[Int]]
  /// The number of calls of `willDisplay` minus those of `didEndDisplaying`.
  public var shown = 0
  public var shownTitles = 0
  /// The calls about display, in the tests that check them.
  public let log = Log()
  public var logsDisplay = false
  public var onCell: ((IndexPath) -> Void)?
  public var onDisplay: ((IndexPath) -> Void)?
  public var onEnd: ((IndexPath) -> Void)?
  public var onSize: ((IndexPath) -> Void)?
  public var movable = true

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
    onCell?(indexPath)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.title = indexPath.map(String.init).joined(separator: ".")
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { movable }

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
