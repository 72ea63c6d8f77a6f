// SPDX-License-Identifier: MIT

/// The frame of a keyboard on its screen.
@preconcurrency @MainActor
struct KeyboardFrame {
  let frame: CGRect
  let screen: UIScreen?

  /// Returns how far the keyboard covers the lower part of a view, in points; nil for a view of
  /// another screen.
  func overlap(in view: UIView) -> CGFloat? {
    guard let window = view.window else { return 0 }
    if let screen, window.screen !== screen { return nil }
    let bounds = window.screen.bounds
    // A floating keyboard is posted with an empty frame, an undocked or split one above the lower
    // edge.
    guard frame.height > 0, frame.minY < bounds.maxY, frame.maxY >= bounds.maxY else { return 0 }
    let covered = view.convert(frame, from: window.screen.coordinateSpace)
      .intersection(view.bounds)
    return covered.isNull ? 0 : view.bounds.maxY - covered.minY
  }
}
