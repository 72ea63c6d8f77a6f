// SPDX-License-Identifier: MIT

/// A view that notices when a finger on it pauses: an `AccelerationPauseGestureRecognizer` of its
/// content.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = AccelerationPauseView<CalculatorButton>(style: .init(content: .init()))
/// view.setContent("7", animated: false)
/// view.setBehaviors(FluidBehaviors(didChange: { print("paused") }))  // paused
/// host.show(view)
/// let finger = host.touch(at: CGPoint(x: 200, y: 800))
/// finger.move(by: CGVector(dx: 0, dy: -300), over: 0.25)
/// host.advance(by: 0.3)
/// finger.lift()
/// ```
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

    /// Creates a style from the values of its properties.
    public init(content: ContentView.Style? = nil, rule: PauseRule = PauseRule()) {
      self.content = content
      self.rule = rule
    }
  }

  /// The recognizer of pauses, which is attached to the view.
  public let recognizer = AccelerationPauseGestureRecognizer()

  /// Creates a view that keeps its style for life.
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

  /// Sets the behaviors of the content view, and what is called when the finger pauses. VoiceOver
  /// offers it as an action.
  public func setBehaviors(_ behaviors: FluidBehaviors<ContentView, Void>?) {
    contentView.setBehaviors(behaviors?.content)
    let didPause = behaviors?.didChange
    recognizer.didPause = { didPause?(()) }
    contentView.accessibilityCustomActions = didPause.map { didPause in
      [
        UIAccessibilityCustomAction(name: FluidPhrases.current.pause) { _ in
          didPause(())
          return true
        }
      ]
    }
  }
}
