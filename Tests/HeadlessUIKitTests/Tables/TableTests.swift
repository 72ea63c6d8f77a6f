// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A table of words, as an app writes one.
@MainActor
private final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var calls: [String] = []
  var indexTitles: [String]?
  var headerView: ((Int) -> UIView?)?

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // The form for cells whose class is not registered.
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "word")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "word")
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerView?(section)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will select \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will deselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.row)")
  }
}

@MainActor @Suite struct TableTests {
  private func show(
    _ words: Words, _ style: UITableView.Style = .plain, prepare: ((UITableView) -> Void)? = nil
  ) -> (ScreenHost, UITableView) {
    let host = ScreenHost(.iPhone15)
    let table = host.perform {
      let table = UITableView(frame: .zero, style: style)
      table.dataSource = words
      table.delegate = words
      prepare?(table)
      return table
    }
    host.show(table)
    return (host, table)
  }

  private func words(_ count: Int) -> [String] { (0..<count).map { "Word \($0)" } }

  @Test func `Cells that are not registered are reused`() {
    let data = Words([words(1000)])
    let (host, table) = show(data)
    let first = Set(table.visibleCells.map(ObjectIdentifier.init))
    for _ in 0..<20 {
      host.perform { table.contentOffset.y += 400 }
      host.settle()
    }
    // Most of the visible cells were visible at the beginning.
    let now = table.visibleCells.map(ObjectIdentifier.init)
    #expect(now.filter(first.contains).count > now.count / 2)
    let rows = table.indexPathsForVisibleRows ?? []
    expectEqual(table.visibleCells.compactMap { $0.textLabel?.text }, rows.map { "Word \($0.row)" })
  }

  @Test func `A tap selects in the order of UIKit`() {
    let data = Words([words(5)])
    let (host, table) = show(data)
    host.tap(table.cellForRow(at: IndexPath(row: 1, section: 0))!)
    host.settle()
    expectEqual(data.calls, ["highlight 1", "unhighlight 1", "will select 1", "select 1"])
    data.calls = []
    host.tap(table.cellForRow(at: IndexPath(row: 3, section: 0))!)
    host.settle()
    expectEqual(
      data.calls,
      [
        "highlight 3", "unhighlight 3", "will select 3", "will deselect 1", "deselect 1",
        "select 3",
      ])
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
  }

  @Test func `A header stays at the top of its section, and the next one pushes it away`() {
    let data = Words([words(20), words(30)])
    let (host, table) = show(data) { $0.sectionHeaderTopPadding = 0 }
    host.perform { table.contentOffset.y = 300 - table.adjustedContentInset.top }
    host.settle()
    let top = table.bounds.minY + table.adjustedContentInset.top
    expectNear((table.headerView(forSection: 0)?.frame.minY ?? 0), top, within: 0.01)
    let second = table.rect(forSection: 1).minY
    host.perform { table.contentOffset.y = second - 10 - table.adjustedContentInset.top }
    host.settle()
    let header = table.headerView(forSection: 0)
    expectNear((header?.frame.maxY ?? 0), second, within: 0.01)
    expectNear((table.headerView(forSection: 1)?.frame.minY ?? 0), second, within: 0.01)
  }

  @Test func `A row that is scrolled to the top lies below the header`() {
    let data = Words([words(10), words(50)])
    let (host, table) = show(data)
    let path = IndexPath(row: 20, section: 1)
    host.perform { table.scrollToRow(at: path, at: .top, animated: false) }
    host.settle()
    let header = table.headerView(forSection: 1)
    expectNear(table.rectForRow(at: path).minY, (header?.frame.maxY ?? 0), within: 0.01)
    host.perform { table.scrollToRow(at: path, at: .bottom, animated: false) }
    host.settle()
    let bottom = table.bounds.maxY - table.adjustedContentInset.bottom
    expectNear(table.rectForRow(at: path).maxY, bottom, within: 0.01)
  }

