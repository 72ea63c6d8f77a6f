// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// The settings of an app, as a grouped list: a profile, switches, a slider, values, and a row that
/// signs out; groups have headings and explanations.
final class SettingsScreen: CollectionViewController, SampleScreen {
  struct Profile: Equatable {
    var name: String
    var mail: String?
    var color: Int
  }

  enum Control: Equatable {
    case toggle(Bool)
    /// A slider with a value from 0 to 1.
    case slider(Float)
    case value(String?)
    case button(isDestructive: Bool)
  }

  struct Row: Equatable {
    var id: Int
    var title: String
    var subtitle: String?
    var color: Int?
    var control: Control
  }

  struct Group: Equatable {
    var id: Int
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  struct Content: Equatable {
    var profile: Profile?
    var groups: [Group] = []
  }

  static let name = "settings"

  init() {
    super.init(layout: UICollectionViewCompositionalLayout.epoxy)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "settings"
    view.addSubview(emptyView)
    NSLayoutConstraint.activate([
      emptyView.topAnchor.constraint(equalTo: view.topAnchor),
      emptyView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      emptyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      emptyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    updateEmptyView()
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    setSections(sections, animated: animated)
    updateEmptyView()
  }

  private enum SectionID: Hashable {
    case profile
    case group(Int)
  }

  private var content = Content()
  private let emptyView = EverydayEmptyView(
    .close, title: "Settings are not available", message: "Sign in to change them.")

  private func updateEmptyView() {
    emptyView.isHidden = content.profile != nil || !content.groups.isEmpty
  }

  private var sections: [SectionModel] {
    let profile = content.profile.map { profile in
      SectionModel(dataID: SectionID.profile) {
        ProfileRow.itemModel(
          dataID: "profile",
          content: .init(name: profile.name, mail: profile.mail, color: profile.color)
        )
        .didSelect { _ in }
        .selectionStyle(.noBackground)
      }
      .compositionalLayoutSectionProvider {
        Self.section(hasHeader: false, hasFooter: false, in: $0)
      }
    }
    return [profile].compactMap { $0 } + content.groups.map(section(of:))
  }

  private func section(of group: Group) -> SectionModel {
    SectionModel(
      dataID: SectionID.group(group.id),
      items: group.rows.enumerated().map { index, row in
        item(
          for: row, in: group.id, isFirst: index == 0, isLast: index == group.rows.count - 1)
      }
    )
    .supplementaryItems(
      ofKind: UICollectionView.elementKindSectionHeader,
      group.header.map { title in
        [
          Heading.supplementaryItemModel(
            dataID: "header", content: title,
            style: Heading.Style(textStyle: .footnote, isHeader: true))
        ]
      }
    )
    .supplementaryItems(
      ofKind: UICollectionView.elementKindSectionFooter,
      group.footer.map { text in
        [
          Heading.supplementaryItemModel(
            dataID: "footer", content: text,
            style: Heading.Style(textStyle: .footnote, isHeader: false))
        ]
      }
    )
    .compositionalLayoutSectionProvider { environment in
      Self.section(
        hasHeader: group.header != nil, hasFooter: group.footer != nil, in: environment)
    }
  }

  private func item(
    for row: Row, in group: Int, isFirst: Bool, isLast: Bool
  ) -> any ItemModeling {
    let content = SettingRow.Content(
      title: row.title, subtitle: row.subtitle, control: row.control, isFirst: isFirst,
      isLast: isLast)
    let model = SettingRow.itemModel(
      dataID: row.id,
      content: content,
      behaviors: SettingRow.Behaviors(
        didToggle: { [weak self] isOn in self?.set(.toggle(isOn), row: row.id, group: group) },
        didSlide: { [weak self] value in self?.set(.slider(value), row: row.id, group: group) }),
      style: SettingRow.Style(color: row.color))
    switch row.control {
    case .value, .button:
      return model.didSelect { _ in }.selectionStyle(.noBackground)
    case .toggle, .slider:
      return model.selectionStyle(.noBackground)
    }
  }

  private func set(_ control: Control, row: Int, group: Int) {
    guard let groupIndex = content.groups.firstIndex(where: { $0.id == group }),
      let rowIndex = content.groups[groupIndex].rows.firstIndex(where: { $0.id == row })
    else { return }
    content.groups[groupIndex].rows[rowIndex].control = control
    setSections(sections, animated: true)
  }

  private static func section(
    hasHeader: Bool, hasFooter: Bool, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(52))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = .readableContent
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    if hasHeader {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
