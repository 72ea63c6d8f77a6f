// SPDX-License-Identifier: MIT

import UIKit

extension MapCardScreen {
  /// A drawing of a town: a river, parks, streets, and pins for the places.
  final class MapView: UIView {
    var didSelect: ((Int) -> Void)?

    private let river = CAShapeLayer()
    private let parks = CAShapeLayer()
    private let streets = CAShapeLayer()
    private let avenues = CAShapeLayer()
    private var pins: [Int: PinView] = [:]
    private var places: [Content.Place] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
      accessibilityIdentifier = "map"
      for shape in [parks, river, streets, avenues] {
        shape.fillColor = nil
        shape.lineCap = .round
        shape.lineJoin = .round
        layer.addSublayer(shape)
      }
      colorLayers()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
        self.colorLayers()
      }
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ places: [Content.Place], selection: Int?, animated: Bool) {
      self.places = places
      var kept: [Int: PinView] = [:]
      for place in places {
        let isNew = pins[place.id] == nil
        let pin = pins.removeValue(forKey: place.id) ?? makePin(place.id)
        pin.show(place, isSelected: place.id == selection)
        kept[place.id] = pin
        if isNew, animated {
          pin.alpha = 0
          UIView.animate(withDuration: 0.25) { pin.alpha = 1 }
        }
      }
      for pin in pins.values { pin.removeFromSuperview() }
      pins = kept
      // A pin is above those behind it, whichever was shown first.
      for place in places.sorted(by: { ($0.y, $0.id) < ($1.y, $1.id) }) {
        if let pin = pins[place.id] { bringSubviewToFront(pin) }
      }
      if let selection, let pin = pins[selection] { bringSubviewToFront(pin) }
      setNeedsLayout()
    }

    private func makePin(_ id: Int) -> PinView {
      let pin = PinView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      pin.addAction(
        UIAction { [weak self] _ in self?.didSelect?(id) }, for: .primaryActionTriggered)
      addSubview(pin)
      return pin
    }

    private func colorLayers() {
      func resolved(_ color: UIColor, _ alpha: CGFloat) -> CGColor {
        color.withAlphaComponent(alpha).resolvedColor(with: traitCollection).cgColor
      }
      backgroundColor = .secondarySystemBackground
      river.strokeColor = resolved(.systemBlue, 0.45)
      parks.fillColor = resolved(.systemGreen, 0.3)
      streets.strokeColor = resolved(.systemBackground, 1)
      avenues.strokeColor = resolved(.systemYellow, 0.6)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      // The map keeps its shape: a square that fills the view.
      let side: CGFloat = max(bounds.width, bounds.height)
      let square = CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      for shape in [parks, river, streets, avenues] { shape.frame = square }
      river.lineWidth = side * 0.06
      streets.lineWidth = side * 0.008
      avenues.lineWidth = side * 0.014
      river.path = curve(
        [(-0.05, 0.2), (0.3, 0.34), (0.55, 0.2), (0.75, 0.5), (1.05, 0.62)], in: side)
      avenues.path = lines(
        [[(0.35, 0), (0.42, 0.45), (0.6, 1)], [(0, 0.52), (0.42, 0.45), (1, 0.32)]], in: side)
      streets.path = lines(
        stride(from: 0.04, to: 1, by: 0.09).flatMap { (at: Double) -> [[(Double, Double)]] in
          [[(at, 0.0), (at + 0.12, 1.0)], [(0.0, at + 0.06), (1.0, at - 0.08)]]
        }, in: side)
      let green = CGMutablePath()
      for park in [(0.44, 0.5, 0.16, 0.12), (0.3, 0.08, 0.1, 0.12), (0.58, 0.72, 0.1, 0.2)] {
        green.addRoundedRect(
          in: CGRect(
            x: park.0 * side, y: park.1 * side, width: park.2 * side, height: park.3 * side),
          cornerWidth: side * 0.02, cornerHeight: side * 0.02)
      }
      parks.path = green
      for place in places {
        guard let pin = pins[place.id] else { continue }
        let size = pin.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        pin.bounds.size = size
        pin.center = CGPoint(
          x: bounds.width * place.x, y: bounds.height * place.y - size.height / 2)
      }
    }

    private func curve(_ points: [(Double, Double)], in side: Double) -> CGPath {
      let path = CGMutablePath()
      let scaled = points.map { CGPoint(x: $0.0 * side, y: $0.1 * side) }
      path.move(to: scaled[0])
      for (from, to) in zip(scaled, scaled.dropFirst()) {
        let middle = (from.x + to.x) / 2
        path.addCurve(
          to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
      }
      return path
    }

    private func lines(_ all: [[(Double, Double)]], in side: Double) -> CGPath {
      let path = CGMutablePath()
      for line in all {
        path.addLines(between: line.map { CGPoint(x: $0.0 * side, y: $0.1 * side) })
      }
      return path
    }
  }

  /// The name's first letter on a disc, and the name below it while the place is selected.
  final class PinView: UIControl {
    private let disc = UILabel()
    private let nameLabel = UILabel()
    private lazy var discSize = disc.widthAnchor.constraint(equalToConstant: 32)

    override init(frame: CGRect) {
      super.init(frame: frame)
      disc.textAlignment = .center
      disc.textColor = .white
      disc.font = .systemFont(ofSize: 15, weight: .bold)
      disc.layer.borderColor = UIColor.white.cgColor
      disc.layer.borderWidth = 2
      disc.layer.masksToBounds = true
      nameLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
        for: .systemFont(ofSize: 12, weight: .semibold), maximumPointSize: 24)
      nameLabel.adjustsFontForContentSizeCategory = true
      nameLabel.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [disc, nameLabel])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 2
      stack.isUserInteractionEnabled = false
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
        stack.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
        stack.centerXAnchor.constraint(equalTo: centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 180),
        discSize,
        disc.heightAnchor.constraint(equalTo: disc.widthAnchor),
        widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
      isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ place: Content.Place, isSelected: Bool) {
      self.isSelected = isSelected
      disc.text = String(place.name.prefix(1))
      disc.backgroundColor = place.kind.color
      discSize.constant = isSelected ? 44 : 32
      disc.layer.cornerRadius = discSize.constant / 2
      nameLabel.text = place.name
      nameLabel.isHidden = !isSelected
      accessibilityLabel = "\(place.name), \(place.kind.title)"
      accessibilityTraits = isSelected ? [.button, .selected] : .button
      accessibilityIdentifier = "pin-\(place.id)"
    }
  }
}
