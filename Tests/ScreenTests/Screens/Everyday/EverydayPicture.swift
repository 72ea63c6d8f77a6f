// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// A gradient of two colors of the palette, as a placeholder for a photograph.
final class EverydayPicture: UIView, EpoxyableView {
  struct Style: Hashable {
    var cornerRadius: CGFloat = 0
    /// A fixed side length, or nil where constraints determine the size.
    var side: CGFloat?
    /// Height divided by width, or nil where the picture does not determine its height.
    var aspect: CGFloat?
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(style: Style = Style()) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    layer.cornerRadius = style.cornerRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    isUserInteractionEnabled = false
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    if let side = style.side {
      widthAnchor.constraint(equalToConstant: side).isActive = true
      heightAnchor.constraint(equalToConstant: side).isActive = true
    }
    if let aspect = style.aspect {
      let height = heightAnchor.constraint(equalTo: widthAnchor, multiplier: aspect)
      height.priority = .required - 1
      height.isActive = true
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: EverydayPicture, _) in
      view.updateColors()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The number of the picture's colors.
  var number = 0 {
    didSet { updateColors() }
  }

  func setContent(_ content: Int, animated: Bool) {
    number = content
  }

  private var gradient: CAGradientLayer { layer as! CAGradientLayer }

  private func updateColors() {
    let first = EverydayPalette.color(number).resolvedColor(with: traitCollection)
    let second = EverydayPalette.color(number &+ 4).resolvedColor(with: traitCollection)
    gradient.colors = [first.cgColor, second.cgColor]
  }
}
