// SPDX-License-Identifier: MIT
import HeadlessHost

/// A screen on a device, with the operations that the rules use.
@MainActor
final class Stage {
  let kind: ScreenKind
  let host: ScreenHost
  let screen: UIViewController
  private(set) var surroundings: Surroundings
  /// Whether the screen is the first one of a navigation controller.
  let isInNavigation: Bool

  /// Makes and shows a screen.
  ///
  /// - Parameter isFresh: Whether the screen gets its content before its view is loaded instead of
  ///   after the screen has been shown.
  init(
    _ kind: ScreenKind, _ surroundings: Surroundings, isFresh: Bool, isInNavigation: Bool = false
  ) {
    self.kind = kind
    self.surroundings = surroundings
    self.isInNavigation = isInNavigation
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
    let root =
      isInNavigation ? host.perform { UINavigationController(rootViewController: screen) } : screen
    host.show(root)
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

  /// Sets the inset adjustment of the scroll views to `.never`, or restores the previous values.
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

  /// The scroll views whose inset adjustment was set to `.never`, with the previous values.
  private var originals: [(UIScrollView, UIScrollView.ContentInsetAdjustmentBehavior)] = []

  /// Whether the screen has settled after every scroll.
  private(set) var isRestful = true

  private func rest() {
    // After the first failure to settle, further positions do not wait again.
    if isRestful { isRestful = settle(limit: 3) }
  }

  /// Advances frames until the host is settled, and returns whether that succeeded within `limit`
  /// seconds of the host's time and 10,000 layout passes, more than the animations of a large
  /// screen need.
  func settle(limit: Double) -> Bool {
    let (end, work) = (host.now + limit, host.counters.layoutPasses + 10_000)
    // Ends the turn without a frame.
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

  /// The scroll views within other scroll views, sorted by position from the top and then from the
  /// left, because the order of subviews depends on the order of their insertion.
  private var innerScrollViews: [UIScrollView] {
    let views = outerScrollViews.flatMap { outer in
      outer.subviews.flatMap { scrollViews(in: $0, includesNested: true) }
    }
    let places = views.map { $0.convert($0.bounds.origin, to: nil) }
    return views.indices.sorted { first, second in
      (places[first].y, places[first].x, first) < (places[second].y, places[second].x, second)
    }.map { views[$0] }
  }

  /// Scrolls a scroll view to a position, and all inner scroll views to their starts.
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
    // Twice, because newly measured cells above the first position can move the content.
    for _ in 0..<2 {
      host.perform {
        let hidden = hiddenHeightOfBars
        for view in outerScrollViews {
          // A bar whose large title or search bar is hidden grows as content is pulled down, and
          // only then do the insets lead to the start.
          if hidden > 0 { view.contentOffset.y = view.offset(at: 0).y - hidden }
          view.contentOffset = view.offset(at: 0)
        }
      }
      resetInner()
    }
  }

  /// The largest height that a navigation bar of the screen has hidden because of scrolled content.
  private var hiddenHeightOfBars: CGFloat {
    func bars(in view: UIView) -> [UINavigationBar] {
      [view as? UINavigationBar].compactMap { $0 } + view.subviews.flatMap { bars(in: $0) }
    }
    return bars(in: root.view).map { $0.sizeThatFits($0.bounds.size).height - $0.bounds.height }
      .reduce(0, max)
  }

  /// Whether the screen has scroll views in others. The height of a row that scrolls across depends
  /// on which of its cells have been measured.
  var hasInnerScrollViews: Bool { !innerScrollViews.isEmpty }

  /// Scrolls page by page to the end, which measures all rows, and back to the start; and so each
  /// inner scroll view on the way.
  ///
  /// A page is 90 % of the scroll view, so a small list shows a single row on many pages at large
  /// text sizes.
  ///
  /// - Returns: Whether the end was reached within `pageLimit` pages.
  func visitAllContent() -> Bool {
    var isComplete = true
    visitInnerContent()
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
        // With `.never`, content that adds space for the safe area below can become shorter at its
        // end. The offset is then reduced immediately.
        guard view.contentOffset.y > offset.y || view.contentOffset.x > offset.x else { break }
        visitInnerContent()
        pages += 1
      }
    }
    scrollToStart()
    return isComplete
  }

  private func visitInnerContent() {
    // From their starts: a row whose cells were out of sight may have been scrolled before.
    resetInner()
    for index in innerScrollViews.indices {
      while let view = innerScrollViews[safe: index], view.showsContent {
        let (offset, end) = (view.contentOffset, view.offset(at: 1))
        guard offset.x < end.x - 0.5 || offset.y < end.y - 0.5 else { break }
        host.perform {
          view.contentOffset = CGPoint(
            x: min(offset.x + view.bounds.width * 0.9, end.x),
            y: min(offset.y + view.bounds.height * 0.9, end.y))
        }
        guard view.contentOffset.x > offset.x || view.contentOffset.y > offset.y else { break }
      }
    }
  }

  /// A number of pages that no finite content of a sample screen has.
  static let pageLimit = 10_000

  /// Visits the scroll positions at which screens are compared, and calls `visit` with the name of
  /// each.
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
  /// Whether the bounds can show any content. Otherwise the sizes of content remain estimates.
  var showsContent: Bool { bounds.width >= 1 && bounds.height >= 1 }

  /// Returns the content offset at a share of the distance from the start to the end, in whole
  /// pixels.
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
