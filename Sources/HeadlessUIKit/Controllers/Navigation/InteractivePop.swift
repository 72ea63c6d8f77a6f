// SPDX-License-Identifier: MIT

/// Lets a finger from the leading edge drag the uppermost controller off the stack.
@preconcurrency @MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  /// A finger that is faster than this decides by its direction, in points per second; a slower one by
  /// whether it has come half the way.
  private static let decisiveSpeed: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigationController: UINavigationController?
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.changed() }
  }

  func attach(to view: UIView) {
    guard recognizer.view !== view else { return }
    recognizer.edges = view.isRightToLeft ? .right : .left
    view.addGestureRecognizer(recognizer)
  }

  /// Where no button leads back, the gesture does not either.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return !navigationController.isNavigationBarHidden
      && !navigationController.navigationBar.content.backButton.isHidden
  }

  private func changed() {
    guard let view = navigationController?.viewIfLoaded, view.bounds.width > 0 else { return }
    let direction: CGFloat = view.isRightToLeft ? -1 : 1
    let fraction = recognizer.translation(in: view).x * direction / view.bounds.width
    switch recognizer.state {
    case .began:
      interactor = navigationController?.beginInteractivePop()
      interactor?.update(fraction)
    case .changed: interactor?.update(fraction)
    case .ended:
      let velocity = recognizer.velocity(in: view).x * direction
      let isFast = abs(velocity) > Self.decisiveSpeed
      end(finishes: isFast ? velocity > 0 : fraction > 0.5)
    case .cancelled, .failed: end(finishes: false)
    default: break
    }
  }

  private func end(finishes: Bool) {
    if finishes { interactor?.finish() } else { interactor?.cancel() }
    interactor = nil
  }
}
