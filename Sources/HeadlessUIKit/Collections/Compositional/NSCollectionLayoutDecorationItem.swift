// SPDX-License-Identifier: MIT

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String

  /// The position of the view from back to front. Views with higher values are in front.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a decoration item that fills the whole section.
  @discardableResult
  open class func background(elementKind: String) -> Self {
    product(NSCollectionLayoutDecorationItem(elementKind: elementKind))
  }
}
