// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct CollectionCompositionalTests {
  private typealias Size = NSCollectionLayoutSize

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frame(_ stage: CollectionStage, _ section: Int, _ item: Int) -> CGRect? {
    stage.view.layoutAttributesForItem(at: path(section, item))?.frame
  }

  /// UIKit documentation, "Implementing Modern Collection Views": nested groups.
  /// `NSCollectionLayoutDimension`: fractions refer to the containing group;
  /// `NSCollectionLayoutItem.contentInsets` shrink the item in its place;
  /// `NSCollectionLayoutSection.interGroupSpacing` lies between groups.
  @Test func `Nested groups are laid out with insets and spacing`() {
    let stage = CollectionStage([Array(0..<4)]) {
      // As in Apple's nested groups: an item of 70 % beside two items of half the height.
      let leading = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
      leading.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailing = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
        repeatingSubitem: trailing, count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, column])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 10)
      return UICollectionViewCompositionalLayout(section: section)
    }
    // The container is 300 wide: 210 and 90.
    expectEqual(frame(stage, 0, 0), CGRect(x: 20, y: 14, width: 190, height: 80))
    expectEqual(frame(stage, 0, 1), CGRect(x: 220, y: 4, width: 90, height: 50))
    expectEqual(frame(stage, 0, 2), CGRect(x: 220, y: 54, width: 90, height: 50))
    expectEqual(frame(stage, 0, 3), CGRect(x: 20, y: 122, width: 190, height: 80))
    expectEqual(stage.view.contentSize, CGSize(width: 320, height: 4 + 100 + 8 + 100 + 6))
  }

  /// UIKit documentation, `horizontal(layoutSize:subitem:count:)`: the items have equal sizes, from
  /// which a set spacing is subtracted; `horizontal(layoutSize:repeatingSubitem:count:)` repeats
  /// the item in its own size; `NSCollectionLayoutSpacing.flexible(_:)` is a minimum.
  @Test func `A count divides the length, and flexible spacing takes the rest`() {
    let stage = CollectionStage([[0, 1, 2], [0, 1, 2]]) {
      UICollectionViewCompositionalLayout { section, _ in
        let item = NSCollectionLayoutItem(
          layoutSize: size(section == 0 ? .fractionalWidth(1) : .absolute(60), .absolute(50)))
        let row = size(.fractionalWidth(1), .absolute(50))
        let group: NSCollectionLayoutGroup =
          section == 0
          ? .horizontal(layoutSize: row, subitem: item, count: 3)
          : .horizontal(layoutSize: row, repeatingSubitem: item, count: 3)
        group.interItemSpacing = section == 0 ? .fixed(10) : .flexible(0)
        return NSCollectionLayoutSection(group: group)
      }
    }
    // (320 - 20) / 3 = 100; (320 - 180) / 2 = 70.
    #expect((0..<3).map { frame(stage, 0, $0)?.minX } == [0, 110, 220])
    expectEqual(frame(stage, 0, 2)?.width, 100)
    #expect((0..<3).map { frame(stage, 1, $0)?.minX } == [0, 130, 260])
  }

  /// UIKit documentation, `NSCollectionLayoutBoundarySupplementaryItem`, `NSCollectionLayoutAnchor`
  /// and `NSCollectionLayoutDecorationItem.background(elementKind:)`: headers and footers of
  /// sections and of the whole layout, badges at an anchor with an offset, backgrounds of sections.
  /// `supplementariesFollowContentInsets` is true by default. That a background includes the header
  /// of its section is not documented; the header belongs to the section.
  @Test func `Headers, footers, badges and backgrounds are positioned`() {
    let header = UICollectionView.elementKindSectionHeader
    let stage = CollectionStage([[0, 1], [2]]) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
      section.contentInsets.leading = 20
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: header, alignment: .top
        )
      ]
      section.decorationItems = [.background(elementKind: "back")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(TitleView.self, forDecorationViewOfKind: "back")
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 9
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(70)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .top)
      ]
      layout.configuration = configuration
      return layout
    }
    // The header of the layout has neither constraints nor content, so its height is not given.
    let whole = stage.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionFooter)
    let top = whole.first?.frame.height ?? -1
    #expect(whole.count == 1 && (whole.first as? TitleView)?.title == "0")
    expectEqual(frame(stage, 0, 0), CGRect(x: 20, y: top + 30, width: 300, height: 50))
    expectEqual(frame(stage, 1, 0)?.minY, top + 130 + 9 + 30)
    let titles = stage.view.visibleSupplementaryViews(ofKind: header)
    expectEqual(titles.map(\.frame.minY), [top, top + 139])
    expectEqual(titles.map(\.frame.minX), [20, 20])
    let badges = stage.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
    expectEqual(badges, [path(0, 0), path(0, 1), path(1, 0)])
    let badge = stage.view.supplementaryView(forElementKind: "badge", at: path(0, 1))
    expectEqual(badge?.frame, CGRect(x: 310, y: top + 70, width: 20, height: 20))
    let backs = stage.view.subviews.compactMap { $0 as? TitleView }.filter { $0.frame.height > 75 }
    #expect(backs.map(\.frame).contains(CGRect(x: 0, y: top, width: 320, height: 130)))
    expectEqual(stage.problems.lines, [])
  }

  private func list(rowHeight: CGFloat) -> NSCollectionLayoutSection {
    let full = size(.fractionalWidth(1), .absolute(rowHeight))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
  }

  /// Not documented; chosen because items without length would never fill a group.
  @Test func `Items without length get a group each`() {
    let stage = CollectionStage([Array(0..<5)]) {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(50)))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])))
    }
    #expect((0..<5).map { frame(stage, 0, $0)?.minY } == [0, 50, 100, 150, 200])
    expectEqual(stage.view.contentSize.height, 250)
  }

  /// UIKit documentation, `NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds`: a
  /// header or footer is pinned to the visible boundary of the layout that it is attached to.
  @Test func `A pinned header and footer of the whole layout remain at the edges of the screen`() {
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    let stage = CollectionStage([Array(0..<20), Array(20..<40)]) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [(header, .top), (footer, .bottom)].map {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: $0, alignment: $1)
        item.pinToVisibleBounds = true
        return item
      }
      return UICollectionViewCompositionalLayout(
        section: list(rowHeight: 50), configuration: configuration)
    }
    for offset: CGFloat in [0, 300, 1_300, 1_580] {
      stage.perform { stage.view.contentOffset.y = offset }
      stage.device.advanceFrame()
      let titles = [header, footer].map { stage.view.visibleSupplementaryViews(ofKind: $0) }
      expectEqual(titles[0].map(\.frame.minY), [offset])
      expectEqual(titles[1].map(\.frame.maxY), [offset + 480])
    }
    expectEqual(stage.view.contentSize.height, 2_060)  // 40 rows, the header and the footer
  }

  /// UIKit documentation, `UICollectionViewLayout.invalidateLayout()`: the layout is updated as a
  /// whole; `invalidateLayout(with:)`: only the parts in the context are. Both in one turn are one
  /// update.
  @Test func `A partial invalidation does not undo a complete one`() {
    var rowHeight: CGFloat = 50
    let layout = Device().perform {
      UICollectionViewCompositionalLayout { _, _ in list(rowHeight: rowHeight) }
    }
    let stage = CollectionStage([Array(0..<20)]) { layout }
    rowHeight = 70
    stage.perform {
      layout.invalidateLayout()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path(0, 0)])
      layout.invalidateLayout(with: context)
    }
    stage.device.advanceFrame()
    expectEqual(frame(stage, 0, 1)?.minY, 70)
    expectEqual(stage.view.contentSize.height, 1_400)
  }

  /// Not documented; chosen because a wrong estimate should not change the measured rows. UIKit
  /// raises an exception with this message where a provider returns no section.
  @Test func `Invalid estimates, empty sections and missing sections have defined results`() {
    for estimate in [CGFloat(-10), .nan, .infinity, 0] {
      let stage = CollectionStage([[], Array(0..<50), []]) {
        UICollectionViewCompositionalLayout { [self] _, _ in
          let size = size(.fractionalWidth(1), .estimated(estimate))
          return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          )
        }
      }
      stage.settle()
      expectEqual(stage.cell(1, 3)?.frame.minY, CGFloat(114))
    }
    let stage = CollectionStage([[1]]) { UICollectionViewCompositionalLayout { _, _ in nil } }
    #expect(
      stage.problems.lines.first?.hasPrefix("Invalid section definition. Please specify a valid")
        == true)
    expectEqual(stage.view.visibleCells.count, 1)
  }

  /// UIKit documentation, `NSCollectionLayoutDimension.estimated(_:)`: the size of an item is
  /// determined when its content is rendered. That only rows in sight are measured follows from it.
  @Test func `A list of a million rows measures only rows in sight`() {
    let stage = CollectionStage([Array(0..<1_000_000)]) {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
    for offset in [0.0, 10_000_000, 43_000_000, 500] {
      stage.perform { stage.view.contentOffset.y = offset }
      stage.settle()
      #expect(stage.view.visibleCells.count <= 18)
      for path in stage.view.indexPathsForVisibleItems {
        let cell = stage.view.cellForItem(at: path) as? NumberCell
        expectEqual(cell?.number, path.item)
        expectEqual(cell?.frame.height, NumberCell.height(of: path.item))
      }
    }
    #expect(stage.device.counters.cellsMade <= 40)
    expectEqual(stage.numbers.shown, stage.view.visibleCells.count)
  }

  // MARK: Orthogonal scrolling

  private func rows(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> CollectionStage
  {
    CollectionStage([Array(0..<30), Array(0..<30)]) {
      let size = size(.absolute(100), .absolute(90))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = behavior
      section.interGroupSpacing = 10
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  private func flick(_ stage: CollectionStage, by way: CGFloat, steps: Int, y: CGFloat = 45) {
    for step in 0...steps {
      let x = 300 + way * CGFloat(step) / CGFloat(steps)
      stage.device.send([
        TouchSample(
          finger: 1, phase: step == 0 ? .began : step == steps ? .ended : .moved,
          location: CGPoint(x: x, y: y), force: 1)
      ])
      stage.device.advanceFrame()
    }
    stage.device.advance(by: 5)
  }

  /// UIKit documentation, `UICollectionLayoutSectionOrthogonalScrollingBehavior`: content stops
  /// anywhere, at the leading edge of a group, after a page of the size of the view, after a group,
  /// or with a group in the center. That `groupPaging` counts its one group from where the finger
  /// lifted is not documented; paging of scroll views does the same.
  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous,
    .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ])
  func `Orthogonal sections rest where their scrolling behavior says`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let stage = rows(behavior)
    // 100 points in the middle of 320, or at the leading edge.
    let start: CGFloat = behavior == .groupPagingCentered ? 110 : 0
    expectEqual(stage.view.visibleCells.count, behavior == .groupPagingCentered ? 4 : 6)
    flick(stage, by: -150, steps: 6)
    let x = -(frame(stage, 0, 0)?.minX ?? 0)
    #expect(x > 0 && frame(stage, 1, 0)?.minX == start)
    switch behavior {
    case .none, .continuous: break
    case .continuousGroupLeadingBoundary: #expect(abs(x.remainder(dividingBy: 110)) < 1e-6)
    case .paging: expectEqual(x, 320)
    case .groupPaging: expectEqual(x, 220)  // from 150, with a velocity to the left
    // The middle of a group, 50 + 110 n, in the middle of the view, 160.
    case .groupPagingCentered: #expect(abs((x + 110).remainder(dividingBy: 110)) < 1e-6)
    @unknown default: break
    }
    expectEqual(stage.numbers.shown, stage.view.visibleCells.count)
    expectEqual(stage.cellsInTree, stage.view.visibleCells.count)
  }

  /// UIKit documentation, `scrollToItem(at:at:animated:)`: the item is visible afterwards, at the
  /// given position. That an empty position scrolls by the least distance, and that offsets follow
  /// their sections, is not documented; the same rules hold for the collection view itself.
  @Test func `Scrolling to an item also scrolls its orthogonal section`() {
    let stage = rows(.continuous)
    stage.perform {
      stage.view.scrollToItem(at: path(0, 10), at: .left, animated: false)
      stage.view.layoutIfNeeded()
      expectEqual(frame(stage, 0, 10)?.minX, 0)
      stage.view.scrollToItem(at: path(0, 10), at: .centeredHorizontally, animated: false)
      stage.view.layoutIfNeeded()
      expectEqual(frame(stage, 0, 10)?.midX, 160)
      stage.view.scrollToItem(at: path(0, 20), at: [], animated: false)
      stage.view.layoutIfNeeded()
      expectEqual(frame(stage, 0, 20)?.maxX, 320)
    }
    // The section keeps its offset when another one is inserted before it.
    stage.batch {
      stage.numbers.sections.insert([5], at: 0)
      stage.view.insertSections([0])
    }
    stage.settle()
    #expect(frame(stage, 1, 20)?.maxX == 320 && frame(stage, 0, 0)?.minX == 0)
    expectEqual(stage.cell(1, 20)?.number, 20)
    // It still scrolls independently.
    flick(stage, by: -150, steps: 6, y: 135)
    #expect((frame(stage, 1, 20)?.maxX ?? 320) < 200 && frame(stage, 0, 0)?.minX == 0)
  }

  /// Not documented; chosen because a moved item keeps its cell, also where its index path does not
  /// change and its section does.
  @Test func `An item keeps its cell when it moves to another orthogonal section`() {
    let stage = rows(.continuous)
    stage.numbers.sections = [[0], [1, 2], [3]]
    stage.perform { stage.view.reloadData() }
    stage.settle()
    let cell = stage.cell(1, 1)
    stage.batch {
      stage.numbers.sections = [[1], [3, 2]]
      stage.view.deleteSections([0])
      stage.view.moveItem(at: path(1, 1), to: path(1, 1))
    }
    stage.settle()
    #expect(stage.cell(1, 1) === cell && cell?.superview === stage.cell(1, 0)?.superview)
    expectEqual(cell?.superview?.frame.minY, CGFloat(90))
    expectEqual(stage.problems.lines, [])
  }
}
