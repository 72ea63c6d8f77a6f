// SPDX-License-Identifier: MIT
import HeadlessHost

/// The tables of `CollectionScroll`: rows of one height, heights of a delegate, and heights of
/// cells.
enum TableKind: String, CaseIterable {
  case uniform
  case given
  case measured
}

/// A row with the constraints of the collection view's.
@MainActor
private final class TableRow: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let kind: TableKind
  let count: Int
  var shown = 0
  var made = 0

  init(_ kind: TableKind, count: Int) {
    (self.kind, self.count) = (kind, count)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TableRow)?.label.text = "Row \(indexPath.row)"
    made += 1
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown += 1
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown -= 1
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch kind {
    case .uniform, .measured: tableView.rowHeight
    case .given: CGFloat(36 + indexPath.row % 3 * 8)
    }
  }
}

/// Measures the scrolling of a table by 12 points in each frame, down and up again, around the
/// middle of all rows, as `collectionScroll` does.
@MainActor
func tableScroll(_ kind: TableKind, count: Int) -> Contestant {
  let host = ScreenHost(.iPhone14)
  let rows = TableRows(kind, count: count)
  let table = host.perform { makeTable(kind, rows) }
  host.show(table)
  host.settle()
  let middle = table.contentSize.height / 2
  var step = 0
  func frame() {
    step += 1
    let place = step % 1_000 < 500 ? step % 500 : 500 - step % 500
    host.perform { table.contentOffset.y = middle + CGFloat(place) * 12 }
    host.advanceFrame()
  }
  for _ in 0..<1_000 {
    frame()
  }
  precondition(rows.made > 100, "the content does not scroll")
  precondition(rows.shown == table.visibleCells.count, "the callbacks are not balanced")
  let path = "table-\(kind)-\(count == 1_000 ? "1k" : "100k")"
  return Contestant(path: path) { iterations in
    for _ in 0..<iterations {
      frame()
    }
  }
}

@MainActor
private func makeTable(_ kind: TableKind, _ rows: TableRows) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  table.register(TableRow.self, forCellReuseIdentifier: "row")
  table.rowHeight = kind == .measured ? UITableView.automaticDimension : 44
  table.dataSource = rows
  table.delegate = rows
  return table
}
