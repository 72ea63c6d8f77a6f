// SPDX-License-Identifier: MIT

import UIKit

/// The history of a parcel, a patient or a project: events by day, on a line that runs down the
/// side; the current day remains at the top.
final class TimelineScreen: UIViewController, SampleScreen {
  static let name = "timeline"

  private var content = TimelineScreen.content(0)
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: TimelineScreen.makeLayout())
  private let cells = UICollectionView.CellRegistration<EventCell, Content.Event> {
    cell, _, event in
    cell.show(event)
  }
  private lazy var headers = UICollectionView.SupplementaryRegistration<DayHeader>(
    elementKind: DayHeader.kind
  ) { [weak self] header, _, indexPath in
    guard let self, content.days.indices.contains(indexPath.section) else { return }
    header.show(content.days[indexPath.section])
  }
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
    _ = headers  // Registrations are made before the data source is called.
    collectionView.dataSource = self
    update(from: content, animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    let old = self.content
    guard content != old else { return }
    self.content = content
    if isViewLoaded { update(from: old, animated: animated) }
  }

  private func update(from old: Content, animated: Bool) {
    let new = content
    collectionView.backgroundView = new.days.isEmpty ? emptyLabel : nil
    guard animated, view.window != nil else {
      collectionView.reloadData()
      return
    }
    content = old
    collectionView.performBatchUpdates {
      content = new
      let oldDays = old.days.map(\.id)
      let newDays = new.days.map(\.id)
      let removed = IndexSet(oldDays.indices.filter { !newDays.contains(oldDays[$0]) })
      let added = IndexSet(newDays.indices.filter { !oldDays.contains(newDays[$0]) })
      collectionView.deleteSections(removed)
      collectionView.insertSections(added)
      for (newSection, day) in new.days.enumerated() {
        guard let oldSection = oldDays.firstIndex(of: day.id) else { continue }
        let before = old.days[oldSection].events.map(\.id)
        for change in day.events.map(\.id).difference(from: before) {
          switch change {
          case .remove(let offset, _, _):
            collectionView.deleteItems(at: [IndexPath(item: offset, section: oldSection)])
          case .insert(let offset, _, _):
            collectionView.insertItems(at: [IndexPath(item: offset, section: newSection)])
          }
        }
      }
      showHeaders(of: new, at: oldDays)
    }
    let all = new.days.indices.flatMap { section in
      new.days[section].events.indices.map { IndexPath(item: $0, section: section) }
    }
    collectionView.reconfigureItems(at: all)
  }

  /// Shows the new content in the visible headers, before the update measures them.
  private func showHeaders(of new: Content, at oldDays: [Int]) {
    for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(
      ofKind: DayHeader.kind)
    {
      let header = collectionView.supplementaryView(forElementKind: DayHeader.kind, at: indexPath)
      guard let day = new.days.first(where: { $0.id == oldDays[indexPath.section] }) else {
        continue
      }
      (header as? DayHeader)?.show(day)
    }
  }

  // MARK: Layout

  private static func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(88))
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

// MARK: - UICollectionViewDataSource

extension TimelineScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { content.days.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    content.days[section].events.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: content.days[indexPath.section].events[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}
