// SPDX-License-Identifier: MIT

/// Scrolls so that the text that is being edited stays visible.
///
/// Apple documents the result ("the text field scrolls into view"), not the rules. These are ours: a scroll view
/// shows the first responder when editing begins, when the keyboard moves and when the user types. Afterwards
/// it follows the first responder: where the insets, the size of the scroll view or the place of the first
/// responder in the content change, the first responder is shown again, unless it has been scrolled out of view
/// in the meantime. A finger that scrolls is never opposed.
@MainActor
final class FirstResponderVisibility {
  private unowned let device: Device

  /// The scroll views around the first responder, the innermost one first.
  private var followers: [Follower] = []
  private weak var responder: UIView?

  /// The request to show the first responder, which is due after the next layout.
  private var request: Request?
  private var isUpdating = false

  init(device: Device) {
    self.device = device
  }

  /// Shows the first responder after the layout at the end of the turn.
  func showResponder(animated: Bool) {
    device.noteWork()
    let isAnimated = animated && device.animations.areEnabled
    request = Request(isAnimated: isAnimated && request?.isAnimated ?? true)
  }

  /// Shows the first responder now, as part of the current animation.
  func showResponderNow() {
    request = Request(isAnimated: false)
    update()
  }

  /// Scrolls to the first responder if that is due, or if a change has moved the first responder out of view.
  /// Has to be called after each layout.
  ///
  /// - Returns: Whether content has been scrolled, which can require another layout.
  @discardableResult
  func update() -> Bool {
    guard !isUpdating else { return false }
    let request = request
    self.request = nil
    guard let view = device.application.firstResponder as? UIView, view.takesKeys,
      let window = view.window
    else {
      followers = []
      return false
    }
    isUpdating = true
    defer { isUpdating = false }
    findFollowers(of: view)
    var hasScrolled = false
    // The outer scroll views follow the place to which the inner ones have scrolled the first responder.
    for follower in followers {
      let didScroll = follower.follow(view, request)
      hasScrolled = hasScrolled || didScroll
    }
    // Within an animation, the layout that scrolling causes is animated as well.
    if hasScrolled, AnimationScope.current != nil { window.layoutIfNeeded() }
    return hasScrolled
  }

  private func findFollowers(of view: UIView) {
    let known = view === responder ? followers : []
    responder = view
    followers = sequence(first: view) { $0.parent }.compactMap { ancestor in
      guard let scrollView = ancestor as? UIScrollView else { return nil }
      return known.first { $0.scrollView === scrollView } ?? Follower(scrollView)
    }
  }
}

/// A request to show the first responder.
private struct Request {
  let isAnimated: Bool
}

/// A scroll view around the first responder.
@MainActor
private final class Follower {
  private struct Place: Equatable {
    /// The place of the first responder in the content.
    var rect: CGRect
    var size: CGSize
    var insets: UIEdgeInsets
  }

  private(set) weak var scrollView: UIScrollView?
  private var place: Place?
  private var offset = CGPoint.zero
  /// Whether the first responder is shown again after a change that moves it out of view.
  private var isFollowing = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Scrolls to the first responder if that was requested, or if a change has moved it out of view.
  ///
  /// - Returns: Whether the content has been scrolled.
  func follow(_ responder: UIView, _ request: Request?) -> Bool {
    guard let scrollView else { return false }
    let area = scrollView.areaForEditing
    guard let rect = scrollView.place(of: responder, fitting: area.size) else { return false }
    let place = Place(
      rect: rect, size: scrollView.bounds.size, insets: scrollView.adjustedContentInset)
    let isChanged = self.place != nil && self.place != place
    defer {
      self.place = place
      offset = scrollView.targetOffset
    }
    let isFree = request == nil ? scrollView.isFreeToFollow : !scrollView.isDragging
    if isFree, request != nil || isChanged && isFollowing {
      isFollowing = true
      guard !area.isEmpty, !area.insetBy(dx: -0.01, dy: -0.01).contains(rect) else { return false }
      let old = scrollView.targetOffset
      scrollView.scrollRectToVisible(rect, animated: request?.isAnimated ?? false)
      return scrollView.targetOffset != old
    }
    if !isFree || self.place == nil || isChanged || offset != scrollView.targetOffset {
      isFollowing = area.overlaps(rect)
    }
    return false
  }
}

extension UIScrollView {
  /// The part of the content that is visible, or that will be when an animated scroll has ended. Empty where
  /// insets leave no room, as they can in a transition.
  fileprivate var areaForEditing: CGRect {
    let insets = adjustedContentInset
    return CGRect(
      x: targetOffset.x + insets.left, y: targetOffset.y + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }

  /// The content offset, or the one at the end of an animated scroll.
  fileprivate var targetOffset: CGPoint {
    if case .animating(let animation) = scroll.activity { animation.to } else { contentOffset }
  }

  /// Whether no finger moves the content.
  fileprivate var isFreeToFollow: Bool {
    guard !scroll.isTracking else { return false }
    return switch scroll.activity {
    case .none, .animating: true
    case .dragging, .decelerating: false
    }
  }

  /// Returns the place of the first responder in the content, as far as scroll views inside of this one show it.
  fileprivate func place(of responder: UIView, fitting size: CGSize) -> CGRect? {
    var rect = responder.placeOfEditing(fitting: size)
    var view = responder
    while view !== self {
      if view is UIScrollView { rect = rect.intersection(view.bounds) }
      guard !rect.isNull, let parent = view.parent else { return nil }
      rect = view.convert(rect, to: parent)
      view = parent
    }
    return rect
  }
}
