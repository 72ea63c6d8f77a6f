// SPDX-License-Identifier: MIT

/// A view that fills a container, with content in a `DrawerView`.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = DrawerContainer<CalculatorButton>(
///   style: .init(content: .init(), stops: [.height(96), .height(400)]))
/// view.setContent(.init(content: "7"), animated: false)
/// host.show(view)
/// view.setContent(.init(content: "7", stop: .height(400)), animated: true)
/// host.settle()
/// print(view.drawer.visibleHeight)  // 434.0
/// ```
///
/// A stop in the content moves the drawer each time that the content is set. Leave it nil in
/// updates that are not about the drawer, or write the stop that ``FluidBehaviors/didChange``
/// reports back to the state, so that an update does not undo a drag.
@preconcurrency @MainActor
public final class DrawerContainer<ContentView: EpoxyableView>: FluidContainer<ContentView>,
  EpoxyableView, DrawerViewDelegate
{
  /// The look of the content, and the stops.
  public struct Style: Hashable {
    /// The style of the content; nil for content without styles.
    public var content: ContentView.Style?
    /// The stops at which the drawer rests, in any order.
    public var stops: [DrawerStop]
    /// The opacity of the dimming at the highest stop.
    public var dimming: CGFloat

    /// Creates a style from the values of its properties.
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

    /// Creates a content from the values of its properties.
    public init(content: ContentView.Content, stop: DrawerStop? = nil) {
      self.content = content
      self.stop = stop
    }
  }

  /// The drawer, which contains the content view.
  public let drawer: DrawerView
  private var didSettle: (@MainActor (DrawerStop) -> Void)?

  /// Creates a view that keeps its style for life.
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

  /// Sets the behaviors of the content view, and what is called with every stop at which the drawer
  /// comes to rest.
  public func setBehaviors(_ behaviors: FluidBehaviors<ContentView, DrawerStop>?) {
    contentView.setBehaviors(behaviors?.content)
    didSettle = behaviors?.didChange
  }

  /// Calls the closure of the behaviors for the stop.
  public func drawer(_ drawer: DrawerView, didSettleAt stop: DrawerStop) {
    didSettle?(stop)
  }
}
