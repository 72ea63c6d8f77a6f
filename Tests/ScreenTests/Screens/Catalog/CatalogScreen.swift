// SPDX-License-Identifier: MIT

import UIKit

/// A shop with tabs: a list with a large title that is searched, with scopes and with results in a
/// controller of their own, and a basket.
final class CatalogScreen: EverydayRoot, SampleScreen {
  static let name = "catalog"

  private let tabs: UITabBarController
  private let list: CatalogList
  private let basket: CatalogThings

  init() {
    list = CatalogList()
    basket = CatalogThings(style: .insetGrouped)
    basket.title = "Basket"
    tabs = UITabBarController()
    let stacks = [list, basket].map { UINavigationController(rootViewController: $0) }
    for stack in stacks { stack.navigationBar.prefersLargeTitles = true }
    list.tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "tag"), tag: 0)
    basket.tabBarItem = UITabBarItem(title: "Basket", image: UIImage(systemName: "cart"), tag: 1)
    tabs.viewControllers = stacks
    super.init(showing: tabs)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ content: Content, animated: Bool) {
    list.show(content)
    basket.show(content.basket)
    basket.tabBarItem.badgeValue = content.basket.isEmpty ? nil : "\(content.basket.count)"
  }

  /// Returns to the list, with the search of the content.
  func discardUserState() {
    for case let stack as UINavigationController in tabs.viewControllers ?? [] {
      stack.popToRootViewController(animated: false)
    }
    tabs.selectedIndex = 0
    list.restartSearch()
  }
}

/// A list of things.
class CatalogThings: UITableViewController {
  private(set) var things: [CatalogScreen.Content.Thing] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    tableView.keyboardDismissMode = .onDrag
  }

  final func show(_ things: [CatalogScreen.Content.Thing]) {
    guard things != self.things else { return }
    self.things = things
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    things.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    let thing = things[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = thing.title
    content.secondaryText = [thing.detail, thing.price].compactMap { $0 }.joined(separator: "\n")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // A results controller is presented by the list, which is in the stack.
    let stack = navigationController ?? presentingViewController?.navigationController
    stack?.pushViewController(CatalogThing(things[indexPath.row]), animated: true)
  }
}

/// The results of a search.
final class CatalogResults: CatalogThings {
  var text = ""

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard things.isEmpty else { return contentUnavailableConfiguration = nil }
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.text = "Nothing found"
    configuration.secondaryText = "There is nothing for “\(text)”."
    contentUnavailableConfiguration = configuration
  }
}

/// The list of all things, which is searched.
final class CatalogList: CatalogThings, UISearchResultsUpdating {
  private let results = CatalogResults(style: .plain)
  private let search: UISearchController
  private var content = CatalogScreen.content(0)

  init() {
    search = UISearchController(searchResultsController: results)
    super.init(style: .plain)
    title = "Shop"
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Things and makers"
    search.searchBar.scopeButtonTitles = ["All", "New", "Reduced"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ content: CatalogScreen.Content) {
    let old = self.content
    self.content = content
    show(content.things)
    if old.search != content.search { restartSearch() } else { updateSearchResults(for: search) }
  }

  /// Shows the search of the content, in place of the user's.
  func restartSearch() {
    guard let shown = content.search else {
      search.isActive = false
      return
    }
    search.searchBar.text = shown.text
    search.searchBar.selectedScopeButtonIndex = shown.scope
    search.isActive = true
    // A text that code has set shows the results now.
    search.automaticallyShowsSearchResultsController = true
    updateSearchResults(for: search)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if content.search != nil, !search.isActive { restartSearch() }
  }

  func updateSearchResults(for searchController: UISearchController) {
    results.text = searchController.searchBar.text ?? ""
    results.show(
      content.found(results.text, in: searchController.searchBar.selectedScopeButtonIndex))
    results.setNeedsUpdateContentUnavailableConfiguration()
  }
}

/// One thing, without the tab bar.
final class CatalogThing: UIViewController {
  private let thing: CatalogScreen.Content.Thing

  init(_ thing: CatalogScreen.Content.Thing) {
    self.thing = thing
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
    navigationItem.largeTitleDisplayMode = .never
    let price = UILabel()
    price.text = thing.price
    price.font = .systemFont(ofSize: 17, weight: .semibold)
    navigationItem.titleView = price
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = thing.title
    title.font = .preferredFont(forTextStyle: .title2)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      title.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
    ])
  }
}
