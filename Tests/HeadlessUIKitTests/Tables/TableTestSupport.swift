// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport

/// A cell that stores its number, and is as high as it says.
@MainActor
final class NumberRow: UITableViewCell {
  var number = -1

  override func prepareForReuse() {
    super.prepareForReuse()
    number = -1
  }

  static func height(of number: Int) -> CGFloat { CGFloat(30 + abs(number) % 5 * 8) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: Self.height(of: number))
  }
}

/// Sections of numbers as the data of a table, and a record of the calls.
@MainActor
class RowNumbers: NSObject, UITableViewDataSource {
  var sections: [[Int]]
  var titles: ((Int) -> String?) = { _ in nil }
  /// The number of calls of `willDisplay` minus those of `didEndDisplaying`.
  var shown = 0
  let log = Log()

  init(_ sections: [[Int]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? NumberRow)?.number = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles(section)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.add("move \(sourceIndexPath.short) to \(destinationIndexPath.short)")
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.row)
  }
}

/// A delegate that records what happens to rows.
@MainActor
class RowDelegate: NSObject, UITableViewDelegate {
  var shown = 0
  let log = Log()
  /// The heights of rows; nil for that of the table.
  var height: ((IndexPath) -> CGFloat)?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown += 1 }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown -= 1 }
}

/// A table view of numbers in a shown window of 320 by 480 points.
@MainActor
struct TableStage {
  let device: Device
  let window: UIWindow
  let table: UITableView
  let numbers: RowNumbers
  let delegate: RowDelegate
  let problems = Log()

  init(
    _ numbers: RowNumbers, _ style: UITableView.Style = .plain, delegate: RowDelegate? = nil,
    prepare: ((UITableView) -> Void)? = nil
  ) {
    let device = Device()
    let delegate = delegate ?? RowDelegate()
    (window, table) = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let table = UITableView(frame: window.bounds, style: style)
      table.register(NumberRow.self, forCellReuseIdentifier: "cell")
      table.contentInsetAdjustmentBehavior = .never
      table.sectionHeaderTopPadding = 0
      table.dataSource = numbers
      table.delegate = delegate
      prepare?(table)
      window.addSubview(table)
      window.makeKeyAndVisible()
      return (window, table)
    }
    (self.device, self.numbers, self.delegate) = (device, numbers, delegate)
    device.onIllegalUse = { [problems] in problems.add($0) }
    device.onWarning = { _ in }
    device.perform { device.endTurn() }
  }

  func perform(_ body: @escaping () -> Void) {
    device.perform { body() }
  }

  func settle() {
    device.advance(by: 2)
  }

  /// The elements on the screen, by position: the number, the frame, and what a cell shows.
  var picture: [String: String] {
    var result: [String: String] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? NumberRow else { continue }
      let lines = cell.subviews.filter { "\(type(of: $0))" == "TableSeparator" }
        .map { "\($0.frame)" }
      result[path.short] =
        "\(cell.number) \(cell.frame) \(cell.alpha) \(cell.contentView.frame) "
        + "\(cell.layer.cornerRadius) \(cell.layer.maskedCorners.rawValue) \(lines) "
        + "\(cell.superview === table)"
    }
    for section in 0..<table.numberOfSections {
      if let header = table.headerView(forSection: section) {
        result["header \(section)"] = "\(header.frame) \(header.textLabel?.text ?? "") "
      }
    }
    return result
  }

  /// The number of number cells anywhere in the tree.
  var cellsInTree: Int { allViews(NumberRow.self, in: table).count }
}

/// A table view controller with one section of named rows.
@MainActor
class NamedRows: UITableViewController {
  var rows: [String]

  init(_ rows: [String]) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
