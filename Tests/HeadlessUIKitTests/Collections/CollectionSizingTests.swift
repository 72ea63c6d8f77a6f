// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UICollectionReusableView, "preferredLayoutAttributesFitting(_:)"; UICollectionViewLayout,
/// "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)".
@MainActor @Suite struct CollectionSizingTests {
  /// A cell with content of a size.
  private final class SizedCell: UICollectionViewCell {
    private let box = UIView()
    private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
    private(set) var measurements = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        width, height, box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).with(.defaultHigh),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).with(.defaultHigh),
      ])
    }

    required init?(coder: NSCoder) { nil }

    var contentSize: CGSize {
      get { CGSize(width: width.constant, height: height.constant) }
      set { (width.constant, height.constant) = (newValue.width, newValue.height) }
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      measurements += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private func stage(
    _ sizes: [CGSize], layout: @escaping () -> UICollectionViewLayout
  ) -> CollectionStage {
    let numbers = Numbers([Array(sizes.indices)])
    numbers.onCell = { [unowned numbers] cell, path in
      (cell as? SizedCell)?.contentSize = sizes[numbers.sections[0][path.item]]
    }
    return CollectionStage(numbers: numbers, cell: SizedCell.self, layout: layout)
  }

  /// Runs `body`, and ends the turn.
  private func change(_ stage: CollectionStage, _ body: () -> Void) {
    stage.device.perform {
      body()
      stage.device.endTurn()
    }
  }

  private func frame(_ item: Int, _ stage: CollectionStage) -> CGRect? {
    stage.view.cellForItem(at: path(0, item))?.frame
  }

  private func cell(_ item: Int, _ stage: CollectionStage) -> SizedCell? {
    stage.view.cellForItem(at: path(0, item)) as? SizedCell
  }

  private static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private static func chips() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(80), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  // MARK: Layouts of clients

  /// Cells one below the other at an edge, with the sizes that they prefer.
  private final class Column: UICollectionViewLayout {
    var sizes: [CGSize] = []
    var x: CGFloat = 0
    /// The size that the layout uses for a preferred one.
    var use: (CGSize) -> CGSize = { $0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: sizes.map(\.height).reduce(0, +))
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let y = sizes.prefix(indexPath.item).map(\.height).reduce(0, +)
      attributes.frame = CGRect(origin: CGPoint(x: x, y: y), size: sizes[indexPath.item])
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      var y: CGFloat = 0
      var result: [UICollectionViewLayoutAttributes] = []
      for (item, size) in sizes.enumerated() where y <= rect.maxY {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, item))
        attributes.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        result.append(attributes)
        y += size.height
      }
      return result
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      preferredAttributes.size != originalAttributes.size
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      sizes[preferredAttributes.indexPath.item] = use(preferredAttributes.size)
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  private func column(
    _ count: Int, _ estimate: CGSize, x: CGFloat = 0, use: @escaping (CGSize) -> CGSize = { $0 }
  ) -> Column {
    let column = Column()
    column.sizes = Array(repeating: estimate, count: count)
    column.x = x
    column.use = use
    return column
  }

  @Test(arguments: [0, 1, 320] as [CGFloat], [CGSize.zero, CGSize(width: 0, height: 40)])
  func `An element without extent is made and determines its size`(x: CGFloat, estimate: CGSize) {
    let sizes = [CGSize(width: 100, height: 20), CGSize(width: 50, height: 30)]
    let stage = stage(sizes) { column(2, estimate, x: x) }
    let layout = stage.view.collectionViewLayout as? Column
    expectEqual(layout?.sizes, sizes)
    // A cell that begins at the right edge of the bounds is out of sight once it has an extent.
    expectEqual(frame(1, stage), (x == 320 ? nil : CGRect(x: x, y: 20, width: 50, height: 30)))
  }

  @Test func `A size that does not settle is reported once, by the view and the index path`() {
    let sizes = [CGSize(width: 100, height: 20), CGSize(width: 50, height: 30)]
    var height: CGFloat = 30
    let stage = stage(sizes) {
      // The layout never uses the size that the second cell prefers.
      column(2, CGSize(width: 10, height: 10)) { size in
        guard size.height == 30 else { return size }
        height += 1
        return CGSize(width: 50, height: height)
      }
    }
    expectEqual(stage.warnings.lines.count, 1)
    let warning = stage.warnings.lines.first ?? ""
    #expect(warning.contains("SizedCell at index path 0.1 of <UICollectionView"))
    #expect(warning.contains("\(UICollectionView.sizeChangeLimit) times"))
    #expect(stage.device.isIdle)
    let left = frame(1, stage)
    let measurements = cell(1, stage)?.measurements
    change(stage) { stage.view.setNeedsLayout() }
    stage.settle()
    expectEqual(frame(1, stage), left)
    expectEqual(cell(1, stage)?.measurements, measurements)
    expectEqual(frame(0, stage)?.size, sizes[0])
    change(stage) { stage.view.collectionViewLayout.invalidateLayout() }
    stage.settle()
    expectEqual(stage.warnings.lines.count, 1)
  }

  @Test func `Sizes that need ever more passes are reported once`() {
    // Rows that are lower than estimated by so much that each pass brings a few more into sight.
    let sizes = Array(repeating: CGSize(width: 300, height: 1), count: 1000)
    let stage = stage(sizes) { column(1000, CGSize(width: 1, height: 400)) }
    expectEqual(stage.warnings.lines.count, 1)
    let warning = stage.warnings.lines.first ?? ""
    #expect(warning.contains("\(UICollectionView.sizingPassLimit) passes"))
    #expect(warning.contains("Column"))
  }

  // MARK: Compositional layouts

  @Test func `Items that are larger or smaller than estimated lose no items of their group`() {
    // Four of the estimated width fit.
    let widths: [CGFloat] = [300, 200, 100, 30, 30, 30, 30, 30, 30, 250]
    let stage = stage(widths.map { CGSize(width: $0, height: 20) }) { Self.chips() }
    let origins = widths.indices.map { frame($0, stage)?.origin }
    // By hand: 300 | 200 100 | 30 × 6 | 250
    expectEqual(
      origins,
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 200, y: 20), CGPoint(x: 0, y: 40),
        CGPoint(x: 30, y: 40), CGPoint(x: 60, y: 40), CGPoint(x: 90, y: 40),
        CGPoint(x: 120, y: 40), CGPoint(x: 150, y: 40), CGPoint(x: 0, y: 60),
      ])
    expectEqual(stage.view.contentSize, CGSize(width: 320, height: 80))
  }

  @Test func `An estimated length that a group determines for its items is not measured`() {
    let stage = stage([CGSize(width: 50, height: 20), CGSize(width: 70, height: 40)]) {
      let size = NSCollectionLayoutSize(
        widthDimension: .estimated(100), heightDimension: .estimated(30))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    expectEqual(frame(0, stage), CGRect(x: 0, y: 0, width: 160, height: 20))
    expectEqual(frame(1, stage), CGRect(x: 160, y: 0, width: 160, height: 40))
    expectEqual(cell(0, stage)?.measurements, 1)
  }

  @Test(arguments: 0..<30)
  func `Groups of measured items equal groups of items of that size`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = 60
    var lengths = Array(repeating: CGFloat(1), count: count)
    // As many as fit into 4, at least one.
    func measure(_ first: Int) -> (count: Int, length: CGFloat) {
      var (sum, taken) = (CGFloat(0), 0)
      while first + taken < count, taken == 0 || sum + lengths[first + taken] <= 4 {
        sum += lengths[first + taken]
        taken += 1
      }
      return (taken, lengths[first..<first + taken].max() ?? 0)
    }
    var groups = CompositionalGroups(itemCount: count, perGroup: 4, length: 1)
    for _ in 0..<40 {
      let item = Int.random(in: 0..<count, using: &random)
      lengths[item] = [0.5, 1, 2, 3, 5].randomElement(using: &random)!
      var first = groups.index(ofItem: item)
      if groups.range(of: first).lowerBound == item { first = max(first - 1, 0) }
      groups.regroup(from: first, throughItem: item, measure: measure)
      var (ranges, wanted, start): ([Range<Int>], [CGFloat], Int) = ([], [], 0)
      while start < count {
        let made = measure(start)
        ranges.append(start..<start + made.count)
        wanted.append(made.length)
        start += made.count
      }
      expectEqual((0..<groups.count).map { groups.range(of: $0) }, ranges)
      expectEqual((0..<groups.count).map { groups.lengths[$0] }, wanted)
      #expect((0..<count).allSatisfy { groups.range(of: groups.index(ofItem: $0)).contains($0) })
    }
  }

  @Test func `A section without a definition is reported with its number and its layout`() {
    final class Gallery: UICollectionViewCompositionalLayout {}
    let stage = CollectionStage([[1], [2]]) {
      Gallery { section, _ in
        guard section == 0 else { return nil }
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
    }
    let message = stage.problems.lines.first ?? ""
    #expect(message.contains("section 1"))
    #expect(message.contains("Gallery"))
    #expect(message.contains("1 item"))
  }

  // MARK: Measuring again

  @Test func `A cell is measured once while its content and its width do not change`() {
    let sizes = (0..<30).map { CGSize(width: 100, height: CGFloat(20 + $0)) }
    let stage = stage(sizes) { Self.list() }
    #expect((0..<5).map { cell($0, stage)?.measurements } == Array(repeating: 1, count: 5))
    change(stage) { stage.view.contentOffset.y = 10 }
    expectEqual(cell(3, stage)?.measurements, 1)
    change(stage) { stage.view.frame.size.width = 300 }
    expectEqual(cell(3, stage)?.measurements, 2)
  }

  @Test func `Traits of one cell measure that cell again`() {
    let stage = stage([CGSize(width: 10, height: 20), CGSize(width: 10, height: 30)]) {
      Self.list()
    }
    change(stage) {
      cell(0, stage)?.contentSize.height = 50
      cell(0, stage)?.setTraitOverrides { $0.legibilityWeight = .bold }
    }
    expectEqual(frame(0, stage)?.height, 50)
    expectEqual(frame(1, stage)?.minY, 50)
    expectEqual(cell(1, stage)?.measurements, 1)
  }

  @Test(arguments: [true, false])
  func `An invalidation measures the named items, or all`(isWhole: Bool) {
    let stage = stage(Array(repeating: CGSize(width: 10, height: 20), count: 3)) { Self.list() }
    change(stage) {
      for item in 0..<3 { cell(item, stage)?.contentSize.height = 40 }
      if isWhole {
        stage.view.collectionViewLayout.invalidateLayout()
      } else {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [path(0, 1)])
        stage.view.collectionViewLayout.invalidateLayout(with: context)
      }
    }
    #expect((0..<3).map { frame($0, stage)?.height } == (isWhole ? [40, 40, 40] : [20, 40, 20]))
  }

  @Test
  func `Sizes out of sight are discarded when the context in which they were measured changes`() {
    let sizes = Array(repeating: CGSize(width: 10, height: 60), count: 100)
    let stage = stage(sizes) { Self.list() }
    change(stage) { stage.view.contentOffset.y = 2000 }
    change(stage) { stage.view.contentOffset.y = 0 }
    // Eleven rows of the estimate of 44 points are in sight at first, and are measured.
    let fresh: CGFloat = 11 * 60 + 89 * 44
    #expect(stage.view.contentSize.height > fresh)
    change(stage) { stage.view.overrideUserInterfaceStyle = .dark }
    #expect(stage.view.contentSize.height > fresh)
    change(stage) { stage.view.setTraitOverrides { $0.legibilityWeight = .bold } }
    expectEqual(stage.view.contentSize.height, fresh)
  }

  @Test func `Rows that a finger moves keep their heights`() {
    let heights: [CGFloat] = [30, 80, 50, 70]
    let stage = stage(heights.map { CGSize(width: 100, height: $0) }) { Self.list() }
    change(stage) {
      #expect(stage.view.beginInteractiveMovementForItem(at: path(0, 0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
    }
    stage.settle()
    #expect((0..<4).map { frame($0, stage)?.height } == heights)
    // 80 and 50 have moved up.
    #expect((1..<4).map { frame($0, stage)?.minY } == [0, 80, 160])
    change(stage) { stage.view.endInteractiveMovement() }
    stage.settle()
    #expect((0..<4).map { frame($0, stage)?.height } == [80, 50, 30, 70])
    #expect((0..<4).map { frame($0, stage)?.minY } == [0, 80, 130, 160])
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
