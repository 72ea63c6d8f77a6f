// SPDX-License-Identifier: MIT

/// The observer of the keyboard's overlap with one view.
@preconcurrency @MainActor
final class OverlapObserver {
  /// The duration in which the keyboard returns after an incomplete drag, in seconds.
  private static let returnDuration: TimeInterval = 0.25

  private(set) weak var view: UIView?
  private let observer: (CGFloat) -> Void
  private var overlap: CGFloat = 0
  private var keyboard: KeyboardFrame?
  private var drags: [KeyboardDrag] = []

  init(_ view: UIView, _ observer: @escaping (CGFloat) -> Void) {
    self.view = view
    self.observer = observer
  }

  /// Calls the observer if a frame of the keyboard has another overlap.
  func notify(of keyboard: KeyboardFrame) {
    guard let view, let new = keyboard.overlap(in: view) else { return }
    self.keyboard = keyboard
    if !drags.contains(where: \.isDragging) { set(new) }
    observeDrags(isCovered: new > 0)
  }

  private func set(_ new: CGFloat) {
    guard new != overlap else { return }
    overlap = new
    observer(new)
  }

  // MARK: Drags

  private func observeDrags(isCovered: Bool) {
    guard isCovered == drags.isEmpty else { return }
    for drag in drags {
      drag.end()
    }
    drags = isCovered ? scrollViews.filter(\.dragsKeyboard).map(makeDrag) : []
  }

  private var scrollViews: [UIScrollView] {
    guard let view else { return [] }
    return ([view] + view.subviews).compactMap { $0 as? UIScrollView }
  }

  private func makeDrag(of scrollView: UIScrollView) -> KeyboardDrag {
    KeyboardDrag(of: scrollView) { [weak self] in self?.follow($0) }
  }

  private func follow(_ drag: KeyboardDrag) {
    guard let view, let full = keyboard?.overlap(in: view) else { return }
    if drag.isDragging, let finger = drag.location(in: view) {
      set(min(max(view.bounds.maxY - finger.y, 0), full))
    } else {
      UIView.animate(
        withDuration: Self.returnDuration, delay: 0, options: .beginFromCurrentState
      ) { [self] in set(full) }
    }
  }
}
