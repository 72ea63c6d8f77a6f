// SPDX-License-Identifier: MIT

import UIKit

/// A kitchen's app: a tab bar controller with a navigation controller in each tab.
final class TabsScreen: EverydayRoot, SampleScreen {
  static let name = "tabs"

  private var content = TabsScreen.content(0)
  private let tabs: UITabBarController
  /// The tabs by the identities in the content; those that are not shown now can return.
  private var pages: [Int: UINavigationController] = [:]

  init() {
    tabs = UITabBarController()
    super.init(showing: tabs)
    update(animated: false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    update(animated: animated)
  }

  /// Returns to the first page of each tab, and to the tab that the content selects.
  func discardUserState() {
    for page in pages.values { page.popToRootViewController(animated: false) }
    tabs.selectedViewController = pages[content.selected]
  }

  private func update(animated: Bool) {
    let shown = content.tabs.map { tab in
      let page = pages[tab.id] ?? makePage()
      pages[tab.id] = page
      page.tabBarItem.title = tab.title
      page.tabBarItem.image = UIImage(systemName: tab.symbol)
      page.tabBarItem.badgeValue = tab.badge
      (page.viewControllers.first as? TabsList)?.show(tab, animated: animated)
      return page
    }
    if tabs.viewControllers ?? [] != shown { tabs.setViewControllers(shown, animated: animated) }
    tabs.selectedViewController = pages[content.selected]
  }

  private func makePage() -> UINavigationController {
    let page = UINavigationController(rootViewController: TabsList())
    page.tabBarItem = UITabBarItem(title: nil, image: nil, tag: 0)
    return page
  }
}

/// The first page of a tab: a list whose rows open details.
final class TabsList: UITableViewController {
  private var rows: [TabsScreen.Content.Row] = []

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func show(_ tab: TabsScreen.Content.Tab, animated: Bool) {
    navigationItem.title = tab.title
    let old = rows
    guard old != tab.rows else { return }
    rows = tab.rows
    guard isViewLoaded else { return }
    if animated, view.window != nil {
      tableView.reloadSections([0], with: .automatic)
    } else {
      tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row].title
    content.secondaryText = rows[indexPath.row].detail
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = TabsDetail(rows[indexPath.row])
    page.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(page, animated: true)
  }
}

/// The details of a row, without the tab bar.
final class TabsDetail: UIViewController {
  private let row: TabsScreen.Content.Row

  init(_ row: TabsScreen.Content.Row) {
    self.row = row
    super.init(nibName: nil, bundle: nil)
    title = row.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = row.detail ?? row.title
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }
}
