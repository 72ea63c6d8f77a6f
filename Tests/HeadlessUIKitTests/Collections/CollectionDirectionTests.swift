// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Collection views in languages that are written from right to left.
///
/// UIKit documentation, `UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection`: the
/// collection view flips the horizontal coordinates of a layout that returns true, where the
/// direction of the language is opposite to that of the layout's development.
/// `NSCollectionLayoutGroup`, `NSDirectionalEdgeInsets` and `NSCollectionLayoutAnchor` are
/// documented by leading and trailing.
@MainActor @Suite struct CollectionDirectionTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func stage(
    _ sections: [[Int]], layout: @escaping () -> UICollectionViewLayout
  ) -> CollectionStage {
    let stage = CollectionStage(sections, isShown: false, layout: layout)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.show()
    stage.settle()
    return stage
  }

  /// The frame of a cell on the screen.
  private func shownFrame(_ stage: CollectionStage, _ section: Int, _ item: Int) -> CGRect? {
    stage.view.cellForItem(at: path(section, item)).map { $0.convert($0.bounds, to: stage.window) }
  }

  private func grid() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5)))
      ])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 60)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(30)), elementKind: "header",
      alignment: .topLeading, absoluteOffset: CGPoint(x: 3, y: 0))
    section.boundarySupplementaryItems = [header]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 16)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(TitleView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private func register(_ stage: CollectionStage, _ kinds: [String]) {
    for kind in kinds {
      stage.view.register(
        TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
  }

  @Test func `Groups, badges, headers and backgrounds begin at the right`() {
    let stage = CollectionStage([Array(0..<5)], isShown: false) { grid() }
    register(stage, ["badge", "header"])
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.show()
    stage.settle()
    // 320 - 20 - 60 = 240 in four parts of 60, from x = 300 to the left.
    expectEqual(shownFrame(stage, 0, 0), CGRect(x: 240, y: 30, width: 60, height: 40))
    expectEqual(shownFrame(stage, 0, 3), CGRect(x: 60, y: 30, width: 60, height: 40))
    expectEqual(shownFrame(stage, 0, 4), CGRect(x: 240, y: 70, width: 60, height: 40))
    // The badge's trailing edge is 5 points beyond that of the cell.
    let badge = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: path(0, 0))
    expectEqual(badge?.frame, CGRect(x: 235, y: 25, width: 20, height: 20))
    let header = stage.view.supplementaryView(forElementKind: "header", at: path(0, 0))
    expectEqual(header?.frame, CGRect(x: 320 - 20 - 3 - 100, y: 0, width: 100, height: 30))
    let background = stage.view.subviews.first {
      ($0 as? TitleView)?.reuseIdentifier == "background"
    }
    expectEqual(background?.frame, CGRect(x: 16, y: 0, width: 296, height: 110))
    expectEqual(stage.view.indexPathForItem(at: CGPoint(x: 290, y: 50)), path(0, 0))
    expectEqual(stage.view.contentOffset.x, 0)
  }

  @Test func `A change of the direction mirrors a layout that is shown`() {
    let stage = CollectionStage([Array(0..<5)], isShown: false) { grid() }
    register(stage, ["badge", "header"])
    stage.show()
    stage.settle()
    expectEqual(shownFrame(stage, 0, 0)?.minX, 20)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    expectEqual(shownFrame(stage, 0, 0)?.maxX, 300)
    stage.view.semanticContentAttribute = .forceLeftToRight
    stage.settle()
    expectEqual(shownFrame(stage, 0, 0)?.minX, 20)
  }

  private func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
    section.orthogonalScrollingBehavior = behavior
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func `A section that scrolls across begins at the right and scrolls to the right`() {
    let stage = stage([Array(0..<10), [0, 1]]) { shelf(.continuous) }
    let rows = stage.view.subviews.compactMap { $0 as? UIScrollView }
    let row = rows.max { $0.contentSize.width < $1.contentSize.width }
    // 30 + 10 * 100 + 9 * 10 + 40 = 1160; the leading end is shown.
    expectEqual(row?.contentSize.width, 1160)
    expectEqual(row?.contentOffset.x, 840)  // 1160 - 320
    expectEqual(shownFrame(stage, 0, 0), CGRect(x: 190, y: 0, width: 100, height: 50))
    expectEqual(shownFrame(stage, 0, 1), CGRect(x: 80, y: 0, width: 100, height: 50))
    // A short row begins at the right, too.
    expectEqual(shownFrame(stage, 1, 0)?.maxX, 290)
    expectEqual(shownFrame(stage, 1, 1)?.maxX, 180)
    row?.contentOffset.x -= 110
    stage.settle()
    expectEqual(shownFrame(stage, 0, 1)?.maxX, 290)
    expectEqual(shownFrame(stage, 0, 0)?.maxX, 400)
    stage.view.scrollToItem(at: path(0, 9), at: .left, animated: false)
    stage.settle()
    // `.left` is the left edge in every language; the trailing inset remains beyond the last cell.
    expectEqual(row?.contentOffset.x, 40)
    expectEqual(shownFrame(stage, 0, 9)?.minX, 0)
  }

  @Test func `A horizontal list begins at its leading end and keeps its place there`() {
    let stage = stage([Array(0..<20)]) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 480)
      layout.minimumLineSpacing = 0
      layout.sectionInset.right = 15
      return layout
    }
    expectEqual(stage.view.contentSize.width, 2015)
    expectEqual(stage.view.contentOffset.x, 1695)  // 2015 - 320
    expectEqual(shownFrame(stage, 0, 0), CGRect(x: 205, y: 0, width: 100, height: 480))
    stage.view.contentOffset.x -= 200
    stage.settle()
    expectEqual(shownFrame(stage, 0, 2)?.maxX, 305)
    // Items at the trailing end do not move those in sight.
    stage.numbers.sections[0].append(contentsOf: 20..<30)
    stage.batch { stage.view.insertItems(at: (20..<30).map { path(0, $0) }) }
    stage.settle()
    expectEqual(stage.view.contentSize.width, 3015)
    expectEqual(shownFrame(stage, 0, 2)?.maxX, 305)
    // Another width keeps the distance from the leading end.
    stage.view.frame.size.width = 300
    stage.settle()
    expectEqual(shownFrame(stage, 0, 2)?.maxX, 285)
  }

  @Test func `The items of a flow layout's line follow each other from the right`() {
    let stage = stage([Array(0..<5)]) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.minimumInteritemSpacing = 10
      return layout
    }
    #expect((0..<3).map { shownFrame(stage, 0, $0)?.minX } == [220, 110, 0])
    expectEqual(shownFrame(stage, 0, 3)?.maxX, 320)
  }

  /// A flow layout that positions its cells itself, in coordinates that begin at the left.
  private final class Aligned: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.frame.origin.x = CGFloat(attributes.indexPath.item * 60)
        return attributes
      }
    }
  }

  @Test func `A flow layout whose coordinates are not flipped keeps the places of a subclass`() {
    let stage = stage([[0, 1]]) { Aligned() }
    #expect((0..<2).map { shownFrame(stage, 0, $0)?.minX } == [0, 60])
    // The subclass's frames are those on the screen, and so are its insets.
    let flow = UICollectionViewFlowLayout()
    let own = self.stage([[0, 1]]) {
      flow.itemSize = CGSize(width: 100, height: 40)
      flow.sectionInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 20)
      return flow
    }
    expectEqual(shownFrame(own, 0, 0)?.maxX, 300)
    expectEqual(flow.layoutAttributesForItem(at: path(0, 0))?.frame, shownFrame(own, 0, 0))
    expectEqual(
      flow.layoutAttributesForElements(in: CGRect(x: 250, y: 0, width: 5, height: 5))?.count, 1)
  }

  private final class Flipped: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func `A flow layout whose coordinates are flipped is mirrored once, with its insets`() {
    let flow = Flipped()
    let stage = stage([[0, 1]]) {
      flow.itemSize = CGSize(width: 100, height: 40)
      flow.sectionInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 20)
      return flow
    }
    expectEqual(shownFrame(stage, 0, 0)?.maxX, 313)
    expectEqual(flow.layoutAttributesForItem(at: path(0, 0))?.frame.minX, 7)
  }

  /// A column at the leading side.
  private final class Columns: UICollectionViewLayout {
    let flips: Bool
    let development: UIUserInterfaceLayoutDirection

    init(flips: Bool, development: UIUserInterfaceLayoutDirection = .leftToRight) {
      (self.flips, self.development) = (flips, development)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { development }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 10 + indexPath.item * 50, y: 0, width: 40, height: 100)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<2).compactMap { layoutAttributesForItem(at: path(0, $0)) }
        .filter { $0.frame.intersection(rect).width > 0 }
    }
  }

  @Test func `A custom layout that requires flipping is flipped opposite to its development`() {
    func places(_ layout: @escaping () -> UICollectionViewLayout) -> [CGFloat?] {
      let stage = self.stage([[0, 1]], layout: layout)
      return (0..<2).map { shownFrame(stage, 0, $0)?.minX }
    }
    expectEqual(places { Columns(flips: true) }, [270, 220])
    expectEqual(places { Columns(flips: false) }, [10, 60])
    expectEqual(places { Columns(flips: true, development: .rightToLeft) }, [10, 60])
    let stage = CollectionStage([[0, 1]]) { Columns(flips: true, development: .rightToLeft) }
    #expect((0..<2).map { shownFrame(stage, 0, $0)?.minX } == [270, 220])
  }

  @Test func `A change of layouts leads from mirrored to other places`() {
    let stage = stage([[0, 1]]) { Columns(flips: true) }
    let transition = stage.view.startInteractiveTransition(to: Columns(flips: false))
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    stage.view.layoutIfNeeded()
    // Between 270 and 10, and between 220 and 60.
    #expect((0..<2).map { shownFrame(stage, 0, $0)?.minX } == [140, 140])
    stage.view.finishInteractiveTransition()
    stage.settle()
    #expect((0..<2).map { shownFrame(stage, 0, $0)?.minX } == [10, 60])
  }
}
