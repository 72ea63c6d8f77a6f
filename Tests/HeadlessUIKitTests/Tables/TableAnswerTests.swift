// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The answers of a table before its next layout pass.
@MainActor @Suite struct TableAnswerTests {
  /// A table of numbers that has a size and no window.
  private func makeTable(_ sections: [[Int]]) -> (UITableView, RowNumbers) {
    let data = RowNumbers(sections)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(NumberRow.self, forCellReuseIdentifier: "cell")
    table.dataSource = data
    return (table, data)
  }

  private func numbers(_ table: UITableView) -> [Int] {
    table.visibleCells.compactMap { ($0 as? NumberRow)?.number }
  }

  // reloadData(): "Call this method to reload all the data that is used to construct the table".
  @Test(arguments: [false, true])
  func `A batch after reloadData counts from the numbers at that time`(isShown: Bool) {
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true
    let (table, data) = host.perform { makeTable([[1]]) }
    if isShown { host.show(table) }
    host.perform {
      data.sections = [[1, 2]]
      table.reloadData()
      data.sections = [[1, 2, 3]]
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      expectEqual(table.numberOfRows(inSection: 0), 3)
      table.reloadData()
      data.sections = []
      table.deleteSections([0], with: .none)
      expectEqual(table.numberOfSections, 0)
      data.sections = [[4], [5, 6]]
      table.performBatchUpdates { table.insertSections([0, 1], with: .none) }
      expectEqual(numbers(table), [4, 5, 6])
    }
    expectEqual(host.illegalUse, [])
  }

  @Test func `Visible cells of a table that was never laid out are there at once`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let (table, data) = makeTable([[1, 2], [3]])
      expectEqual(numbers(table), [1, 2, 3])
      expectEqual((table.cellForRow(at: IndexPath(row: 0, section: 1)) as? NumberRow)?.number, 3)
      data.sections = [[7, 8]]
      table.reloadData()
      expectEqual((table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NumberRow)?.number, 8)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) == nil)
      data.sections = []
      table.reloadData()
      expectEqual(table.indexPathsForVisibleRows, [])
    }
  }

  @Test func `Rows that a scroll has brought are there at once, and those out of sight are not`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let (table, data) = makeTable([Array(0..<200)])
      defer { withExtendedLifetime(data) {} }
      table.rowHeight = 40
      table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
      expectEqual(
        (table.cellForRow(at: IndexPath(row: 150, section: 0)) as? NumberRow)?.number, 150)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
      // 480 points of rows of 40 points.
      expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(150..<162))
    }
  }

  /// A data source and delegate that queries the table in each of its callbacks.
  private final class Curious: RowNumbers, UITableViewDelegate {
    var answers = 0

    private func query(_ table: UITableView) {
      answers += table.visibleCells.count
      _ = table.cellForRow(at: IndexPath(row: 0, section: 0))
      _ = table.indexPathsForVisibleRows
    }

    override func numberOfSections(in table: UITableView) -> Int {
      query(table)
      return super.numberOfSections(in: table)
    }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      query(table)
      return super.tableView(table, numberOfRowsInSection: section)
    }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      query(table)
      return super.tableView(table, cellForRowAt: path)
    }

    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      query(table)
      return 40
    }

    func tableView(
      _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) { query(table) }
  }

  @Test func `Callbacks may query the table`() {
    let host = ScreenHost(.iPhone15)
    let data = Curious([[1, 2, 3]])
    let table = host.perform {
      let table = UITableView()
      table.register(NumberRow.self, forCellReuseIdentifier: "cell")
      table.dataSource = data
      table.delegate = data
      return table
    }
    host.show(table)
    host.settle()
    host.perform { expectEqual(numbers(table), [1, 2, 3]) }
    host.perform {
      data.sections = [[1, 2, 3, 4]]
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    }
    host.settle()
    expectEqual(host.perform { numbers(table) }, [1, 2, 3, 4])
    #expect(data.answers > 0)
  }

  // "A Boolean value that indicates whether the table view contains drop placeholders or is
  // reordering its rows as part of handling a drop" (hasUncommittedUpdates).
  @Test func `Only drops are uncommitted updates`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let (table, data) = makeTable([[1]])
      expectEqual(table.hasUncommittedUpdates, false)
      table.reloadData()
      expectEqual(table.hasUncommittedUpdates, false)
      table.beginUpdates()
      data.sections = [[1, 2]]
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      expectEqual(table.hasUncommittedUpdates, false)
      table.endUpdates()
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.reloadData()
      expectEqual(view.hasUncommittedUpdates, false)
    }
  }
}
