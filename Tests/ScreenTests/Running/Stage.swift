// SPDX-License-Identifier: MIT
import HeadlessHost

/// A screen on a device, and the operations of the rules on it.
@MainActor
final class Stage {
  let kind: ScreenKind
  let host: ScreenHost
  let screen: UIViewController
  private(set) var surroundings: Surroundings

  /// Shows a screen.
  ///
  /// - Parameter isFresh: Whether the screen gets its content before its view is loaded, and not after it
  ///   has been shown.
  init(_ kind: ScreenKind, _ surroundings: Surroundings, isFresh: Bool) {
    self.kind = kind
    self.surroundings = surroundings
    host = ScreenHost(
      surroundings.model, orientation: surroundings.orientation,
      traits: UITraitCollection(mutations: surroundings.set))
    host.recordsIllegalUse = true
    host.printsWarnings = false
    screen = host.perform(kind.make)
    if isFresh { host.perform { kind.show(screen, surroundings.content, false) } }
    host.perform {
      screen.loadViewIfNeeded()
      setInsets()
    }
    host.show(screen)
    if !isFresh { host.perform { kind.show(screen, surroundings.content, false) } }
    host.perform { setInsets() }
  }

  deinit {
    let host = host
    MainActor.assumeIsolated { host.close() }
  }

  var root: ShownView { ShownView.root(of: host)! }

  func apply(_ step: Step) {
    var new = surroundings
    step.changes(&new)
    switch step.change {
    case .content(let number, let animated):
      host.perform { kind.show(screen, number, animated) }
    case .rotation(_, let animated): host.rotate(to: new.orientation, animated: animated)
    case .scroll(let place, let animated):
      host.perform {
        for view in outerScrollViews {
          view.setContentOffset(view.offset(at: CGFloat(place) / 4), animated: animated)
        }
      }
    case .category, .dark, .rightToLeft, .bold: host.changeTraits(new.set)
    case .surroundings:
      if new.content != surroundings.content {
        host.perform { kind.show(screen, new.content, true) }
      }
      host.changeTraits(new.set)
      host.rotate(to: new.orientation)
    }
    surroundings = new
    host.perform { setInsets() }
    if let frames = step.frames { host.advanceFrames(frames) }
  }

  /// Sets the scroll views to `.never`, or restores them.
  private func setInsets() {
    if surroundings.neverAdjusts {
      for view in outerScrollViews where view.contentInsetAdjustmentBehavior != .never {
        originals.append((view, view.contentInsetAdjustmentBehavior))
        view.contentInsetAdjustmentBehavior = .never
      }
    } else {
      for (view, behavior) in originals { view.contentInsetAdjustmentBehavior = behavior }
      originals = []
    }
  }

  /// The scroll views that were set to `.never`, and their previous values.
  private var originals: [(UIScrollView, UIScrollView.ContentInsetAdjustmentBehavior)] = []

  /// Whether the screen has always come to rest after it was scrolled.
  private(set) var isRestful = true

  private func rest() {
    // A screen that does not come to rest is not given more time at each further position.
    if isRestful { isRestful = settle(limit: 3) }
  }

  /// Advances frames until nothing moves, but only for some seconds of the host, and not with more work than
  /// the animations of a large screen need.
  func settle(limit: Double) -> Bool {
    let (end, work) = (host.now + limit, host.counters.layoutPasses + 10_000)
    // The end of the turn, without a frame.
    host.perform {}
    while !host.isSettled {
      guard host.now < end, host.counters.layoutPasses < work else { return false }
      host.advanceFrame()
    }
    return true
  }

  // MARK: Scrolling

  private func scrollViews(in view: UIView, includesNested: Bool) -> [UIScrollView] {
    guard !view.isHidden else { return [] }
    let own = [view as? UIScrollView].compactMap { $0 }
    if !own.isEmpty, !includesNested { return own }
    return own + view.subviews.flatMap { scrollViews(in: $0, includesNested: includesNested) }
  }

  var outerScrollViews: [UIScrollView] {
    scrollViews(in: screen.view, includesNested: false)
  }

