// SPDX-License-Identifier: MIT

/// The content and what a gesture calls, as the behaviors of a container.
public struct FluidBehaviors<ContentView: EpoxyableView, Value> {
  /// The behaviors of the content.
  public var content: ContentView.Behaviors?
  /// Called with what the gesture has changed.
  public var didChange: (@MainActor (Value) -> Void)?

  /// Creates behaviors.
  public init(
    content: ContentView.Behaviors? = nil, didChange: (@MainActor (Value) -> Void)? = nil
  ) {
    self.content = content
    self.didChange = didChange
  }
}
