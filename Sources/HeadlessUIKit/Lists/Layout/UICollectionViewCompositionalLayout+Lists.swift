// SPDX-License-Identifier: MIT

// Sections that are lists: the positions of their rows, and their backgrounds.
extension UICollectionViewCompositionalLayout {
  /// The kind of the view behind a list.
  static let listBackgroundKind = "UICollectionViewListLayoutElementKindSectionBackground"

  /// The distance by which the backgrounds of the first and last section extend beyond the content,
  /// so that they are seen where the content is short or pulled.
  private static let backgroundOverhang: CGFloat = 4000

  /// Prepares the collection view for lists.
  final func prepareLists(in collectionView: UICollectionView) {
    let lists = sections.compactMap(\.section.list)
    guard !lists.isEmpty else { return }
    if lists.contains(where: \.hasSwipeActions), collectionView.swipeController == nil {
      collectionView.swipeController = SwipeController(in: collectionView)
    }
    if lists.contains(where: { $0.shownBackgroundColor != nil }) {
      register(ListBackgroundView.self, forDecorationViewOfKind: Self.listBackgroundKind)
    }
  }

  final func placement(ofItem path: IndexPath) -> ListPlacement? {
    let section = sections[path.section]
    guard let list = section.section.list else { return nil }
    return list.placement(
      ofItem: path.item, count: section.itemCount, path: collectionView?.dataPath(of: path) ?? path)
  }

  final func placement(ofBoundary kind: String, section: Int) -> ListPlacement? {
    guard let list = sections[section].section.list else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return ListPlacement(appearance: list.appearance, role: isHeader ? .header : .footer)
  }

  /// Returns the attributes of the view behind a list; nil if the section has none.
  final func listBackgroundAttributes(section index: Int) -> UICollectionViewLayoutAttributes? {
    guard let color = sections[index].section.list?.shownBackgroundColor, axis.isVertical,
      let collectionView
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.listBackgroundKind, with: IndexPath(item: 0, section: index))
    var start = sectionStart(index)
    var end = start + sections[index].length
    if index == 0 { start = -Self.backgroundOverhang }
    if index == sections.count - 1 {
      end = max(collectionViewContentSize.height, end) + Self.backgroundOverhang
    } else {
      end += configuration.interSectionSpacing
    }
    // The background reaches the edges of the view, also beside the content insets.
    let insets = collectionView.adjustedContentInset
    attributes.frame = CGRect(
      x: -insets.left, y: start, width: room.width + insets.left + insets.right, height: end - start
    )
    attributes.zIndex = Int(Int32.min)
    attributes.listBackground = color
    return attributes
  }
}

/// The view behind a list.
final class ListBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.listBackground
  }
}
