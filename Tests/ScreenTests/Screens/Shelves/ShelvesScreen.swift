// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// The front page of a shop for books and films: shelves that scroll sideways in a list that
/// scrolls down. The first is a collection view in a row of its own; the others are sections that
/// the layout scrolls.
final class ShelvesScreen: CollectionViewController, SampleScreen {
  struct Work: Equatable {
    var id: Int
    var title: String
    var author: String?
    /// The rating in tenths, up to 50.
    var rating: Int?
    var cover: Int
  }

  enum Kind: Equatable {
    /// Large cards in a collection view of their own.
    case stage
    /// Covers with their texts below.
    case covers
    /// Three small rows below each other, page by page.
    case columns
  }

  struct Shelf: Equatable {
    var id: Int
    var title: String
    var subtitle: String?
    var kind: Kind
    var works: [Work]
  }

  struct Content: Equatable {
    var shelves: [Shelf] = []
  }

  static let name = "shelves"

  init() {
    super.init(layout: UICollectionViewCompositionalLayout.epoxy)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "shelves"
    view.addSubview(emptyView)
    NSLayoutConstraint.activate([
      emptyView.topAnchor.constraint(equalTo: view.topAnchor),
      emptyView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      emptyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      emptyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    emptyView.isHidden = !content.shelves.isEmpty
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    setSections(content.shelves.map(section(of:)), animated: animated)
    emptyView.isHidden = !content.shelves.isEmpty
  }

  private var content = Content()
  private let emptyView = EverydayEmptyView(
    .magnifier, title: "The shelves are empty",
    message: "Come back later: new works arrive every day.")

  private func section(of shelf: Shelf) -> SectionModel {
    let items: [any ItemModeling] =
      switch shelf.kind {
      case .stage:
        [
          StageRow.itemModel(
            dataID: "stage", content: StageRow.Content(works: shelf.works),
            behaviors: StageRow.Behaviors(didSelect: { _ in })
          )
          .selectionStyle(.noBackground)
        ]
      case .covers:
        shelf.works.map { work in
          CoverCard.itemModel(dataID: work.id, content: CoverCard.Content(work: work)).didSelect {
            _ in
          }
        }
      case .columns:
        shelf.works.map { work in
          SmallRow.itemModel(dataID: work.id, content: SmallRow.Content(work: work)).didSelect {
            _ in
          }
        }
      }
    return SectionModel(dataID: shelf.id, items: items)
      .supplementaryItems(
        ofKind: UICollectionView.elementKindSectionHeader,
        [
          ShelfHeader.supplementaryItemModel(
            dataID: "header",
            content: ShelfHeader.Content(title: shelf.title, subtitle: shelf.subtitle))
        ]
      )
      .compositionalLayoutSectionProvider { Self.layout(of: shelf.kind, in: $0) }
  }

  private static func layout(
    of kind: Kind, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let section: NSCollectionLayoutSection
    switch kind {
    case .stage:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(220))
      section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsetsReference = .none
    case .covers:
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(isLarge ? 220 : 130), heightDimension: .estimated(240))
      section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.interGroupSpacing = 12
      section.contentInsetsReference = .layoutMargins
    case .columns:
      let width = environment.container.effectiveContentSize.width
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: width > 600 ? .absolute(320) : .fractionalWidth(0.88),
          heightDimension: .estimated(204)),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(64))),
        count: 3)
      group.interItemSpacing = .fixed(6)
      section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 16
      section.contentInsetsReference = .layoutMargins
    }
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 20, trailing: 0)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    section.supplementariesFollowContentInsets = kind != .stage
    return section
  }
}
