// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A table with all that holds on to cells: a search, swipes, menus, an index, a refresh control.
@MainActor
private final class FullTable: UITableViewController, UISearchResultsUpdating {
  let watch: Watch
  var rows = (0..<40).map { "row \($0)" }

  init(_ watch: Watch) {
    self.watch = watch
    super.init(style: .insetGrouped)
    watch(self)
    title = "Full"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    watch(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let search = watch(UISearchController())
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = editButtonItem
    refreshControl = watch(UIRefreshControl())
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Empty"
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = watch(UIAction { [weak self] _ in _ = self })
    contentUnavailableConfiguration = empty
  }

  func updateSearchResults(for searchController: UISearchController) {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = watch(tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath))
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryView = watch(UISwitch())
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      watch(UIContextualAction(style: .normal, title: "Share") { [weak self] _, _, _ in _ = self })
    ])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    watch(
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Open") { [weak self] _ in _ = self }])
      }))
  }
}

@MainActor @Suite struct ReleasedScreenTests {
  private let host = ScreenHost(.iPhone15)

  private func leave(_ watch: Watch) {
    host.show(UIViewController())
    host.settle()
    host.advance(by: 1)
    #expect(watch.count > 10)
    expectEqual(watch.remaining, [])
  }

  private func useTable(_ watch: Watch) {
    let table = host.perform { FullTable(watch) }
    host.show(UINavigationController(rootViewController: table))
    host.fling(from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -2_000))
    host.settle()
    host.perform {
      table.rows.remove(at: 0)
      table.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    host.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 180, y: 500), duration: 0.3)
    host.advance(by: 0.2)
    host.longPress(at: CGPoint(x: 100, y: 600))
    host.advance(by: 0.2)
  }

  @Test func `A table that is left in the middle of everything is released`() {
    let watch = Watch()
    useTable(watch)
    leave(watch)
  }

  @Test func `Tabs with stacks, an alert and pages are released`() throws {
    let watch = Watch()
    try host.perform {
      let tabs = watch(UITabBarController())
      tabs.viewControllers = (0..<7).map { index in
        let page = watch(UIViewController())
        page.title = "Tab \(index)"
        return watch(UINavigationController(rootViewController: page))
      }
      host.show(tabs)
      tabs.selectedIndex = 2
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      stack.pushViewController(watch(UIViewController()), animated: true)
      let alert = watch(
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert))
      alert.addTextField()
      alert.addAction(
        watch(UIAlertAction(title: "Yes", style: .default) { [weak tabs] _ in _ = tabs }))
      tabs.present(alert, animated: true)
    }
    host.advance(by: 0.1)
    leave(watch)
  }

  @Test func `Columns and pages are released`() {
    let watch = Watch()
    let pad = ScreenHost(.iPad)
    pad.perform {
      let split = watch(UISplitViewController(style: .tripleColumn))
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        split.setViewController(watch(UIViewController()), for: column)
      }
      pad.show(split)
      let pages = watch(
        UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil))
      pages.setViewControllers([watch(UIViewController())], direction: .forward, animated: false)
      split.showDetailViewController(pages, sender: nil)
      pages.setViewControllers([watch(UIViewController())], direction: .forward, animated: true)
    }
    pad.advance(by: 0.1)
    pad.show(UIViewController())
    pad.settle()
    #expect(watch.count > 6 && watch.remaining == [])
  }
}
