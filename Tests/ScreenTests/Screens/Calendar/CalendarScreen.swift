// SPDX-License-Identifier: MIT

import UIKit

/// A day of a calendar: a week to choose the day from, events of the whole day, and the hours with
/// their events, beside each other where they overlap.
final class CalendarScreen: UIViewController, SampleScreen {
  struct Day: Equatable {
    var weekday: String
    var number: Int
    var dots = 0
    var isToday = false
  }

  struct Event: Equatable {
    var id: Int
    var title: String
    var place: String?
    /// Minutes since midnight.
    var start: Int
    var end: Int
    var color: Int
  }

  struct Content: Equatable {
    var month = ""
    var days: [Day] = []
    var selected = 0
    var allDay: [String] = []
    var events: [Event] = []
    /// The current time in minutes since midnight, on today's page; nil on other days.
    var now: Int?
  }

  static let name = "calendar"

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
    setUpHeader()
    view.addSubview(collectionView)
    view.addSubview(emptyView)
    view.addSubview(header)
    NSLayoutConstraint.activate(
      [
        header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        header.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ]
        + [collectionView, emptyView].flatMap { (subview: UIView) in
          [
            subview.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ]
        })
    registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]
    ) { (screen: CalendarScreen, _) in
      screen.timeline.invalidateLayout()
    }
    updateHeader()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if wantsFirstEvent, !content.events.isEmpty, collectionView.bounds.height > 0 {
      wantsFirstEvent = false
      scrollToFirstEvent()
    }
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    let old = self.content.section
    guard isViewLoaded else {
      self.content = content
      return
    }
    EverydayUpdates.apply(
      from: [old], to: [content.section], in: collectionView, animated: animated,
      store: { [unowned self] in
        self.content = content
        timeline.invalidateLayout()
      })
    updateHeader()
  }

  private var content = Content()
  private var wantsFirstEvent = true
  private let timeline = TimelineLayout()
  private let header = UIStackView()
  // The header is above the list, so the list has an inset for it.
  private let monthLabel = EverydayLabel(.title2, bold: true, maximumSize: 30)
  private let week = UIStackView()
  private let allDay = UIStackView()
  private let emptyView = EverydayEmptyView(
    .check, title: "Nothing planned", message: "Events of this day appear here.")

  private lazy var collectionView: UICollectionView = {
    timeline.source = self
    timeline.register(HourLine.self, forDecorationViewOfKind: TimelineLayout.line)
    timeline.register(NowLine.self, forDecorationViewOfKind: TimelineLayout.now)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: timeline)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .clear
    collectionView.accessibilityIdentifier = "calendar.day"
    collectionView.register(EventCell.self, forCellWithReuseIdentifier: "event")
    collectionView.register(
      HourLabel.self, forSupplementaryViewOfKind: TimelineLayout.hour, withReuseIdentifier: "hour")
    collectionView.dataSource = self
    return collectionView
  }()

  private func setUpHeader() {
    monthLabel.accessibilityTraits = .header
    week.distribution = .fillEqually
    week.spacing = 4
    allDay.axis = .vertical
    allDay.spacing = 4
    header.axis = .vertical
    header.spacing = 8
    header.translatesAutoresizingMaskIntoConstraints = false
    for subview in [monthLabel, week, allDay] {
      header.addArrangedSubview(subview)
    }
  }

  private func updateHeader() {
    monthLabel.text = content.month
    monthLabel.isHidden = content.month.isEmpty
    while week.arrangedSubviews.count > content.days.count {
      week.arrangedSubviews.last?.removeFromSuperview()
    }
    while week.arrangedSubviews.count < content.days.count {
      let index = week.arrangedSubviews.count
      let dayView = DayView()
      dayView.addAction(
        UIAction { [unowned self] _ in
          content.selected = index
          updateHeader()
        }, for: .touchUpInside)
      week.addArrangedSubview(dayView)
    }
    for case (let index, let dayView as DayView) in week.arrangedSubviews.enumerated() {
      dayView.show(content.days[index], isSelected: index == content.selected)
      dayView.accessibilityIdentifier = "calendar.weekday.\(index)"
    }
    week.isHidden = content.days.isEmpty
    allDay.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for title in content.allDay {
      let label = EverydayLabel(
        .footnote, bold: true, color: .systemIndigo, lines: 2, maximumSize: 20)
      label.text = title
      label.accessibilityLabel = "All day: \(title)"
      allDay.addArrangedSubview(label)
    }
    allDay.isHidden = content.allDay.isEmpty
    emptyView.isHidden = !content.events.isEmpty
    collectionView.isHidden = content.events.isEmpty
  }

  private func scrollToFirstEvent() {
    guard
      let first = content.events.indices.min(by: {
        content.events[$0].start < content.events[$1].start
      })
    else { return }
    collectionView.layoutIfNeeded()
    collectionView.scrollToItem(at: IndexPath(item: first, section: 0), at: .top, animated: false)
  }
}

extension CalendarScreen: UICollectionViewDataSource, CalendarScreen.TimelineLayoutSource {
  var currentMinute: Int? { content.now }

  func minutes(ofItem item: Int) -> Range<Int> {
    let event = content.events[item]
    return event.start..<event.end
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    content.events.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath) as! EventCell
    cell.show(content.events[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let label =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "hour", for: indexPath) as! HourLabel
    label.hour = indexPath.item
    return label
  }
}
