// SPDX-License-Identifier: MIT
import Epoxy

/// The second tab: a table of the booked places. A swipe across a row offers to cancel it.
final class BookingsViewController: UITableViewController {
  var didTapCancel: (Int) -> Void = { _ in }

  private var booked: [Int] = []

  init() {
    super.init(style: .insetGrouped)
    title = "Bookings"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BookingCell.self, forCellReuseIdentifier: "booking")
  }

  func show(_ booked: [Int], animated: Bool) {
    let difference = booked.difference(from: self.booked)
    guard !difference.isEmpty else { return }
    self.booked = booked
    guard isViewLoaded else { return }
    setNeedsUpdateContentUnavailableConfiguration()
    tableView.performBatchUpdates {
      for change in difference {
        switch change {
        case .insert(let row, _, _):
          self.tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        case .remove(let row, _, _):
          self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
    }
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "calendar")
    empty.text = "No bookings"
    empty.secondaryText = "Weekends that you book are shown here."
    contentUnavailableConfiguration = booked.isEmpty ? empty : nil
  }

  private func place(at indexPath: IndexPath) -> Place? {
    Place.all.first { $0.id == booked[indexPath.row] }
  }

  // MARK: Table view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    booked.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "booking", for: indexPath)
    if let cell = cell as? BookingCell, let place = place(at: indexPath) { cell.show(place) }
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { false }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = booked[indexPath.row]
    let cancel = UIContextualAction(style: .destructive, title: "Cancel") {
      [weak self] _, _, completion in
      self?.didTapCancel(id)
      // The row remains until the alert is answered.
      completion(false)
    }
    return UISwipeActionsConfiguration(actions: [cancel])
  }
}

/// A picture with the name of a place, and what it costs.
private final class BookingCell: UITableViewCell {
  private enum ID {
    case picture, texts, name, price
  }

  private let group = HGroup(alignment: .center, spacing: 14)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    group.install(in: contentView)
    group.constrainToMarginsWithHighPriorityBottom()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func show(_ place: Place) {
    group.setItems {
      TripPicture.groupItem(
        dataID: ID.picture, content: place.colors, style: .init(side: 48, cornerRadius: 10))
      VGroupItem(dataID: ID.texts, style: .init(spacing: 2)) {
        TripText.groupItem(
          dataID: ID.name, content: place.name, style: .init(textStyle: .headline))
        TripText.groupItem(
          dataID: ID.price,
          content: "\(Place.nights) nights, €\(place.price * Place.nights)",
          style: .init(textStyle: .subheadline, color: .secondaryLabel))
      }
    }
  }
}
