// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// People by the first letter of their names, and an index at the side that a finger slides along.
final class ContactsScreen: CollectionViewController, SampleScreen {
  static let name = "contacts"

  private var content = ContactsScreen.content(0)
  private let index = IndexControl()

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
    collectionView.showsVerticalScrollIndicator = false
    collectionView.accessibilityIdentifier = "people"
    index.translatesAutoresizingMaskIntoConstraints = false
    index.accessibilityIdentifier = "index"
    index.addAction(UIAction { [unowned self] _ in scrollToIndex() }, for: .valueChanged)
    view.addSubview(index)
    NSLayoutConstraint.activate([
      index.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      index.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      index.topAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      index.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    update(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    if isViewLoaded { update(animated: animated) }
  }

  private func update(animated: Bool) {
    index.letters = content.letters.map(\.letter)
    setSections(sections, animated: animated)
  }

  func discardUserState() { index.deselect() }

  private func scrollToIndex() {
    guard let letter = index.selectedLetter,
      let first = content.letters.first(where: { $0.letter == letter })?.people.first
    else { return }
    collectionView.scrollToItem(
      at: ItemPath(itemDataID: first.id, section: .dataID(letter)), position: .top, animated: false)
  }

  // MARK: Sections

  @SectionModelBuilder private var sections: [SectionModel] {
    if let me = content.me {
      SectionModel(dataID: "me", items: [row(me, isMe: true)])
        .compositionalLayoutSectionProvider { Self.list(hasHeader: false, in: $0) }
    }
    if content.letters.isEmpty {
      SectionModel(dataID: "empty") {
        Row.itemModel(
          dataID: "empty",
          content: .init(name: "No contacts", detail: "People that you add appear here."),
          style: .init(isCentered: true))
      }
      .compositionalLayoutSectionProvider { Self.list(hasHeader: false, in: $0) }
    }
    for section in content.letters {
      SectionModel(dataID: section.letter, items: section.people.map { row($0, isMe: false) })
        .supplementaryItems(
          ofKind: UICollectionView.elementKindSectionHeader,
          [LetterHeader.supplementaryItemModel(dataID: section.letter, content: section.letter)]
        )
        .compositionalLayoutSectionProvider { Self.list(hasHeader: true, in: $0) }
    }
  }

  private static func list(
    hasHeader: Bool, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = hasHeader ? .supplementary : .none
    return .list(using: list, layoutEnvironment: environment)
  }

  private func row(_ person: Content.Person, isMe: Bool) -> any ItemModeling {
    Row.itemModel(
      dataID: person.id,
      content: .init(
        name: person.name ?? person.detail ?? "No name",
        detail: isMe ? "My card" : person.name == nil ? nil : person.detail, hue: person.id % 12,
        badge: person.isFavorite ? "★" : nil),
      style: .init(isLarge: isMe)
    )
    .didSelect { [weak self] context in
      context.view.backgroundColor = .clear
      let detail = DetailController(name: person.name ?? "No name", detail: person.detail)
      detail.modalPresentationStyle = .pageSheet
      self?.present(detail, animated: true)
    }
    .didChangeState { context in
      context.view.backgroundColor = context.cellState == .normal ? .clear : .systemGray4
    }
  }
}
