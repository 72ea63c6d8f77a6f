// SPDX-License-Identifier: MIT

/// A view whose content goes to a place on a spring.
@preconcurrency @MainActor
public final class SpringView<ContentView: EpoxyableView>: FluidContainer<ContentView>,
  EpoxyableView
{
  /// The look of the content, and the spring.
  public struct Style: Hashable {
    /// The style of the content; nil for content without styles.
    public var content: ContentView.Style?
    /// The damping ratio.
    public var damping: CGFloat
    /// The response, in seconds.
    public var response: CGFloat

    /// Creates a style.
    public init(
      content: ContentView.Style? = nil, damping: CGFloat = 1, response: CGFloat = 0.4
    ) {
      self.content = content
      self.damping = damping
      self.response = response
    }
  }

  /// The content and its place.
  public struct Content: Equatable {
    /// The content of the content view.
    public var content: ContentView.Content
    /// The offset from its own place, in points; x is away from the leading edge.
    public var offset: CGPoint

    /// Creates a content.
    public init(content: ContentView.Content, offset: CGPoint = .zero) {
      self.content = content
      self.offset = offset
    }
  }

  /// The animator of the offset.
  public let animator: SpringAnimator<CGPoint>

  /// Creates a view.
  public init(style: Style) {
    animator = SpringAnimator(value: .zero, damping: style.damping, response: style.response) { _ in
    }
    super.init(contentStyle: style.content)
    pinContent()
    animator.view = self
    animator.update = { [weak self] offset in
      guard let self else { return }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      contentView.transform = CGAffineTransform(
        translationX: isMirrored ? -offset.x : offset.x, y: offset.y)
    }
  }

  /// Sets the content and moves it: on the spring, from where it is and with its velocity, if animated.
  public func setContent(_ content: Content, animated: Bool) {
    contentView.setContent(content.content, animated: animated)
    if animated { animator.target = content.offset } else { animator.set(content.offset) }
  }

  /// Sets the behaviors of the content view, and what is called with every offset at which the content comes to rest.
  public func setBehaviors(_ behaviors: ContentView.Behaviors?) {
    contentView.setBehaviors(behaviors)
  }
}

/// A view that fills a container, with content that is thrown from corner to corner: a
/// ``PictureInPictureInteraction``. Touches beside the content go to the views below.
@preconcurrency @MainActor
public final class PictureInPictureView<ContentView: EpoxyableView>: FluidContainer<ContentView>,
  EpoxyableView
{
  /// The look and the size of the content, and its anchors.
  public struct Style: Hashable {
    /// The style of the content; nil for content without styles.
    public var content: ContentView.Style?
    /// The size of the content, in points.
    public var size: CGSize
    /// The places at which the content rests, the first one at the beginning.
    public var anchors: [PictureInPictureAnchor]

    /// Creates a style.
    public init(
      content: ContentView.Style? = nil, size: CGSize = CGSize(width: 86, height: 130),
      anchors: [PictureInPictureAnchor] = PictureInPictureAnchor.corners
    ) {
      self.content = content
      self.size = size
      self.anchors = anchors
    }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(content)
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(anchors)
    }
  }

  /// The interaction.
  public let interaction: PictureInPictureInteraction

  /// Creates a view.
  public init(style: Style) {
    interaction = PictureInPictureInteraction(
      anchors: style.anchors, anchor: style.anchors.first ?? .bottomTrailing)
    super.init(contentStyle: style.content)
    contentView.frame.size = style.size
    contentView.addInteraction(interaction)
  }

  /// Leaves touches beside the content to the views below.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// Sets the content of the content view.
  public func setContent(_ content: ContentView.Content, animated: Bool) {
    contentView.setContent(content, animated: animated)
  }

  /// Sets the behaviors of the content view, and what is called with every new anchor.
  public func setBehaviors(_ behaviors: FluidBehaviors<ContentView, PictureInPictureAnchor>?) {
    contentView.setBehaviors(behaviors?.content)
    interaction.anchorDidChange = behaviors?.didChange
  }
}

/// A view that fills a container, with content in a ``DrawerView``.
@preconcurrency @MainActor
public final class DrawerContainer<ContentView: EpoxyableView>: FluidContainer<ContentView>,
  EpoxyableView, DrawerViewDelegate
{
  /// The look of the content, and the stops.
  public struct Style: Hashable {
    /// The style of the content; nil for content without styles.
    public var content: ContentView.Style?
    /// The stops.
    public var stops: [DrawerStop]
    /// The opacity of the dimming at the highest stop.
    public var dimming: CGFloat

    /// Creates a style.
    public init(
      content: ContentView.Style? = nil, stops: [DrawerStop] = [.height(96), .fraction(0.6)],
      dimming: CGFloat = 0
    ) {
      self.content = content
      self.stops = stops
      self.dimming = dimming
    }
  }

  /// The content and the stop of the drawer.
  public struct Content: Equatable {
    /// The content of the content view.
    public var content: ContentView.Content
    /// The stop to which the drawer moves when the content is set; nil to leave it where it is.
    public var stop: DrawerStop?

    /// Creates a content.
    public init(content: ContentView.Content, stop: DrawerStop? = nil) {
      self.content = content
      self.stop = stop
    }
  }

  /// The drawer.
  public let drawer: DrawerView
  private var didSettle: (@MainActor (DrawerStop) -> Void)?

  /// Creates a view.
  public init(style: Style) {
    drawer = DrawerView(stops: style.stops)
    super.init(contentStyle: style.content)
    drawer.dimming = style.dimming
    drawer.delegate = self
    drawer.contentView = contentView
    drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    drawer.frame = bounds
    addSubview(drawer)
  }

  /// Leaves touches beside the drawer to the views below.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// Sets the content, and moves the drawer to its stop.
  public func setContent(_ content: Content, animated: Bool) {
    contentView.setContent(content.content, animated: animated)
    if let stop = content.stop { drawer.move(to: stop, animated: animated) }
  }

  /// Sets the behaviors of the content view, and what is called with every stop at which the drawer comes to rest.
  public func setBehaviors(_ behaviors: FluidBehaviors<ContentView, DrawerStop>?) {
    contentView.setBehaviors(behaviors?.content)
    didSettle = behaviors?.didChange
  }

  /// Calls the behaviors.
  public func drawer(_ drawer: DrawerView, didSettleAt stop: DrawerStop) {
    didSettle?(stop)
  }
}
