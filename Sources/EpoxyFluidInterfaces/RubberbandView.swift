// SPDX-License-Identifier: MIT

/// A view that can be pulled on a rubber band: a `RubberbandInteraction` of its content.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = RubberbandView<CalculatorButton>(style: .init(content: .init()))
/// view.setContent("7", animated: false)
/// host.show(view, frame: CGRect(x: 100, y: 300, width: 80, height: 80))
/// host.perform { view.interaction.setOffset(CGPoint(x: 0, y: 20), animated: false) }
/// print(view.contentView.transform.ty)  // 20.0
/// ```
@preconcurrency @MainActor
public final class RubberbandView<ContentView: EpoxyableView>: FluidContainer<ContentView>,
  EpoxyableView
{
  /// The look of the content, and the rubber band.
  public struct Style: Hashable {
    /// The style of the content; nil for content without styles.
    public var content: ContentView.Style?
    /// The axes of the drag.
    public var axes: RubberbandInteraction.Axes
    /// The offsets that meet no resistance.
    public var range: CGRect
    /// The resistance beyond the range.
    public var resistance: RubberBand

    /// Creates a style from the values of its properties.
    public init(
      content: ContentView.Style? = nil, axes: RubberbandInteraction.Axes = .vertical,
      range: CGRect = .zero, resistance: RubberBand = .power()
    ) {
      self.content = content
      self.axes = axes
      self.range = range
      self.resistance = resistance
    }

    /// Hashes the style; equal styles have equal hashes.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(content)
      hasher.combine(axes)
      hasher.combine(resistance)
    }
  }

  /// The interaction, which is attached to the view.
  public let interaction: RubberbandInteraction

  /// Creates a view that keeps its style for life.
  public init(style: Style) {
    interaction = RubberbandInteraction(
      axes: style.axes, range: style.range, resistance: style.resistance)
    super.init(contentStyle: style.content)
    pinContent()
    contentView.addInteraction(interaction)
  }

  /// Sets the content of the content view.
  public func setContent(_ content: ContentView.Content, animated: Bool) {
    contentView.setContent(content, animated: animated)
  }

  /// Sets the behaviors of the content view, and what is called with every offset.
  public func setBehaviors(_ behaviors: FluidBehaviors<ContentView, CGPoint>?) {
    contentView.setBehaviors(behaviors?.content)
    interaction.offsetDidChange = behaviors?.didChange
  }
}
