// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Reports that a team would otherwise see on a device only.
@MainActor @Suite struct TableAssertionTests {
  let host = ScreenHost(.iPhone15)
  private let kept = Kept()

  /// Retains the data source, which a table does not.
  private final class Kept {
    var rows: Rows?
  }

  /// A table whose cells are made by a closure.
  private final class Rows: NSObject, UITableViewDataSource {
    let cell: () -> UITableViewCell

    init(cell: @escaping () -> UITableViewCell) { self.cell = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell() }
  }

  /// A cell with a view that a closure constrains.
  private static func cell(
    _ constraints: (UIView, UIView) -> [NSLayoutConstraint]
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, cell.contentView))
    return cell
  }

  private func show(_ rows: Rows) -> UITableView {
    host.printsWarnings = false
    let table = UITableView()
    kept.rows = rows
    table.dataSource = rows
    host.show(table)
    return table
  }

  /// The words are those that iOS logs: "Warning once only: Detected a case where constraints
  /// ambiguously suggest a height of zero for a table view cell's content view. We're considering
  /// the collapse unintentional and using standard height instead." The standard height is 44
  /// points ("UITableView.automaticDimension" without constraints).
  @Test func `Constraints that give a row no height are reported once`() {
    let rows = Rows {
      Self.cell { [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)] }
    }
    let table = show(rows)
    expectEqual(table.visibleCells.map(\.frame.height), [44, 44, 44])
    expectEqual(host.warnings.count, 1)
    #expect(
      host.warnings[0].contains(
        "ambiguously suggest a height of zero for a table view cell's content view"))
  }

  @Test func `Constraints that give a row its height are not reported`() {
    let rows = Rows {
      Self.cell {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
          $0.heightAnchor.constraint(equalToConstant: 60),
        ]
      }
    }
    let table = show(rows)
    expectEqual(table.visibleCells.map { $0.frame.height.rounded() }, [60, 60, 60])
    #expect(host.warnings.isEmpty)
  }

  @Test func `A row that its constraints collapse is not reported`() {
    let rows = Rows {
      Self.cell {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
          $0.heightAnchor.constraint(equalToConstant: 0),
        ]
      }
    }
    _ = show(rows)
    #expect(host.warnings.isEmpty)
  }

  @Test func `An update without its end is reported once, at the end of the turn`() {
    let table = show(Rows { UITableViewCell() })
    host.perform {
      table.beginUpdates()
      table.endUpdates()
    }
    #expect(host.warnings.isEmpty)
    host.perform { table.beginUpdates() }
    host.settle()
    expectEqual(host.warnings.count, 1)
    #expect(host.warnings[0].contains("beginUpdates() without endUpdates()"))
    host.perform { table.endUpdates() }
    host.perform { table.reloadData() }
    host.settle()
    expectEqual(host.warnings.count, 1)
  }

  /// "enabledIncludingConstraints: [...] as well as for any Auto Layout changes within the content
  /// view of the cell" (UITableView.SelfSizingInvalidation).
  @Test(arguments: [
    UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints, .disabled,
  ])
  func `Constraints in a cell change its height if the table includes them`(
    invalidation: UITableView.SelfSizingInvalidation
  ) {
    var heights: [NSLayoutConstraint] = []
    let rows = Rows {
      Self.cell {
        let height = $0.heightAnchor.constraint(equalToConstant: 60)
        heights.append(height)
        return [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor), height,
        ]
      }
    }
    let table = show(rows)
    table.selfSizingInvalidation = invalidation
    host.printsWarnings = false
    host.perform { heights[0].constant = 100 }
    host.settle()
    let expected: CGFloat = invalidation == .enabledIncludingConstraints ? 100 : 60
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height.rounded(), expected)
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY.rounded(), expected)
    let dump = host.dump()
    host.layOutAgain()
    host.settle()
    if invalidation != .enabled { expectEqual(host.dump(), dump) }
  }
}
