// SPDX-License-Identifier: MIT

import UIKit

/// Filters of a search for a place to stay: groups of chips that wrap, any number of which can be
/// chosen, and a bar with the number of remaining places.
final class ChipsScreen: UIViewController, SampleScreen {
  struct Chip: Equatable {
    var id: Int
    var title: String
    var count: Int?
    var isChosen = false
  }

  struct Group: Equatable {
    var id: Int
    var title: String
    var hint: String?
    var chips: [Chip]
  }

  struct Content: Equatable {
    var groups: [Group] = []
    var matches = 0
  }

  static let name = "chips"

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
    for subview in [collectionView, emptyView, bar] {
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      emptyView.topAnchor.constraint(equalTo: view.topAnchor),
      emptyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      emptyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      emptyView.bottomAnchor.constraint(equalTo: bar.topAnchor),
    ])
    registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]
    ) { (screen: ChipsScreen, _) in
      screen.collectionView.collectionViewLayout.invalidateLayout()
    }
    update()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] _ in collectionView.collectionViewLayout.invalidateLayout() }
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    let old = self.content.sections
    guard isViewLoaded else {
      self.content = content
      return
    }
    EverydayUpdates.apply(
      from: old, to: content.sections, in: collectionView, animated: animated,
      store: { [unowned self] in self.content = content })
    // The titles of the same chips may have other widths.
    collectionView.collectionViewLayout.invalidateLayout()
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      (collectionView.supplementaryView(forElementKind: kind, at: path) as? GroupHeader)?
        .show(content.groups[path.section])
    }
    update()
  }

  private var content = Content()
  private let bar = ResultBar()
  private let emptyView = EverydayEmptyView(
    .check, title: "No filters", message: "There is nothing to choose from for this place.")

  private lazy var collectionView: UICollectionView = {
    let layout = LeadingFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 10
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceVertical = true
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.accessibilityIdentifier = "chips"
    collectionView.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
    collectionView.register(
      GroupHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    return collectionView
  }()

  private func update() {
    emptyView.isHidden = !content.groups.isEmpty
    bar.show(
      matches: content.matches, chosen: content.groups.flatMap(\.chips).filter(\.isChosen).count)
  }
}

extension ChipsScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.groups.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    content.groups[section].chips.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath) as! ChipCell
    cell.show(content.groups[indexPath.section].chips[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! GroupHeader
    header.show(content.groups[indexPath.section])
    return header
  }
}

extension ChipsScreen: UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    content.groups[indexPath.section].chips[indexPath.item].isChosen.toggle()
    collectionView.reconfigureItems(at: [indexPath])
    update()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let (margins, adjusted) = (collectionView.layoutMargins, collectionView.adjustedContentInset)
    return UIEdgeInsets(
      top: 8, left: margins.left - adjusted.left, bottom: 24, right: margins.right - adjusted.right)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    // A header that is kept outside of the window would not get a new text size.
    let measuringHeader = GroupHeader(frame: .zero)
    measuringHeader.show(content.groups[section])
    // Nor would it have the margins of the list.
    let (margins, adjusted) = (collectionView.layoutMargins, collectionView.adjustedContentInset)
    measuringHeader.layoutMargins.left = margins.left - adjusted.left
    measuringHeader.layoutMargins.right = margins.right - adjusted.right
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    return measuringHeader.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
