// SPDX-License-Identifier: MIT

/// A view that can be pulled on a rubber band: a ``RubberbandInteraction`` of its content.
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

    /// Creates a style.
    public init(
      content: ContentView.Style? = nil, axes: RubberbandInteraction.Axes = .vertical,
      range: CGRect = .zero, resistance: RubberBand = .power()
    ) {
      self.content = content
      self.axes = axes
      self.range = range
      self.resistance = resistance
    }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(content)
      hasher.combine(axes)
      hasher.combine(resistance)
    }
  }

  /// The interaction.
  public let interaction: RubberbandInteraction

  /// Creates a view.
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

/// A view that two fingers turn to one of several angles: a ``RotationInteraction`` of its content.
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

    /// Creates a style.
    public init(
      content: ContentView.Style? = nil, angles: [CGFloat] = [0, .pi / 2, .pi, -.pi / 2]
    ) {
      self.content = content
      self.angles = angles
    }
  }

  /// The interaction.
  public let interaction: RotationInteraction

  /// Creates a view.
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

/// A view that notices when a finger on it pauses: an ``AccelerationPauseGestureRecognizer`` of its content.
@preconcurrency @MainActor
public final class AccelerationPauseView<ContentView: EpoxyableView>: FluidContainer<ContentView>,
  EpoxyableView
{
  /// The look of the content, and the definition of a pause.
  public struct Style: Hashable {
    /// The style of the content; nil for content without styles.
    public var content: ContentView.Style?
    /// The definition of a pause.
    public var rule: PauseRule

    /// Creates a style.
    public init(content: ContentView.Style? = nil, rule: PauseRule = PauseRule()) {
      self.content = content
      self.rule = rule
    }
  }

  /// The recognizer.
  public let recognizer = AccelerationPauseGestureRecognizer()

  /// Creates a view.
  public init(style: Style) {
    recognizer.rule = style.rule
    super.init(contentStyle: style.content)
    pinContent()
    contentView.addGestureRecognizer(recognizer)
  }

  /// Sets the content of the content view.
  public func setContent(_ content: ContentView.Content, animated: Bool) {
    contentView.setContent(content, animated: animated)
  }

  /// Sets the behaviors of the content view, and what is called when the finger pauses. VoiceOver offers it as an
  /// action.
  public func setBehaviors(_ behaviors: FluidBehaviors<ContentView, Void>?) {
    contentView.setBehaviors(behaviors?.content)
    let didPause = behaviors?.didChange
    recognizer.didPause = { didPause?(()) }
    contentView.accessibilityCustomActions = didPause.map { didPause in
      [
        UIAccessibilityCustomAction(name: "Pause") { _ in
          didPause(())
          return true
        }
      ]
    }
  }
}
