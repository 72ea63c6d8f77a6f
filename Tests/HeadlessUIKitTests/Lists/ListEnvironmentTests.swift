// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The trait that names the list of a view. "The list environment represents whether a given trait
/// collection is from a view in a UITableView or a UICollectionView list section"
/// (UITraitCollection, "listEnvironment").
@MainActor @Suite struct ListEnvironmentTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  nonisolated static let environments: [(Appearance, UIListEnvironment)] = [
    (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped), (.sidebar, .sidebar),
    (.sidebarPlain, .sidebarPlain),
  ]

  private func apply(_ stage: ListStage) {
    stage.host.show(stage.view)
    var snapshot = ListStage.Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(["one", "two"])
    stage.host.perform { stage.source.apply(snapshot, animatingDifferences: false) }
    stage.host.settle()
  }

  @Test(arguments: environments)
  func `Cells and headers of a list have its environment, also while they are configured`(
    _ appearance: Appearance, _ environment: UIListEnvironment
  ) throws {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    var configured: [UIListEnvironment] = []
    let stage = ListStage(list) { cell, _ in
      configured.append(cell.configurationState.traitCollection.listEnvironment)
    }
    apply(stage)
    expectEqual(configured, [environment, environment])
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(cell.traitCollection.listEnvironment, environment)
    expectEqual(cell.contentView.traitCollection.listEnvironment, environment)
    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    expectEqual(header.traitCollection.listEnvironment, environment)
    expectEqual(stage.view.traitCollection.listEnvironment, .unspecified)
  }

  @Test func `Cells outside of lists have none, and rows of tables have that of the table`() throws
  {
    let host = ScreenHost(.iPhone15)
    let source = Rows()
    for (style, environment) in [
      (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped),
      (.insetGrouped, .insetGrouped),
    ] {
      let table = host.perform { UITableView(frame: .zero, style: style) }
      host.perform { table.dataSource = source }
      host.show(table)
      host.settle()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      expectEqual(cell.traitCollection.listEnvironment, environment)
      // A collection view in a row of a list is no list.
      let grid = try #require(source.grid)
      expectEqual(grid.traitCollection.listEnvironment, .none)
    }
    expectEqual(host.traits.listEnvironment, .unspecified)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    weak var grid: UICollectionView?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let grid = UICollectionView(
        frame: cell.contentView.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      cell.contentView.addSubview(grid)
      self.grid = grid
      return cell
    }
  }

  // WWDC 2024, "What's new in UIKit": cell, subtitle cell and value cell configurations, and the
  // new header, footer, list cell, list header and list footer, update from the trait.
  @Test func `Configurations adopt the list of the state`() {
    func state(_ list: UIListEnvironment) -> UICellConfigurationState {
      UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: list))
    }
    func font(_ content: UIListContentConfiguration) -> UIFont { content.textProperties.font }
    let header = UIListContentConfiguration.header()
    for (list, expected) in [
      (UIListEnvironment.plain, UIListContentConfiguration.plainHeader()),
      (.grouped, .groupedHeader()), (.insetGrouped, .groupedHeader()), (.sidebar, .sidebarHeader()),
    ] {
      let (shown, other) = (header.updated(for: state(list)), expected.updated(for: state(list)))
      expectEqual(font(shown), font(other))
      expectEqual(shown.textProperties.color, other.textProperties.color)
      expectEqual(shown.textProperties.transform, other.textProperties.transform)
      expectEqual(shown.directionalLayoutMargins, other.directionalLayoutMargins)
      // And from one list to another: the same as at once.
      expectEqual(header.updated(for: state(.sidebar)).updated(for: state(list)), shown)
    }
    var own = UIListContentConfiguration.header()
    own.directionalLayoutMargins.top = 30
    own.textProperties.color = .systemRed
    let shown = own.updated(for: state(.grouped))
    #expect(shown.directionalLayoutMargins.top == 30 && shown.textProperties.color == .systemRed)
    let cell = UIListContentConfiguration.cell().updated(for: state(.sidebar))
    expectEqual(
      cell.directionalLayoutMargins,
      UIListContentConfiguration.sidebarCell().directionalLayoutMargins)
    for (list, expected) in [
      (UIListEnvironment.plain, UIBackgroundConfiguration.listPlainCell()),
      (.grouped, .listGroupedCell()), (.insetGrouped, .listGroupedCell()),
      (.sidebar, .listSidebarCell()), (.sidebarPlain, .listAccompaniedSidebarCell()),
      (.unspecified, .listPlainCell()),
    ] {
      let background = UIBackgroundConfiguration.listCell().updated(for: state(list))
      let other = expected.updated(for: state(list))
      expectEqual(background.backgroundColor, other.backgroundColor)
      expectEqual(background.cornerRadius, other.cornerRadius)
      expectEqual(background.backgroundInsets, other.backgroundInsets)
    }
  }

  @Test func `A background that is set in the registration is that of the list it comes into`()
    throws
  {
    let stage = ListStage(.init(appearance: .insetGrouped)) { cell, _ in
      cell.backgroundConfiguration = .listCell()
    }
    apply(stage)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
  }

  @Test func `Rows that are reused for other sections have the environment of their section`() {
    // Sections of two kinds, scrolled forth and back.
    let host = ScreenHost(.iPhone15)
    let layout = UICollectionViewCompositionalLayout { section, environment in
      NSCollectionLayoutSection.list(
        using: .init(appearance: section % 2 == 0 ? .plain : .insetGrouped),
        layoutEnvironment: environment)
    }
    let view = host.perform { UICollectionView(frame: .zero, collectionViewLayout: layout) }
    let source = Numbers(Array(repeating: Array(0..<5), count: 20))
    host.perform {
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
    }
    host.show(view)
    host.settle()
    for offset in [CGFloat(0), 400, 900, 2000, 300, 0] {
      host.perform { view.contentOffset.y = offset }
      host.settle()
      for path in view.indexPathsForVisibleItems {
        let list = view.cellForItem(at: path)?.traitCollection.listEnvironment
        expectEqual(list, (path.section % 2 == 0 ? .plain : .insetGrouped))
      }
    }
  }
}
