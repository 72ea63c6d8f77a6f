// SPDX-License-Identifier: MIT

/// The animation with which a context menu appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview, or nil.
  var previewViewController: UIViewController? { get }

  /// Adds property changes that are animated along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a context menu disappears after a tap on its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview disappears, as without a tap on it.
  case dismiss = 0
  /// The preview becomes the next screen. It is animated like a dismissal here.
  case pop = 1
}

/// The animation with which a context menu disappears after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the menu disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The closures that a delegate adds to the animation of a menu.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func animate() {
    for animation in animations { animation() }
  }

  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
