// SPDX-License-Identifier: MIT
import Epoxy

/// The list of places, under a title that follows it and over a button that counts what is chosen.
final class PlacesViewController: UIViewController, UIScrollViewDelegate {
  struct Content: Equatable {
    var chosen: Set<Int> = []
    var searched = ""
    var booked = 0

    /// The places whose name or region contains the searched text.
    var places: [Place] {
      Place.all.filter { place in
        searched.isEmpty
          || [place.name, place.region].contains { $0.localizedStandardContains(searched) }
      }
    }
  }

  var didSelect: (Int) -> Void = { _ in }
  var didChoose: (Int) -> Void = { _ in }
  var didSearch: (String) -> Void = { _ in }
  var didTapBook: () -> Void = {}

  private var content = Content()
  private lazy var collectionView = CollectionView(
    layout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var topBars = TopBarInstaller(viewController: self) {
    titleBar
    searchBar
  }
  private lazy var bottomBars = BottomBarInstaller(viewController: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.translatesAutoresizingMaskIntoConstraints = true
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.scrollDelegate = self
    view.addSubview(collectionView)
    topBars.install()
    bottomBars.install()
    update(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    if isViewLoaded { update(animated: animated) }
  }

  private func update(animated: Bool) {
    collectionView.setSections([SectionModel(items: items)], animated: animated)
    topBars.setBars([titleBar, searchBar], animated: animated)
    bottomBars.setBars(bars, animated: animated)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var state = state
    state.searchText = content.searched
    contentUnavailableConfiguration =
      content.places.isEmpty
      ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
  }

  private var items: [any ItemModeling] {
    content.places.map { place in
      PlaceRow.itemModel(
        dataID: place.id,
        content: .init(place: place, isChosen: content.chosen.contains(place.id)),
        behaviors: .init { [weak self] in self?.didChoose(place.id) }
      )
      .didSelect { [weak self] _ in self?.didSelect(place.id) }
    }
  }

  private var titleBar: any BarModeling {
    TitleBar.barModel(content: .init(title: "Weekends"), style: .init())
      .makeCoordinator(TitleBarCoordinator.init(update:))
  }

  private var searchBar: any BarModeling {
    SearchFieldBar.barModel(
      content: .init(placeholder: "Place or region", text: content.searched),
      behaviors: .init { [weak self] in self?.didSearch($0) })
  }

  @BarModelBuilder private var bars: [any BarModeling] {
    if !content.chosen.isEmpty {
      ButtonBar.barModel(
        content: .init(title: "Book \(content.chosen.count) of \(Place.all.count) places"),
        behaviors: .init { [weak self] in self?.didTapBook() })
    } else if content.booked > 0 {
      TextBar.barModel(content: "Booked: \(content.booked). Have a good time.")
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    topBars[.scrolledDistance] = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
  }
}

/// A bar with a line of text.
final class TextBar: UIView, EpoxyableView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14, leading: 20, bottom: 14, trailing: 20)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    let group = VGroup { label }
    group.install(in: self)
    group.constrainToMargins()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: String, animated: Bool) {
    label.text = content
  }
}
