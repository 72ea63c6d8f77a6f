// SPDX-License-Identifier: MIT

import UIKit

/// Flats for rent: controls that filter and order them, the number of results, and the results.
final class FiltersScreen: UIViewController, SampleScreen {
  static let name = "filters"

  private enum Section: Hashable {
    case filters, results
  }

  private enum Item: Hashable {
    case filters
    case flat(Int)
  }

  private var content = FiltersScreen.content(0)
  private var filters = Filters()
  private var results: [Flat] = []

  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = section == 0 ? .none : .supplementary
      return .list(using: list, layoutEnvironment: environment)
    })
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.accessibilityIdentifier = "filters.list"
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    update(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    filters = content.filters
    if isViewLoaded { update(animated: animated && view.window != nil) }
  }

  // MARK: Data

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let filtersCell = UICollectionView.CellRegistration<FiltersCell, Item> {
      [unowned self] cell, _, _ in
      cell.show(filters)
      cell.didChange = { [unowned self] filters in
        self.filters = filters
        update(animated: true)
      }
    }
    let flatCell = UICollectionView.CellRegistration<UICollectionViewListCell, Flat> {
      cell, _, flat in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = flat.title
      content.secondaryText =
        "\(flat.district) · € \(flat.rent)\(flat.hasBalcony ? " · balcony" : "")"
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: flat.isNew ? "star" : "house")
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, _ in
      view.contentConfiguration = headerContent(of: view)
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { [unowned self] collectionView, indexPath, item in
      switch item {
      case .filters:
        collectionView.dequeueConfiguredReusableCell(
          using: filtersCell, for: indexPath, item: item)
      case .flat(let id):
        collectionView.dequeueConfiguredReusableCell(
          using: flatCell, for: indexPath, item: results.first { $0.id == id })
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  private func headerContent(of view: UICollectionViewListCell) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.groupedHeader()
    content.text =
      results.isEmpty ? "No flats" : results.count == 1 ? "1 flat" : "\(results.count) flats"
    return content
  }

  private func update(animated: Bool) {
    results = filters.result(of: content.flats)
    let old = dataSource.snapshot()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.filters, .results])
    snapshot.appendItems([.filters], toSection: .filters)
    snapshot.appendItems(results.map { .flat($0.id) }, toSection: .results)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { old.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: animated)
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = collectionView.supplementaryView(forElementKind: kind, at: path)
      guard let header = header as? UICollectionViewListCell else { continue }
      header.contentConfiguration = headerContent(of: header)
    }
  }
}
