// SPDX-License-Identifier: MIT

/// Hides and shows the bars of a navigation controller for swipes, taps, the keyboard and a compact
/// height.
@preconcurrency @MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The distance of a swipe that hides or shows the bars, in points. Not documented.
  private static let distance: CGFloat = 40

  private weak var navigationController: UINavigationController?
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private var keyboard: PartObservation?
  private var wasCompact = false

  var onSwipe = false { didSet { attach() } }
  var onTap = false { didSet { attach() } }
  var withKeyboard = false { didSet { observeKeyboard() } }
  var inCompactHeight = false { didSet { traitsChanged() } }

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    pan.delegate = self
    tap.delegate = self
    tap.cancelsTouchesInView = false
    pan.cancelsTouchesInView = false
    pan.addAction { [weak self] _ in self?.panned() }
    tap.addAction { [weak self] _ in self?.tapped() }
  }

  func attach() {
    guard let view = navigationController?.viewIfLoaded else { return }
    let needsTap = onTap || withKeyboard || inCompactHeight
    for (recognizer, isNeeded) in [(pan, onSwipe), (tap, needsTap)] as [(UIGestureRecognizer, Bool)]
    {
      if isNeeded, recognizer.view !== view { view.addGestureRecognizer(recognizer) }
      if !isNeeded, recognizer.view != nil { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }

  private func panned() {
    guard let navigationController, let view = navigationController.viewIfLoaded else { return }
    let way = pan.translation(in: view).y
    guard pan.state == .changed, abs(way) > Self.distance else { return }
    hide(way < 0)
  }

  /// A tap shows hidden bars; with `hidesBarsOnTap` it also hides them.
  private func tapped() {
    guard let navigationController else { return }
    let isHidden = navigationController.isNavigationBarHidden
    if isHidden || onTap { hide(!isHidden) }
  }

  private func hide(_ hidden: Bool) {
    guard let navigationController else { return }
    navigationController.setNavigationBarHidden(hidden, animated: true)
    if navigationController.topViewController?.toolbarItems?.isEmpty == false {
      navigationController.setToolbarHidden(hidden, animated: true)
    }
  }

  private func observeKeyboard() {
    attach()
    guard withKeyboard, let device = navigationController?.device else {
      keyboard = nil
      return
    }
    let names = [UIResponder.keyboardWillShowNotification]
    keyboard = PartObservation(names, by: .bars, on: device) { [weak self] _ in self?.hide(true) }
  }

  func traitsChanged() {
    attach()
    let isCompact = navigationController?.traitCollection.verticalSizeClass == .compact
    defer { wasCompact = isCompact }
    if inCompactHeight, isCompact, !wasCompact { hide(true) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Taps on controls and bars are not taps of the content.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let view = touch.view else { return true }
    return !sequence(first: view, next: \.superview).contains {
      $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar
    }
  }
}
