// SPDX-License-Identifier: MIT

/// A view that may put the content below it out of reach, as the container of a presentation does.
@MainActor
protocol ContentCover: UIView {
  /// Whether touches of the user do not reach the content below.
  var coversContentBelow: Bool { get }
}

/// A scroll view on the screen that a tap on the status bar may scroll.
private struct TopCandidate {
  let scrollView: UIScrollView
  /// The visible part, in the coordinates of the window.
  let rect: CGRect
}

extension UIWindow {
  /// Simulates a tap on the status bar, which scrolls a scroll view to its top.
  ///
  /// On an iPad, it is the scroll view closest to the status bar, and elsewhere the only one on the
  /// screen that allows it: with several, nothing happens (UIScrollView, "scrollsToTop"). Scroll
  /// views below a sheet, an alert or another presentation, and those that do not scroll, are not
  /// counted.
  ///
  /// - Parameter x: The position of the tap, in the coordinates of the window; nil for its middle.
  ///   Of lists side by side on an iPad, the tap scrolls the one below it.
  /// - Returns: Whether the content was not at the top already.
  @discardableResult
  package final func tapStatusBar(at x: CGFloat? = nil) -> Bool {
    var found: [TopCandidate] = []
    collectCandidates(in: self, visible: bounds, into: &found)
    guard traitCollection.userInterfaceIdiom == .pad else {
      return found.count == 1 && found[0].scrollView.scrollToTopByTap()
    }
    let x = x ?? bounds.midX
    let below = found.filter { $0.rect.minX <= x && x < $0.rect.maxX }
    // Of several at the same distance, as a list in a pager, the front one.
    let closest = (below.isEmpty ? found : below).reversed().min { $0.rect.minY < $1.rect.minY }
    return closest?.scrollView.scrollToTopByTap() ?? false
  }

  private func collectCandidates(
    in view: UIView, visible: CGRect, into found: inout [TopCandidate]
  ) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let frame = view.convert(view.bounds, to: self)
    let isSeen = visible.overlaps(frame)
    let cover = view.children.lastIndex {
      ($0 as? any ContentCover)?.coversContentBelow == true && !$0.isHidden
    }
    // A page that is a scroll view contains the results of its search, which cover it.
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled,
      isSeen, cover == nil
    {
      found.append(TopCandidate(scrollView: scrollView, rect: visible.intersection(frame)))
    }
    guard isSeen || !view.clipsToBounds else { return }
    let inside = view.clipsToBounds ? visible.intersection(frame) : visible
    for child in view.children.dropFirst(cover ?? 0) {
      collectCandidates(in: child, visible: inside, into: &found)
    }
  }
}
