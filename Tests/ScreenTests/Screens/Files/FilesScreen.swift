// SPDX-License-Identifier: MIT

import UIKit

/// Files and folders as an outline, in groups with headers.
final class FilesScreen: UIViewController, SampleScreen {
  static let name = "files"

  private var content = FilesScreen.content(0)
  private var nodes: [String: Content.Node] = [:]
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.accessibilityIdentifier = "files"
    view.addSubview(list)
    update(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    if isViewLoaded { update(animated: animated) }
  }

  /// Expands and collapses the folders as the content says.
  func discardUserState() {
    if isViewLoaded { update(animated: false) }
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Share") { _, _, done in done(true) }
      ])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, String> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, path in
      guard let node = nodes[path] else { return }
      var content = cell.defaultContentConfiguration()
      content.text = node.name
      content.secondaryText = node.detail
      content.image = UIImage(systemName: node.children == nil ? "doc" : "folder")
      cell.contentConfiguration = content
      cell.accessories = node.children == nil ? [] : [.outlineDisclosure()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = self.source.sectionIdentifier(for: path.section)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: list) {
      list, path, item in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private func update(animated: Bool) {
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
    _ nodes: [Content.Node], to parent: String?,
    in outline: inout NSDiffableDataSourceSectionSnapshot<String>
  ) {
    outline.append(nodes.map(\.path), to: parent)
    for node in nodes {
      add(node.children ?? [], to: node.path, in: &outline)
      if node.isExpanded { outline.expand([node.path]) }
    }
  }
}
