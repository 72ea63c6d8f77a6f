// SPDX-License-Identifier: MIT

/// Views that fade before they are taken out of their view, and what they looked like before.
@preconcurrency @MainActor
final class Departures {
  static let shared = Departures()

  // Looked at for each view that is installed; nothing that is called while it is looks at it, too.
  @exclusivity(unchecked)
  private var alphas: [ObjectIdentifier: (alpha: CGFloat, constrainable: any Constrainable)] = [:]

  /// A view stays where it is, though nothing ties it any longer.
  func begin(of view: UIView) {
    alphas[ObjectIdentifier(view)] = (view.alpha, view)
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Whether a view is still to go.
  func includes(_ view: UIView) -> Bool { alphas[ObjectIdentifier(view)] != nil }

  /// A view looks again as it did before; it stays, or is used again.
  func end(of view: UIView) {
    guard !alphas.isEmpty, let departure = alphas.removeValue(forKey: ObjectIdentifier(view))
    else { return }
    view.alpha = departure.alpha
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
