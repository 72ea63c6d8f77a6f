// SPDX-License-Identifier: MIT

import AirBar
import Epoxy
import UIKit

/// The profile of a person: a header that grows and shrinks while the photos below it are scrolled.
final class ProfileScreen: UIViewController, SampleScreen {
  static let name = "profile"

  private var content = ProfileScreen.content(0)
  private var barController: BarController?
  private let header = HeaderView()
  private lazy var headerHeight = header.heightAnchor.constraint(equalToConstant: 0)
  private lazy var collectionView = CollectionView(layout: GridFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.contentInsetAdjustmentBehavior = .never  // The bar sets the inset at the top.
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityIdentifier = "photos"
    header.followButton.addAction(
      UIAction { [unowned self] _ in
        header.followButton.isSelected.toggle()
      }, for: .primaryActionTriggered)
    for child in [collectionView, header] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerHeight,
    ])
    registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitVerticalSizeClass.self]
    ) { (self: Self, _) in
      self.setUpBar()
      self.collectionView.collectionViewLayout.invalidateLayout()
    }
    apply(animated: false)
    setUpBar()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    setUpBar()
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    if isViewLoaded { apply(animated: animated) }
  }

  func discardUserState() {
    header.followButton.isSelected = false
    setUpBar()
  }

  // MARK: Bar

  private func setUpBar() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    func scaled(_ value: CGFloat) -> CGFloat {
      min(metrics.scaledValue(for: value, compatibleWith: traitCollection), value * 1.8).rounded()
    }
    let top = view.safeAreaInsets.top
    let isLow = traitCollection.verticalSizeClass == .compact
    let configuration = Configuration(
      compactStateHeight: top + scaled(56), normalStateHeight: top + scaled(isLow ? 110 : 210),
      expandedStateHeight: top + scaled(isLow ? 150 : 290))
    let controller = BarController(configuration: configuration) { [weak self] state in
      self?.showBar(state)
    }
    // The old bar's share of the insets does not belong to the list.
    barController?.release(scrollView: collectionView)
    barController = controller
    controller.set(scrollView: collectionView)
  }

  private func showBar(_ state: AirBar.State) {
    headerHeight.constant = state.height()
    header.setProgress(
      details: state.value(compactNormalRange: .range(0, 1), normalExpandedRange: .value(1)),
      biography: state.value(compactNormalRange: .value(0), normalExpandedRange: .range(0, 1)))
  }

  // MARK: Contents

  private func apply(animated: Bool) {
    header.show(content)
    collectionView.setSections(
      [
        SectionModel(dataID: "photos") {
          content.photos.map { photo in
            PhotoView.itemModel(
              dataID: photo.id,
              content: .init(title: photo.title, hue: photo.hue, likes: photo.likes))
          }
        }
        .supplementaryItems(
          ofKind: UICollectionView.elementKindSectionFooter,
          [
            NoteView.supplementaryItemModel(
              dataID: "note",
              content: content.photos.isEmpty ? "No photos yet" : "\(content.photos.count) photos")
          ])
      ], animated: animated)
  }

  /// Squares in three columns or more, and a footer.
  private final class GridFlowLayout: UICollectionViewFlowLayout {
    override init() {
      super.init()
      minimumLineSpacing = 2
      minimumInteritemSpacing = 2
      sectionInsetReference = .fromSafeArea
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func prepare() {
      if let collectionView {
        let width = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let columns = max(3, (width / 180).rounded(.down))
        let side = ((width - (columns - 1) * minimumInteritemSpacing) / columns).rounded(.down)
        itemSize = CGSize(width: max(side, 1), height: max(side, 1))
        let height = UIFontMetrics(forTextStyle: .footnote).scaledValue(
          for: 64, compatibleWith: collectionView.traitCollection)
        footerReferenceSize = CGSize(width: width, height: height)
      }
      super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
  }
}
