// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport

/// Sections side by side, each with eight hours at its left, which are independent of the items.
@MainActor
final class HoursLayout: UICollectionViewLayout {
  private let hour = UICollectionView.elementKindSectionHeader

  override var collectionViewContentSize: CGSize { CGSize(width: 480, height: 480) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView else { return [] }
    var result: [UICollectionViewLayoutAttributes?] = []
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        result.append(layoutAttributesForItem(at: path(section, item)))
      }
      for index in 0..<8 {
        result.append(
          layoutAttributesForSupplementaryView(ofKind: hour, at: path(section, index)))
      }
    }
    return result.compactMap { $0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: indexPath.section * 160 + 50, y: indexPath.item * 40, width: 100, height: 35)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == hour, indexPath.item < 8 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: indexPath.section * 160, y: indexPath.item * 60, width: 40, height: 12)
    return attributes
  }
}

/// Rows with a badge and a line each, which the layout itself deletes and inserts with the items.
@MainActor
final class BadgeLayout: UICollectionViewLayout {
  let log = Log()
  var answers = true
  var exchangesAll = false
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var before: [Int] = []
  private var after: [Int] = []

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
  }

  required init?(coder: NSCoder) { nil }

  private func all(_ counts: [Int]) -> [IndexPath] {
    counts.enumerated().flatMap { section, count in (0..<count).map { path(section, $0) } }
  }

  private func all(inSection section: Int, _ counts: [Int]) -> [IndexPath] {
    all(counts).filter { $0.section == section }
  }

  override func prepare() {
    guard let collectionView else { return }
    before = after
    after = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
  }

  /// Replaces items that move, and all items of sections that change: a layout cannot describe a
  /// move.
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.add("prepare")
    (deleted, inserted) = ([], [])
    guard !exchangesAll, !updateItems.contains(where: isOfSection) else {
      (deleted, inserted) = (all(before), all(after))
      return
    }
    for item in updateItems {
      if let path = item.indexPathBeforeUpdate { deleted.append(path) }
      if let path = item.indexPathAfterUpdate, item.updateAction != .reload {
        inserted.append(path)
      }
    }
    // A reloaded item has the position that results from the other changes.
    for item in updateItems where item.updateAction == .reload {
      guard let path = item.indexPathBeforeUpdate else { continue }
      let shift = inserted.count { $0.section == path.section && $0.item <= path.item }
      inserted.append(IndexPath(item: path.item + shift, section: path.section))
    }
  }

  private func isOfSection(_ item: UICollectionViewUpdateItem) -> Bool {
    (item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate)?.item == NSNotFound
  }

  override func finalizeCollectionViewUpdates() { log.add("finalize") }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.add("delete \(elementKind)")
    return answers && elementKind == "badge" ? deleted : []
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.add("insert \(elementKind)")
    return answers && elementKind == "badge" ? inserted : []
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log.add("delete \(elementKind)")
    return answers ? deleted : []
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log.add("insert \(elementKind)")
    return answers ? inserted : []
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.add("initial \(elementKind) \(elementIndexPath.short)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.add("final \(elementKind) \(elementIndexPath.short)")
    return nil
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.add("initial \(elementKind) \(decorationIndexPath.short)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.add("final \(elementKind) \(decorationIndexPath.short)")
    return nil
  }

  // MARK: Places

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    all(after).flatMap { path in
      [
        layoutAttributesForItem(at: path),
        layoutAttributesForSupplementaryView(ofKind: "badge", at: path),
        layoutAttributesForDecorationView(ofKind: "line", at: path),
      ].compactMap { $0 }
    }
  }

  private func place(
    _ attributes: UICollectionViewLayoutAttributes, x: CGFloat, width: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let path = attributes.indexPath
    guard after.indices.contains(path.section), path.item < after[path.section] else { return nil }
    let row = after[..<path.section].reduce(0, +) + path.item
    attributes.frame = CGRect(x: x, y: CGFloat(row * 30), width: width, height: 30)
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    place(UICollectionViewLayoutAttributes(forCellWith: indexPath), x: 0, width: 200)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    place(
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath),
      x: 200, width: 50)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    place(
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath),
      x: 250, width: 1)
  }
}

/// Records the answers of the flow layout.
@MainActor
final class LoggingFlowLayout: UICollectionViewFlowLayout {
  var answers: [String: [IndexPath]] = [:]

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    let answer = super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
    answers["delete \(elementKind)"] = answer
    return answer
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    let answer = super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
    answers["insert \(elementKind)"] = answer
    return answer
  }
}
