// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Menus and popovers of rows and items that disappear while they are open.
@MainActor @Suite struct LostRowTests {
  enum Change: CaseIterable {
    case delete, deleteAbove, deleteAll, reloadRow, reloadSection, reloadData, replace, move
    case scrollAway, scrollAwayAndDelete
  }

  enum End: CaseIterable {
    case choose, tapOutside, dismiss
  }

  /// The rows of a table and the items of a collection view, with the delegate's calls.
  @MainActor
  private final class Rows {
    var names = (0..<40).map { "row \($0)" }
    var log: [String] = []
    var previewed: [IndexPath] = []

    func menu(_ path: IndexPath) -> UIContextMenuConfiguration {
      let name = names[path.item]
      return UIContextMenuConfiguration(
        identifier: name as NSString,
        actionProvider: { [unowned self] _ in
          UIMenu(children: [UIAction(title: "Share") { [unowned self] _ in log.append("share") }])
        })
    }
  }

  private final class Table: UITableViewController {
    let rows = Rows()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int {
      rows.names.count
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = rows.names[path.row]
      return cell
    }
    override func tableView(
      _: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { rows.menu(path) }
    override func tableView(
      _: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let name = rows.names[path.row]
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Archive") { [unowned self] _, _, done in
          rows.log.append("archive \(name)")
          done(true)
        }
      ])
    }
    override func tableView(
      _ table: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      rows.log.append("dismissal")
      return nil
    }
    override func tableView(
      _: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { rows.log.append("end") }
  }

  private final class Grid: UICollectionViewController {
    let rows = Rows()

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 180, height: 100)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int {
      rows.names.count
    }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
    override func collectionView(
      _: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { rows.menu(path) }
    override func collectionView(
      _: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      rows.previewed.append(path)
      return nil
    }
    override func collectionView(
      _: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { rows.log.append("end") }
  }

  private func change(_ change: Change, _ list: some ChangingList, _ rows: Rows) {
    let path: IndexPath = [0, 3]
    switch change {
    case .delete:
      rows.names.remove(at: 3)
      list.removeItem(path)
    case .deleteAbove:
      rows.names.remove(at: 0)
      list.removeItem([0, 0])
    case .deleteAll:
      rows.names = []
      list.reloadSection()
    case .reloadRow: list.reload(path)
    case .reloadSection: list.reloadSection()
    case .reloadData: list.reloadData()
    case .replace:
      rows.names = ["other"]
      list.reloadData()
    case .move:
      rows.names.append(rows.names.remove(at: 3))
      list.move(path, to: [0, 39])
    case .scrollAway: list.scroll(to: [0, 39])
    case .scrollAwayAndDelete:
      list.scroll(to: [0, 39])
      list.layoutIfNeeded()
      rows.names.remove(at: 3)
      list.removeItem(path)
    }
  }

  /// Opens the menu of the fourth row, changes the data, and ends the menu.
  private func run(
    _ host: ScreenHost, _ list: List, _ rows: Rows, at moment: TimeInterval,
    _ end: End, change: @MainActor () -> Void
  ) throws {
    host.recordsIllegalUse = true
    let before = rows.log.count
    host.longPress(list.cell)
    host.advance(by: moment)
    host.perform(change)
    host.advance(by: moment)
    switch end {
    case .choose: try host.tap("Share")
    case .tapOutside: host.tap(at: CGPoint(x: 385, y: 845))
    case .dismiss: host.perform { list.interaction?.dismissMenu() }
    }
    host.settle()
    expectEqual(host.illegalUse, [])
    let calls = rows.log.dropFirst(before).filter { $0 != "dismissal" }
    expectEqual(calls, end == .choose ? ["end", "share"] : ["end"])
    expectEqual(list.interaction?.menuAppearance, .unknown)
    #expect(host.views("Share").isEmpty)
  }

  private struct List {
    let cell: UIView
    let interaction: UIContextMenuInteraction?
  }

  @Test(arguments: Change.allCases, End.allCases)
  func `The row of a menu may disappear`(_ kind: Change, _ end: End) throws {
    for moment in [0, 0.1, 1] {
      let host = ScreenHost(.iPhone15)
      let table = host.perform { Table() }
      host.show(table)
      let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
      try run(
        host,
        List(cell: cell, interaction: table.tableView.contextMenuInteraction),
        table.rows, at: moment, end
      ) { change(kind, table.tableView, table.rows) }
    }
  }

  @Test(arguments: Change.allCases, End.allCases)
  func `The item of a menu may disappear`(_ kind: Change, _ end: End) throws {
    for moment in [0, 0.1, 1] {
      let host = ScreenHost(.iPhone15)
      let grid = host.perform { Grid() }
      host.show(grid)
      let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
      try run(
        host,
        List(cell: cell, interaction: grid.collectionView.contextMenuInteraction),
        grid.rows, at: moment, end
      ) { change(kind, grid.collectionView, grid.rows) }
      // The delegate is called for the item at its present index, and not for one that is not
      // known.
      let expected: [IndexPath] =
        switch kind {
        case .reloadRow, .scrollAway: [IndexPath(item: 3, section: 0)]
        case .deleteAbove: [IndexPath(item: 2, section: 0)]
        case .move: [IndexPath(item: 39, section: 0)]
        default: []
        }
      expectEqual(grid.rows.previewed, expected)
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func `The row of swipe actions may disappear`(_ kind: Change, _ isHeld: Bool) throws {
    for moment in [0, 0.1, 1] {
      let host = ScreenHost(.iPhone15)
      host.recordsIllegalUse = true
      let table = host.perform { Table() }
      host.show(table)
      let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
      let place = cell.convert(CGPoint(x: 370, y: 20), to: nil)
      let finger = host.touch(at: place)
      finger.move(by: CGVector(dx: -90, dy: 0), over: 0.3)
      if !isHeld { finger.lift() }
      host.advance(by: moment)
      host.perform { change(kind, table.tableView, table.rows) }
      host.advance(by: moment)
      if isHeld {
        finger.move(by: CGVector(dx: -200, dy: 0), over: 0.1)
        finger.lift()
      }
      host.tap(at: place)
      host.settle()
      expectEqual(host.illegalUse, [])
      expectEqual(table.rows.log, [])
      for cell in table.tableView.visibleCells where kind != .scrollAway {
        expectEqual(cell.contentView.frame.minX, 0)
        #expect(!cell.showingDeleteConfirmation)
      }
    }
  }

  @Test func `A popover remains where the row was that is its source`() throws {
    for deletes in [true, false] {
      let host = ScreenHost(.iPad)
      let table = host.perform { Table() }
      host.show(table)
      host.settle()
      let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
      let page = host.perform { UIViewController() }
      host.perform {
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 150)
        page.popoverPresentationController?.sourceView = cell
        table.present(page, animated: true)
      }
      host.settle()
      let before = page.view.convert(page.view.bounds, to: nil)
      host.perform {
        if deletes {
          table.rows.names.remove(at: 3)
          table.tableView.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        } else {
          table.rows.names = []
          table.tableView.reloadData()
        }
      }
      host.settle()
      host.perform { page.view.superview?.setNeedsLayout() }
      host.settle()
      expectEqual(page.view.convert(page.view.bounds, to: nil), before)
      host.rotate(to: .landscape)
      host.settle()
      let screen = host.perform { UIScreen.main.bounds }
      #expect(screen.contains(page.view.convert(page.view.bounds, to: nil)))
      host.perform { page.dismiss(animated: true) }
      host.settle()
      #expect(page.view.window == nil)
    }
  }
}

/// A list with rows, in the first section, that can be changed.
@MainActor
private protocol ChangingList: UIView {
  func removeItem(_ path: IndexPath)
  func reload(_ path: IndexPath)
  func reloadSection()
  func reloadData()
  func move(_ path: IndexPath, to end: IndexPath)
  func scroll(to path: IndexPath)
}

extension UITableView: ChangingList {
  fileprivate func removeItem(_ path: IndexPath) { deleteRows(at: [path], with: .automatic) }
  fileprivate func reload(_ path: IndexPath) { reloadRows(at: [path], with: .automatic) }
  fileprivate func reloadSection() { reloadSections([0], with: .automatic) }
  fileprivate func move(_ path: IndexPath, to end: IndexPath) { moveRow(at: path, to: end) }
  fileprivate func scroll(to path: IndexPath) {
    scrollToRow(at: path, at: .bottom, animated: false)
  }
}

extension UICollectionView: ChangingList {
  fileprivate func removeItem(_ path: IndexPath) { deleteItems(at: [path]) }
  fileprivate func reload(_ path: IndexPath) { reloadItems(at: [path]) }
  fileprivate func reloadSection() { reloadSections([0]) }
  fileprivate func move(_ path: IndexPath, to end: IndexPath) { moveItem(at: path, to: end) }
  fileprivate func scroll(to path: IndexPath) {
    scrollToItem(at: path, at: .bottom, animated: false)
  }
}
