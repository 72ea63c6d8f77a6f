// SPDX-License-Identifier: MIT

/// Reports what happens to a scroll view, without being its delegate.
@preconcurrency @MainActor
final class ScrollViewObservation {
  private var observations: [NSKeyValueObservation] = []
  private let pan: GestureObservation

  init(_ scrollView: UIScrollView, report: @escaping @MainActor (ScrollableEvent) -> Void) {
    let recognizer = scrollView.panGestureRecognizer
    pan = GestureObservation(of: recognizer) { [weak scrollView, weak recognizer] in
      guard let scrollView, let recognizer else { return }
      report(.panned(recognizer.state, velocity: recognizer.velocity(in: scrollView)))
    }
    // UIKit promises none of these. Adjusted insets may come only with one of the others there.
    observations = [
      scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { report(.changed) } },
      scrollView.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { report(.changed) } },
      scrollView.observe(\.contentInset) { _, _ in MainActor.assumeIsolated { report(.changed) } },
      scrollView.observe(\.adjustedContentInset) { _, _ in
        MainActor.assumeIsolated { report(.changed) }
      },
      scrollView.observe(\.bounds) { _, _ in MainActor.assumeIsolated { report(.changed) } },
    ]
  }

  func end() {
    for observation in observations { observation.invalidate() }
    observations = []
    pan.end()
  }
}
