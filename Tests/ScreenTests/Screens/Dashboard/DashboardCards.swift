// SPDX-License-Identifier: MIT

import UIKit

extension Int {
  /// The number with spaces between thousands.
  fileprivate var spaced: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("\u{2009}") }
      text.append(digit)
    }
    return (self < 0 ? "−" : "") + text
  }
}

extension DashboardScreen {
  /// A rounded card with a title; subclasses show a figure below it.
  class CardView: UIView {
    let body = UIStackView()
    private let titleLabel = CardView.label(.subheadline, .secondaryLabel)

    static func make(for figure: Content.Figure) -> CardView {
      switch figure {
      case .number: NumberCard()
      case .goal: GoalCard()
      case .bars: BarsCard()
      case .toggle: ToggleCard()
      }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .secondarySystemGroupedBackground
      layer.cornerRadius = 14
      layer.cornerCurve = .continuous
      directionalLayoutMargins = .init(top: 12, leading: 14, bottom: 14, trailing: 14)
      body.axis = .vertical
      body.spacing = 8
      body.addArrangedSubview(titleLabel)
      body.translatesAutoresizingMaskIntoConstraints = false
      addSubview(body)
      NSLayoutConstraint.activate([
        body.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        body.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        body.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func holds(_ figure: Content.Figure) -> Bool { false }

    func show(_ card: Content.Card, period: Content.Period, animated: Bool) {
      titleLabel.text = card.title
      accessibilityIdentifier = "card-\(card.id)"
    }

    static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.numberOfLines = 0
      return label
    }
  }

  private final class NumberCard: CardView {
    private let valueLabel = CardView.label(.title1, .label)
    private let changeLabel = CardView.label(.footnote, .secondaryLabel)
    private let curve = CurveView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      valueLabel.adjustsFontSizeToFitWidth = true
      valueLabel.minimumScaleFactor = 0.5
      valueLabel.numberOfLines = 1
      body.spacing = 2
      for child in [valueLabel, changeLabel, curve] { body.addArrangedSubview(child) }
      body.setCustomSpacing(10, after: changeLabel)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func holds(_ figure: Content.Figure) -> Bool {
      if case .number = figure { true } else { false }
    }

    override func show(_ card: Content.Card, period: Content.Period, animated: Bool) {
      super.show(card, period: period, animated: animated)
      guard case .number(let number) = card.figure else { return }
      let value = number.value.map { $0 * period.factor }
      valueLabel.text = value.map { "\($0.spaced)\(number.unit.map { " " + $0 } ?? "")" } ?? "—"
      changeLabel.text = number.change.map { "\($0 < 0 ? "▼" : "▲") \(abs($0)) %" }
      changeLabel.textColor = (number.change ?? 0) < 0 ? .systemRed : .systemGreen
      changeLabel.isHidden = number.change == nil
      curve.isHidden = number.curve.count < 2
      curve.values = number.curve
      curve.tintColor = card.tint.color
      isAccessibilityElement = true
      accessibilityLabel = card.title
      accessibilityValue = [valueLabel.text, changeLabel.text].compactMap { $0 }.joined(
        separator: ", ")
    }
  }

  private final class GoalCard: CardView {
    private let ring = RingView()
    private let percentLabel = CardView.label(.title3, .label)
    private let detailLabel = CardView.label(.footnote, .secondaryLabel)
    private let progress = ProgressBar()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let texts = UIStackView(arrangedSubviews: [percentLabel, detailLabel])
      texts.axis = .vertical
      let row = UIStackView(arrangedSubviews: [ring, texts])
      row.spacing = 12
      row.alignment = .center
      body.addArrangedSubview(row)
      body.addArrangedSubview(progress)
      ring.widthAnchor.constraint(equalToConstant: 52).isActive = true
      ring.heightAnchor.constraint(equalToConstant: 52).isActive = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func holds(_ figure: Content.Figure) -> Bool {
      if case .goal = figure { true } else { false }
    }

    override func show(_ card: Content.Card, period: Content.Period, animated: Bool) {
      super.show(card, period: period, animated: animated)
      guard case .goal(let reached, let goal) = card.figure else { return }
      let part = goal > 0 ? Double(reached) / Double(goal) : 0
      percentLabel.text = "\(Int((part * 100).rounded())) %"
      detailLabel.text = "\((reached * period.factor).spaced) of \((goal * period.factor).spaced)"
      ring.show(min(part, 1), color: card.tint.color)
      progress.progressTintColor = card.tint.color
      progress.setProgress(Float(min(part, 1)), animated: animated)
      isAccessibilityElement = true
      accessibilityLabel = card.title
      accessibilityValue = percentLabel.text
    }
  }

  private final class BarsCard: CardView {
    private let bars = UIStackView()
    private var fills: [(bar: UIView, height: NSLayoutConstraint)] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      bars.alignment = .bottom
      bars.distribution = .fillEqually
      bars.spacing = 6
      body.addArrangedSubview(bars)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func holds(_ figure: Content.Figure) -> Bool {
      if case .bars = figure { true } else { false }
    }

    override func show(_ card: Content.Card, period: Content.Period, animated: Bool) {
      super.show(card, period: period, animated: animated)
      guard case .bars(let values) = card.figure else { return }
      for bar in bars.arrangedSubviews { bar.removeFromSuperview() }
      let tallest = max(values.map(\.amount).max() ?? 1, 1)
      for value in values {
        let bar = UIView()
        bar.backgroundColor = card.tint.color.withAlphaComponent(value.amount == tallest ? 1 : 0.45)
        bar.layer.cornerRadius = 4
        let height = 4 + 84 * CGFloat(value.amount) / CGFloat(tallest)
        bar.heightAnchor.constraint(equalToConstant: height).isActive = true
        let label = CardView.label(.caption2, .secondaryLabel)
        label.text = value.title
        label.textAlignment = .center
        label.numberOfLines = 1
        let column = UIStackView(arrangedSubviews: [bar, label])
        column.axis = .vertical
        column.spacing = 4
        bars.addArrangedSubview(column)
      }
      isAccessibilityElement = true
      accessibilityLabel = card.title
      accessibilityValue = values.map { "\($0.title) \($0.amount)" }.joined(separator: ", ")
    }
  }

  private final class ToggleCard: CardView {
    private let label = CardView.label(.body, .label)
    private let toggle = UISwitch()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let row = UIStackView(arrangedSubviews: [label, toggle])
      row.alignment = .center
      row.spacing = 12
      toggle.setContentHuggingPriority(.required, for: .horizontal)
      toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
      body.addArrangedSubview(row)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func holds(_ figure: Content.Figure) -> Bool {
      if case .toggle = figure { true } else { false }
    }

    override func show(_ card: Content.Card, period: Content.Period, animated: Bool) {
      super.show(card, period: period, animated: animated)
      guard case .toggle(let text, let isOn) = card.figure else { return }
      label.text = text
      toggle.setOn(isOn, animated: animated)
      toggle.onTintColor = card.tint.color
      toggle.accessibilityLabel = "\(card.title), \(text)"
    }
  }

  /// A line through values, from the leading to the trailing edge.
  private final class CurveView: UIView {
    var values: [Int] = [] { didSet { setNeedsLayout() } }

    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 36)
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let shape = layer as? CAShapeLayer, let low = values.min(), let high = values.max()
      else {
        return
      }
      let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let path = UIBezierPath()
      for (index, value) in values.enumerated() {
        let along = CGFloat(index) / CGFloat(max(values.count - 1, 1))
        let up = CGFloat(value - low) / CGFloat(max(high - low, 1))
        let point = CGPoint(
          x: bounds.width * (isFlipped ? 1 - along : along), y: 2 + (bounds.height - 4) * (1 - up))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      shape.path = path.cgPath
      shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
      shape.fillColor = nil
      shape.lineWidth = 2
      shape.lineJoin = .round
      shape.lineCap = .round
    }
  }

  /// An arc that closes when the goal is reached.
  private final class RingView: UIView {
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()
    private var color = UIColor.clear

    override init(frame: CGRect) {
      super.init(frame: frame)
      for shape in [track, arc] {
        shape.fillColor = nil
        shape.lineWidth = 7
        shape.lineCap = .round
        layer.addSublayer(shape)
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
        self.colorShapes()
      }
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ part: Double, color: UIColor) {
      self.color = color
      arc.strokeEnd = part
      colorShapes()
    }

    private func colorShapes() {
      track.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
      arc.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let circle = UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4,
        startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true)
      for shape in [track, arc] {
        shape.frame = bounds
        shape.path = circle.cgPath
      }
    }
  }
}
