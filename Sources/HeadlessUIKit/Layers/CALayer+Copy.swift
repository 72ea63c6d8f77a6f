// SPDX-License-Identifier: MIT

/// The link from a copied layer to the original layer.
@MainActor
final class LayerOrigin {
  /// The model layer of a presentation layer; nil for a frozen copy.
  let model: CALayer?
  /// The content of the layer's view when the copy was created.
  let content: DrawnContent?
  /// The traits of the layer's view.
  let traits: UITraitCollection?
  /// The transition that was in progress when the copy was created.
  let transition: LayerTransition?

  init(of layer: CALayer, model: CALayer?, transition: LayerTransition?) {
    self.model = model
    content = layer.drawnContent
    traits = layer.drawnTraits
    self.transition = transition
  }
}

extension CALayer {
  /// Returns the layer as it appears now, without its sublayers.
  package final func presentationCopy() -> CALayer {
    if origin?.model != nil { return self }
    let copy = makeCopy()
    copy.present(self)
    copy.origin = LayerOrigin(of: self, model: self, transition: transition)
    return copy
  }

  private func present(_ other: CALayer) {
    guard other.hasAnimations else { return }
    values = other.presentationValues
    hasIdentityTransform = CATransform3DIsIdentity(values.transform)
    presentOwnValues(of: other)
  }

  /// Returns a copy of the layer and its sublayers that no longer changes.
  ///
  /// - Parameter presented: Whether the copy shows the layers as they appear now, instead of after
  ///   all animations.
  package final func frozenCopy(presented: Bool) -> CALayer {
    let copy = makeCopy()
    if presented { copy.present(self) }
    copy.origin = LayerOrigin(
      of: self, model: nil, transition: presented ? transition?.frozen : nil)
    copy.children = children.map { $0.frozenCopy(presented: presented) }
    for child in copy.children {
      child.parent = copy
    }
    copy.mask = mask?.frozenCopy(presented: presented)
    return copy
  }
}
