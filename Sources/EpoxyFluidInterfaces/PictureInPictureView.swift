// SPDX-License-Identifier: MIT

/// A view that fills a container, with content that is thrown from corner to corner: a
/// `PictureInPictureInteraction`. Touches beside the content go to the views below.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = PictureInPictureView<CalculatorButton>(
///   style: .init(
///     content: .init(), size: CGSize(width: 80, height: 80), anchors: [.topLeading, .topTrailing]))
/// view.setContent("7", animated: false)
/// host.show(view)
/// host.perform { view.interaction.move(to: .topTrailing, animated: true) }
/// host.settle()
/// print(view.contentView.frame.maxX)  // 370.0
/// ```
///
/// The anchors are those of this view: give it the whole area in which the content may rest.
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
    /// The positions at which the content rests, the first one at the beginning.
    public var anchors: [PictureInPictureAnchor]

    /// Creates a style from the values of its properties.
    public init(
      content: ContentView.Style? = nil, size: CGSize = CGSize(width: 86, height: 130),
      anchors: [PictureInPictureAnchor] = PictureInPictureAnchor.corners
    ) {
      self.content = content
      self.size = size
      self.anchors = anchors
    }

    /// Hashes the style; equal styles have equal hashes.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(content)
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(anchors)
    }
  }

  /// The interaction, which is attached to the view.
  public let interaction: PictureInPictureInteraction

  /// Creates a view that keeps its style for life.
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
