// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// A screen with a control of each kind, gestures, animations, constraints and observations.
private final class FullScreen: UIViewController, UIScrollViewDelegate {
  let watch: Watch
  private var observation: NSKeyValueObservation?

  init(_ watch: Watch) {
    self.watch = watch
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    watch(self)
    watch(view!)
    let scroll = watch(UIScrollView(frame: view.bounds))
    scroll.delegate = self
    observation = scroll.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated { _ = self?.view }
    }
    scroll.refreshControl = watch(UIRefreshControl())
    view.addSubview(scroll)
    let column = watch(UIStackView(arrangedSubviews: controls()))
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      watch(column.topAnchor.constraint(equalTo: guide.topAnchor)),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    let spacer = watch(UILayoutGuide())
    view.addLayoutGuide(spacer)
    spacer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    column.addArrangedSubview(gesturesAndAnimations())
  }

  private func controls() -> [UIView] {
    let label = watch(UILabel())
    label.text = "Several words that wrap"
    label.numberOfLines = 0
    UIView.animate(withDuration: 1, animations: { label.alpha = 0 }) { [weak self] _ in _ = self }
    let button = watch(UIButton(type: .system))
    button.addAction(UIAction { [weak self] _ in _ = self }, for: .touchUpInside)
    let image = watch(UIImageView(image: UIImage(systemName: "star")))
    image.animationImages = [UIImage(systemName: "star")!]
    image.startAnimating()
    return [label, button, watch(UISwitch()), watch(UISlider()), image]
  }

  private func gesturesAndAnimations() -> UIView {
    let pad = watch(UIView())
    pad.heightAnchor.constraint(equalToConstant: 3000).isActive = true
    let (tap, press) = (watch(UITapGestureRecognizer()), watch(UILongPressGestureRecognizer()))
    tap.require(toFail: press)
    press.require(toFail: tap)
    tap.addAction { [weak self] _ in _ = self }
    for recognizer in [tap, press, watch(UIPanGestureRecognizer())] {
      pad.addGestureRecognizer(recognizer)
    }
    pad.mask = watch(UIView(frame: view.bounds))
    pad.layer.addSublayer(watch(CAGradientLayer()))
    pad.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "opacity")
    UIView.animate(withDuration: 5, delay: 0, options: [.repeat, .autoreverse]) { pad.alpha = 0.5 }
    let link = watch(CADisplayLink { [weak self] _ in _ = self })
    link.add(to: .main, forMode: .common)
    link.invalidate()
    return pad
  }
}

@MainActor @Suite struct ScreenLifetimeTests {
  enum Way: CaseIterable {
    case popped, dismissed, closed
  }

  @Test(arguments: Way.allCases)
  func `A screen that is removed while all of its parts move leaves nothing behind`(way: Way) {
    let device = Device()
    let watch = Watch()
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.advance(by: 0.1)
      let screen = FullScreen(watch)
      if way == .popped {
        navigation.pushViewController(screen, animated: true)
      } else {
        navigation.present(screen, animated: true)
      }
      device.advance(by: 2)
      let scroll = screen.view.subviews.first as? UIScrollView
      #expect(scroll?.contentSize.height ?? 0 > 3000)
      scroll?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      device.advance(by: 0.1)
      #expect(watch.count == 19 && watch.remaining.count >= 18)  // the link may be released
      switch way {
      case .popped: navigation.popViewController(animated: true)
      case .dismissed: navigation.dismiss(animated: true)
      case .closed: window.isHidden = true
      }
    }
    device.advance(by: 3)
    expectEqual(watch.remaining, [])
  }
}
