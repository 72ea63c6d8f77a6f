// SPDX-License-Identifier: MIT

/// A layer tree that a context draws: a copy that is not changed after its creation.
package final class FrozenLayer: DrawnPicture {
  @MainActor package let layer: CALayer

  @MainActor init(_ layer: CALayer) {
    self.layer = layer
  }
}
