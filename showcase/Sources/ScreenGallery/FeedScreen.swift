// SPDX-License-Identifier: MIT
public import EpoxyCollectionView

/// A list of Debian packages that can be filtered, sorted and updated to the next release.
///
/// Each button sets all sections; the collection view computes the changes.
public final class FeedScreen: UIViewController {
  private static let count = 600

  private struct State {
    var isNew = false
    var section: String?
    var isByName = false
    var isGrouped = false
  }

  private var state = State()
  private let buttons = UIStackView()
  private let counters = UILabel()
  private lazy var collectionView = CollectionView(
    layout: UICollectionViewCompositionalLayout.epoxy)
  private let oldVersions = Dictionary(
    PackageTable.debian.old.map { ($0.name, $0.version) }, uniquingKeysWith: { first, _ in first })

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    (PackageRow.made, PackageRow.filled) = (0, 0)
    collectionView.scrollDelegate = self
    collectionView.displayDelegate = self
    addViews()
    update(animated: false)
  }

  // MARK: Content

  private func update(animated: Bool) {
    collectionView.setSections(sections, animated: animated)
    buttons.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for button in makeButtons() {
      buttons.addArrangedSubview(button)
    }
    count()
  }

  private var sections: [SectionModel] {
    var packages = state.isNew ? PackageTable.debian.new : PackageTable.debian.old
    packages = Array(packages.prefix(Self.count))
    if let section = state.section { packages = packages.filter { $0.section == section } }
    if state.isByName { packages.sort { $0.name < $1.name } }
    guard state.isGrouped else { return [section("All packages", packages)] }
    return Dictionary(grouping: packages, by: \.section)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { section($0.key, $0.value) }
  }

  private func section(_ name: String, _ packages: [Package]) -> SectionModel {
    SectionModel(dataID: name, items: packages.map(item))
      .supplementaryItems(
        ofKind: UICollectionView.elementKindSectionHeader,
        [
          PackageHeader.supplementaryItemModel(
            dataID: "header", content: "\(name.uppercased())   \(packages.count)")
        ]
      )
      .compositionalLayoutSection(Self.layoutSection)
  }

  private func item(_ package: Package) -> any ItemModeling {
    let isUpdated = state.isNew && oldVersions[package.name] != package.version
    return PackageRow.itemModel(
      dataID: package.name, content: .init(package: package, isUpdated: isUpdated))
  }

  private static var layoutSection: NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(57))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  // MARK: Views around the list

  private func makeButtons() -> [UIButton] {
    let isGames = state.section == "games"
    return [
      button("Games", isOn: isGames) { $0.section = isGames ? nil : "games" },
      button("By name", isOn: state.isByName) { $0.isByName.toggle() },
      button("Grouped", isOn: state.isGrouped) { $0.isGrouped.toggle() },
      button("Debian 13", isOn: state.isNew) { $0.isNew.toggle() },
    ]
  }

  private func button(
    _ title: String, isOn: Bool, change: @escaping (inout State) -> Void
  ) -> UIButton {
    var configuration: UIButton.Configuration = isOn ? .filled() : .tinted()
    configuration.title = title
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .small
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        change(&state)
        update(animated: true)
      })
  }

  private func count() {
    counters.text =
      "\(collectionView.visibleCells.count) rows in sight, \(PackageRow.made) made, "
      + "filled \(PackageRow.filled) times"
  }

  private func addViews() {
    let title = UILabel()
    title.text = "Packages"
    title.font = .systemFont(ofSize: 30, weight: .bold)
    counters.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    counters.textColor = .secondaryLabel
    buttons.spacing = 8
    for part in [title, buttons, counters, collectionView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      buttons.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
      buttons.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      counters.topAnchor.constraint(equalTo: buttons.bottomAnchor, constant: 10),
      counters.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      collectionView.topAnchor.constraint(equalTo: counters.bottomAnchor, constant: 8),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension FeedScreen: UIScrollViewDelegate {
  /// Updates the counts.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    count()
  }
}

extension FeedScreen: CollectionViewDisplayDelegate {
  /// Updates the counts.
  public func collectionView(
    _ collectionView: CollectionView, willDisplayItem item: AnyItemModel, with view: UIView?,
    in section: SectionModel
  ) {
    count()
  }

  /// Updates the counts.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplayingItem item: AnyItemModel, with view: UIView?,
    in section: SectionModel
  ) {
    count()
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryItem item: AnySupplementaryItemModel,
    forElementKind elementKind: String, with view: UIView?, in section: SectionModel
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryItem item: AnySupplementaryItemModel,
    forElementKind elementKind: String, with view: UIView?, in section: SectionModel
  ) {}
}
