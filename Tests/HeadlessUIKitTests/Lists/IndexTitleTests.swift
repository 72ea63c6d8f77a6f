// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The titles beside items and rows, which data sources supply: `indexTitles(for:)` and
/// `collectionView(_:indexPathForIndexTitle:at:)`, and the two methods of a table's data source.
@MainActor @Suite struct IndexTitleTests {
  private static let letters = ["A", "B", "C", "D", "E"]

  private final class Source: UICollectionViewDiffableDataSource<String, String> {
    var titles: [String]? = IndexTitleTests.letters
    var asked: [String] = []

    override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append("\(title) \(index)")
      return super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }

  private func snapshot(_ sections: [String], rows: Int = 20)
    -> NSDiffableDataSourceSnapshot<String, String>
  {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<rows).map { "\(section)\($0)" })
    }
    return snapshot
  }

  @Test func `A diffable data source of a collection view has an index, which leads to sections`()
    throws
  {
    let host = ScreenHost(.iPhone15)
    let view = host.perform {
      UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: .init(appearance: .plain)))
    }
    let registration = host.perform {
      UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
      }
    }
    let source = host.perform {
      Source(collectionView: view) { view, path, name in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
    }
    host.show(view)
    host.perform { source.apply(snapshot(Self.letters), animatingDifferences: false) }
    host.settle()
    let index = try host.view(.label("Section index"))
    let frame = index.convert(index.bounds, to: nil)
    #expect(frame.maxX == 393 && frame.width == 15)
    // Five titles of 14 points in the middle of the visible area; the finger is on the fourth.
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY + 14))
    host.settle()
    expectEqual(source.asked, ["D 3"])
    let first = view.cellForItem(at: IndexPath(item: 0, section: 3))
    // Below the status bar.
    expectEqual(first?.convert(first?.bounds ?? .zero, to: nil).minY, 59)
    // VoiceOver steps through the titles.
    host.perform { index.accessibilityDecrement() }
    #expect(index.accessibilityValue?.isEmpty == false)
    // The titles are requested again for other data.
    source.titles = nil
    host.perform { source.apply(snapshot(["A", "B"]), animatingDifferences: false) }
    host.settle()
    #expect(throws: (any Error).self) { try host.view(.label("Section index")) }
    // A title without an item leads nowhere.
    source.titles = ["A", "Z"]
    host.perform { source.apply(snapshot(["A"]), animatingDifferences: false) }
    host.settle()
    let again = try host.view(.label("Section index"))
    let place = again.convert(again.bounds, to: nil)
    let offset = view.contentOffset
    host.tap(at: CGPoint(x: place.midX, y: place.midY + 7))
    host.settle()
    #expect(source.asked.last == "Z 1" && view.contentOffset == offset)
  }

  @Test func `From right to left the index is at the left`() throws {
    let host = ScreenHost(.iPhone15)
    let view = host.perform {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    let source = Plain()
    host.perform {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
    }
    host.show(view)
    host.layoutDirection = .rightToLeft
    host.settle()
    let index = try host.view(.label("Section index"))
    expectEqual(index.convert(index.bounds, to: nil).minX, 0)
    // The forms with question marks.
    expectEqual(source.indexTitles?(for: view), ["1", "2"])
    let other = Self.optionalPath(of: source, in: view)
    expectEqual(other, IndexPath(item: 0, section: 1))
  }

  private static func optionalPath(
    of source: any UICollectionViewDataSource, in view: UICollectionView
  ) -> IndexPath? {
    source.collectionView?(view, indexPathForIndexTitle: "2", at: 1)
  }

  private final class Plain: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["1", "2"] }
  }

  private final class TableSource: UITableViewDiffableDataSource<String, String> {
    var asked: [String] = []

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      snapshot().sectionIdentifiers
    }

    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append(title)
      return super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  @Test func `A diffable data source of a table has an index, too`() throws {
    let host = ScreenHost(.iPhone15)
    let table = host.perform { UITableView(frame: .zero, style: .plain) }
    let source = host.perform {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      return TableSource(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    host.show(table)
    host.perform { source.apply(snapshot(Self.letters), animatingDifferences: false) }
    host.settle()
    let index = try host.view(.label("Section index"))
    let frame = index.convert(index.bounds, to: nil)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY - 28))
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY + 14))
    host.settle()
    expectEqual(source.asked, ["A", "D"])
    let first = table.cellForRow(at: IndexPath(row: 0, section: 3))
    expectEqual(first?.convert(first?.bounds ?? .zero, to: nil).minY, 59)
  }
}
