// SPDX-License-Identifier: MIT

import UIKit

extension PriceTableScreen {
  @MainActor
  protocol GridLayoutDelegate: AnyObject {
    func gridLayout(_ layout: GridLayout, widthOfColumnsFor width: CGFloat) -> (
      name: CGFloat, price: CGFloat
    )
    func gridLayout(
      _ layout: GridLayout, heightOfRow row: Int, widths: (name: CGFloat, price: CGFloat)
    ) -> CGFloat
  }

  /// A layout in which a section is a row and an item a column. The first of both remain in sight.
  final class GridLayout: UICollectionViewLayout {
    private struct Measures {
      var boundsWidth: CGFloat
      var columns: [Range<CGFloat>]
      var rows: [Range<CGFloat>]
    }

    weak var delegate: (any GridLayoutDelegate)?
    private var measures: Measures?
    private static let stripe = "stripe"

    override init() {
      super.init()
      register(Stripe.self, forDecorationViewOfKind: Self.stripe)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    /// Discards all measurements, because contents or fonts have changed.
    func invalidateMeasures() {
      measures = nil
      invalidateLayout()
    }

    override func prepare() {
      super.prepare()
      guard let collectionView, let delegate, collectionView.bounds.width > 0 else { return }
      let width = collectionView.bounds.width
      if let measures, measures.boundsWidth == width { return }
      let rowCount = collectionView.numberOfSections
      let columnCount = rowCount == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
      let widths = delegate.gridLayout(self, widthOfColumnsFor: width)
      var found = Measures(boundsWidth: width, columns: [], rows: [])
      var x: CGFloat = 0
      for column in 0..<columnCount {
        let columnWidth = column == 0 ? widths.name : widths.price
        found.columns.append(x..<x + columnWidth)
        x += columnWidth
      }
      var y: CGFloat = 0
      for row in 0..<rowCount {
        let height = delegate.gridLayout(self, heightOfRow: row, widths: widths).rounded(.up)
        found.rows.append(y..<y + height)
        y += height
      }
      measures = found
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateEverything || context.invalidateDataSourceCounts { measures = nil }
      super.invalidateLayout(with: context)
    }

    override var collectionViewContentSize: CGSize {
      guard let measures else { return .zero }
      return CGSize(
        width: measures.columns.last?.upperBound ?? 0, height: measures.rows.last?.upperBound ?? 0)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      guard let measures else { return nil }
      let columns = measures.columns.indices.filter {
        $0 == 0 || measures.columns[$0].overlaps(rect.minX..<max(rect.maxX, rect.minX + 1))
      }
      let rows = measures.rows.indices.filter {
        $0 == 0 || measures.rows[$0].overlaps(rect.minY..<max(rect.maxY, rect.minY + 1))
      }
      var all: [UICollectionViewLayoutAttributes] = []
      for row in rows {
        for column in columns {
          if let cell = layoutAttributesForItem(at: IndexPath(item: column, section: row)) {
            all.append(cell)
          }
        }
        if row > 0, row.isMultiple(of: 2),
          let stripe = layoutAttributesForDecorationView(
            ofKind: Self.stripe, at: IndexPath(item: 0, section: row))
        {
          all.append(stripe)
        }
      }
      return all
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      guard let measures, measures.rows.indices.contains(indexPath.section),
        measures.columns.indices.contains(indexPath.item)
      else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let row = measures.rows[indexPath.section]
      let column = measures.columns[indexPath.item]
      var frame = CGRect(
        x: column.lowerBound, y: row.lowerBound, width: column.upperBound - column.lowerBound,
        height: row.upperBound - row.lowerBound)
      if indexPath.section == 0 { frame.origin.y = max(frame.minY, visibleTop) }
      if indexPath.item == 0 { frame.origin.x = max(frame.minX, visibleLeading) }
      attributes.frame = frame
      attributes.zIndex = (indexPath.section == 0 ? 2 : 0) + (indexPath.item == 0 ? 1 : 0)
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let measures, measures.rows.indices.contains(indexPath.section) else { return nil }
      let row = measures.rows[indexPath.section]
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(
        x: 0, y: row.lowerBound, width: max(collectionViewContentSize.width, measures.boundsWidth),
        height: row.upperBound - row.lowerBound)
      attributes.zIndex = -1
      return attributes
    }

    private var visibleTop: CGFloat {
      guard let collectionView else { return 0 }
      return collectionView.bounds.minY + collectionView.adjustedContentInset.top
    }

    /// Columns run from left to right in either direction.
    private var isFlipped: Bool { false }

    /// The leading edge of what is visible, in the layout's coordinates.
    private var visibleLeading: CGFloat {
      guard let collectionView else { return 0 }
      let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
      return isFlipped ? collectionViewContentSize.width - bounds.maxX : bounds.minX
    }
  }

  private final class Stripe: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }
}
