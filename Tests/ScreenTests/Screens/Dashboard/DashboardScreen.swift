// SPDX-License-Identifier: MIT

import UIKit

/// The figures of a day as cards, in as many columns as there is room for: numbers with a curve,
/// goals with a ring, bars by day, progress, and a switch.
final class DashboardScreen: UIViewController, SampleScreen {
  static let name = "dashboard"

  private var content = DashboardScreen.content(0)
  private var cards: [Int: CardView] = [:]
  private var columns = 0

  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let periodControl = SegmentControl(items: Content.Period.allCases.map(\.title))
  private let rows = UIStackView()
  private let emptyLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.accessibilityTraits = .header
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .secondaryLabel
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.text = "No figures yet. Put on the watch, and take a walk."
    for label in [titleLabel, subtitleLabel, emptyLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    periodControl.accessibilityIdentifier = "period"
    periodControl.addAction(
      UIAction { [unowned self] _ in fillCards(animated: true) }, for: .valueChanged)
    rows.axis = .vertical
    rows.spacing = 12

    let column = UIStackView(arrangedSubviews: [
      titleLabel, subtitleLabel, periodControl, rows, emptyLabel,
    ])
    column.axis = .vertical
    column.spacing = 16
    column.setCustomSpacing(2, after: titleLabel)
    for child in [scrollView, column] { child.translatesAutoresizingMaskIntoConstraints = false }
    scrollView.alwaysBounceVertical = true
    scrollView.accessibilityIdentifier = "dashboard"
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 8),
      column.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scrollView.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    apply(animated: false)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let fitting = fittingColumns
    guard fitting != columns else { return }
    columns = fitting
    arrange()
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    if isViewLoaded { apply(animated: animated && view.window != nil) }
  }

  private func apply(animated: Bool) {
    titleLabel.text = content.title
    subtitleLabel.text = content.subtitle
    subtitleLabel.isHidden = content.subtitle == nil
    periodControl.selectedSegmentIndex = content.period.rawValue
    periodControl.isHidden = content.cards.isEmpty
    emptyLabel.isHidden = !content.cards.isEmpty
    rows.isHidden = content.cards.isEmpty
    var kept: [Int: CardView] = [:]
    for card in content.cards {
      let known = cards[card.id].flatMap { $0.holds(card.figure) ? $0 : nil }
      kept[card.id] = known ?? CardView.make(for: card.figure)
    }
    cards = kept
    fillCards(animated: animated)
    columns = fittingColumns
    guard animated else { return arrange() }
    UIView.transition(with: rows, duration: 0.3, options: .transitionCrossDissolve) {
      self.arrange()
    }
  }

  private func fillCards(animated: Bool) {
    let period = Content.Period(rawValue: periodControl.selectedSegmentIndex) ?? .day
    for card in content.cards { cards[card.id]?.show(card, period: period, animated: animated) }
  }

  // MARK: Columns

  private var fittingColumns: Int {
    let least = UIFontMetrics.default.scaledValue(for: 150, compatibleWith: traitCollection)
    let width = view.bounds.inset(by: view.layoutMargins).width
    return max(1, min(4, Int((width + rows.spacing) / (least + rows.spacing))))
  }

  /// Puts the cards into rows; wide ones take two places.
  private func arrange() {
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    var row: [(card: CardView, places: Int)] = []
    func places() -> Int { row.reduce(0) { $0 + $1.places } }
    for card in content.cards {
      guard let cardView = cards[card.id] else { continue }
      let wanted = min(card.figure.isWide ? 2 : 1, columns)
      if places() + wanted > columns {
        addRow(row, places: places())
        row = []
      }
      row.append((cardView, wanted))
    }
    if !row.isEmpty { addRow(row, places: places()) }
  }

  private func addRow(_ cards: [(card: CardView, places: Int)], places: Int) {
    let row = UIStackView(arrangedSubviews: cards.map(\.card))
    row.spacing = rows.spacing
    if places < columns { row.addArrangedSubview(UIView()) }
    rows.addArrangedSubview(row)
    // Columns have the same width in every row.
    for (card, count) in cards {
      let gaps = CGFloat(columns - count) * rows.spacing / CGFloat(columns)
      card.widthAnchor.constraint(
        equalTo: row.widthAnchor, multiplier: CGFloat(count) / CGFloat(columns),
        constant: count == columns ? 0 : -gaps
      ).isActive = true
    }
  }
}
