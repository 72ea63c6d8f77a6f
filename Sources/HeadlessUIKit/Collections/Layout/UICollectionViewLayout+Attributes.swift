// SPDX-License-Identifier: MIT

extension UICollectionViewLayout {
  static func makeAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = path
    return attributes
  }

  static func makeAttributes(forSupplementaryViewOfKind kind: String, with path: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes()
    attributes.indexPath = path
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    return attributes
  }

  private static func makeAttributes() -> UICollectionViewLayoutAttributes {
    guard layoutAttributesClass != UICollectionViewLayoutAttributes.self,
      let type = layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    else { return UICollectionViewLayoutAttributes() }
    return _RuntimeLayoutAttributes.make(type)
  }
}
