// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Tables that show the snapshots of a diffable data source.
@MainActor @Suite struct TableSnapshotTests {
  private final class CountingTable: UITableView {
    var batches = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  // As in UIKit, whose data source calls the public method of the table.
  @Test(arguments: [false, true])
  func `An override of performBatchUpdates is called for a snapshot`(animated: Bool) {
    let host = ScreenHost(.iPhone15)
    let table = host.perform { CountingTable() }
    let source = host.perform {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      return UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
        let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
        cell.textLabel?.text = name
        return cell
      }
    }
    host.show(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Grace"])
    host.perform { source.apply(snapshot, animatingDifferences: animated) }
    host.settle()
    table.batches = 0
    snapshot.moveItem("Grace", beforeItem: "Ada")
    snapshot.appendItems(["Edith"])
    host.perform { source.apply(snapshot, animatingDifferences: animated) }
    host.settle()
    expectEqual(table.batches, 1)
    snapshot.reconfigureItems(["Ada"])
    host.perform { source.apply(snapshot, animatingDifferences: animated) }
    host.settle()
    expectEqual(table.batches, 2)
    expectEqual(table.visibleCells.map(\.textLabel?.text), ["Grace", "Ada", "Edith"])
  }
}
