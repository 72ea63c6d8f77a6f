// SPDX-License-Identifier: MIT

import UIKit

/// A map with places, and a card over it with the details of one of them. The card is at the
/// bottom, or at the side where there is room; it is pulled up and down by its handle.
final class MapCardScreen: UIViewController, SampleScreen {
  static let name = "map-card"

  private var content = MapCardScreen.content(0)
  private var selection: Int?
  private var isRaised = false

  private let mapView = MapView()
  private let card = CardController()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var sideConstraints: [NSLayoutConstraint] = []
  private lazy var loweredHeight = card.view.heightAnchor.constraint(
    lessThanOrEqualTo: view.heightAnchor, multiplier: 0.46)
  private lazy var raisedHeight = card.view.heightAnchor.constraint(
    lessThanOrEqualTo: view.heightAnchor, multiplier: 0.85)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    mapView.translatesAutoresizingMaskIntoConstraints = false
    mapView.didSelect = { [unowned self] id in select(id, animated: true) }
    view.addSubview(mapView)

    addChild(card)
    card.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card.view)
    card.didMove(toParent: self)
    card.handle.addAction(
      UIAction { [unowned self] _ in raise(!isRaised, animated: true) },
      for: .primaryActionTriggered)
    let pan = UIPanGestureRecognizer(action: { [unowned self] in pull($0) })
    card.handle.addGestureRecognizer(pan)

    compactConstraints = [
      card.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      card.view.topAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ]
    sideConstraints = [
      card.view.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      card.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.view.bottomAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      card.view.widthAnchor.constraint(equalToConstant: 340),
    ]
    NSLayoutConstraint.activate([
      mapView.topAnchor.constraint(equalTo: view.topAnchor),
      mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      mapView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    arrange()
    registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (self: Self, _) in
      self.arrange()
    }
    apply(animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    selection = content.selection
    isRaised = false
    if isViewLoaded { apply(animated: animated && view.window != nil) }
  }

  // MARK: Contents

  private func apply(animated: Bool) {
    mapView.show(content.places, selection: selection, animated: animated)
    card.show(content.places.first { $0.id == selection }, area: content.area)
    arrangeHeight()
    settle(animated: animated)
  }

  private func select(_ id: Int, animated: Bool) {
    selection = id
    apply(animated: animated)
    UIAccessibility.post(notification: .layoutChanged, argument: card.view)
  }

  // MARK: Card

  private func arrange() {
    let isAtSide =
      traitCollection.verticalSizeClass == .compact
      || traitCollection.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isAtSide ? compactConstraints : sideConstraints)
    NSLayoutConstraint.activate(isAtSide ? sideConstraints : compactConstraints)
    card.isAtSide = isAtSide
    arrangeHeight()
  }

  private func arrangeHeight() {
    loweredHeight.isActive = !isRaised && !card.isAtSide
    raisedHeight.isActive = isRaised && !card.isAtSide
    card.handle.accessibilityValue = isRaised ? "expanded" : "collapsed"
  }

  private func raise(_ raised: Bool, animated: Bool) {
    isRaised = raised
    arrangeHeight()
    settle(animated: animated)
  }

  private func settle(animated: Bool, velocity: CGFloat = 0) {
    guard animated else {
      card.view.transform = .identity
      return
    }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: velocity,
      options: .allowUserInteraction
    ) {
      self.card.view.transform = .identity
      self.view.layoutIfNeeded()
    }
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view).y
    switch pan.state {
    case .changed:
      let isOutward = distance > 0 && !isRaised
      card.view.transform = CGAffineTransform(
        translationX: 0, y: isOutward ? distance / 3 : distance / 6)
    case .ended, .cancelled:
      let speed = pan.velocity(in: view).y
      isRaised = abs(speed) > 200 ? speed < 0 : (isRaised ? distance < 60 : distance < -60)
      arrangeHeight()
      settle(animated: true, velocity: abs(speed) / 500)
    default:
      break
    }
  }
}
