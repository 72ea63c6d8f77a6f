// SPDX-License-Identifier: MIT

import UIKit

extension OnboardingScreen {
  /// A picture, a title and a text, in the middle of the page; scrolls where they do not fit.
  final class PageView: UIScrollView {
    private let art = ArtView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let pointStack = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      titleLabel.font = .preferredFont(forTextStyle: .title1)
      titleLabel.accessibilityTraits = .header
      textLabel.font = .preferredFont(forTextStyle: .body)
      textLabel.textColor = .secondaryLabel
      for label in [titleLabel, textLabel] {
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
      }
      pointStack.axis = .vertical
      pointStack.spacing = 12
      let stack = UIStackView(arrangedSubviews: [art, titleLabel, textLabel, pointStack])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 12
      stack.setCustomSpacing(28, after: art)
      stack.setCustomSpacing(24, after: textLabel)
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      let artHeight = art.heightAnchor.constraint(
        equalTo: frameLayoutGuide.heightAnchor, multiplier: 0.38)
      artHeight.priority = .defaultHigh
      let width = stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -48)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(
          greaterThanOrEqualTo: contentLayoutGuide.topAnchor, constant: 16),
        stack.bottomAnchor.constraint(
          lessThanOrEqualTo: contentLayoutGuide.bottomAnchor, constant: -16),
        stack.centerYAnchor.constraint(equalTo: contentLayoutGuide.centerYAnchor),
        stack.centerXAnchor.constraint(equalTo: contentLayoutGuide.centerXAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 520),
        stack.leadingAnchor.constraint(
          greaterThanOrEqualTo: safeAreaLayoutGuide.leadingAnchor, constant: 24),
        width,
        contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        contentLayoutGuide.heightAnchor.constraint(
          greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
        artHeight,
        art.heightAnchor.constraint(lessThanOrEqualToConstant: 300),
        art.widthAnchor.constraint(equalTo: art.heightAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ page: Content.Page, position: Int, of count: Int) {
      art.show(page.art)
      titleLabel.text = page.title
      textLabel.text = page.text
      textLabel.isHidden = page.text == nil
      titleLabel.accessibilityHint = "Page \(position) of \(count)"
      for view in pointStack.arrangedSubviews { view.removeFromSuperview() }
      for point in page.points {
        pointStack.addArrangedSubview(PointView(point, tint: page.art.color))
      }
      pointStack.isHidden = page.points.isEmpty
    }
  }

  private final class PointView: UIView {
    init(_ text: String, tint: UIColor) {
      super.init(frame: .zero)
      let mark = UILabel()
      mark.text = "✓"
      mark.textColor = tint
      mark.font = .preferredFont(forTextStyle: .headline)
      mark.accessibilityElementsHidden = true
      mark.setContentHuggingPriority(.required, for: .horizontal)
      mark.setContentCompressionResistancePriority(.required, for: .horizontal)
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .callout)
      label.numberOfLines = 0
      for label in [mark, label] { label.adjustsFontForContentSizeCategory = true }
      let stack = UIStackView(arrangedSubviews: [mark, label])
      stack.alignment = .firstBaseline
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  /// The screen without pages: the app is up to date.
  final class EmptyView: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
      spacing = 8
      for (text, style) in [
        ("Welcome back", UIFont.TextStyle.title1), ("There is nothing new.", .body),
      ] {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = style == .body ? .secondaryLabel : .label
        label.textAlignment = .center
        label.numberOfLines = 0
        addArrangedSubview(label)
      }
    }

    required init(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  /// A dot for each page; a touch shows the next page, or the previous one.
  final class PageDots: UIControl {
    var currentPageIndicatorTintColor: UIColor? = .label { didSet { colorDots() } }
    var pageIndicatorTintColor: UIColor? = .tertiaryLabel { didSet { colorDots() } }
    var numberOfPages = 0 { didSet { if numberOfPages != oldValue { makeDots() } } }
    var currentPage = 0 { didSet { colorDots() } }
    private let stack = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      stack.spacing = 9
      stack.isUserInteractionEnabled = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        heightAnchor.constraint(equalToConstant: 26),
      ])
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    private func makeDots() {
      for dot in stack.arrangedSubviews { dot.removeFromSuperview() }
      for _ in 0..<numberOfPages {
        let dot = UIView()
        dot.layer.cornerRadius = 3.5
        dot.widthAnchor.constraint(equalToConstant: 7).isActive = true
        dot.heightAnchor.constraint(equalToConstant: 7).isActive = true
        stack.addArrangedSubview(dot)
      }
      colorDots()
    }

