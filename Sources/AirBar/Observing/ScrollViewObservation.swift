// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// An observation of a scroll view that reports one event for each change, without being its
/// delegate.
@preconcurrency @MainActor
final class ScrollViewObservation {
  private var observations: [NSKeyValueObservation] = []
  private let pan: GestureObservation

  init(_ scrollView: UIScrollView, report: @escaping @MainActor (ScrollableEvent) -> Void) {
    let recognizer = scrollView.panGestureRecognizer
    pan = GestureObservation(of: recognizer) { [weak scrollView, weak recognizer] in
      // A movement of the finger is reported by the content offset that it changes.
      guard let scrollView, let recognizer, recognizer.state != .changed else { return }
      report(.panned(recognizer.state, velocity: recognizer.velocity(in: scrollView)))
    }
    // UIKit does not document these properties as observable. There, adjusted insets may only be
    // reported together with one of the others.
    observations = [
      scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { report(.changed) } },
      scrollView.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { report(.changed) } },
      scrollView.observe(\.contentInset) { _, _ in MainActor.assumeIsolated { report(.changed) } },
      scrollView.observe(\.adjustedContentInset) { _, _ in
        MainActor.assumeIsolated { report(.changed) }
      },
      scrollView.observe(\.bounds, options: [.old, .new]) { _, change in
        // The origin of the bounds is the content offset.
        guard change.oldValue?.size != change.newValue?.size else { return }
        MainActor.assumeIsolated { report(.changed) }
      },
    ]
  }

  func end() {
    for observation in observations { observation.invalidate() }
    observations = []
    pan.end()
  }
}
