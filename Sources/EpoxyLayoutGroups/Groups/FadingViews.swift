// SPDX-License-Identifier: MIT

/// The views that fade out before they are removed from their superview, with the alphas to restore.
@preconcurrency @MainActor
final class FadingViews {
  static let shared = FadingViews()

  // Views are held, so that no other view gets the identifier of one in the table.
  private var alphas: [ObjectIdentifier: (alpha: CGFloat, view: UIView)] = [:]

  /// Registers a view before its alpha is animated to 0. The view keeps its frame without constraints.
  func begin(_ view: UIView) {
    alphas[ObjectIdentifier(view)] = (view.alpha, view)
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Whether a view fades out, and was not restored meanwhile.
  func contains(_ view: UIView) -> Bool { alphas[ObjectIdentifier(view)] != nil }

  /// Gives a view the alpha from before it began to fade: it was removed, or is used again.
  func restore(_ view: UIView) {
    guard let entry = alphas.removeValue(forKey: ObjectIdentifier(view)) else { return }
    view.alpha = entry.alpha
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
