// SPDX-License-Identifier: MIT

import UIKit

/// People by letter with an index at the edge, a large title and a field for searching that hides
/// when the list scrolls.
final class DirectoryScreen: EverydayRoot, SampleScreen {
  static let name = "directory"

  private let list: DirectoryList
  private let navigation: UINavigationController

  init() {
    list = DirectoryList()
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    super.init(showing: navigation)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ content: Content, animated: Bool) {
    list.show(content, animated: animated)
  }

  /// Leaves the card of a person, and ends searching.
  func discardUserState() {
    navigation.popToRootViewController(animated: false)
    list.endSearching()
  }
}

/// The table. A search shows the people whose names or details contain its text.
final class DirectoryList: UITableViewController, UISearchResultsUpdating {
  private var content = DirectoryScreen.content(0)
  private var people: [Int: DirectoryScreen.Content.Person] = [:]
  private let search = UISearchController(searchResultsController: nil)
  private lazy var source = makeSource()

  init() {
    super.init(style: .plain)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Names, rooms"
    navigationItem.searchController = search
    definesPresentationContext = true
    title = content.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    tableView.accessibilityIdentifier = "people"
    update(animated: false)
  }

  func show(_ content: DirectoryScreen.Content, animated: Bool) {
    self.content = content
    title = content.title
    update(animated: animated)
  }

  // MARK: Searching

  func updateSearchResults(for searchController: UISearchController) {
    update(animated: true)
  }

  func endSearching() {
    search.searchBar.text = nil
    search.isActive = false
  }

  private var foundPeople: [DirectoryScreen.Content.Person] {
    let words = (search.searchBar.text ?? "").lowercased()
    guard search.isActive, !words.isEmpty else { return content.people }
    return content.people.filter {
      "\($0.name) \($0.detail ?? "")".lowercased().contains(words)
    }
  }

  // MARK: Data

  private func makeSource() -> DirectorySource {
    let source = DirectorySource(tableView: tableView) { [unowned self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "person", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = people[id]?.name
      content.secondaryText = people[id]?.detail
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    source.defaultRowAnimation = .fade
    return source
  }

  private func update(animated: Bool) {
    guard isViewLoaded else { return }
    let found = foundPeople
    people = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    let letters = Dictionary(grouping: found, by: \.letter)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for letter in letters.keys.sorted() {
      snapshot.appendSections([letter])
      let sorted = letters[letter, default: []].sorted { ($0.name, $0.id) < ($1.name, $1.id) }
      snapshot.appendItems(sorted.map(\.id))
    }
    let known = Set(source.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    source.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = source.itemIdentifier(for: indexPath), let person = people[id] else { return }
    navigationController?.pushViewController(DirectoryCard(person), animated: true)
  }
}

/// The data source of the table, with the letters as headers and as the index.
final class DirectorySource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sectionIdentifier(for: section)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    snapshot().sectionIdentifiers
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    self.index(for: title) ?? index
  }
}

/// The card of a person, as a grouped table.
final class DirectoryCard: UITableViewController {
  private let rows: [(title: String, value: String)]

  init(_ person: DirectoryScreen.Content.Person) {
    rows = [("Room", person.detail ?? "None"), ("Number", "\(4000 + person.id)")]
    super.init(style: .insetGrouped)
    title = person.name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = rows[indexPath.row].title
    content.secondaryText = rows[indexPath.row].value
    cell.contentConfiguration = content
    return cell
  }
}
