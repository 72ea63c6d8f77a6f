// SPDX-License-Identifier: MIT
public import Epoxy

/// An application in small: places in a list, their details, and a booking in three steps.
///
/// The whole application is a function of one state: the stack, the card and the bars are set again
/// when it changes.
public final class TripsScreen: NavigationController {
  private struct State {
    var chosen: Set<Int> = []
    var shown: Int?
    var isBooking = false
    var booked = 0
  }

  private enum ID {
    case places, place, booking
  }

  private var state = State() {
    didSet { update(animated: true) }
  }

  private lazy var list = PlacesViewController()

  /// Creates the screen.
  public init() {
    super.init()
    isNavigationBarHidden = true
    list.didSelect = { [weak self] in self?.state.shown = $0 }
    list.didChoose = { [weak self] in self?.choose($0) }
    list.didTapBook = { [weak self] in self?.state.isBooking = true }
  }

  /// Sets the first stack.
  public override func viewDidLoad() {
    super.viewDidLoad()
    update(animated: false)
  }

  private func choose(_ id: Int) {
    if state.chosen.remove(id) == nil { state.chosen.insert(id) }
  }

  private func update(animated: Bool) {
    list.show(.init(chosen: state.chosen, booked: state.booked), animated: animated)
    (topViewController as? PlaceViewController)?.isChosen = state.chosen.contains(state.shown ?? 0)
    setStack([places, place], animated: animated)
    setPresentation(booking, animated: animated)
  }

  private var places: NavigationModel {
    .root(dataID: ID.places) { [weak self] in self?.list }
  }

  private var place: NavigationModel? {
    guard let place = Place.all.first(where: { $0.id == state.shown }) else { return nil }
    return NavigationModel(
      params: place, dataID: ID.place,
      makeViewController: { [weak self] place in
        let controller = PlaceViewController(place)
        controller.isChosen = self?.state.chosen.contains(place.id) == true
        controller.didTapChoose = { self?.choose(place.id) }
        controller.didTapBack = { self?.state.shown = nil }
        return controller
      },
      remove: { [weak self] in
        if self?.state.shown == place.id { self?.state.shown = nil }
      })
  }

  private var booking: PresentationModel? {
    guard state.isBooking else { return nil }
    let places = Place.all.filter { state.chosen.contains($0.id) }
    return PresentationModel(
      dataID: ID.booking, presentation: .system,
      makeViewController: { [weak self] in
        let form = BookingViewController(places)
        form.didFinish = { [weak self] in
          guard let self else { return }
          var new = state
          (new.booked, new.chosen, new.isBooking) = (new.chosen.count, [], false)
          state = new
        }
        form.sheetPresentationController?.detents = [.medium(), .large()]
        form.sheetPresentationController?.prefersGrabberVisible = true
        form.sheetPresentationController?.preferredCornerRadius = 24
        return form
      },
      dismiss: { [weak self] in
        if self?.state.isBooking == true { self?.state.isBooking = false }
      })
  }
}
