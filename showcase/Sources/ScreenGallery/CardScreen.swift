// SPDX-License-Identifier: MIT
public import HeadlessHost

/// A card that follows a finger, resists beyond the middle of the screen, and springs back.
public final class CardScreen: UIViewController {
  private let gradient = CAGradientLayer()
  private let card = UIView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let badge = UIView()

  /// The text of the status bar is on a dark gradient.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemBlue.cgColor]
    view.layer.addSublayer(gradient)
    addCard()
    card.addGestureRecognizer(makePan())
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
    card.bounds.size = CGSize(width: min(view.bounds.width - 64, 320), height: 220)
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    badge.frame = CGRect(x: 20, y: 20, width: 44, height: 44)
    titleLabel.frame = CGRect(x: 76, y: 20, width: card.bounds.width - 96, height: 44)
    textLabel.frame = CGRect(x: 20, y: 80, width: card.bounds.width - 40, height: 120)
  }

  private func addCard() {
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 24
    card.layer.cornerCurve = .continuous
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 12)
    badge.backgroundColor = .systemOrange
    badge.layer.cornerRadius = 12
    titleLabel.text = "Pull me"
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    textLabel.text = """
      The card follows the finger. When it is let go, a spring takes over with the finger's velocity, \
      so that nothing jumps.
      """
    textLabel.numberOfLines = 0
    textLabel.font = .systemFont(ofSize: 16)
    textLabel.textColor = .secondaryLabel
    for subview in [badge, titleLabel, textLabel] {
      card.addSubview(subview)
    }
    view.addSubview(card)
  }

  private func makePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self, unowned pan] _ in self?.dragged(pan) }
    return pan
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    switch pan.state {
    case .began, .changed:
      card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        .rotated(by: translation.x / 1_000)
    case .ended, .cancelled:
      let distance = max(hypot(translation.x, translation.y), 1)
      let velocity = pan.velocity(in: view)
      let back = -(velocity.x * translation.x + velocity.y * translation.y) / (distance * distance)
      UIView.animate(
        withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: back,
        options: .allowUserInteraction
      ) {
        self.card.transform = .identity
      }
    default: break
    }
  }
}
