// SPDX-License-Identifier: MIT
public import Epoxy

/// An application in small: places that can be searched, their details, a booking in three steps,
/// and the bookings, which can be canceled.
///
/// The whole application is a function of one state: the stack, the card, the alert and the bars
/// are set again when it changes.
public final class TripsScreen: UITabBarController {
  private struct State {
    var chosen: Set<Int> = []
    var shown: Int?
    var searched = ""
    var isBooking = false
    var booked: [Int] = []
    var canceling: Int?
  }

  private enum ID {
    case booking, canceling
  }

  private var state = State() {
    didSet { update(animated: true) }
  }

  private let explore = ExploreViewController()
  private let bookings = BookingsViewController()

  /// Creates the screen.
  public init() {
    super.init(nibName: nil, bundle: nil)
    explore.tabBarItem = UITabBarItem(title: "Places", image: UIImage(systemName: "map"), tag: 0)
    let second = UINavigationController(rootViewController: bookings)
    second.navigationBar.prefersLargeTitles = true
    second.tabBarItem = UITabBarItem(
      title: "Bookings", image: UIImage(systemName: "calendar"), tag: 1)
    viewControllers = [explore, second]
    explore.behaviors = .init(
      didSelect: { [weak self] in self?.state.shown = $0 },
      didChoose: { [weak self] in self?.choose($0) },
      didSearch: { [weak self] in self?.state.searched = $0 },
      didTapBook: { [weak self] in self?.state.isBooking = true })
    bookings.didTapCancel = { [weak self] in self?.state.canceling = $0 }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  /// Shows the first state.
  public override func viewDidLoad() {
    super.viewDidLoad()
    update(animated: false)
  }

  private func choose(_ id: Int) {
    if state.chosen.remove(id) == nil { state.chosen.insert(id) }
  }

  private func update(animated: Bool) {
    explore.show(
      .init(
        chosen: state.chosen, shown: state.shown, searched: state.searched,
        booked: state.booked.count),
      animated: animated)
    bookings.show(state.booked, animated: animated)
    let count = state.booked.count
    bookings.navigationController?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    setPresentation(state.isBooking ? booking : cancellation, animated: animated)
  }

  private var booking: PresentationModel {
    let places = Place.all.filter { state.chosen.contains($0.id) }
    return PresentationModel(
      dataID: ID.booking, presentation: .system,
      makeViewController: { [weak self] in
        let form = BookingViewController(places)
        form.didFinish = { [weak self] in
          guard let self else { return }
          var new = state
          new.booked += places.map(\.id).filter { !new.booked.contains($0) }
          (new.chosen, new.isBooking) = ([], false)
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

  private var cancellation: PresentationModel? {
    guard let place = Place.all.first(where: { $0.id == state.canceling }) else { return nil }
    return PresentationModel(
      params: place, dataID: ID.canceling, presentation: .system,
      makeViewController: { [weak self] place in
        let alert = UIAlertController(
          title: "Cancel “\(place.name)”?",
          message: "€\(place.price * Place.nights) will be paid back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep it", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Cancel the trip", style: .destructive) { [weak self] _ in
            self?.state.booked.removeAll { $0 == place.id }
          })
        return alert
      },
      dismiss: { [weak self] in self?.state.canceling = nil })
  }
}
