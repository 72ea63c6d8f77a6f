// SPDX-License-Identifier: MIT
import Epoxy

/// The first tab: the list of places, and the details of one.
final class ExploreViewController: NavigationController {
  struct Content: Equatable {
    var chosen: Set<Int> = []
    var shown: Int?
    var searched = ""
    var booked = 0
  }

  struct Behaviors {
    var didSelect: (Int?) -> Void
    var didChoose: (Int) -> Void
    var didSearch: (String) -> Void
    var didTapBook: () -> Void
  }

  private enum ID {
    case places, place
  }

  var behaviors: Behaviors?

  private var content = Content()
  private lazy var list = makeList()

  init() {
    super.init()
    isNavigationBarHidden = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    if isViewLoaded { update(animated: animated) }
  }

  private func makeList() -> PlacesViewController {
    let list = PlacesViewController()
    list.didSelect = { [weak self] in self?.behaviors?.didSelect($0) }
    list.didChoose = { [weak self] in self?.behaviors?.didChoose($0) }
    list.didSearch = { [weak self] in self?.behaviors?.didSearch($0) }
    list.didTapBook = { [weak self] in self?.behaviors?.didTapBook() }
    return list
  }

  private func update(animated: Bool) {
    list.show(
      .init(chosen: content.chosen, searched: content.searched, booked: content.booked),
      animated: animated)
    (topViewController as? PlaceViewController)?.isChosen =
      content.chosen.contains(content.shown ?? 0)
    setStack([places, place], animated: animated)
  }

  private var places: NavigationModel {
    .root(dataID: ID.places) { [weak self] in self?.list }
  }

  private var place: NavigationModel? {
    guard let place = Place.all.first(where: { $0.id == content.shown }) else { return nil }
    return NavigationModel(
      params: place, dataID: ID.place,
      makeViewController: { [weak self] place in
        let controller = PlaceViewController(place)
        controller.isChosen = self?.content.chosen.contains(place.id) == true
        controller.didTapChoose = { self?.behaviors?.didChoose(place.id) }
        controller.didTapBack = { self?.behaviors?.didSelect(nil) }
        return controller
      },
      remove: { [weak self] in
        if self?.content.shown == place.id { self?.behaviors?.didSelect(nil) }
      })
  }
}
