// SPDX-License-Identifier: MIT

import UIKit

/// The folders as a sidebar.
final class WorkspaceSidebar: UICollectionViewController {
  private var folders: [WorkspaceScreen.Content.Folder] = []
  private var selected: Int?
  private lazy var source = makeSource()
  var didSelect: ((Int) -> Void)?

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Folders"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    collectionView.accessibilityIdentifier = "folders"
    update(animated: false)
  }

  func show(_ folders: [WorkspaceScreen.Content.Folder], selected: Int?, animated: Bool) {
    (self.folders, self.selected) = (folders, selected)
    update(animated: animated)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, id in
      guard let folder = folders.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = folder.title
      content.image = UIImage(systemName: folder.symbol)
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "\(folder.notes.count)")]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
  }

  private func update(animated: Bool) {
    guard isViewLoaded else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(folders.map(\.id))
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: animated)
    collectionView.selectItem(
      at: selected.flatMap { source.indexPath(for: $0) }, animated: false, scrollPosition: [])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if let id = source.itemIdentifier(for: indexPath) { didSelect?(id) }
  }
}

/// The notes of a folder as a table.
final class WorkspaceNotes: UITableViewController {
  private var notes: [WorkspaceScreen.Content.Note] = []
  private var selected: Int?
  var didSelect: ((Int) -> Void)?

  init() {
    super.init(style: .plain)
    title = "Notes"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    tableView.accessibilityIdentifier = "notes"
    select()
  }

  func show(_ folder: WorkspaceScreen.Content.Folder?, selected: Int?, animated: Bool) {
    title = folder?.title ?? "Notes"
    let old = notes
    (notes, self.selected) = (folder?.notes ?? [], selected)
    guard isViewLoaded else { return }
    if old != notes {
      if animated, view.window != nil {
        tableView.reloadSections([0], with: .fade)
      } else {
        tableView.reloadData()
      }
    }
    select()
  }

  private func select() {
    let row = notes.firstIndex { $0.id == selected }
    tableView.selectRow(
      at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = notes[indexPath.row].title
    content.secondaryText = notes[indexPath.row].date
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect?(notes[indexPath.row].id)
  }
}

/// The text of a note.
final class WorkspacePage: UIViewController {
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    for (label, style) in [(titleLabel, UIFont.TextStyle.title1), (textLabel, .body)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    show(nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    let texts = UIStackView(arrangedSubviews: [titleLabel, textLabel])
    texts.axis = .vertical
    texts.spacing = 12
    texts.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(texts)
    let (content, width) = (scrollView.contentLayoutGuide, view.readableContentGuide)
    NSLayoutConstraint.activate([
      texts.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      texts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      texts.leadingAnchor.constraint(equalTo: width.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: width.trailingAnchor),
    ])
  }

  func show(_ note: WorkspaceScreen.Content.Note?) {
    titleLabel.text = note?.title ?? "No note is open"
    titleLabel.textColor = note == nil ? .secondaryLabel : .label
    textLabel.text = note?.text
    textLabel.isHidden = (note?.text ?? "").isEmpty
    navigationItem.title = note?.date
  }
}
