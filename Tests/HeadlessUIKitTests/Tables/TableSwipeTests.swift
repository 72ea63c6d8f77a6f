// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Swipes across rows of a table, content configurations of its cells, and snapshots.
@MainActor @Suite struct TableSwipeTests {
  private final class Mail: UITableViewController {
    var subjects = ["Invoice", "Holidays", "Meeting"]
    var flagged: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    }

    override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { subjects.count }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
      -> UITableViewCell
    {
      let cell = table.dequeueReusableCell(withIdentifier: "mail", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = subjects[path.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      subjects.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
        flagged.append(subjects[indexPath.row])
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [flag])
    }
  }

  private func show() -> (ScreenHost, Mail) {
    let host = ScreenHost(.iPhone15)
    let mail = host.perform { Mail(style: .plain) }
    host.show(mail)
    return (host, mail)
  }

  private func swipe(_ host: ScreenHost, row: Int, of mail: Mail, by distance: CGFloat) {
    let cell = mail.tableView.cellForRow(at: IndexPath(row: row, section: 0))!
    let start = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    host.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.4)
    host.settle()
  }

  @Test func `A swipe to the leading side reveals the deletion, and a tap on it deletes`() throws {
    let (host, mail) = show()
    swipe(host, row: 1, of: mail, by: -90)
    let cell = mail.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.showingDeleteConfirmation == true)
    try host.tap("Delete")
    host.settle()
    expectEqual(mail.subjects, ["Invoice", "Meeting"])
    expectEqual(mail.tableView.visibleCells.count, 2)
  }

  @Test func `A swipe across the whole row performs the first action`() {
    let (host, mail) = show()
    swipe(host, row: 0, of: mail, by: -330)
    expectEqual(mail.subjects, ["Holidays", "Meeting"])
  }

  @Test func `A swipe to the trailing side reveals the leading actions`() throws {
    let (host, mail) = show()
    swipe(host, row: 2, of: mail, by: 80)
    try host.tap("Flag")
    host.settle()
    expectEqual(mail.flagged, ["Meeting"])
    expectEqual(
      mail.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.frame.minX, 0)
  }

  @Test func `A tap elsewhere closes the row, and selects nothing`() {
    let (host, mail) = show()
    swipe(host, row: 0, of: mail, by: -90)
    host.tap(mail.tableView.cellForRow(at: IndexPath(row: 2, section: 0))!)
    host.settle()
    #expect(
      mail.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation
        == false)
    expectEqual(mail.subjects.count, 3)
  }

  @Test func `A content configuration shows its text, and determines the height`() throws {
    let (host, mail) = show()
    #expect(try host.view(text: "Holidays").window != nil)
    let one = mail.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(one >= 43 && one <= 45)
    host.perform {
      mail.subjects[0] = String(repeating: "A long subject that needs several lines. ", count: 4)
      mail.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    host.settle()
    #expect(mail.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height > 2 * one)
  }

  @Test func `Snapshots move, delete and insert rows`() {
    let host = ScreenHost(.iPhone15)
    let table = host.perform { UITableView(frame: .zero, style: .insetGrouped) }
    let source = host.perform {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      return UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
        let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
        cell.textLabel?.text = name
        return cell
      }
    }
    host.show(table)
    func apply(_ sections: [(Int, [String])]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (section, names) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(names, toSection: section)
      }
      host.perform { source.apply(snapshot) }
      host.settle()
    }
    func shown() -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
    apply([(0, ["Ada", "Grace", "Edith"])])
    expectEqual(shown(), ["Ada", "Grace", "Edith"])
    apply([(1, ["Grace", "Hedy"]), (0, ["Edith"])])
    expectEqual(shown(), ["Grace", "Hedy", "Edith"])
    expectEqual(source.indexPath(for: "Edith"), IndexPath(row: 0, section: 1))
  }

  @Test(arguments: ["reload", "batch", "reconfigure", "editing", "text size", "direction"])
  func `An open row closes when the table changes`(change: String) {
    let (host, mail) = show()
    swipe(host, row: 1, of: mail, by: -90)
    let cell = mail.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!
    #expect(cell.contentView.frame.minX < 0)
    host.perform {
      switch change {
      case "reload": mail.tableView.reloadData()
      case "batch":
        mail.tableView.performBatchUpdates {
          mail.subjects.append("New")
          mail.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
        }
      case "reconfigure": mail.tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      case "editing": mail.tableView.setEditing(false, animated: true)
      default: break
      }
    }
    if change == "text size" {
      host.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    }
    if change == "direction" { host.changeTraits { $0.layoutDirection = .rightToLeft } }
    host.settle()
    for cell in mail.tableView.visibleCells {
      expectEqual(cell.contentView.frame.minX, 0)
      #expect(!cell.showingDeleteConfirmation && !cell.clipsToBounds)
      #expect(cell.subviews.allSatisfy { !($0 is UIControl) && !$0.isHidden })
    }
    #expect(host.firstView { $0.accessibilityLabel == "Delete" } == nil)
  }

  @Test func `The text of a row moves with the row, and the row keeps its height`() {
    let (host, mail) = show()
    let cell = mail.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!
    let label = host.firstView { ($0 as? UILabel)?.text == "Holidays" }!
    let (x, height) = (label.convert(CGPoint.zero, to: nil).x, cell.bounds.height)
    swipe(host, row: 1, of: mail, by: -90)
    expectEqual(label.convert(CGPoint.zero, to: nil).x - x, cell.contentView.frame.minX)
    host.layOutAgain()
    host.settle()
    expectEqual(cell.bounds.height, height)
  }

  @Test func `A row that replaces a deleted one has no buttons of the swipe`() throws {
    let (host, mail) = show()
    swipe(host, row: 1, of: mail, by: -300)
    expectEqual(mail.subjects, ["Invoice", "Meeting"])
    host.perform {
      mail.subjects.append("New")
      mail.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    host.settle()
    #expect(host.firstView { $0.accessibilityLabel == "Delete" } == nil)
  }
}
