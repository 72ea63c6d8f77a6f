// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// A mailbox: threads by day, a filter for unread ones, and a bar at the bottom with the status.
/// Pulling down looks for new mail.
final class MailScreen: CollectionViewController, SampleScreen {
  static let name = "mail"

  private var content = MailScreen.content(0)
  private var showsUnreadOnly = false
  private var read: Set<Int> = []
  private let toolbar = Toolbar()

  init() {
    super.init(layout: UICollectionViewCompositionalLayout.epoxy)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityIdentifier = "threads"
    collectionView.alwaysBounceVertical = true
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self, weak refreshControl] _ in
        refreshControl?.endRefreshing()
        self?.update(animated: true)
      }, for: .valueChanged)
    collectionView.refreshControl = refreshControl
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    toolbar.filterButton.addAction(
      UIAction { [unowned self] _ in
        showsUnreadOnly.toggle()
        update(animated: true)
      }, for: .primaryActionTriggered)
    view.addSubview(toolbar)
    NSLayoutConstraint.activate([
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    update(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let covered = max(0, toolbar.bounds.height - view.safeAreaInsets.bottom)
    guard collectionView.contentInset.bottom != covered else { return }
    collectionView.contentInset.bottom = covered
    collectionView.verticalScrollIndicatorInsets.bottom = covered
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    showsUnreadOnly = content.showsUnreadOnly
    read = []
    if isViewLoaded { update(animated: animated) }
  }

  private func update(animated: Bool) {
    setSections(sections, animated: animated)
    let unread = content.days.flatMap(\.threads).filter(isUnread).count
    toolbar.show(
      status: content.updated, count: unread == 0 ? nil : "\(unread) unread",
      isFiltering: showsUnreadOnly)
  }

  private func isUnread(_ thread: Content.Thread) -> Bool {
    thread.isUnread && !read.contains(thread.id)
  }

  // MARK: Sections

  private enum SectionID {
    case title, empty
  }

  @SectionModelBuilder private var sections: [SectionModel] {
    let days = content.days.map { day -> Content.Day in
      var day = day
      if showsUnreadOnly { day.threads.removeAll { !isUnread($0) } }
      return day
    }
    .filter { !$0.threads.isEmpty }
    SectionModel(dataID: SectionID.title) {
      TitleRow.itemModel(dataID: SectionID.title, content: content.mailbox)
    }
    .compositionalLayoutSectionProvider { Self.list(hasHeader: false, hasLines: false, in: $0) }
    if days.isEmpty {
      SectionModel(dataID: SectionID.empty) {
        EmptyRow.itemModel(
          dataID: SectionID.empty, content: showsUnreadOnly ? "No unread mail" : "No mail")
      }
      .compositionalLayoutSectionProvider { Self.list(hasHeader: false, hasLines: false, in: $0) }
    }
    for day in days {
      SectionModel(dataID: day.id, items: day.threads.map(row))
        .supplementaryItems(
          ofKind: UICollectionView.elementKindSectionHeader,
          [DayHeader.supplementaryItemModel(dataID: day.id, content: day.title)]
        )
        .compositionalLayoutSectionProvider { Self.list(hasHeader: true, hasLines: true, in: $0) }
    }
  }

  private func row(_ thread: Content.Thread) -> any ItemModeling {
    ThreadRow.itemModel(
      dataID: thread.id,
      content: .init(
        sender: thread.sender, time: thread.time, subject: thread.subject, preview: thread.preview,
        messages: thread.messages, isUnread: isUnread(thread), isFlagged: thread.isFlagged,
        files: thread.files)
    )
    .didSelect { [weak self] _ in
      guard let self else { return }
      read.insert(thread.id)
      update(animated: true)
    }
    .selectionStyle(.color(.systemGray5))
  }

  private static func list(
    hasHeader: Bool, hasLines: Bool, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = hasHeader ? .supplementary : .none
    list.showsSeparators = hasLines
    list.backgroundColor = .systemBackground
    return .list(using: list, layoutEnvironment: environment)
  }
}
