// SPDX-License-Identifier: MIT

/// A layer that only contains sublayers, without flattening their transforms into its own plane.
open class CATransformLayer: CALayer {
  override func makeCopy() -> CALayer {
    CATransformLayer(layer: self)
  }
}
