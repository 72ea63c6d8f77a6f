// SPDX-License-Identifier: MIT

/// A view that two fingers turn to one of several angles: a `RotationInteraction` of its content.
@preconcurrency @MainActor
public final class RotationView<ContentView: EpoxyableView>: FluidContainer<ContentView>,
  EpoxyableView
{
  /// The look of the content, and the angles.
  public struct Style: Hashable {
    /// The style of the content; nil for content without styles.
    public var content: ContentView.Style?
    /// The angles at which the view rests, in radians.
    public var angles: [CGFloat]

    /// Creates a style from the values of its properties.
    public init(
      content: ContentView.Style? = nil, angles: [CGFloat] = [0, .pi / 2, .pi, -.pi / 2]
    ) {
      self.content = content
      self.angles = angles
    }
  }

  /// The interaction, which is attached to the view.
  public let interaction: RotationInteraction

  /// Creates a view that keeps its style for life.
  public init(style: Style) {
    interaction = RotationInteraction(angles: style.angles)
    super.init(contentStyle: style.content)
    pinContent()
    contentView.addInteraction(interaction)
  }

  /// Sets the content of the content view.
  public func setContent(_ content: ContentView.Content, animated: Bool) {
    contentView.setContent(content, animated: animated)
  }

  /// Sets the behaviors of the content view, and what is called with every rotation.
  public func setBehaviors(_ behaviors: FluidBehaviors<ContentView, CGFloat>?) {
    contentView.setBehaviors(behaviors?.content)
    interaction.rotationDidChange = behaviors?.didChange
  }
}
