// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Rows with a menu, except the last.
@MainActor
private final class MenuTable: NamedRows {
  static let names = ["one", "two", "three", "no menu"]
  var log: [String] = []

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let row = rows[indexPath.row]
    guard row != "no menu" else { return nil }
    return UIContextMenuConfiguration(
      identifier: row as NSString,
      actionProvider: { [unowned self] _ in
        UIMenu(children: [UIAction(title: "Delete") { [unowned self] _ in delete(row) }])
      })
  }

  private func delete(_ row: String) {
    guard let index = rows.firstIndex(of: row) else { return }
    rows.remove(at: index)
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("display \(configuration.identifier)")
  }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("end")
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit")
  }
}

/// Squares with a menu for all selected ones, and a menu beside them.
@MainActor
private final class MenuGrid: CellsController {
  var paths: [[Int]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    paths.append(indexPaths.map(\.item).sorted())
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Share") { _ in }])
    })
  }
}

@MainActor @Suite struct ItemMenuTests {
  private let host = ScreenHost(.iPhone15)

  @Test func `A long press on a row shows its menu, and not on a row without one`() throws {
    let table = host.perform { MenuTable(MenuTable.names) }
    host.show(table)
    host.longPress(try host.view(.label("two")))
    host.settle()
    expectEqual(table.log, ["display two"])
    expectEqual(table.tableView.contextMenuInteraction?.menuAppearance, .rich)
    host.tap(at: CGPoint(x: 380, y: 840))
    host.settle()
    expectEqual(table.log, ["display two", "end"])
    expectEqual(table.tableView.contextMenuInteraction?.menuAppearance, .unknown)
    #expect(table.tableView.visibleCells.allSatisfy { !$0.isHighlighted })
    host.longPress(try host.view(.label("no menu")))
    host.settle()
    expectEqual(table.log, ["display two", "end", "select 3"])
  }

  @Test func `An action that removes the row of its menu`() throws {
    let table = host.perform { MenuTable(MenuTable.names) }
    host.show(table)
    host.longPress(try host.view(.label("two")))
    host.settle()
    try host.tap("Delete")
    host.settle()
    expectEqual(table.log, ["display two", "end"])
    expectEqual(
      table.tableView.visibleCells.map { $0.textLabel?.text }, ["one", "three", "no menu"])
    let fresh = ScreenHost(.iPhone15)
    let other = fresh.perform { MenuTable(MenuTable.names) }
    other.rows = ["one", "three", "no menu"]
    fresh.show(other)
    expectEqual(fresh.dump(), host.dump())
  }

  @Test func `The menu is for all selected items, or for the space beside the items`() throws {
    let grid = host.perform { MenuGrid(count: 6, size: CGSize(width: 80, height: 80)) }
    host.show(grid)
    func press(_ item: Int?) throws {
      if let item {
        let path = IndexPath(item: item, section: 0)
        host.longPress(try #require(grid.collectionView.cellForItem(at: path)))
      } else {
        host.longPress(at: CGPoint(x: 200, y: 700))
      }
      host.settle()
      try host.tap("Share")
      host.settle()
    }
    try press(1)
    for item in [2, 4] {
      let path = IndexPath(item: item, section: 0)
      host.tap(try #require(grid.collectionView.cellForItem(at: path)))
    }
    try press(4)
    try press(1)
    try press(nil)
    expectEqual(grid.paths, [[1], [2, 4], [1], []])
  }
}
