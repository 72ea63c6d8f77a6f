// SPDX-License-Identifier: MIT

/// The methods that provide the contents and the actions of a layer.
///
/// All methods are optional, as on Apple's platforms. For a method that a delegate does not
/// implement, the layer behaves as without a delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the contents of a layer that needs display. The default implementation draws the layer.
  /// Optional.
  func display(_ layer: CALayer)
  /// Draws the contents of a layer.
  /// Optional.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn, for example to configure it.
  /// Optional.
  func layerWillDraw(_ layer: CALayer)
  /// Arranges the sublayers of a layer that needs layout.
  /// Optional.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action of an event; nil to continue the search for an action, `NSNull` to end it
  /// without an action.
  /// Optional; by default `nil`: the search for an action continues.
  @discardableResult
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the contents with `draw(_:in:)`, as a layer without a delegate does.
  public func display(_ layer: CALayer) { layer.drawContents() }
}
