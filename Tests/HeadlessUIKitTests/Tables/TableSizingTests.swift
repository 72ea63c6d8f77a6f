// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The positions and sizes of a table's rows are right in the first layout after a change.
@MainActor @Suite struct TableSizingTests {
  /// Rows with a content configuration or with constraints.
  private final class Rows: UITableViewController {
    final class Cell: UITableViewCell {
      let label = UILabel()

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    var texts = [
      "A", "A text that needs two lines on a phone that is held upright, but not otherwise", "B",
    ]
    var hasConstraints = false
    var titles: [String]?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "content")
      tableView.register(Cell.self, forCellReuseIdentifier: "constraints")
    }

    override func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { texts.count }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
      -> UITableViewCell
    {
      let identifier = hasConstraints ? "constraints" : "content"
      let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
      if let cell = cell as? Cell {
        cell.label.text = texts[path.row]
      } else {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = texts[path.row]
        content.secondaryText = "Detail"
        cell.contentConfiguration = content
      }
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private func show(
    _ style: UITableView.Style = .plain, in orientation: DeviceOrientation = .portrait,
    _ prepare: @MainActor (Rows) -> Void = { _ in }
  ) -> (ScreenHost, Rows) {
    let host = ScreenHost(.iPhone15, orientation: orientation)
    let rows = host.perform { Rows(style: style) }
    host.perform { prepare(rows) }
    host.show(rows)
    host.settle()
    return (host, rows)
  }

  /// Expects that a layout from nothing changes nothing.
  private func expectLaidOut(_ host: ScreenHost, _ comment: Comment) {
    let before = host.dump()
    host.layOutAgain()
    host.settle()
    #expect(host.dump() == before, comment)
  }

  @Test func `Rows with content configurations keep their heights after rotations`() {
    let (host, rows) = show(.insetGrouped)
    let heights = rows.tableView.visibleCells.map(\.bounds.height)
    for orientation in [DeviceOrientation.landscape, .portrait] {
      host.rotate(to: orientation)
      host.settle()
      expectLaidOut(host, "\(orientation)")
    }
    expectEqual(rows.tableView.visibleCells.map(\.bounds.height), heights)
  }

  @Test func `Rows beside the safe area are measured with the margins that they are shown with`() {
    let (host, rows) = show(in: .landscape) { $0.hasConstraints = true }
    expectLaidOut(host, "landscape")
    let cell = rows.tableView.visibleCells.first as? Rows.Cell
    expectNear((cell?.label.frame.minY ?? 0), 11, within: 0.01)
  }

  @Test func `Rows are measured beside the section index`() {
    let (host, rows) = show { rows in
      rows.titles = ["A", "B"]
      // The last word fits into the line only without the index.
      rows.texts = (1...12).map { "Words of the same length " + String(repeating: "i", count: $0) }
    }
    expectLaidOut(host, "with the index")
    rows.titles = nil
    host.perform { rows.tableView.reloadData() }
    host.settle()
    expectLaidOut(host, "without the index")
  }

  @Test func `Separators begin at the text after the direction has changed`() {
    let (host, _) = show()
    host.changeTraits { $0.layoutDirection = .rightToLeft }
    host.settle()
    expectLaidOut(host, "right to left")
    host.rotate(to: .landscape)
    host.settle()
    expectLaidOut(host, "landscape")
  }

  @Test func `A view of a toolbar without a frame has the size of its content`() {
    let label = UILabel()
    label.text = "Updated just now"
    label.translatesAutoresizingMaskIntoConstraints = false
    let page = UIViewController()
    page.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: label), .flexibleSpace()]
    let host = ScreenHost(.iPhone15)
    let navigation = host.perform { UINavigationController(rootViewController: page) }
    navigation.isToolbarHidden = false
    host.show(navigation)
    expectEqual(label.bounds.size, label.intrinsicContentSize)
    expectNear(label.convert(label.bounds, to: nil).midX, 393 / 2, within: 0.5)
  }

  @Test func `A controller can set the layout of its collection view before its data`() {
    final class List: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      }
    }
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true
    let list = host.perform { List(collectionViewLayout: UICollectionViewFlowLayout()) }
    host.perform { list.loadViewIfNeeded() }
    #expect(host.illegalUse.isEmpty)
  }
}
