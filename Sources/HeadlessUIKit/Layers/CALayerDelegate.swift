// SPDX-License-Identifier: MIT

/// The methods that provide the contents and the actions of a layer.
///
/// All methods are optional, as on Apple's platforms. For a method that a delegate does not
/// implement, the layer behaves as without a delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the contents of a layer that needs display. The default implementation draws the layer.
  func display(_ layer: CALayer)
  /// Draws the contents of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn, for example to configure it.
  func layerWillDraw(_ layer: CALayer)
  /// Arranges the sublayers of a layer that needs layout.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action of an event; nil to continue the search for an action, `NSNull` to end it
  /// without an action.
  @discardableResult
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, which continues the search for an action.
  @discardableResult
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
