// SPDX-License-Identifier: MIT
public import Foundation
public import HeadlessUIKit

/// A collection view controller with one section of equal cells in a flow layout.
@MainActor
open class CellsController: UICollectionViewController {
  private let count: Int
  private let cellClass: UICollectionViewCell.Type

  package init(
    _ cellClass: UICollectionViewCell.Type = UICollectionViewCell.self, count: Int, size: CGSize,
    lineSpacing: CGFloat = 10
  ) {
    (self.count, self.cellClass) = (count, cellClass)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = lineSpacing
    super.init(collectionViewLayout: layout)
  }

  /// Returns nil: a controller is not decoded.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(cellClass, forCellWithReuseIdentifier: "cell")
  }

  open override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  open override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
