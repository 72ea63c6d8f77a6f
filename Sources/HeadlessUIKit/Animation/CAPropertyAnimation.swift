// SPDX-License-Identifier: MIT

/// An animation of one value, which a key path identifies.
///
/// Supported key paths are the animatable properties of layers; `x`, `y`, `width` and `height` of
/// points, sizes and rectangles; and, of affine transforms, `translation`, `translation.x`,
/// `translation.y`, `scale`, `scale.x`, `scale.y`, `rotation` and `rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated value.
  open var keyPath: String?
  /// Whether the animation adds its values to the layer's own value.
  open var isAdditive = false

  /// Creates an animation of the value at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func effects(on layer: CALayer) -> [LayerEffect] {
    guard let path = keyPath.flatMap({ LayerKeyPath($0) }), let curve = curve(of: path, layer)
    else { return [] }
    return [LayerEffect(path: path, curve: curve, isAdditive: isAdditive, timing: nil)]
  }

  @MainActor func curve(of path: LayerKeyPath, _ layer: CALayer) -> ValueCurve? { nil }
}