  /// The scroll views in others, from above, and from the left: the order of subviews depends on when they
  /// were added.
  private var innerScrollViews: [UIScrollView] {
    let views = outerScrollViews.flatMap { outer in
      outer.subviews.flatMap { scrollViews(in: $0, includesNested: true) }
    }
    let places = views.map { $0.convert($0.bounds.origin, to: nil) }
    return views.indices.sorted { first, second in
      (places[first].y, places[first].x, first) < (places[second].y, places[second].x, second)
    }.map { views[$0] }
  }

  /// Scrolls a scroll view, and those in it to their starts.
  private func move(_ view: UIScrollView, to place: CGFloat) {
    host.perform { view.contentOffset = view.offset(at: place) }
    resetInner()
  }

  private func resetInner() {
    host.perform {
      for inner in innerScrollViews {
        let start = inner.offset(at: 0)
        if inner.contentOffset != start { inner.contentOffset = start }
      }
    }
    rest()
  }

  /// Scrolls all scroll views to their starts.
  func scrollToStart() {
    // Twice: cells that are measured above the first position may move the content.
    for _ in 0..<2 {
      host.perform {
        for view in outerScrollViews { view.contentOffset = view.offset(at: 0) }
      }
      resetInner()
    }
  }

  /// Scrolls page by page to the end, so that all rows have been measured, and back to the start.
  ///
  /// A page is nearly as large as the scroll view: a list that has little room at large text sizes shows a row
  /// in many pages.
  ///
  /// - Returns: Whether the end was reached within `pageLimit` pages.
  func visitAllContent() -> Bool {
    var isComplete = true
    for index in outerScrollViews.indices {
      var pages = 0
      while let view = outerScrollViews[safe: index], view.showsContent {
        let (offset, end) = (view.contentOffset, view.offset(at: 1))
        guard offset.y < end.y - 0.5 || offset.x < end.x - 0.5 else { break }
        guard pages < Self.pageLimit else {
          isComplete = false
          break
        }
        host.perform {
          view.contentOffset = CGPoint(
            x: min(offset.x + view.bounds.width * 0.9, end.x),
            y: min(offset.y + view.bounds.height * 0.9, end.y))
        }
        // Content that makes room for the safe area below it, as `.never` demands of it, can become
        // shorter at its end: then the scroll view goes back at once.
        guard view.contentOffset.y > offset.y || view.contentOffset.x > offset.x else { break }
        pages += 1
      }
    }
    scrollToStart()
    return isComplete
  }

  /// More pages than any content has that ends.
  static let pageLimit = 10_000

  /// Visits the scroll positions in which screens are compared, with the name of each.
  func visitPositions(_ visit: (_ name: String) -> Void) {
    visit("at the start")
    for index in innerScrollViews.indices {
      for (name, place) in [("middle", 0.5), ("end", 1)] {
        guard let view = innerScrollViews[safe: index] else { break }
        host.perform { view.contentOffset = view.offset(at: place) }
        rest()
        visit("inner scroll view \(index) at its \(name)")
      }
      resetInner()
    }
    for index in outerScrollViews.indices {
      for (name, place) in [("end", 1), ("middle", 0.5)] {
        guard let view = outerScrollViews[safe: index] else { break }
        move(view, to: place)
        visit("scrolled to the \(name)")
      }
    }
    scrollToStart()
  }

  var offsets: [CGPoint] {
    get { outerScrollViews.map(\.contentOffset) }
    set {
      host.perform {
        for (view, offset) in zip(outerScrollViews, newValue) {
          let end = view.offset(at: 1)
          view.contentOffset = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
        }
      }
      rest()
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension UIScrollView {
  /// Whether there is room for any content. Where there is none, sizes of content stay estimates.
  var showsContent: Bool { bounds.width >= 1 && bounds.height >= 1 }

  /// The content offset at a share of the way from the start to the end, in whole pixels.
  func offset(at place: CGFloat) -> CGPoint {
    let (insets, scale) = (adjustedContentInset, traitCollection.displayScale)
    func offset(_ content: CGFloat, _ bounds: CGFloat, _ before: CGFloat, _ after: CGFloat)
      -> CGFloat
    {
      let end = max(content + after - bounds, -before)
      let exact = -before + (end + before) * place
      return place == 0 || place == 1 ? exact : (exact * scale).rounded() / scale
    }
    return CGPoint(
      x: offset(contentSize.width, bounds.width, insets.left, insets.right),
      y: offset(contentSize.height, bounds.height, insets.top, insets.bottom))
  }
}
