// SPDX-License-Identifier: MIT

/// The views that fade out before they are removed from their superview, with the alphas to
/// restore.
@preconcurrency @MainActor
final class FadingViews {
  static let shared = FadingViews()

  // The table retains the views, so that no other view can have the same identifier.
  private var alphas: [ObjectIdentifier: (alpha: CGFloat, view: UIView)] = [:]

  /// Registers a view before its alpha is animated to 0. The view keeps its frame without
  /// constraints.
  func begin(_ view: UIView) {
    alphas[ObjectIdentifier(view)] = (view.alpha, view)
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Whether a view fades out and has not been restored in the meantime.
  func contains(_ view: UIView) -> Bool { alphas[ObjectIdentifier(view)] != nil }

  /// Restores the alpha of a view that was removed, or is used again, to the value before its
  /// fading.
  func restore(_ view: UIView) {
    guard let entry = alphas.removeValue(forKey: ObjectIdentifier(view)) else { return }
    view.alpha = entry.alpha
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
