// SPDX-License-Identifier: MIT

/// A view whose content moves to an offset on a spring.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = SpringView<CalculatorButton>(style: .init(content: .init(), damping: 0.7))
/// view.setContent(.init(content: "7"), animated: false)
/// host.show(view, frame: CGRect(x: 100, y: 300, width: 80, height: 80))
/// view.setContent(.init(content: "7", offset: CGPoint(x: 0, y: 40)), animated: true)
/// host.settle()
/// print(view.contentView.transform.ty)  // 40.0
/// ```
///
/// A new offset during a movement continues from where the content is and with its velocity. The
/// offset moves a transform, so that the layout around the view does not change.
@preconcurrency @MainActor
public final class SpringView<ContentView: EpoxyableView>: FluidContainer<ContentView>,
  EpoxyableView
{
  /// The look of the content, and the spring.
  public struct Style: Hashable {
    /// The style of the content; nil for content without styles.
    public var content: ContentView.Style?
    /// The damping ratio of the spring: 1 does not bounce, less does.
    public var damping: CGFloat
    /// The response, in seconds.
    public var response: CGFloat

    /// Creates a style from the values of its properties.
    public init(
      content: ContentView.Style? = nil, damping: CGFloat = 1, response: CGFloat = 0.4
    ) {
      self.content = content
      self.damping = damping
      self.response = response
    }
  }

  /// The content and its position.
  public struct Content: Equatable {
    /// The content of the content view.
    public var content: ContentView.Content
    /// The offset from its own position, in points; x is away from the leading edge.
    public var offset: CGPoint

    /// Creates a content from the values of its properties.
    public init(content: ContentView.Content, offset: CGPoint = .zero) {
      self.content = content
      self.offset = offset
    }
  }

  /// The animator of the offset.
  public let animator: SpringAnimator<CGPoint>
  private var didRest: (@MainActor (CGPoint) -> Void)?

  /// Creates a view that keeps its style for life.
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

  /// Sets the content and moves it: on the spring, from where it is and with its velocity, if
  /// animated.
  public func setContent(_ content: Content, animated: Bool) {
    contentView.setContent(content.content, animated: animated)
    guard animated else { return animator.set(content.offset) }
    guard animator.isRunning || animator.target != content.offset else { return }
    animator.animate(to: content.offset) { [weak self] finished in
      if finished { self?.didRest?(content.offset) }
    }
  }

  /// Sets the behaviors of the content view, and what is called with every offset at which the
  /// content comes to rest after a movement.
  public func setBehaviors(_ behaviors: FluidBehaviors<ContentView, CGPoint>?) {
    contentView.setBehaviors(behaviors?.content)
    didRest = behaviors?.didChange
  }
}