  @Test func `A header of the delegate is shown in place of the title`() {
    let data = Words([words(2), words(2), words(2)])
    data.headerView = { section in
      guard section != 1 else { return nil }
      let view = UILabel()
      view.text = "View \(section)"
      return view
    }
    let (_, table) = show(data) { $0.sectionHeaderHeight = 40 }
    #expect(table.subviews.contains { $0.subviews.contains { ($0 as? UILabel)?.text == "View 0" } })
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "Section 1")
    expectEqual(table.rectForHeader(inSection: 0).height, 40)
  }

  @Test func `The control of an edited row deletes it`() {
    let data = Words([words(4)])
    let (host, table) = show(data)
    host.perform { table.setEditing(true, animated: true) }
    host.settle()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))!
    #expect(cell.isEditing)
    let control = cell.subviews.first { $0.accessibilityLabel == "Delete Word 1" }!
    host.tap(control)
    host.settle()
    expectEqual(data.calls, [])
    let buttons = cell.subviews.first { "\(type(of: $0))" == "SwipeButtonsView" }
    host.tap(buttons?.subviews.first ?? cell)
    host.settle()
    #expect(data.calls.contains("commit 1 1"))
    expectEqual(data.sections, [["Word 0", "Word 2", "Word 3"]])
    host.perform { table.setEditing(false, animated: true) }
    host.settle()
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func `A row is dragged to another place`() {
    let data = Words([words(4)])
    let (host, table) = show(data)
    host.perform { table.setEditing(true, animated: false) }
    host.settle()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
    let handle = cell.subviews.first { $0.accessibilityLabel == "Reorder Word 0" }!
    let start = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    let step = cell.frame.height
    host.touch(at: start).hold(for: 0.3)
      .move(to: CGPoint(x: start.x, y: start.y + step * 1.2), over: 0.2)
      .move(to: CGPoint(x: start.x, y: start.y + step * 2.2), over: 0.2)
      .hold(for: 0.3).lift()
    host.settle()
    expectEqual(data.sections, [["Word 1", "Word 2", "Word 0", "Word 3"]])
    expectEqual(table.visibleCells.map { $0.textLabel?.text }, data.sections[0])
  }

  @Test func `The index leads to a section`() {
    let data = Words((0..<10).map { _ in words(10) })
    data.indexTitles = (0..<10).map(String.init)
    let (host, table) = show(data)
    let bar = table.subviews.first { $0.accessibilityLabel == "Section index" }!
    let label = bar.subviews[7]
    host.tap(label)
    host.settle()
    let top = table.bounds.minY + table.adjustedContentInset.top
    // Offsets are whole pixels.
    expectNear(table.rect(forSection: 7).minY, top, within: 0.34)
    // The content of the cells keeps away from the index.
    let cell = table.visibleCells[0]
    #expect(cell.contentView.frame.maxX <= bar.frame.minX)
  }

  @Test func `The table's own header and footer scroll with the rows`() {
    let data = Words([words(3)])
    let (host, table) = show(data) { table in
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    }
    host.settle()
    expectEqual(
      table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: table.bounds.width, height: 70))
    expectEqual(table.rect(forSection: 0).minY, 70)
    expectEqual(table.tableFooterView?.frame.maxY, table.contentSize.height)
    expectEqual(table.contentSize.height, table.rect(forSection: 0).maxY + 50)
  }

  @Test func `An illegal batch has UIKit's words about rows`() {
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true
    let data = Words([words(3)])
    let table = host.perform {
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = data
      return table
    }
    host.show(table)
    host.perform { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
    #expect(
      host.illegalUse.joined().contains(
        """
        invalid number of rows in section 0. The number of rows contained in an existing section \
        after the update (3) must be equal to the number of rows contained in that section \
        before the update (3), plus or minus the number of rows inserted or deleted from that \
        section (0 inserted, 1 deleted)
        """))
  }
}
