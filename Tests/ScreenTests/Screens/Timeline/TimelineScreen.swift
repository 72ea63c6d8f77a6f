// SPDX-License-Identifier: MIT

import UIKit

/// What happened to a parcel, to a patient, to a project: events by day, on a line that goes down the
/// side; the day that is looked at stays at the top.
final class TimelineScreen: UIViewController, SampleScreen {
  static let name = "timeline"

  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

  private var content = TimelineScreen.content(0)
  private var eventsByID: [Int: Content.Event] = [:]
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: TimelineScreen.makeLayout())
  private lazy var dataSource = makeDataSource()
  private let emptyLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .clear
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "timeline"
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    emptyLabel.text = "Nothing has happened yet.\nWe will tell you when it does."
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    apply(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    if isViewLoaded { apply(animated: animated) }
  }

  private func apply(animated: Bool) {
    let old = eventsByID
    eventsByID = [:]
    for event in content.days.flatMap(\.events) { eventsByID[event.id] = event }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for day in content.days {
      snapshot.appendSections([day.id])
      snapshot.appendItems(day.events.map(\.id), toSection: day.id)
    }
    snapshot.reconfigureItems(
      eventsByID.values.filter { event in old[event.id].map { $0 != event } ?? false }.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
    collectionView.backgroundView = content.days.isEmpty ? emptyLabel : nil
    for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: DayHeader.kind) {
      let header = collectionView.supplementaryView(forElementKind: DayHeader.kind, at: indexPath)
      (header as? DayHeader)?.show(content.days[indexPath.section])
    }
  }

  private func makeDataSource() -> DataSource {
    let cells = UICollectionView.CellRegistration<EventCell, Content.Event> { cell, _, event in
      cell.show(event)
    }
    let headers = UICollectionView.SupplementaryRegistration<DayHeader>(elementKind: DayHeader.kind) {
      [weak self] header, _, indexPath in
      guard let self, content.days.indices.contains(indexPath.section) else { return }
      header.show(content.days[indexPath.section])
    }
    let source = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, id in
      guard let event = self?.eventsByID[id] else { return nil }
      return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: event)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return source
  }

  // MARK: Layout

  private static func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(88))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsetsReference = .layoutMargins
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 20, trailing: 0)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: DayHeader.kind, alignment: .top)
      header.pinToVisibleBounds = true
      header.zIndex = 2
      section.boundarySupplementaryItems = [header]
      let line = NSCollectionLayoutDecorationItem.background(elementKind: LineView.kind)
      line.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
      section.decorationItems = [line]
      return section
    }
    layout.register(LineView.self, forDecorationViewOfKind: LineView.kind)
    return layout
  }
}
