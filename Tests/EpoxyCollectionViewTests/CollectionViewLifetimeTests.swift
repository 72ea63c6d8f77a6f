// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView
@testable import HeadlessUIKit

/// Collection views that are released during updates and scrolling.
@MainActor @Suite struct CollectionViewLifetimeTests {
  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    return layout
  }

  private func shown(
    _ device: Device, _ use: (CollectionView) -> Void
  ) -> () -> CollectionView? {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = CollectionView(layout: flow())
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    window?.addSubview(view)
    window?.isHidden = false
    view.setSections(
      [SectionModel(dataID: 0, items: (0..<200).map { row("\($0)") })], animated: false)
    device.endTurn()
    use(view)
    window?.isHidden = true
    window = nil
    return { [weak view] in view }
  }

  @Test func `A collection view is released in the middle of an update and of scrolling`() {
    let device = Device()
    device.perform {
      let view = shown(device) { view in
        view.didTriggerPullToRefresh = { _ in }
        view.setSections(
          [SectionModel(dataID: 0, items: (5..<300).map { row("\($0)") })], animated: true)
        view.setSections([], animated: true)
        view.scrollToItem(at: ItemPath(itemDataID: "150", section: .dataID(0)), animated: true)
      }
      device.advance(by: 3)
      #expect(view() == nil)
      #expect(!device.hasPendingWork)
    }
  }

  @Test func `The window may be released during an update`() {
    let stage = ListStage()
    stage.device.perform {
      let calls = Log()
      func item(_ id: Character) -> ItemModel<Row> {
        row(String(id)).willDisplay { _ in calls.add("+\(id)") }
          .didEndDisplaying { _ in calls.add("-\(id)") }
      }
      stage.set("abc".map(item))
      stage.device.endTurn()
      stage.set("bcd".map(item), animated: true)
      stage.device.advanceFrame()
      stage.view.removeFromSuperview()
      stage.set("cde".map(item), animated: true)
      stage.settle()
      stage.window.addSubview(stage.view)
      stage.settle()
      expectEqual(stage.contents, ["c", "d", "e"])
      expectEqual(calls.lines.filter { $0 == "+a" }.count, calls.lines.filter { $0 == "-a" }.count)
      expectEqual(
        calls.lines.filter { $0 == "+c" }.count, calls.lines.filter { $0 == "-c" }.count + 1)
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `The layout may change in the middle of an update`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set(rows("abc"))
      stage.device.endTurn()
      stage.set(rows("bcd"), animated: true)
      stage.device.advanceFrame()
      stage.view.setCollectionViewLayout(flow(), animated: true)
      stage.set(rows("cde"), animated: true)
      stage.device.advanceFrame()
      stage.set(rows("def"), animated: true)
      stage.settle()
      expectEqual(stage.contents, ["d", "e", "f"])
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `Two collection views show the same models`() {
    let (one, other) = (ListStage(), ListStage())
    let items = rows("abc")
    one.device.perform {
      one.set(items)
      one.device.endTurn()
    }
    other.device.perform {
      other.set(items)
      other.device.endTurn()
      other.set(rows("c"), animated: true)
      other.settle()
    }
    expectEqual(one.contents, ["a", "b", "c"])
    expectEqual(other.contents, ["c"])
  }

  private final class Early: CollectionViewController {
    override func makeCollectionView() -> CollectionView {
      let view = super.makeCollectionView()
      view.autoDeselectItems = false
      return view
    }

    override func viewDidLoad() {
      collectionView.backgroundColor = .red
      setItems(rows("new"), animated: false)
      super.viewDidLoad()
    }
  }

  @Test func `Sections that a subclass sets before the controller does are the last ones`() {
    let device = Device()
    device.perform {
      let controller = Early(layout: flow(), items: rows("old"))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.endTurn()
      let view = controller.collectionView
      #expect(!view.autoDeselectItems)
      expectEqual(view.item(at: IndexPath(item: 0, section: 0))?.dataID, AnyHashable("n"))
    }
  }

  // MARK: Supplementary items

  private static let badge = "badge"

  private func badges() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let badgeSize = NSCollectionLayoutSize(
      widthDimension: .absolute(10), heightDimension: .absolute(10))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: badgeSize, elementKind: Self.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [item])))
  }

  private func badged(_ items: String) -> SectionModel {
    SectionModel(dataID: 0, items: rows(items)).supplementaryItems(
      ofKind: Self.badge,
      items.map {
        Row.supplementaryItemModel(
          dataID: String($0), content: "badge \($0)", behaviors: .init(name: "badge \($0)"),
          style: .init(height: 10))
      })
  }

  private func badgeContents(_ stage: ListStage) -> [String] {
    stage.view.indexPathsForVisibleSupplementaryElements(ofKind: Self.badge).sorted().map {
      let view =
        stage.view.supplementaryView(forElementKind: Self.badge, at: $0)
        as? CollectionViewReusableView
      let row = view?.view as? Row
      return "\(row?.content ?? "nothing")/\(row?.behaviors ?? "none")"
    }
  }

  @Test(arguments: ["nabc", "bc", "cab", "abxc", "", "ab", "xyz"])
  func `Badges are those of their items after an update`(_ items: String) {
    let stage = ListStage(layout: badges)
    stage.device.perform {
      stage.view.setSections([badged("abc")], animated: false)
      stage.device.endTurn()
      stage.view.setSections([badged(items)], animated: true)
      stage.settle()
      expectEqual(badgeContents(stage), items.map { "badge \($0)/badge \($0)" })
      expectEqual(stage.illegal, [])
    }
  }

  private func headed(_ header: String?) -> SectionModel {
    let section = SectionModel(dataID: 0, items: rows("a"))
      .flowLayoutHeaderReferenceSize(CGSize(width: 320, height: 25))
    guard let header else { return section }
    return section.supplementaryItems(
      ofKind: UICollectionView.elementKindSectionHeader,
      [
        Row.supplementaryItemModel(
          dataID: "header", content: header, behaviors: .init(name: header), style: .init())
      ])
  }

  private func header(_ stage: ListStage) -> Row? {
    (stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)) as? CollectionViewReusableView)?.view as? Row
  }

  @Test func `A header shows its current model, and nothing once the model is removed`() {
    let stage = ListStage()
    let log = EpoxyMessages.during {
      stage.device.perform {
        stage.view.setSections([headed("one")], animated: false)
        stage.device.endTurn()
        expectEqual(header(stage)?.content, "one")
        stage.view.setSections([headed(nil)], animated: true)
        stage.settle()
        #expect(header(stage) == nil)
        stage.view.setSections([headed("two")], animated: true)
        stage.settle()
        expectEqual(header(stage)?.content, "two")
        expectEqual(header(stage)?.behaviors, "two")
      }
    }
    expectEqual(log.failures.count, 1)
  }
}
