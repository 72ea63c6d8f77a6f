// SPDX-License-Identifier: MIT

import UIKit

/// A library of photographs by month: a grid with as many columns as fit, with a large first
/// picture in months with many, badges at the corners, headers that stay at the top, and a sheet
/// behind each month.
final class PhotoGridScreen: UIViewController, SampleScreen {
  struct Photo: Equatable {
    var id: Int
    /// The duration of a film, in seconds; nil for photographs.
    var duration: Int?
    var isFavorite = false
    /// The number of new comments.
    var badge: Int?
    var caption: String
  }

  struct Month: Equatable {
    var id: Int
    var title: String
    var place: String?
    var photos: [Photo]
  }

  struct Content: Equatable {
    var months: [Month] = []
  }

  static let name = "photo-grid"

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
    view.addSubview(collectionView)
    view.addSubview(emptyView)
    NSLayoutConstraint.activate(
      [collectionView, emptyView].flatMap { (subview: UIView) in
        [
          subview.topAnchor.constraint(equalTo: view.topAnchor),
          subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
      })
    emptyView.isHidden = !content.months.isEmpty
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    let old = self.content
    guard isViewLoaded else {
      self.content = content
      return
    }
    EverydayUpdates.apply(
      from: old.sections, to: content.sections, in: collectionView, animated: animated,
      store: { [unowned self] in self.content = content })
    configureVisibleSupplementaryViews()
    emptyView.isHidden = !content.months.isEmpty
  }

  private var content = Content()
  private let emptyView = EverydayEmptyView(
    .plus, title: "No photos", message: "Photos and films that you take appear here.")

  @MainActor
  private enum Kind {
    static let badge = "badge"
    static let sheet = "sheet"
    static let header = UICollectionView.elementKindSectionHeader
  }

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
      section(of: content.months[index].photos.count, in: environment)
    }
    layout.configuration.interSectionSpacing = 20
    layout.register(Sheet.self, forDecorationViewOfKind: Kind.sheet)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceVertical = true
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "photos"
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      Header.self, forSupplementaryViewOfKind: Kind.header, withReuseIdentifier: "header")
    collectionView.register(
      Badge.self, forSupplementaryViewOfKind: Kind.badge, withReuseIdentifier: "badge")
    collectionView.dataSource = self
    collectionView.allowsMultipleSelection = true
    return collectionView
  }()

  private func section(
    of count: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let columns = max(3, Int(width / 130))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(20), heightDimension: .estimated(20)),
      elementKind: Kind.badge,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: -4, y: 4)))
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)),
        supplementaryItems: [badge])
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      return item
    }
    let side = 1 / CGFloat(columns)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(side)),
      subitems: Array(repeating: item(side, 1), count: columns))
    var group = row
    if count > columns {
      // A large picture, with columns of two beside it, above ordinary rows.
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(side), heightDimension: .fractionalHeight(1)),
        subitems: [item(1, 0.5), item(1, 0.5)])
      let top = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 * side)),
        subitems: [item(2 * side, 1)] + Array(repeating: pair, count: columns - 2))
      group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(4 * side)),
        subitems: [top, row, row])
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 8)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(56)),
      elementKind: Kind.header, alignment: .top)
    header.pinToVisibleBounds = true
    // Elements with the same index have an undetermined order, and badges have 1.
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let sheet = NSCollectionLayoutDecorationItem.background(elementKind: Kind.sheet)
    section.decorationItems = [sheet]
    return section
  }

  private func configure(_ header: Header, section: Int) {
    header.show(content.months[section])
  }

  private func configure(_ badge: Badge, at indexPath: IndexPath) {
    badge.count = content.months[indexPath.section].photos[indexPath.item].badge
  }

  /// Shows the new numbers and titles, and has the views measured again.
  private func configureVisibleSupplementaryViews() {
    let context = UICollectionViewLayoutInvalidationContext()
    for kind in [Kind.header, Kind.badge] {
      let paths = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      for path in paths {
        switch collectionView.supplementaryView(forElementKind: kind, at: path) {
        case let header as Header: configure(header, section: path.section)
        case let badge as Badge: configure(badge, at: path)
        default: break
        }
      }
      context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    }
    collectionView.collectionViewLayout.invalidateLayout(with: context)
  }
}

extension PhotoGridScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.months.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    content.months[section].photos.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
    cell.show(content.months[indexPath.section].photos[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == Kind.badge {
      let badge =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "badge", for: indexPath) as! Badge
      configure(badge, at: indexPath)
      return badge
    }
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! Header
    configure(header, section: indexPath.section)
    return header
  }
}
