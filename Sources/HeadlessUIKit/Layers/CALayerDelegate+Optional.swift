// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

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

/// The methods named `draw`.
@preconcurrency @MainActor
public struct _LayerDraw {
  fileprivate let delegate: any CALayerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    delegate.draw(layer, in: ctx)
  }
}

/// The methods named `layoutSublayers`.
@preconcurrency @MainActor
public struct _LayerLayoutSublayers {
  fileprivate let delegate: any CALayerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

/// The methods named `action`.
@preconcurrency @MainActor
public struct _LayerAction {
  fileprivate let delegate: any CALayerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}
