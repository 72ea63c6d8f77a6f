// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The number of times that a table calls the methods of its delegate.
@MainActor @Suite struct TableCallTests {
  private final class Heights: NSObject, UITableViewDelegate {
    var height: CGFloat = 40
    let log = Log()

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.add("height \(indexPath.short)")
      return height
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      log.add("estimate \(indexPath.short)")
      return 50
    }
  }

  private final class Estimates: NSObject, UITableViewDelegate {
    let log = Log()

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      log.add("estimate \(indexPath.short)")
      return 50
    }
  }

  private let paths = [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2]]
    .map { IndexPath(row: $0[1], section: $0[0]).short }

  private func show(_ delegate: any UITableViewDelegate) -> (ScreenHost, UITableView, RowNumbers) {
    let host = ScreenHost(.iPhone15)
    let data = RowNumbers([[1, 2], [3, 4, 5]])
    let table = host.perform { UITableView() }
    host.perform {
      table.register(NumberRow.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (data, delegate)
    }
    host.show(table)
    return (host, table, data)
  }

  // tableView(_:heightForRowAt:): "Every time a table view is displayed, it calls
  // tableView(_:heightForRowAt:) on the delegate for each of its rows".
  @Test func `A delegate with heights is called once for each row`() {
    let delegate = Heights()
    let (host, table, data) = show(delegate)
    expectEqual(delegate.log.take(), paths.map { "height \($0)" })
    host.perform { table.reloadData() }
    host.settle()
    expectEqual(delegate.log.take(), paths.map { "height \($0)" })
    withExtendedLifetime(data) {}
  }

  @Test func `Rows of automatic height have one call for the height and one for the estimate`() {
    let delegate = Heights()
    delegate.height = UITableView.automaticDimension
    let (_, table, data) = show(delegate)
    expectEqual(delegate.log.take(), paths.flatMap { ["height \($0)", "estimate \($0)"] })
    expectEqual(table.visibleCells.map(\.frame.height), [1, 2, 3, 4, 5].map(NumberRow.height))
    withExtendedLifetime(data) {}
  }

  @Test func `A delegate with estimates alone is called once for each row`() {
    let delegate = Estimates()
    let (_, table, data) = show(delegate)
    expectEqual(delegate.log.take(), paths.map { "estimate \($0)" })
    expectEqual(table.visibleCells.map(\.frame.height), [1, 2, 3, 4, 5].map(NumberRow.height))
    withExtendedLifetime(data) {}
  }
}
