// SPDX-License-Identifier: MIT

import UIKit

extension CalendarScreen {
  @MainActor
  protocol TimelineLayoutSource: AnyObject {
    var currentMinute: Int? { get }
    func minutes(ofItem item: Int) -> Range<Int>
  }

  /// Places events by their time below each other, and beside each other where they overlap; with a
  /// line and a label for each hour.
  final class TimelineLayout: UICollectionViewLayout {
    static let hour = "hour"
    static let line = "line"
    static let now = "now"

    weak var source: (any TimelineLayoutSource)?

    override var collectionViewContentSize: CGSize { contentSize }

    override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
      let metrics = UIFontMetrics(forTextStyle: .caption2)
      let traits = collectionView.traitCollection
      let hourHeight = metrics.scaledValue(for: 52, compatibleWith: traits)
      let labelSize = CGSize(
        width: metrics.scaledValue(for: 44, compatibleWith: traits),
        height: metrics.scaledValue(for: 16, compatibleWith: traits))
      let margin = collectionView.directionalLayoutMargins.leading
      let top = labelSize.height / 2 + 4
      let leading = margin + labelSize.width + 8
      contentSize = CGSize(width: width, height: 24 * hourHeight + 2 * top)
      hours = (0...24).map { hour in
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: Self.hour, with: IndexPath(item: hour, section: 0))
        let y = top + CGFloat(hour) * hourHeight
        attributes.frame = CGRect(
          x: margin, y: y - labelSize.height / 2, width: labelSize.width, height: labelSize.height)
        return attributes
      }
      lines = (0...24).map { hour in
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: Self.line, with: IndexPath(item: hour, section: 0))
        attributes.frame = CGRect(
          x: leading, y: top + CGFloat(hour) * hourHeight, width: width - leading,
          height: 1 / max(1, traits.displayScale))
        attributes.zIndex = -1
        return attributes
      }
      now = source?.currentMinute.map { minute in
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: Self.now, with: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(
          x: leading - 4, y: top + CGFloat(minute) / 60 * hourHeight - 4,
          width: width - leading + 4,
          height: 8)
        attributes.zIndex = 10
        return attributes
      }
      let count =
        collectionView.numberOfSections == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
      let spans = (0..<count).map { source?.minutes(ofItem: $0) ?? 0..<60 }
      let columns = Self.columns(of: spans)
      events = spans.indices.map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        let available = width - leading - margin
        let columnWidth = available / CGFloat(columns[item].of)
        attributes.frame = CGRect(
          x: leading + CGFloat(columns[item].column) * columnWidth + 1,
          y: top + CGFloat(spans[item].lowerBound) / 60 * hourHeight + 1,
          width: columnWidth - 2, height: CGFloat(spans[item].count) / 60 * hourHeight - 2)
        return attributes
      }
      if collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        for attributes in events + hours + lines + (now.map { [$0] } ?? []) {
          attributes.frame.origin.x = width - attributes.frame.maxX
        }
      }
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (events + hours + lines + (now.map { [$0] } ?? [])).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      events.indices.contains(indexPath.item) ? events[indexPath.item] : nil
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      hours.indices.contains(indexPath.item) ? hours[indexPath.item] : nil
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      elementKind == Self.now
        ? now : lines.indices.contains(indexPath.item) ? lines[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }

    private var contentSize = CGSize.zero
    private var events: [UICollectionViewLayoutAttributes] = []
    private var hours: [UICollectionViewLayoutAttributes] = []
    private var lines: [UICollectionViewLayoutAttributes] = []
    private var now: UICollectionViewLayoutAttributes?

    /// Returns the column of each event, and the number of columns of its group of events that
    /// touch each other.
    private static func columns(of spans: [Range<Int>]) -> [(column: Int, of: Int)] {
      var result = Array(repeating: (column: 0, of: 1), count: spans.count)
      var cluster: [Int] = []
      var ends: [Int] = []
      func close() {
        for item in cluster {
          result[item].of = max(1, ends.count)
        }
        cluster = []
        ends = []
      }
      let order = spans.indices.sorted { (spans[$0].lowerBound, $0) < (spans[$1].lowerBound, $1) }
      for item in order {
        if let last = ends.max(), spans[item].lowerBound >= last {
          close()
        }
        let column = ends.firstIndex { $0 <= spans[item].lowerBound } ?? ends.count
        if column == ends.count {
          ends.append(0)
        }
        ends[column] = spans[item].upperBound
        result[item].column = column
        cluster.append(item)
      }
      close()
      return result
    }
  }
}
