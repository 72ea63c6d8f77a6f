// SPDX-License-Identifier: MIT

/// Pops the topmost controller with a drag from the leading edge.
@preconcurrency @MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  /// The speed above which the direction of the drag decides whether the pop finishes, in points
  /// per second. Below this speed, the pop finishes if the drag has covered more than half of the
  /// width.
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
    let edge: UIRectEdge = view.isRightToLeft ? .right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
    if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
  }

  /// Begins only if the back button is shown.
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
