// SPDX-License-Identifier: MIT

/// A sheet that moves so that the first responder in it remains visible.
@MainActor
protocol FirstResponderLift: AnyObject {
  /// Whether a finger or a spring moves the sheet with a first responder.
  func isMoving(with responder: UIView?) -> Bool
  /// Whether the position of the sheet does not fit the first responder.
  func needsMove(for responder: UIView?) -> Bool
  /// Moves the sheet as far as the first responder requires.
  ///
  /// - Parameter isCorrection: Whether nothing but the sheet has moved since the last call.
  func move(for responder: UIView?, isCorrection: Bool)
}

/// Keeps the text that is being edited visible: sheets rise above the keyboard, and scroll views
/// scroll.
///
/// Apple documents the result ("the text field scrolls into view"), not the rules. These are ours:
/// a scroll view shows the first responder when editing begins, when the keyboard moves and when
/// the user types. Afterwards it follows the first responder: where the insets, the size of the
/// scroll view or the frame of the first responder in the content change, the first responder is
/// shown again, unless it has been scrolled out of view in the meantime. A finger that scrolls is
/// never opposed. Sheets come first, and scroll views make up for what is left.
@MainActor
final class FirstResponderVisibility {
  /// The duration in which a sheet follows the first responder while the keyboard does not move, in
  /// seconds.
  private static let duration: TimeInterval = 0.25
  /// The number of times that sheets are moved and the bars in them follow.
  private static let roundLimit = 4

  private unowned let device: Device

  /// A sheet, which a closed window releases without a dismissal.
  private struct Link {
    weak var sheet: (any FirstResponderLift)?
  }

  private var links: [Link] = []
  /// The sheets on the screen, in the order of their presentation.
  private var sheets: [any FirstResponderLift] { links.compactMap(\.sheet) }
  /// The scroll views around the first responder, the innermost one first.
  private var followers: [Follower] = []
  private weak var responder: UIView?

  /// The request to show the first responder, which is due after the next layout.
  private var request: Request?
  private var isUpdating = false

  init(device: Device) {
    self.device = device
  }

  func add(_ sheet: any FirstResponderLift) { links.append(Link(sheet: sheet)) }

  func remove(_ sheet: any FirstResponderLift) {
    links.removeAll { $0.sheet == nil || $0.sheet === sheet }
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
    update(on: device)
  }

  /// Moves sheets and scrolls to the first responder if that is due, or if a change has moved the
  /// first responder out of view. Has to be called after each layout.
  ///
  /// - Returns: Whether views have moved, which can require another layout.
  @discardableResult
  func update(on device: Device) -> Bool {
    guard !isUpdating else { return false }
    isUpdating = true
    defer { isUpdating = false }
    let responder = device.application.firstResponder as? UIView
    guard needsSheets(for: responder) else { return follow(responder) }
    guard AnimationScope.current == nil, device.animations.areEnabled else {
      moveSheets(for: responder)
      return follow(responder)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { [self] in
      moveSheets(for: responder)
      _ = follow(responder)
    }
    return true
  }

  /// Calls a closure whose layouts are passing ones: neither sheets nor scroll views follow them.
  func performWithoutUpdates(_ body: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    body()
    isUpdating = wasUpdating
  }

  // MARK: Sheets

  private func needsSheets(for responder: UIView?) -> Bool {
    sheets.contains { $0.needsMove(for: responder) }
  }

  private func moveSheets(for responder: UIView?) {
    for round in 0..<Self.roundLimit where needsSheets(for: responder) {
      for sheet in sheets { sheet.move(for: responder, isCorrection: round > 0) }
      // The keyboard covers another part of what has moved, and the bars follow.
      device.keyboard.notifyPartsAgain()
      device.layOutApplicationWindows()
    }
  }

  // MARK: Scroll views

  private func follow(_ responder: UIView?) -> Bool {
    // Sheets in motion are not where the first responder will be visible.
    guard !sheets.contains(where: { $0.isMoving(with: responder) }) else { return false }
    let request = request
    self.request = nil
    guard let responder, responder.takesKeys, let window = responder.window else {
      followers = []
      return false
    }
    findFollowers(of: responder)
    var hasScrolled = false
    // The outer scroll views follow the frame to which the inner ones have scrolled the first
    // responder.
    for follower in followers {
      let didScroll = follower.follow(responder, request)
      hasScrolled = hasScrolled || didScroll
    }
    // Within an animation, the layout that scrolling causes is animated as well.
    if hasScrolled, AnimationScope.current != nil { window.layoutIfNeeded() }
    return hasScrolled
  }

  private func findFollowers(of view: UIView) {
    let known = view === responder ? followers : []
    responder = view
    followers = sequence(first: view, next: \.viewAroundContent).compactMap { ancestor in
      guard let scrollView = ancestor as? UIScrollView else { return nil }
      return known.first { $0.scrollView === scrollView } ?? Follower(scrollView)
    }
  }
}

extension Device {
  /// Keeps the first responder visible.
  var firstResponderVisibility: FirstResponderVisibility { self[Self.visibilityComponent] }
  private static let visibilityComponent = DeviceComponent(FirstResponderVisibility.init(device:))
}

/// A request to show the first responder.
private struct Request {
  let isAnimated: Bool
}

/// A scroll view around the first responder.
@MainActor
private final class Follower {
  private struct Position: Equatable {
    /// The frame of the first responder in the content.
    var rect: CGRect
    var size: CGSize
    var insets: UIEdgeInsets
  }

  private(set) weak var scrollView: UIScrollView?
  private var position: Position?
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
    guard let rect = scrollView.rect(of: responder, fitting: area.size) else { return false }
    let position = Position(
      rect: rect, size: scrollView.bounds.size, insets: scrollView.adjustedContentInset)
    let isChanged = self.position != nil && self.position != position
    defer {
      self.position = position
      offset = scrollView.targetOffset
    }
    let isFree = request == nil ? scrollView.isFreeToFollow : !scrollView.isDragging
    if isFree, request != nil || isChanged && isFollowing {
      isFollowing = true
      guard !area.isEmpty, !area.insetBy(dx: -0.01, dy: -0.01).encloses(rect) else { return false }
      let old = scrollView.targetOffset
      scrollView.scrollRectToVisible(rect, animated: request?.isAnimated ?? false)
      return scrollView.targetOffset != old
    }
    if !isFree || self.position == nil || isChanged || offset != scrollView.targetOffset {
      isFollowing = area.overlaps(rect)
    }
    return false
  }
}

extension UIScrollView {
  /// The part of the content that is visible, or that will be when an animated scroll has ended.
  /// Empty where insets leave no room, as they can in a transition.
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

  /// Returns the frame of the first responder in the content, as far as scroll views inside of this
  /// one show it.
  fileprivate func rect(of responder: UIView, fitting size: CGSize) -> CGRect? {
    var rect = responder.editingRect(fitting: size)
    var view = responder
    while view !== self {
      if view is UIScrollView { rect = rect.intersection(view.bounds) }
      guard !rect.isNull, !rect.isInfinite, let parent = view.parent else { return nil }
      rect = view.convert(rect, to: parent)
      view = parent
    }
    return rect
  }
}
