// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// A search: recent words and categories while the field is empty, then suggestions with the typed
/// letters in bold, and results.
final class SearchScreen: UIViewController, SampleScreen {
  struct Result: Equatable {
    var id: Int
    var title: String
    var detail: String?
    var price: String?
    var picture: Int
  }

  struct Category: Equatable {
    var id: Int
    var title: String
  }

  struct Content: Equatable {
    var query = ""
    var recents: [String] = []
    var categories: [Category] = []
    /// The possible suggestions; those that contain the query are shown.
    var words: [String] = []
    var results: [Result] = []
  }

  static let name = "search"

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
    searchBar.didChange = { [weak self] query in
      guard let self else { return }
      content.query = query
      update(animated: true)
    }
    for subview in [collectionView, emptyView, searchBar] {
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate(
      [
        searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        searchBar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        searchBar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ]
        + [collectionView, emptyView].flatMap { (subview: UIView) in
          [
            subview.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 8),
            subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ]
        } + [
          collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          emptyView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    update(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    guard isViewLoaded else { return }
    update(animated: animated)
  }

  private enum SectionID: Hashable {
    case recents, categories, suggestions, results
  }

  private var content = Content()
  private let searchBar = SearchField()
  private let emptyView = EverydayEmptyView(
    .magnifier, title: "Find something", message: "Search for things, shops and makers.")

  private lazy var collectionView: CollectionView = {
    let collectionView = CollectionView(layout: UICollectionViewCompositionalLayout.epoxy)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .systemBackground
    collectionView.keyboardDismissMode = .onDrag
    collectionView.alwaysBounceVertical = true
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "search.list"
    return collectionView
  }()

  private func update(animated: Bool) {
    searchBar.query = content.query
    let sections = sections
    collectionView.setSections(sections, animated: animated)
    emptyView.isHidden = !sections.isEmpty
    collectionView.isHidden = sections.isEmpty
    emptyView.message =
      content.query.isEmpty
      ? "Search for things, shops and makers." : "There is nothing for “\(content.query)”."
  }

  private func search(_ query: String) {
    content.query = query
    update(animated: true)
  }

  private var sections: [SectionModel] {
    var sections: [SectionModel] = []
    if content.query.isEmpty {
      if !content.recents.isEmpty {
        sections.append(
          list(.recents, title: "Recent") {
            content.recents.map { word in
              SuggestionRow.itemModel(
                dataID: word, content: .init(text: word, query: ""), style: .recent
              )
              .didSelect { [weak self] _ in self?.search(word) }
            }
          })
      }
      if !content.categories.isEmpty {
        sections.append(categorySection)
      }
    } else {
      let query = content.query.lowercased()
      let words = content.words.filter { $0.lowercased().contains(query) }.prefix(6)
      if !words.isEmpty {
        sections.append(
          list(.suggestions, title: nil) {
            words.map { word in
              SuggestionRow.itemModel(
                dataID: word, content: .init(text: word, query: query), style: .suggestion
              )
              .didSelect { [weak self] _ in self?.search(word) }
            }
          })
      }
      if !content.results.isEmpty {
        let count = content.results.count
        sections.append(
          list(.results, title: count == 1 ? "1 result" : "\(count) results") {
            content.results.map { result in
              ResultRow.itemModel(dataID: result.id, content: .init(result: result)).didSelect {
                _ in
              }
            }
          })
      }
    }
    return sections
  }

  private var categorySection: SectionModel {
    SectionModel(
      dataID: SectionID.categories,
      items: content.categories.map { category in
        CategoryCard.itemModel(
          dataID: category.id, content: .init(title: category.title, color: category.id)
        )
        .didSelect { [weak self] _ in self?.search(category.title) }
      }
    )
    .supplementaryItems(ofKind: UICollectionView.elementKindSectionHeader, [heading("Categories")])
    .compositionalLayoutSectionProvider { environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let width = environment.container.effectiveContentSize.width
      let columns = isLarge ? 1 : max(2, Int(width / 220))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(88)),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.97 / CGFloat(columns)),
            heightDimension: .estimated(88))),
        count: columns)
      group.interItemSpacing = .flexible(4)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 16, trailing: 0)
      section.contentInsetsReference = .layoutMargins
      section.boundarySupplementaryItems = [Self.header]
      return section
    }
  }

  private func list(
    _ id: SectionID, title: String?, items: () -> [any ItemModeling]
  ) -> SectionModel {
    SectionModel(dataID: id, items: items())
      .supplementaryItems(
        ofKind: UICollectionView.elementKindSectionHeader, title.map { [heading($0)] } ?? []
      )
      .compositionalLayoutSectionProvider { _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsetsReference = .layoutMargins
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
        if title != nil {
          section.boundarySupplementaryItems = [Self.header]
        }
        return section
      }
  }

  private func heading(_ title: String) -> any SupplementaryItemModeling {
    EverydayLabel.supplementaryItemModel(
      dataID: "heading", content: title, style: .init(textStyle: .headline))
  }

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
