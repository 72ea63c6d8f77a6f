// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

// EpoxyCollectionView, the table of modifiers and "A note about reuse and styles".

@MainActor @Suite struct EpoxyModifierSamples {
  private let notes = Notes()

  private func row(_ title: String, dataID: AnyHashable? = nil) -> ItemModel<Row> {
    Row.itemModel(
      dataID: dataID ?? AnyHashable(title), content: .init(title: title), style: .standard)
  }

  private func set(_ items: [ItemModeling], on host: ScreenHost, animated: Bool = false) {
    host.perform {
      (host.window?.rootViewController as? CollectionViewController)?
        .setItems(items, animated: animated)
    }
    host.settle()
  }

  @Test func `content is shown by the view, and compared`() {
    let item = row("old").content(.init(title: "new"))
    #expect(item.erasedContent as? Row.Content == "new")
    #expect(!item.isDiffableItemEqual(to: row("old")))
    #expect(item.isDiffableItemEqual(to: row("new", dataID: "old")))
    #expect(ScreenHost.showing(items: [item]).titles == ["new"])

    // The closure of the item sets the content of a view that is not content-configurable.
    let label = ItemModel<UILabel>(dataID: 1).content("a").setContent { $0.view.text = "a" }
    #expect(label.erasedContent as? String == "a")
    #expect(ScreenHost.showing(items: [label]).itemViews(UILabel.self).map(\.text) == ["a"])
  }

  @Test func `dataID distinguishes an item from the others of its section`() {
    let item = row("a").dataID("other")
    #expect(item.dataID == AnyHashable("other"))
    let host = ScreenHost.showing(items: [item, row("a")])
    let path = ItemPath(itemDataID: "other", section: .lastWithItemDataID)
    #expect(host.collectionView.indexPathForItem(at: path) == [0, 0])
  }

  @Test
  func `didChangeState, willDisplay, didEndDisplaying, setBehaviors and setContent are called`() {
    let item = row("a")
      .setContent { [notes] context in notes("content \(context.view.titleLabel.text ?? "")") }
      .setBehaviors { [notes] _ in notes("behaviors") }
      .willDisplay { [notes] _ in notes("will display") }
      .didEndDisplaying { [notes] _ in notes("did end displaying") }
      .didChangeState { [notes] context in notes("\(context.cellState)") }
      .didSelect { [notes] _ in notes("did select") }
    let host = ScreenHost.showing(items: [item])
    #expect(notes.lines == ["content a", "behaviors", "will display"])
    notes.lines = []
    host.tap(host.itemViews(Row.self)[0])
    host.settle()
    #expect(notes.lines.filter { $0 != "normal" } == ["highlighted", "selected", "did select"])
    #expect(notes.lines.last == "normal")
    notes.lines = []
    set([row("b")], on: host)
    #expect(notes.lines == ["did end displaying"])
  }

  @Test func `The three states are those of EpoxyCellState`() {
    let states: [EpoxyCellState] = [.normal, .highlighted, .selected]
    #expect(states == [ItemCellState.normal, .highlighted, .selected])
  }

  @Test func `isMovable lets a finger move the item, and the reordering delegate is notified`() {
    final class Mover: CollectionViewEpoxyReorderingDelegate {
      var moves: [String] = []

      func collectionView(
        _ collectionView: CollectionView, moveItem sourceItem: AnyItemModel,
        inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
        inSection destinationSection: SectionModel
      ) {
        moves.append("\(sourceItem.dataID.base) to \(destinationItem.dataID.base)")
      }
    }
    let mover = Mover()
    let host = ScreenHost.showing(items: [
      row("a").isMovable(true), row("b").isMovable(true), row("c"),
    ])
    let collectionView = host.collectionView
    collectionView.reorderingDelegate = mover
    host.perform {
      #expect(!collectionView.beginInteractiveMovementForItem(at: [0, 2]))
      #expect(collectionView.beginInteractiveMovementForItem(at: [0, 0]))
      collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 70))
    }
    host.advance(by: 0.5)
    host.perform { collectionView.endInteractiveMovement() }
    host.settle()
    #expect(mover.moves == ["a to b"])
    #expect(host.titles == ["b", "a", "c"])
  }

  @Test func `makeView makes the view when it is needed, and the view is reused`() {
    func item(_ id: Int) -> ItemModel<UILabel> {
      ItemModel<UILabel>(dataID: id, content: "\(id)") { context, content in
        context.view.text = content
      }
      .makeView { [notes] in
        notes("made")
        return UILabel()
      }
    }
    let host = ScreenHost.showing(items: (0..<1000).map(item))
    #expect(!notes.lines.isEmpty)
    // At every scroll position, there are far fewer views than items.
    for step in 1...40 {
      host.perform { host.collectionView.contentOffset.y = CGFloat(step) * 200 }
      host.advanceFrame()
    }
    #expect(notes.lines.count < 100)
    #expect(host.itemViews(UILabel.self).allSatisfy { Int($0.text ?? "")! > 100 })
  }

  @Test func `selectionStyle is the background of a selected cell`() {
    let items = [
      row("color").selectionStyle(.color(.red)).didSelect { _ in },
      row("nothing").selectionStyle(.noBackground).didSelect { _ in },
    ]
    let host = ScreenHost.showing(items: items)
    host.collectionView.autoDeselectItems = false
    host.collectionView.allowsMultipleSelection = true
    for view in host.itemViews(Row.self) { host.tap(view) }
    host.settle()
    #expect(host.itemViews(Row.self).map(\.backgroundColor) == [.red, nil])
  }

  // MARK: A note about reuse and styles

  @Test func `Views of one class and one style are reused, and those of another style are not`() {
    func item(_ id: Int, _ style: Row.Style) -> ItemModeling {
      Row.itemModel(dataID: id, content: "row", style: style)
    }
    let host = ScreenHost.showing(items: [item(1, .standard), item(2, .small)])
    let first = host.itemViews(Row.self)
    #expect(first.map(\.style) == [.standard, .small])
    set([item(3, .small), item(4, .standard)], on: host)
    #expect(host.itemViews(Row.self).map(\.style) == [.small, .standard])
  }

  @Test func `styleID distinguishes the styles of items that make their views themselves`() {
    func item(_ id: Int, color: UIColor) -> ItemModel<UIView> {
      ItemModel<UIView>(dataID: id)
        .makeView {
          let view = UIView()
          view.backgroundColor = color
          view.heightAnchor.constraint(equalToConstant: 44).isActive = true
          return view
        }
        .styleID(color)
    }
    let colors: [UIColor] = [.red, .green, .blue]
    let host = ScreenHost.showing(items: (0..<200).map { item($0, color: colors[$0 % 3]) })
    for step in 1...30 {
      host.perform { host.collectionView.contentOffset.y = CGFloat(step) * 250 }
      host.advanceFrame()
      for path in host.collectionView.indexPathsForVisibleItems {
        let cell = host.collectionView.cellForItem(at: path) as? CollectionViewCell
        #expect(cell?.view?.backgroundColor == colors[path.item % 3])
      }
    }
  }
}
