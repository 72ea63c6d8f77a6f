// SPDX-License-Identifier: MIT

/// The content and what a gesture calls, as the behaviors of a container.
///
/// ```swift
/// let view = RubberbandView<CalculatorButton>(style: .init(content: .init()))
/// view.setBehaviors(
///   FluidBehaviors(
///     content: .init(didTap: { print("tapped") }),
///     didChange: { offset in print(offset) }))  // (0.0, 20.0)
/// view.interaction.offset = CGPoint(x: 0, y: 20)
/// ```
///
/// `Value` is an offset, a rotation, an anchor or a stop, or `Void`, as the container's
/// `setBehaviors(_:)` declares. Behaviors are not compared: models set them again with every
/// update.
public struct FluidBehaviors<ContentView: EpoxyableView, Value> {
  /// The behaviors of the content.
  public var content: ContentView.Behaviors?
  /// Called with what the gesture has changed.
  public var didChange: (@MainActor (Value) -> Void)?

  /// Creates behaviors from the values of their properties.
  public init(
    content: ContentView.Behaviors? = nil, didChange: (@MainActor (Value) -> Void)? = nil
  ) {
    self.content = content
    self.didChange = didChange
  }
}
