// SPDX-License-Identifier: MIT

import UIKit

/// Files and folders as an outline in groups, in a navigation controller.
final class FilesScreen: EverydayRoot, SampleScreen {
  static let name = "files"

  private let outline: FilesOutline

  init() {
    let outline = FilesOutline()
    self.outline = outline
    let navigation = UINavigationController(rootViewController: outline)
    navigation.navigationBar.prefersLargeTitles = true
    super.init(showing: navigation)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ content: Content, animated: Bool) {
    outline.show(content, animated: animated)
  }

  func discardUserState() {
    outline.dismissMenus()
    outline.setEditing(false, animated: false)
    outline.update(animated: false)
  }
}

/// The outline: folders expand, rows have swipe actions and menus.
final class FilesOutline: UICollectionViewController {
  private var content = FilesScreen.content(0)
  private var nodes: [String: FilesScreen.Content.Node] = [:]
  private lazy var source = makeSource()

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    title = "Browse"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = makeLayout()
    collectionView.accessibilityIdentifier = "files"
    collectionView.allowsMultipleSelectionDuringEditing = true
    update(animated: false)
  }

  func show(_ content: FilesScreen.Content, animated: Bool) {
    self.content = content
    update(animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if !isEditing { collectionView.deselectItem(at: indexPath, animated: true) }
  }

  // MARK: Rows

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] path in
      guard let node = node(at: path) else { return nil }
      let title = node.isFavorite ? "Not a favorite" : "Favorite"
      let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.change(node.path) { $0.isFavorite.toggle() }
        done(true)
      }
      action.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [action])
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      guard let node = node(at: path) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, done in
        self?.delete(node.path)
        done(true)
      }
      let share = UIContextualAction(style: .normal, title: "Share") { _, _, done in done(true) }
      return UISwipeActionsConfiguration(actions: [delete, share])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func node(at path: IndexPath) -> FilesScreen.Content.Node? {
    source.itemIdentifier(for: path).flatMap { nodes[$0] }
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, String> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, path in
      guard let node = nodes[path] else { return }
      var content = cell.defaultContentConfiguration()
      content.text = node.name
      content.secondaryText = node.detail
      content.image = UIImage(
        systemName: node.children != nil ? "folder" : node.isFavorite ? "star" : "doc")
      cell.contentConfiguration = content
      cell.accessories =
        [.multiselect()] + (node.children == nil ? [] : [.outlineDisclosure()])
      if !cell.interactions.contains(where: { $0 is UIContextMenuInteraction }) {
        cell.addInteraction(UIContextMenuInteraction(delegate: self))
      }
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = self.source.sectionIdentifier(for: path.section)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, String>(
      collectionView: collectionView
    ) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  // MARK: Data

  /// Shows the content as it is, with the folders expanded as it says.
  func update(animated: Bool) {
    guard isViewLoaded else { return }
    nodes = content.nodes
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    var outlines: [(String, NSDiffableDataSourceSectionSnapshot<String>)] = []
    for group in content.groups {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      add(group.nodes, to: nil, in: &outline)
      snapshot.appendSections([group.title])
      snapshot.appendItems(outline.visibleItems)
      outlines.append((group.title, outline))
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: animated)
    for (title, outline) in outlines {
      source.apply(outline, to: title, animatingDifferences: animated)
    }
  }

  private func add(
    _ nodes: [FilesScreen.Content.Node], to parent: String?,
    in outline: inout NSDiffableDataSourceSectionSnapshot<String>
  ) {
    outline.append(nodes.map(\.path), to: parent)
    for node in nodes {
      add(node.children ?? [], to: node.path, in: &outline)
      if node.isExpanded { outline.expand([node.path]) }
    }
  }

  /// Closes the menu of a row.
  func dismissMenus() {
    for interaction in collectionView.visibleCells.flatMap(\.interactions) {
      (interaction as? UIContextMenuInteraction)?.dismissMenu()
    }
  }

  private func change(_ path: String, _ body: (inout FilesScreen.Content.Node) -> Void) {
    guard var node = nodes[path] else { return }
    body(&node)
    nodes[path] = node
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([path])
    source.apply(snapshot, animatingDifferences: true)
  }

  private func delete(_ path: String) {
    for section in source.snapshot().sectionIdentifiers {
      var outline = source.snapshot(for: section)
      guard outline.contains(path) else { continue }
      outline.delete([path])
      source.apply(outline, to: section, animatingDifferences: true)
    }
  }
}

extension FilesOutline: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let cell = interaction.view as? UICollectionViewCell,
      let path = collectionView.indexPath(for: cell), let node = node(at: path)
    else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Favorite", image: UIImage(systemName: "star")) { _ in
          self?.change(node.path) { $0.isFavorite = true }
        },
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in self?.delete(node.path) },
      ])
    }
  }
}
