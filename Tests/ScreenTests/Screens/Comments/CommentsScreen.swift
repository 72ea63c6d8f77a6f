// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// The comments below an article, with replies that can be collapsed, likes, and a row at the
/// bottom for writing a comment.
final class CommentsScreen: CollectionViewController, SampleScreen {
  static let name = "comments"

  private var content = CommentsScreen.content(0)
  private var folded: Set<Int> = []
  private var liked: Set<Int> = []
  private let composer = Composer()

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    list.headerMode = .supplementary
    super.init(layout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    // The list keeps clear of the status bar also where a few comments leave nothing to scroll.
    collectionView.alwaysBounceVertical = true
    composer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(composer)
    NSLayoutConstraint.activate([
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    update(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The list scrolls below the composer and ends above it.
    let covered = max(0, composer.bounds.height - view.safeAreaInsets.bottom)
    guard collectionView.contentInset.bottom != covered else { return }
    collectionView.contentInset.bottom = covered
    collectionView.verticalScrollIndicatorInsets.bottom = covered
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    folded = content.folded
    liked = content.liked
    if isViewLoaded { update(animated: animated) }
  }

  private func update(animated: Bool) {
    composer.setContent(
      content.article == nil ? "Comments are closed" : "Add a comment…", animated: false)
    setSections([section], animated: animated)
  }

  private var section: SectionModel {
    let count = content.comments.reduce(0) { $0 + $1.count }
    return SectionModel(dataID: "comments") {
      if content.comments.isEmpty {
        EmptyRow.itemModel(
          dataID: "empty",
          content: .init(title: "No comments yet", text: "Be the first to say something."))
      }
      rows(content.comments, depth: 0)
    }
    .supplementaryItems(
      ofKind: UICollectionView.elementKindSectionHeader,
      [
        HeaderRow.supplementaryItemModel(
          dataID: "header",
          content: .init(title: content.article ?? "Article", count: count))
      ])
  }

  private func rows(_ comments: [Content.Comment], depth: Int) -> [any ItemModeling] {
    comments.flatMap { comment -> [any ItemModeling] in
      let replies = folded.contains(comment.id) ? [] : rows(comment.replies, depth: depth + 1)
      return [row(comment, depth: depth)] + replies
    }
  }

  private func row(_ comment: Content.Comment, depth: Int) -> any ItemModeling {
    let id = comment.id
    return CommentRow.itemModel(
      dataID: id,
      content: .init(
        author: comment.author, age: comment.age, text: comment.text,
        isAuthorOfArticle: comment.isByAuthor,
        likes: comment.likes + (liked.contains(id) ? 1 : 0), isLiked: liked.contains(id),
        replies: comment.replies.isEmpty
          ? nil : .init(count: comment.count - 1, isFolded: folded.contains(id)),
        hue: comment.hue),
      behaviors: .init(
        didTapLike: { [weak self] in self?.toggle(id, in: \.liked) },
        didTapReplies: { [weak self] in self?.toggle(id, in: \.folded) }),
      style: .init(depth: min(depth, 3)))
  }

  private func toggle(_ id: Int, in set: ReferenceWritableKeyPath<CommentsScreen, Set<Int>>) {
    if self[keyPath: set].remove(id) == nil { self[keyPath: set].insert(id) }
    update(animated: true)
  }
}
