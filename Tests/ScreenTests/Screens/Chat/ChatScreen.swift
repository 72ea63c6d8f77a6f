// SPDX-License-Identifier: MIT

import UIKit

/// A conversation of two people: bubbles that are as wide as their texts, days between them, and a
/// composer above the keyboard.
final class ChatScreen: UIViewController, SampleScreen {
  struct Message: Equatable {
    var id: Int
    /// The author; nil for the user's own messages.
    var author: String?
    var text: String
    var time: String
    var reaction: String?
    var isSeen = false
  }

  enum Entry: Equatable {
    case day(id: Int, title: String)
    case message(Message)
    case typing

    var id: Int {
      switch self {
      case .day(let id, _): -1 - id
      case .message(let message): message.id
      case .typing: Int.max
      }
    }
  }

  struct Content: Equatable {
    var partner: String
    var status: String?
    var entries: [Entry]
  }

  static let name = "chat"

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    collectionView.register(DayCell.self, forCellWithReuseIdentifier: "day")
    collectionView.register(TypingCell.self, forCellWithReuseIdentifier: "typing")
    for subview in [collectionView, emptyView, header, composer] {
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: header.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: composer.topAnchor),
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      composer.contentBottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      emptyView.topAnchor.constraint(equalTo: collectionView.topAnchor),
      emptyView.leadingAnchor.constraint(equalTo: collectionView.leadingAnchor),
      emptyView.trailingAnchor.constraint(equalTo: collectionView.trailingAnchor),
      emptyView.bottomAnchor.constraint(equalTo: collectionView.bottomAnchor),
    ])
    update(from: [], animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if wantsNewest, collectionView.bounds.height > 0, !content.entries.isEmpty {
      wantsNewest = false
      scrollToNewest(animated: false)
    }
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    let old = self.content.entries
    guard isViewLoaded else {
      self.content = content
      return
    }
    let wasAtEnd = isAtEnd
    nextContent = content
    update(from: old, animated: animated)
    if wantsNewest {
      view.setNeedsLayout()  // the first entries have come after the first layout
    } else if wasAtEnd, !content.entries.isEmpty {
      scrollToNewest(animated: animated)
    }
    // The first content may have arrived without a change of the layout of this view.
    if wantsNewest { view.setNeedsLayout() }
  }

  func discardUserState() { composer.discardDraft() }

  private var content = Content(partner: "", status: nil, entries: [])
  private var nextContent: Content?
  private var wantsNewest = true
  private let header = Header()
  private let composer = Composer()
  private let emptyView = EverydayEmptyView(
    .bubble, title: "No messages yet", message: "Say hello: messages that you send appear here.")

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(48))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 6
      section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
      section.contentInsetsReference = .readableContent
      return section
    }
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .clear
    collectionView.keyboardDismissMode = .interactive
    collectionView.allowsSelection = false
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "chat.messages"
    return collectionView
  }()

  private var isAtEnd: Bool {
    let end = collectionView.contentSize.height + collectionView.adjustedContentInset.bottom
    return collectionView.bounds.maxY >= end - 24
  }

  private func scrollToNewest(animated: Bool) {
    collectionView.layoutIfNeeded()
    collectionView.scrollToItem(
      at: IndexPath(item: content.entries.count - 1, section: 0), at: .bottom, animated: animated)
  }

  private func update(from old: [Entry], animated: Bool) {
    let new = nextContent ?? content
    EverydayUpdates.apply(
      from: [EverydayUpdates.Section(id: 0, items: old.map(\.id))],
      to: [EverydayUpdates.Section(id: 0, items: new.entries.map(\.id))],
      in: collectionView, animated: animated, store: { [unowned self] in content = new })
    nextContent = nil
    header.show(name: new.partner, status: new.status)
    emptyView.isHidden = !new.entries.isEmpty
  }
}

extension ChatScreen: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    content.entries.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    switch content.entries[indexPath.item] {
    case .day(_, let title):
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
      cell.title = title
      return cell
    case .message(let message):
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
        as! BubbleCell
      cell.show(message)
      return cell
    case .typing:
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "typing", for: indexPath)
        as! TypingCell
      cell.partner = content.partner
      return cell
    }
  }
}
