// SPDX-License-Identifier: MIT

import UIKit

extension TimelineScreen {
  /// A dot on the line, and a bubble with the event.
  final class EventCell: UICollectionViewCell {
    private let dot = UIView()
    private let bubble = UIView()
    private let timeLabel = EventCell.label(.caption1, .secondaryLabel)
    private let titleLabel = EventCell.label(.headline, .label)
    private let detailLabel = EventCell.label(.subheadline, .secondaryLabel)
    private let progress = ProgressBar()
    private let tags = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      bubble.backgroundColor = .secondarySystemGroupedBackground
      bubble.layer.cornerRadius = 12
      bubble.layer.cornerCurve = .continuous
      bubble.directionalLayoutMargins = .init(top: 12, leading: 14, bottom: 12, trailing: 14)
      dot.layer.cornerRadius = 7
      dot.layer.borderWidth = 3
      tags.spacing = 6
      tags.alignment = .leading
      let stack = UIStackView(arrangedSubviews: [
        timeLabel, titleLabel, detailLabel, progress, tags,
      ])
      stack.axis = .vertical
      stack.spacing = 4
      stack.setCustomSpacing(8, after: detailLabel)
      stack.setCustomSpacing(8, after: progress)
      for child in [dot, bubble] {
        child.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(child)
      }
      stack.translatesAutoresizingMaskIntoConstraints = false
      bubble.addSubview(stack)
      NSLayoutConstraint.activate([
        dot.centerXAnchor.constraint(
          equalTo: contentView.leadingAnchor, constant: LineView.position),
        dot.centerYAnchor.constraint(equalTo: timeLabel.centerYAnchor),
        dot.widthAnchor.constraint(equalToConstant: 14),
        dot.heightAnchor.constraint(equalToConstant: 14),
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
        bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        bubble.leadingAnchor.constraint(
          equalTo: contentView.leadingAnchor, constant: LineView.position + 20),
        bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        stack.topAnchor.constraint(equalTo: bubble.layoutMarginsGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: bubble.layoutMarginsGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: bubble.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: bubble.layoutMarginsGuide.trailingAnchor),
      ])
      isAccessibilityElement = true
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.colorDot()
      }
      colorDot()
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    private func colorDot() {
      dot.layer.borderColor =
        UIColor.systemGroupedBackground.resolvedColor(with: traitCollection).cgColor
    }

    func show(_ event: Content.Event) {
      timeLabel.text = event.time
      titleLabel.text = event.title
      detailLabel.text = event.detail
      detailLabel.isHidden = event.detail == nil
      progress.isHidden = event.percent == nil
      progress.progress = Float(event.percent ?? 0) / 100
      progress.progressTintColor = event.state.color
      dot.backgroundColor = event.state.color
      for tag in tags.arrangedSubviews { tag.removeFromSuperview() }
      for tag in event.tags.prefix(3) {
        let label = Self.label(.caption2, event.state.color)
        label.numberOfLines = 1
        label.text = tag
        tags.addArrangedSubview(label)
      }
      tags.isHidden = event.tags.isEmpty
      accessibilityLabel = [event.title, event.detail].compactMap { $0 }.joined(separator: ", ")
      accessibilityValue = ([event.time] + event.tags).joined(separator: ", ")
      accessibilityIdentifier = "event-\(event.id)"
    }

    override var isHighlighted: Bool {
      didSet {
        bubble.backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
      }
    }

    private static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.numberOfLines = 0
      return label
    }
  }

  /// The day; it is above the events that scroll below it.
  final class DayHeader: UICollectionReusableView {
    static let kind = "day"

    private let label = UILabel()
    private let countLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemGroupedBackground
      label.font = .preferredFont(forTextStyle: .title3)
      label.numberOfLines = 0
      countLabel.font = .preferredFont(forTextStyle: .footnote)
      countLabel.textColor = .secondaryLabel
      countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      countLabel.setContentHuggingPriority(.required, for: .horizontal)
      for label in [label, countLabel] {
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        countLabel.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
        countLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
        countLabel.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
      isAccessibilityElement = true
      accessibilityTraits = .header
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ day: Content.Day) {
      label.text = day.title
      countLabel.text = day.events.count == 1 ? "1 event" : "\(day.events.count) events"
      accessibilityLabel = day.title
      accessibilityValue = countLabel.text
    }
  }

  /// A track, filled from the leading edge.
  final class ProgressBar: UIView {
    var progressTintColor: UIColor? {
      get { fill.backgroundColor }
      set { fill.backgroundColor = newValue }
    }
    var progress: Float = 0 {
      didSet { showProgress() }
    }
    private let fill = UIView()
    private var filled: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemFill
      layer.cornerRadius = 2
      clipsToBounds = true
      fill.translatesAutoresizingMaskIntoConstraints = false
      addSubview(fill)
      NSLayoutConstraint.activate([
        heightAnchor.constraint(equalToConstant: 4),
        fill.topAnchor.constraint(equalTo: topAnchor),
        fill.bottomAnchor.constraint(equalTo: bottomAnchor),
        fill.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    private func showProgress() {
      filled?.isActive = false
      filled = fill.widthAnchor.constraint(
        equalTo: widthAnchor, multiplier: max(0.01, CGFloat(progress)))
      filled?.isActive = true
    }
  }

  /// The line on which the dots are.
  final class LineView: UICollectionReusableView {
    static let kind = "line"
    static let position: CGFloat = 8

    override init(frame: CGRect) {
      super.init(frame: frame)
      // The background is as wide as the section with its margins; the line is where the dots are.
      preservesSuperviewLayoutMargins = true
      let line = UIView()
      line.backgroundColor = .separator
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: topAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.widthAnchor.constraint(equalToConstant: 2),
        line.centerXAnchor.constraint(
          equalTo: layoutMarginsGuide.leadingAnchor, constant: Self.position),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }
}

extension TimelineScreen.Content.Event.State {
  fileprivate var color: UIColor {
    switch self {
    case .done: .systemGreen
    case .running: .systemBlue
    case .waiting: .systemGray
    case .failed: .systemRed
    }
  }
}