    private func colorDots() {
      for (page, dot) in stack.arrangedSubviews.enumerated() {
        dot.backgroundColor =
          page == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
      }
      accessibilityValue = "page \(currentPage + 1) of \(numberOfPages)"
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      guard let touch else { return }
      let isTrailing = touch.location(in: self).x > bounds.midX
      let isForward = isTrailing == (effectiveUserInterfaceLayoutDirection == .leftToRight)
      currentPage = max(0, min(numberOfPages - 1, currentPage + (isForward ? 1 : -1)))
      sendActions(for: .valueChanged)
    }
  }

  /// A gradient disc with shapes on it.
  private final class ArtView: UIView {
    private let gradient = CAGradientLayer()
    private let shape = CAShapeLayer()
    private var art: Content.Art?

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(gradient)
      shape.fillColor = UIColor.white.withAlphaComponent(0.9).cgColor
      shape.shadowOpacity = 0.2
      shape.shadowRadius = 12
      shape.shadowOffset = CGSize(width: 0, height: 6)
      layer.addSublayer(shape)
      clipsToBounds = true
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: ArtView, _) in
        view.colorGradient()
      }
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ art: Content.Art) {
      self.art = art
      colorGradient()
      setNeedsLayout()
    }

    private func colorGradient() {
      gradient.colors = art.map { art in
        [art.color, art.otherColor].map { $0.resolvedColor(with: traitCollection).cgColor }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 4
      gradient.frame = bounds
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      shape.frame = bounds
      shape.path = art.map { path(of: $0) }?.cgPath
    }

    private func path(of art: Content.Art) -> UIBezierPath {
      let side = bounds.width
      switch art {
      case .cards:
        let path = UIBezierPath()
        for row in 0..<3 {
          path.append(
            UIBezierPath(
              roundedRect: CGRect(
                x: side * 0.2, y: side * (0.2 + 0.21 * CGFloat(row)), width: side * 0.6,
                height: side * 0.16),
              cornerRadius: side * 0.04))
        }
        return path
      case .bars:
        let path = UIBezierPath()
        for (column, height) in [0.2, 0.34, 0.28, 0.52].enumerated() {
          path.append(
            UIBezierPath(
              roundedRect: CGRect(
                x: side * (0.2 + 0.16 * CGFloat(column)), y: side * (0.76 - height),
                width: side * 0.11,
                height: side * height), cornerRadius: side * 0.03))
        }
        return path
      case .ring:
        let path = UIBezierPath(
          arcCenter: CGPoint(x: side / 2, y: side / 2), radius: side * 0.3, startAngle: 0,
          endAngle: .pi * 2,
          clockwise: true)
        path.append(
          UIBezierPath(
            arcCenter: CGPoint(x: side / 2, y: side / 2), radius: side * 0.17, startAngle: 0,
            endAngle: .pi * 2, clockwise: false))
        return path
      case .lock:
        let path = UIBezierPath(
          roundedRect: CGRect(
            x: side * 0.28, y: side * 0.45, width: side * 0.44, height: side * 0.33),
          cornerRadius: side * 0.06)
        let middle = CGPoint(x: side / 2, y: side * 0.42)
        path.move(to: CGPoint(x: side * 0.34, y: side * 0.45))
        path.addLine(to: CGPoint(x: side * 0.34, y: middle.y))
        path.addArc(
          withCenter: middle, radius: side * 0.16, startAngle: .pi, endAngle: 0, clockwise: true)
        path.addLine(to: CGPoint(x: side * 0.66, y: side * 0.45))
        path.addLine(to: CGPoint(x: side * 0.59, y: side * 0.45))
        path.addLine(to: CGPoint(x: side * 0.59, y: middle.y))
        path.addArc(
          withCenter: middle, radius: side * 0.09, startAngle: 0, endAngle: .pi, clockwise: false)
        path.addLine(to: CGPoint(x: side * 0.41, y: side * 0.45))
        path.close()
        return path
      }
    }
  }
}

extension OnboardingScreen.Content.Art {
  fileprivate var color: UIColor {
    switch self {
    case .cards: .systemIndigo
    case .bars: .systemOrange
    case .ring: .systemTeal
    case .lock: .systemGreen
    }
  }

  fileprivate var otherColor: UIColor {
    switch self {
    case .cards: .systemPurple
    case .bars: .systemPink
    case .ring: .systemBlue
    case .lock: .systemTeal
    }
  }
}
