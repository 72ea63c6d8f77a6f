// SPDX-License-Identifier: MIT

/// Gives a layer its contents and its actions.
///
/// All methods are optional, as on Apple's platforms: a method that a delegate leaves out does what the
/// layer does without a delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the contents of a layer that has to be displayed. Without it the layer is drawn.
  func display(_ layer: CALayer)
  /// Draws the contents of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// The action of an event; nil to go on with the search, `NSNull` to end it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer be drawn.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Goes on with the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
