// SPDX-License-Identifier: MIT

// See `withRequiredInitializer`.

/// An internal layer class whose `init()` is `required`. Do not use it in client code.
open class _RuntimeLayer: CALayer {
  public required override init() {
    super.init()
  }

  /// Creates a copy of another layer's own values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer. Layers cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a layer of a class.
  @_optimize(none)
  package static func make(_ layerClass: CALayer.Type) -> CALayer {
    withRequiredInitializer(layerClass, as: _RuntimeLayer.self).init()
  }
}
