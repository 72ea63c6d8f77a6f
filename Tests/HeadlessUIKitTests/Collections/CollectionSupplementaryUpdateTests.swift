// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Supplementary and decoration views in batches.
///
/// UIKit documentation, `UICollectionViewLayout.indexPathsToDeleteForSupplementaryView(ofKind:)`
/// and the three methods like it: called when cells or sections are deleted or inserted, between
/// `prepare(forCollectionViewUpdates:)` and `finalizeCollectionViewUpdates()`, for the index paths
/// of the views to remove and to add; an empty array is the default.
@MainActor @Suite struct CollectionSupplementaryUpdateTests {
  /// A change of two sections, 0 1 2 3 and 10 11 12.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var after: [[Int]]
    var tell: @MainActor @Sendable (UICollectionView) -> Void

    static let before = [[0, 1, 2, 3], [10, 11, 12]]
    static let all = [
      Change(testDescription: "insert first", after: [[9, 0, 1, 2, 3], [10, 11, 12]]) {
        $0.insertItems(at: [path(0, 0)])
      },
      Change(testDescription: "insert inside", after: [[0, 1, 9, 8, 2, 3], [10, 11, 12]]) {
        $0.insertItems(at: [path(0, 2), path(0, 3)])
      },
      Change(testDescription: "delete first", after: [[1, 2, 3], [10, 11, 12]]) {
        $0.deleteItems(at: [path(0, 0)])
      },
      Change(testDescription: "delete inside", after: [[0, 2, 3], [10, 12]]) {
        $0.deleteItems(at: [path(0, 1), path(1, 1)])
      },
      Change(testDescription: "move", after: [[3, 0, 1, 2], [10, 11, 12]]) {
        $0.moveItem(at: path(0, 3), to: path(0, 0))
      },
      Change(testDescription: "move to the other section", after: [[1, 2, 3], [10, 0, 11, 12]]) {
        $0.moveItem(at: path(0, 0), to: path(1, 1))
      },
      Change(testDescription: "replace", after: [[7, 1, 2, 3], [10, 8, 12]]) {
        $0.reloadItems(at: [path(0, 0), path(1, 1)])
      },
      Change(testDescription: "insert and replace", after: [[9, 7, 1, 2, 3], [10, 11, 12]]) {
        $0.insertItems(at: [path(0, 0)])
        $0.reloadItems(at: [path(0, 0)])
      },
      Change(testDescription: "insert a section", after: [[20, 21], [0, 1, 2, 3], [10, 11, 12]]) {
        $0.insertSections([0])
      },
      Change(testDescription: "delete a section", after: [[10, 11, 12]]) {
        $0.deleteSections([0])
      },
      Change(testDescription: "replace a section", after: [[20, 21], [10, 11, 12]]) {
        $0.reloadSections([0])
      },
      Change(testDescription: "swap the sections", after: [[10, 11, 12], [0, 1, 2, 3]]) {
        $0.moveSection(0, toSection: 1)
      },
      Change(testDescription: "delete all items", after: [[], [10, 11, 12]]) {
        $0.deleteItems(at: (0..<4).map { path(0, $0) })
      },
    ]
  }

  /// Titles badges by their items, and the other views by their index in the section.
  private final class Titles: Numbers {
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      (view as? TitleView)?.title =
        kind == "badge"
        ? "\(sections[indexPath.section][indexPath.item])" : "\(kind) \(indexPath.item)"
      return view
    }
  }

  private func stage(_ sections: [[Int]], layout: @escaping () -> UICollectionViewLayout)
    -> CollectionStage
  {
    let stage = CollectionStage(numbers: Titles(sections), layout: layout)
    stage.settle()
    return stage
  }

  /// All reusable views in the tree, described by their visible properties.
  private func picture(_ stage: CollectionStage) -> [String] {
    var result: [String] = []
    for view in stage.view.subviews where !view.isHidden {
      guard view is UICollectionReusableView else { continue }
      let name = (view as? TitleView)?.title ?? (view as? NumberCell).map { "\($0.number)" } ?? "-"
      result.append("\(type(of: view)) \(name) \(view.frame) \(view.alpha)")
    }
    return result.sorted()
  }

  private func expectFreshScreen(
    after change: Change, isAnimated: Bool, layout: @escaping () -> UICollectionViewLayout
  ) {
    let stage = stage(Change.before, layout: layout)
    stage.batch(animated: isAnimated) {
      stage.numbers.sections = change.after
      change.tell(stage.view)
    }
    stage.settle()
    expectEqual(stage.problems.lines, [])
    expectEqual(picture(stage), picture(self.stage(change.after, layout: layout)))
  }

  // MARK: Custom layouts

  @Test(arguments: Change.all, [true, false])
  func `Views of a section keep their index while items change`(_ change: Change, isAnimated: Bool)
  {
    expectFreshScreen(after: change, isAnimated: isAnimated) { HoursLayout() }
  }

  @Test(arguments: Change.all, [true, false])
  func `Views that a layout deletes and inserts with its items equal those of a fresh screen`(
    _ change: Change, isAnimated: Bool
  ) {
    expectFreshScreen(after: change, isAnimated: isAnimated) { BadgeLayout() }
  }

  @Test
  func `Views keep their index without answers of the layout, also where their number changes`() {
    let layout = BadgeLayout()
    layout.answers = false
    let stage = stage([[0, 1, 2]]) { layout }
    let views = (0..<3).map { badge(stage, $0) }
    stage.batch {
      stage.numbers.sections = [[1, 2]]
      stage.view.deleteItems(at: [path(0, 0)])
    }
    stage.settle()
    #expect(badge(stage, 0) === views[0] && badge(stage, 1) === views[1])
    #expect(badge(stage, 2) == nil && views[2]?.superview == nil)
  }

  private func badge(_ stage: CollectionStage, _ item: Int) -> UICollectionReusableView? {
    stage.view.supplementaryView(forElementKind: "badge", at: path(0, item))
  }

  @Test func `Views after a deleted or inserted view get new indexes and remain the same views`() {
    let layout = BadgeLayout()
    let stage = stage([[0, 1, 2, 3]]) { layout }
    let views = (0..<4).map { badge(stage, $0) }
    layout.log.take()
    stage.batch {
      stage.numbers.sections = [[0, 9, 2, 3]]
      stage.view.deleteItems(at: [path(0, 1)])
      stage.view.insertItems(at: [path(0, 1)])
    }
    #expect(badge(stage, 0) === views[0] && badge(stage, 2) === views[2])
    #expect(badge(stage, 1) !== views[1] && badge(stage, 1) != nil && badge(stage, 3) === views[3])
    let calls = layout.log.take()
    #expect(calls.first == "prepare" && calls.last == "finalize")
    let questions = ["delete badge", "insert badge", "delete line", "insert line"]
    for question in questions { #expect(calls.contains(question)) }
    #expect(calls.contains("initial badge 0.1") && calls.contains("final badge 0.1"))
    #expect(calls.contains("initial line 0.1") && calls.contains("final line 0.1"))
    let animations = calls.filter { $0.contains("initial") || $0.contains("final ") }
    expectEqual(animations.count, 4)
    stage.settle()
    #expect(views[1]?.superview == nil)
  }

  @Test func `A layout may exchange all of its views, in a batch without changes, too`() {
    let layout = BadgeLayout()
    let stage = stage([[0, 1]]) { layout }
    let views = (0..<2).map { badge(stage, $0) }
    layout.exchangesAll = true
    stage.batch {}
    stage.settle()
    for item in 0..<2 {
      #expect(badge(stage, item) != nil && badge(stage, item) !== views[item])
      #expect(views[item]?.superview == nil || stage.view.subviews.count == 6)
    }
    expectEqual(picture(stage), picture(self.stage([[0, 1]]) { BadgeLayout() }))
  }

  // MARK: The layouts of UIKit

  private static func flow() -> UICollectionViewFlowLayout {
    let flow = LoggingFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 20)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: 15)
    flow.footerReferenceSize = CGSize(width: 0, height: 10)
    return flow
  }

  private static func grid() -> UICollectionViewCompositionalLayout {
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .absolute(height))
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(0.5, 10), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size(0.5, 30), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(1, 30), subitems: [item]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(1, 15), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  /// Only some items have a badge: the first of each group of three.
  private static func mosaic() -> UICollectionViewCompositionalLayout {
    func size(_ width: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .absolute(30))
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(0.5), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    let large = NSCollectionLayoutItem(layoutSize: size(0.5), supplementaryItems: [badge])
    let small = NSCollectionLayoutItem(layoutSize: size(0.25))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(1), subitems: [large, small, small])))
  }

  @Test(arguments: Change.all, [true, false])
  func `Headers and footers of flow layouts equal those of a fresh screen`(
    _ change: Change, isAnimated: Bool
  ) {
    expectFreshScreen(after: change, isAnimated: isAnimated) { Self.flow() }
  }

  @Test(arguments: Change.all, [true, false])
  func `Badges, headers and backgrounds of compositional layouts equal those of a fresh screen`(
    _ change: Change, isAnimated: Bool
  ) {
    expectFreshScreen(after: change, isAnimated: isAnimated) { Self.grid() }
    expectFreshScreen(after: change, isAnimated: isAnimated) { Self.mosaic() }
  }

  @Test func `Badges move with their items, and those of replaced items are replaced`() {
    let stage = stage([[0, 1, 2, 3]]) { Self.grid() }
    let views = (0..<4).map { badge(stage, $0) }
    stage.batch {
      stage.numbers.sections = [[3, 9, 0, 8]]
      stage.view.deleteItems(at: [path(0, 1)])
      stage.view.insertItems(at: [path(0, 1)])
      stage.view.moveItem(at: path(0, 3), to: path(0, 0))
      stage.view.reloadItems(at: [path(0, 2)])
    }
    stage.settle()
    #expect(badge(stage, 0) === views[3] && badge(stage, 2) === views[0])
    #expect(views[1]?.superview == nil || badge(stage, 1) === views[1])
    #expect(
      (0..<4).map { (badge(stage, $0) as? TitleView)?.title } == ["3", "9", "0", "8"])
  }

  @Test func `Headers move with their sections`() {
    let stage = stage(Change.before) { Self.flow() }
    let header = UICollectionView.elementKindSectionHeader
    let views = (0..<2).map {
      stage.view.supplementaryView(forElementKind: header, at: path($0, 0))
    }
    stage.batch {
      stage.numbers.sections = [[10, 11, 12], [9, 0, 1, 2, 3]]
      stage.view.moveSection(0, toSection: 1)
      stage.view.insertItems(at: [path(1, 0)])
    }
    stage.settle()
    #expect(stage.view.supplementaryView(forElementKind: header, at: path(0, 0)) === views[1])
    #expect(stage.view.supplementaryView(forElementKind: header, at: path(1, 0)) === views[0])
  }

  /// Not documented; chosen because `super` in a subclass of a flow layout then adds to the
  /// layout's own.
  @Test func `Flow and compositional layouts answer for the views that leave and arrive`() {
    let stage = stage(Change.before) { Self.flow() }
    guard let flow = stage.view.collectionViewLayout as? LoggingFlowLayout else {
      Issue.record("another layout")
      return
    }
    expectEqual(flow.answers, [:])
    stage.batch {
      stage.numbers.sections = [[20], [10, 11, 12], [21]]
      stage.view.deleteSections([0])
      stage.view.insertSections([0, 2])
    }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      expectEqual(flow.answers["delete \(kind)"], [path(0, 0)])
      expectEqual(flow.answers["insert \(kind)"], [path(0, 0), path(2, 0)])
    }
    expectEqual(flow.answers["delete badge"], [])
    stage.settle()
    expectEqual(
      flow.indexPathsToDeleteForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader), [])
  }
}
