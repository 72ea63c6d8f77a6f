// SPDX-License-Identifier: MIT

import UIKit

extension CalendarScreen {
  /// A day of the week: its letter, its number on a disc where it is chosen, and a dot for each
  /// event.
  final class DayView: UIControl {
    init() {
      super.init(frame: .zero)
      for label in [weekdayLabel, numberLabel] {
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
      }
      disc.translatesAutoresizingMaskIntoConstraints = false
      disc.isUserInteractionEnabled = false
      disc.addSubview(numberLabel)
      dots.spacing = 2
      let stack = UIStackView(arrangedSubviews: [weekdayLabel, disc, dots])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 4
      stack.isUserInteractionEnabled = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      let tall = disc.heightAnchor.constraint(equalTo: numberLabel.heightAnchor, constant: 12)
      tall.priority = .defaultHigh
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        tall,
        disc.widthAnchor.constraint(equalTo: disc.heightAnchor),
        disc.widthAnchor.constraint(lessThanOrEqualTo: stack.widthAnchor),
        numberLabel.centerXAnchor.constraint(equalTo: disc.centerXAnchor),
        numberLabel.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
        numberLabel.widthAnchor.constraint(lessThanOrEqualTo: disc.widthAnchor, constant: -4),
        dots.heightAnchor.constraint(equalToConstant: 4),
      ])
      isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      disc.layoutIfNeeded()
      disc.layer.cornerRadius = disc.bounds.height / 2
    }

    func show(_ day: Day, isSelected: Bool) {
      self.isSelected = isSelected
      weekdayLabel.text = day.weekday
      numberLabel.text = "\(day.number)"
      disc.backgroundColor = !isSelected ? .clear : day.isToday ? .systemRed : .label
      numberLabel.textColor =
        isSelected ? (day.isToday ? .white : .systemBackground) : day.isToday ? .systemRed : .label
      dots.arrangedSubviews.forEach { $0.removeFromSuperview() }
      for _ in 0..<day.dots {
        let dot = UIView()
        dot.backgroundColor = .tertiaryLabel
        dot.layer.cornerRadius = 2
        dot.widthAnchor.constraint(equalToConstant: 4).isActive = true
        dots.addArrangedSubview(dot)
      }
      accessibilityLabel = "\(day.weekday) \(day.number)"
      accessibilityValue = day.dots == 0 ? nil : "\(day.dots) events"
      accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    private let weekdayLabel = EverydayLabel(.caption2, color: .secondaryLabel, lines: 1)
    private let numberLabel = EverydayLabel(.body, bold: true, lines: 1)
    private let disc = UIView()
    private let dots = UIStackView()
  }

  /// An event, with as much of its texts as its time has space for.
  final class EventCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.cornerRadius = 6
      contentView.layer.cornerCurve = .continuous
      contentView.clipsToBounds = true
      stripe.translatesAutoresizingMaskIntoConstraints = false
      let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel])
      texts.axis = .vertical
      texts.translatesAutoresizingMaskIntoConstraints = false
      titleLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
      placeLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      contentView.addSubview(stripe)
      contentView.addSubview(texts)
      let bottom = texts.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -2)
      bottom.priority = .required - 1
      NSLayoutConstraint.activate([
        stripe.topAnchor.constraint(equalTo: contentView.topAnchor),
        stripe.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        stripe.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        stripe.widthAnchor.constraint(equalToConstant: 4),
        texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
        texts.leadingAnchor.constraint(equalTo: stripe.trailingAnchor, constant: 5),
        texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
        bottom,
      ])
      isAccessibilityElement = true
      accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
      didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func layoutSubviews() {
      // Whole lines of the title, at least one, and then of the place.
      let room = CGSize(
        width: contentView.bounds.width - 13, height: contentView.bounds.height - 5)
      titleLabel.numberOfLines = max(1, Int(room.height / titleLabel.font.lineHeight))
      let title = titleLabel.sizeThatFits(
        CGSize(width: room.width, height: .greatestFiniteMagnitude))
      let lines = Int((room.height - title.height) / placeLabel.font.lineHeight)
      placeLabel.numberOfLines = max(1, lines)
      placeLabel.isHidden = placeLabel.text == nil || lines < 1
      super.layoutSubviews()
    }

    func show(_ event: Event) {
      let color = EverydayPalette.color(event.color)
      stripe.backgroundColor = color
      contentView.backgroundColor = color.withAlphaComponent(0.2)
      titleLabel.text = event.title
      titleLabel.textColor = color
      placeLabel.text = event.place
      setNeedsLayout()
      accessibilityLabel = [event.title, event.place].compactMap { $0 }.joined(separator: ", ")
      accessibilityValue = "\(Self.time(event.start)) to \(Self.time(event.end))"
      accessibilityIdentifier = "calendar.event.\(event.id)"
    }

    private let stripe = UIView()
    private let titleLabel = EverydayLabel(.caption1, bold: true)
    private let placeLabel = EverydayLabel(.caption2, color: .secondaryLabel)

    private static func time(_ minutes: Int) -> String {
      "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
  }

  /// The label with the time of a line.
  final class HourLabel: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.textAlignment = .natural
      addSubview(label)
      NSLayoutConstraint.activate([
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var hour = 0 {
      didSet { label.text = "\(hour):00" }
    }

    private let label = EverydayLabel(.caption2, color: .secondaryLabel, lines: 1)
  }

  /// The line of an hour.
  final class HourLine: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .separator
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  /// The line of the present moment.
  final class NowLine: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      for subview in [dot, line] {
        subview.backgroundColor = .systemRed
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
      }
      dot.layer.cornerRadius = 4
      NSLayoutConstraint.activate([
        dot.leadingAnchor.constraint(equalTo: leadingAnchor),
        dot.centerYAnchor.constraint(equalTo: centerYAnchor),
        dot.widthAnchor.constraint(equalToConstant: 8),
        dot.heightAnchor.constraint(equalToConstant: 8),
        line.leadingAnchor.constraint(equalTo: dot.centerXAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.centerYAnchor.constraint(equalTo: centerYAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    private let dot = UIView()
    private let line = UIView()
  }
}
