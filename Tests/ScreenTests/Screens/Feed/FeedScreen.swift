// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// A feed of posts by day, under headers that stay at the top: an author, a text, perhaps a
/// picture, and buttons to like and to answer.
final class FeedScreen: CollectionViewController, SampleScreen {
  struct Post: Equatable {
    var id: Int
    var author: String
    var time: String
    var text: String
    /// The number of a picture, and its height divided by its width.
    var picture: Int?
    var aspect: CGFloat = 0.6
    var likes = 0
    var isLiked = false
    var answers = 0
  }

  struct Day: Equatable {
    var id: Int
    var title: String
    var posts: [Post]
  }

  struct Content: Equatable {
    var days: [Day] = []
    var isLoadingMore = false
  }

  static let name = "feed"

  init() {
    super.init(layout: UICollectionViewCompositionalLayout.epoxy)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "feed"
    view.addSubview(emptyView)
    NSLayoutConstraint.activate([
      emptyView.topAnchor.constraint(equalTo: view.topAnchor),
      emptyView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      emptyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      emptyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    emptyView.isHidden = !content.days.isEmpty
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    setSections(sections, animated: animated)
    emptyView.isHidden = !content.days.isEmpty
  }

  private enum SectionID: Hashable {
    case day(Int)
    case more
  }

  private var content = Content()
  private let emptyView = EverydayEmptyView(
    .bubble, title: "Nothing here yet", message: "Posts of people that you follow appear here.")

  private var sections: [SectionModel] {
    var sections = content.days.map { day in
      SectionModel(
        dataID: SectionID.day(day.id), items: day.posts.map { item(for: $0, of: day.id) }
      )
      .supplementaryItems(
        ofKind: UICollectionView.elementKindSectionHeader,
        [
          DayHeader.supplementaryItemModel(
            dataID: "header", content: .init(title: day.title, count: day.posts.count))
        ]
      )
      .compositionalLayoutSectionProvider { Self.section(isPinned: true, in: $0) }
    }
    if content.isLoadingMore {
      sections.append(
        SectionModel(dataID: SectionID.more) {
          LoadingRow.itemModel(dataID: "loading", content: "Loading older posts…")
        }
        .compositionalLayoutSectionProvider { Self.section(isPinned: false, in: $0) })
    }
    return sections
  }

  private func item(for post: Post, of day: Int) -> any ItemModeling {
    PostRow.itemModel(
      dataID: post.id,
      content: PostRow.Content(post: post),
      behaviors: PostRow.Behaviors(didTapLike: { [weak self] in self?.like(post.id, of: day) })
    )
    .didSelect { _ in }
    .selectionStyle(.color(.secondarySystemBackground))
  }

  private func like(_ id: Int, of day: Int) {
    guard let dayIndex = content.days.firstIndex(where: { $0.id == day }),
      let index = content.days[dayIndex].posts.firstIndex(where: { $0.id == id })
    else { return }
    content.days[dayIndex].posts[index].isLiked.toggle()
    content.days[dayIndex].posts[index].likes +=
      content.days[dayIndex].posts[index].isLiked ? 1 : -1
    setSections(sections, animated: true)
  }

  private static func section(
    isPinned: Bool, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(160))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = .readableContent
    if isPinned {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
    }
    return section
  }
}
