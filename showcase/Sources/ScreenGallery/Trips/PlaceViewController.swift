// SPDX-License-Identifier: MIT
import Epoxy

/// The details of a place, with a button that chooses it.
final class PlaceViewController: UIViewController, UIScrollViewDelegate {
  private enum ID {
    case picture, name, price, text
  }

  var didTapChoose: () -> Void = {}
  var didTapBack: () -> Void = {}

  var isChosen = false {
    didSet {
      if isChosen != oldValue, isViewLoaded { bottomBars.setBars([button], animated: true) }
    }
  }

  private let place: Place
  private let scrollView = UIScrollView()
  private lazy var topBars = TopBarInstaller(viewController: self) {
    TitleBar.barModel(
      content: .init(title: place.name, isBackShown: true),
      behaviors: .init { [weak self] in self?.didTapBack() }, style: .init()
    )
    .makeCoordinator(TitleBarCoordinator.init(update:))
  }
  private lazy var bottomBars = BottomBarInstaller(viewController: self) { button }

  init(_ place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    view.addSubview(scrollView)
    addContent()
    topBars.install()
    bottomBars.install()
  }

  private var button: any BarModeling {
    ButtonBar.barModel(
      content: .init(title: isChosen ? "Remove from the booking" : "Choose this place"),
      behaviors: .init { [weak self] in self?.didTapChoose() })
  }

  private func addContent() {
    let group = VGroup(style: .init(spacing: 12)) {
      TripPicture.groupItem(
        dataID: ID.picture, content: place.colors, style: .init(height: 220, cornerRadius: 20))
      TripText.groupItem(
        dataID: ID.name, content: place.region, style: .init(textStyle: .title2))
      TripText.groupItem(
        dataID: ID.price, content: "€\(place.price) a night",
        style: .init(color: .secondaryLabel))
      TripText.groupItem(dataID: ID.text, content: place.text, style: .init())
    }
    group.install(in: scrollView)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      group.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      group.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      group.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      group.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      group.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    topBars[.scrolledDistance] = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
  }
}
