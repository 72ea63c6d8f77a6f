// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Rows that can be deleted and moved, and a switch in the last one.
@MainActor
private final class EditedTable: NamedRows {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryView = rows[indexPath.row] == "Wi-Fi" ? UISwitch() : nil
    return cell
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

@MainActor @Suite struct TableEditingTests {
  private func start() -> (ScreenHost, EditedTable) {
    let host = ScreenHost(.iPhone15)
    let table = host.perform { EditedTable(["Milk", "Bread", "Wi-Fi"]) }
    host.show(table)
    host.settle()
    return (host, table)
  }

  // Names that apps' own tests use on devices: `app.buttons["Reorder Joe"]`,
  // `cell.buttons["Delete getfirefox.com"]`.
  @Test func `The controls of editing have the text of their row in their label`() throws {
    let (host, table) = start()
    table.setEditing(true, animated: false)
    host.settle()
    for row in table.rows {
      try host.view(.label("Delete \(row)", traits: .button))
      try host.view(.label("Reorder \(row)", traits: .button))
    }
  }

  @Test func `A switch in a row has the label of the row`() throws {
    let (host, table) = start()
    try host.tap(.label("Wi-Fi", traits: .toggleButton))
    let cell = table.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect((cell?.accessoryView as? UISwitch)?.isOn == true)
  }

  // UIKit documentation, `allowsMultipleSelectionDuringEditing`: it alone is enough.
  @Test func `Several rows are selected in editing, and none afterwards`() throws {
    let (host, table) = start()
    let view = table.tableView!
    view.allowsMultipleSelectionDuringEditing = true
    view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.setEditing(true, animated: true)
    host.settle()
    #expect(view.indexPathsForSelectedRows == nil)
    try host.tap(.text("Milk"))
    try host.tap(.text("Bread"))
    expectEqual(view.indexPathsForSelectedRows?.map(\.row), [0, 1])
    table.setEditing(false, animated: true)
    host.settle()
    #expect(view.indexPathsForSelectedRows == nil)
    #expect(!view.visibleCells.contains { $0.isSelected })
  }

  @Test func `A reloaded row is not selected, a reconfigured one still is`() {
    let (host, table) = start()
    let view = table.tableView!
    let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
    view.allowsMultipleSelection = true
    for path in paths { view.selectRow(at: path, animated: false, scrollPosition: .none) }
    host.perform {
      view.reloadRows(at: [paths[0]], with: .automatic)
      view.reconfigureRows(at: [paths[1]])
    }
    host.settle()
    expectEqual(view.indexPathsForSelectedRows, [paths[1]])
  }

  @Test func `VoiceOver reads a row to its end before it goes to the next one`() {
    let (host, table) = start()
    table.setEditing(true, animated: false)
    host.settle()
    let labels = host.voiceOver.elements.compactMap(\.accessibilityLabel)
    expectEqual(
      labels,
      [
        "Delete Milk", "Milk", "Reorder Milk", "Delete Bread", "Bread", "Reorder Bread",
        "Delete Wi-Fi", "Wi-Fi", "Reorder Wi-Fi",
      ])
  }

  /// As in a table view controller's or cell's code: without `self`, because UIKit declares the
  /// parameter with `NS_NOESCAPE`.
  @Test func `The closure of a batch does not escape`() {
    let (host, table) = start()
    func remove(_ path: IndexPath, counting count: inout Int) {
      table.tableView.performBatchUpdates {
        count += 1
        table.rows.remove(at: path.row)
        table.tableView.deleteRows(at: [path], with: .automatic)
      }
    }
    var count = 0
    host.perform { remove(IndexPath(row: 0, section: 0), counting: &count) }
    host.settle()
    #expect(
      count == 1 && table.tableView.visibleCells.map(\.textLabel?.text) == ["Bread", "Wi-Fi"])
  }
}
