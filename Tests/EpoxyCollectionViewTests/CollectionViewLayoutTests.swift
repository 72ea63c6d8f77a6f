// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

/// A view with a state that is not part of its content: the distance by which it was opened.
private final class StatefulRow: UIView, EpoxyableView, EphemeralCachedStateView,
  DisplayRespondingView
{
  var isOpen = false
  private(set) var displays: [Bool] = []

  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError() }

  var cachedEphemeralState: Any? {
    get { isOpen }
    set { isOpen = newValue as? Bool ?? false }
  }

  func setContent(_ content: Int, animated: Bool) {}
  func didDisplay(_ isDisplayed: Bool) { displays.append(isDisplayed) }
}

@MainActor @Suite struct CollectionViewLayoutTests {
  private final class Sizes: UIViewController, EpoxyCollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemWith dataID: AnyHashable, inSectionWith sectionDataID: AnyHashable
    ) -> CGSize { CGSize(width: 320, height: dataID == "a" as AnyHashable ? 11 : 22) }
  }

  private func frames(_ stage: ListStage) -> [CGRect] {
    stage.view.indexPathsForVisibleItems.sorted().map {
      stage.view.layoutAttributesForItem(at: $0)?.frame ?? .null
    }
  }

  @Test func `Sizes are the item's, else the section's, else the layout's`() {
    let stage = ListStage()
    stage.device.perform {
      let items: [any ItemModeling] = [
        row("a").flowLayoutItemSize(CGSize(width: 320, height: 10)), row("b"),
      ]
      stage.view.setSections(
        [
          SectionModel(dataID: 1, items: items)
            .flowLayoutItemSize(CGSize(width: 320, height: 20))
            .flowLayoutMinimumLineSpacing(3)
            .flowLayoutSectionInset(UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)),
          SectionModel(dataID: 2, items: rows("c")),
        ], animated: false)
      stage.device.endTurn()
      // 5 + 10 + 3 + 20 + 7 = 45
      expectEqual(
        frames(stage),
        [
          CGRect(x: 0, y: 5, width: 320, height: 10), CGRect(x: 0, y: 18, width: 320, height: 20),
          CGRect(x: 0, y: 45, width: 320, height: 40),
        ])
    }
  }

  @Test func `A layout delegate determines all metrics, its defaults included`() {
    let stage = ListStage()
    let sizes = stage.device.perform { Sizes() }
    stage.device.perform {
      stage.view.layoutDelegate = sizes
      let items = [row("a").flowLayoutItemSize(CGSize(width: 320, height: 99)), row("b")]
      stage.view.setSections(
        [SectionModel(dataID: 1, items: items).flowLayoutMinimumLineSpacing(50)], animated: false)
      stage.device.endTurn()
      // The protocol's line spacing is 10.
      expectEqual(
        frames(stage),
        [
          CGRect(x: 0, y: 0, width: 320, height: 11), CGRect(x: 0, y: 21, width: 320, height: 22),
        ])
    }
  }

  private func list(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test func `The layout epoxy uses the models of sections`() {
    let stage = ListStage { UICollectionViewCompositionalLayout.epoxy }
    stage.device.perform {
      stage.view.setSections(
        [
          SectionModel(dataID: 1, items: rows("ab")).compositionalLayoutSection(
            list(.absolute(30))),
          SectionModel(dataID: 2, items: rows("c")).compositionalLayoutSectionProvider { _ in
            list(.absolute(70))
          },
        ], animated: false)
      stage.device.endTurn()
      expectEqual(frames(stage).map(\.height), [30, 30, 70])
      expectEqual(frames(stage).map(\.minY), [0, 30, 60])
    }
  }

  @Test func `The layout epoxy is released`() {
    weak var layout: UICollectionViewLayout?
    Device().perform {
      let new = UICollectionViewCompositionalLayout.epoxy
      layout = new
    }
    #expect(layout == nil)
  }

  @Test func `Cells have the heights that their views require`() {
    let stage = ListStage {
      UICollectionViewCompositionalLayout(section: list(.estimated(44)))
    }
    var warnings: [String] = []
    stage.device.onWarning = { warnings.append($0) }
    stage.device.perform {
      stage.set([row("a", style: .init(height: 30)), row("b", style: .init(height: 70)), row("c")])
      stage.device.endTurn()
      expectEqual(frames(stage).map(\.height), [30, 70, 40])
      expectEqual(stage.cell(1)?.frame, CGRect(x: 0, y: 30, width: 320, height: 70))
      expectEqual(stage.row(1)?.frame, CGRect(x: 0, y: 0, width: 320, height: 70))
      expectEqual(warnings, [])
    }
  }

  @Test func `A view without a height has the estimated one`() {
    let stage = ListStage {
      UICollectionViewCompositionalLayout(section: list(.estimated(44)))
    }
    stage.device.perform {
      stage.set([OtherRow.itemModel(dataID: 1, content: "a"), row("b")])
      stage.device.endTurn()
      expectEqual(frames(stage).map(\.height), [44, 40])
    }
  }

  // MARK: Supplementary items

  private func withHeader(_ content: String, _ items: String, style: Row.Style = .init())
    -> SectionModel
  {
    SectionModel(dataID: 1, items: rows(items))
      .supplementaryItems(
        ofKind: UICollectionView.elementKindSectionHeader,
        [
          Row.supplementaryItemModel(
            dataID: "header", content: content, behaviors: .init(name: content), style: style)
        ]
      )
      .flowLayoutHeaderReferenceSize(CGSize(width: 320, height: 25))
  }

  private func header(_ stage: ListStage) -> Row? {
    (stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)) as? CollectionViewReusableView)?.view as? Row
  }

  /// The index path of a view of the whole layout is one index (UIKit documentation,
  /// `UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems`).
  @Test func `A header of the whole layout shows the model of the first section`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let stage = ListStage {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)),
          elementKind: kind, alignment: .top)
      ]
      return UICollectionViewCompositionalLayout(
        section: self.list(.absolute(40)), configuration: configuration)
    }
    func shown() -> Row? {
      (stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
        as? CollectionViewReusableView)?.view as? Row
    }
    stage.device.perform {
      for (content, items, animated) in [
        ("one", "ab", false), ("two", "bcd", true), ("three", "d", false),
      ] {
        stage.view.setSections([withHeader(content, items)], animated: animated)
        stage.settle()
        expectEqual(shown()?.content, content)
        expectEqual(stage.contents, items.map { String($0) })
        let metadata = stage.view.visibilityMetadata
        expectEqual(metadata.sections.first?.supplementaryItems[kind]?.count, 1)
      }
    }
    expectEqual(stage.illegal, [])
  }

  @Test func `Headers in sight get new contents, behaviors and styles`() {
    let stage = ListStage()
    stage.device.perform {
      stage.view.setSections([withHeader("one", "a")], animated: false)
      stage.device.endTurn()
      expectEqual(header(stage)?.events, ["content one", "behaviors one"])
      header(stage)?.forget()
      stage.view.setSections([withHeader("two", "ab")], animated: true)
      stage.settle()
      expectEqual(header(stage)?.events, ["content two animated", "behaviors two"])
      let old = header(stage)
      stage.view.setSections([withHeader("two", "ab", style: .init(name: "bold"))], animated: true)
      stage.settle()
      #expect(header(stage) !== old)
      expectEqual(header(stage)?.style.name, "bold")
      expectEqual(header(stage)?.content, "two")
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `A layout that requests a header without a model causes an assertion`() {
    let stage = ListStage()
    let log = EpoxyMessages.during {
      stage.device.perform {
        stage.view.setSections(
          [
            SectionModel(dataID: 1, items: rows("a"))
              .flowLayoutHeaderReferenceSize(CGSize(width: 320, height: 25))
          ], animated: false)
        stage.device.endTurn()
      }
    }
    expectEqual(log.failures.count, 1)
    expectEqual(stage.contents, ["a"])
  }

  // MARK: States

  @Test func `A state is restored and removed together with its item`() {
    let stage = ListStage()
    stage.device.perform {
      func items(_ range: Range<Int>) -> [any ItemModeling] {
        range.map { StatefulRow.itemModel(dataID: $0, content: $0) }
      }
      @MainActor func first() -> StatefulRow? { stage.cell(0)?.view as? StatefulRow }
      stage.set(items(0..<100))
      stage.device.endTurn()
      first()?.isOpen = true
      stage.view.contentOffset.y = 2_000
      stage.device.advanceFrame()
      #expect(
        (stage.view.visibleCells.first as? CollectionViewCell)
          .flatMap { ($0.view as? StatefulRow)?.isOpen } == false)
      stage.view.contentOffset.y = 0
      stage.device.advanceFrame()
      #expect(first()?.isOpen == true)
      stage.view.contentOffset.y = 2_000
      stage.device.advanceFrame()
      stage.set(items(1..<100), animated: true)
      stage.settle()
      stage.set(items(0..<100), animated: true)
      stage.settle()
      stage.view.contentOffset.y = 0
      stage.device.advanceFrame()
      #expect(first()?.isOpen == false)
      #expect(first()?.displays.last == true)
    }
  }

  // MARK: Controller

  @Test func `A controller shows sections that were set before its view was loaded`() {
    let device = Device()
    device.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 40)
      let controller = CollectionViewController(layout: layout, items: rows("ab"))
      #expect(controller.collectionViewIfLoaded == nil)
      controller.setItems(rows("abc"), animated: true)
      #expect(controller.collectionViewIfLoaded == nil)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.endTurn()
      expectEqual(controller.collectionView.visibleCells.count, 3)
      expectEqual(controller.collectionView.frame, window.bounds)
      #expect(controller.collectionView.layoutDelegate === controller)
      controller.setSections([], animated: false)
      device.endTurn()
      expectEqual(controller.collectionView.visibleCells, [])
    }
  }

  private final class CountingLayout: UICollectionViewFlowLayout {
    var invalidations = 0
    override func invalidateLayout() {
      invalidations += 1
      super.invalidateLayout()
    }
  }

  @Test func `A change of the text size lays out again`() {
    let device = Device()
    device.perform {
      let layout = CountingLayout()
      let view = CollectionView(layout: layout)
      let before = layout.invalidations
      view.traitCollectionDidChange(view.traitCollection)
      expectEqual(layout.invalidations, before)
      view.traitCollectionDidChange(
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
      expectEqual(layout.invalidations, before + 1)
    }
  }

  private final class OwnTransition: UICollectionViewTransitionLayout {}

  private final class Transitions: UIViewController, CollectionViewTransitionLayoutDelegate {
    private(set) var asked = 0

    func collectionView(
      _ collectionView: CollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      asked += 1
      return OwnTransition(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  @Test func `An interactive change of layouts has the layout of the transition layout delegate`() {
    let stage = ListStage()
    stage.device.perform {
      let delegate = Transitions()
      stage.set(rows("abc"))
      stage.device.endTurn()
      let grid = UICollectionViewFlowLayout()
      grid.itemSize = CGSize(width: 160, height: 80)
      #expect(
        type(of: stage.view.startInteractiveTransition(to: grid))
          == UICollectionViewTransitionLayout.self)
      stage.view.cancelInteractiveTransition()
      stage.settle()
      stage.view.transitionLayoutDelegate = delegate
      let layout = stage.view.startInteractiveTransition(to: grid)
      #expect(layout is OwnTransition && delegate.asked == 1)
      layout.transitionProgress = 0.5
      layout.invalidateLayout()
      stage.set(rows("abcd"), animated: true)
      stage.settle()
      expectEqual(stage.contents, ["a", "b", "c", "d"])
      // Half way between rows of 320 by 40 and items of 160 by 80.
      expectEqual(stage.cell(0)?.bounds.size, CGSize(width: 240, height: 60))
      stage.view.finishInteractiveTransition()
      stage.settle()
      #expect(stage.view.collectionViewLayout === grid)
      expectEqual(stage.cell(0)?.bounds.size, CGSize(width: 160, height: 80))
      expectEqual(stage.contents, ["a", "b", "c", "d"])
      withExtendedLifetime(delegate) {}
    }
    expectEqual(stage.illegal, [])
  }
}
