// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  @discardableResult
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayerDelegate {
  /// The method of this name, to be called with a question mark.
  public var display: ((CALayer) -> Void)? { { self.display($0) } }

  /// The method of this name, to be called with a question mark.
  public var draw: _LayerDraw? { _LayerDraw(delegate: self) }

  /// The method of this name, to be called with a question mark.
  public var layerWillDraw: ((CALayer) -> Void)? { { self.layerWillDraw($0) } }

  /// The method of this name, to be called with a question mark.
  public var layoutSublayers: _LayerLayoutSublayers? { _LayerLayoutSublayers(delegate: self) }

  /// The method of this name, to be called with a question mark.
  public var action: _LayerAction? { _LayerAction(delegate: self) }
}

/// The method named `draw`.
@preconcurrency @MainActor
public struct _LayerDraw {
  fileprivate let delegate: any CALayerDelegate

  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    delegate.draw(layer, in: ctx)
  }
}

/// The method named `layoutSublayers`.
@preconcurrency @MainActor
public struct _LayerLayoutSublayers {
  fileprivate let delegate: any CALayerDelegate

  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

/// The method named `action`.
@preconcurrency @MainActor
public struct _LayerAction {
  fileprivate let delegate: any CALayerDelegate

  @discardableResult
  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}
