// SPDX-License-Identifier: MIT
import Epoxy

/// A text.
final class TripText: UILabel, EpoxyableView {
  struct Style: Hashable {
    var textStyle = UIFont.TextStyle.body
    var color = UIColor.label
    var lines = 0
  }

  init(style: Style) {
    super.init(frame: .zero)
    font = .preferredFont(forTextStyle: style.textStyle)
    adjustsFontForContentSizeCategory = true
    textColor = style.color
    numberOfLines = style.lines
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: String, animated: Bool) {
    text = content
  }
}

/// A picture: two colors and the outline of hills.
final class TripPicture: UIView, EpoxyableView {
  struct Style: Hashable {
    var side: CGFloat?
    var height: CGFloat?
    var cornerRadius: CGFloat
  }

  private let gradient = CAGradientLayer()
  private let hills = CAShapeLayer()

  init(style: Style) {
    super.init(frame: .zero)
    layer.cornerRadius = style.cornerRadius
    clipsToBounds = true
    layer.addSublayer(gradient)
    hills.fillColor = UIColor(white: 1, alpha: 0.25).cgColor
    layer.addSublayer(hills)
    if let side = style.side {
      widthAnchor.constraint(equalToConstant: side).isActive = true
      heightAnchor.constraint(equalToConstant: side).isActive = true
    }
    if let height = style.height {
      heightAnchor.constraint(equalToConstant: height).isActive = true
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: [UIColor], animated: Bool) {
    gradient.colors = content.map(\.cgColor)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    hills.frame = bounds
    let (width, height) = (bounds.width, bounds.height)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: height))
    path.addLine(to: CGPoint(x: 0, y: height * 0.7))
    path.addCurve(
      to: CGPoint(x: width, y: height * 0.6),
      controlPoint1: CGPoint(x: width * 0.4, y: height * 0.3),
      controlPoint2: CGPoint(x: width * 0.6, y: height))
    path.addLine(to: CGPoint(x: width, y: height))
    path.close()
    hills.path = path.cgPath
  }
}

/// A row of the list: a picture, the texts, and a button that chooses the place.
final class PlaceRow: UIView, EpoxyableView {
  struct Content: Equatable {
    var place: Place
    var isChosen: Bool
  }

  struct Behaviors {
    var didTapChoose: @MainActor () -> Void
  }

  private enum ID {
    case picture, texts, name, region, space, choose
  }

  private let group = HGroup(alignment: .center, spacing: 14)
  private var behaviors: Behaviors?

  init() {
    super.init(frame: .zero)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    group.install(in: self)
    group.constrainToMarginsWithHighPriorityBottom()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: Content, animated: Bool) {
    let place = content.place
    group.setItems {
      TripPicture.groupItem(
        dataID: ID.picture, content: place.colors, style: .init(side: 64, cornerRadius: 12))
      VGroupItem(dataID: ID.texts, style: .init(spacing: 3)) {
        TripText.groupItem(
          dataID: ID.name, content: place.name, style: .init(textStyle: .headline))
        TripText.groupItem(
          dataID: ID.region, content: "\(place.region), €\(place.price) a night",
          style: .init(textStyle: .subheadline, color: .secondaryLabel))
      }
      SpacerItem(dataID: ID.space)
      ChooseButton.groupItem(
        dataID: ID.choose, content: .init(name: place.name, isChosen: content.isChosen),
        behaviors: .init { [weak self] in self?.behaviors?.didTapChoose() })
    }
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors
  }
}

/// A round button that is filled while its place is chosen.
final class ChooseButton: UIButton, EpoxyableView {
  struct Content: Equatable {
    var name: String
    var isChosen: Bool
  }

  struct Behaviors {
    var didTap: @MainActor () -> Void
  }

  private var behaviors: Behaviors?

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 18
    layer.borderWidth = 2
    widthAnchor.constraint(equalToConstant: 36).isActive = true
    heightAnchor.constraint(equalToConstant: 36).isActive = true
    addAction(UIAction { [unowned self] _ in behaviors?.didTap() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: Content, animated: Bool) {
    let isChosen = content.isChosen
    setImage(UIImage(systemName: isChosen ? "checkmark" : "plus"), for: .normal)
    tintColor = isChosen ? .white : .systemBlue
    accessibilityLabel = "\(isChosen ? "Remove" : "Choose") \(content.name)"
    UIView.animate(withDuration: animated ? 0.2 : 0) {
      self.backgroundColor = isChosen ? .systemBlue : .clear
      self.layer.borderColor = UIColor.systemBlue.cgColor
    }
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors
  }
}
