// SPDX-License-Identifier: MIT

/// What a copy of a layer knows of the layer that it was made of.
@MainActor
final class LayerOrigin {
  /// The layer of a presentation layer; none where the copy is a picture of its own.
  let model: CALayer?
  /// What the layer's view showed when a picture was made.
  let content: DrawnContent?
  /// The traits of that view.
  let traits: UITraitCollection?
  /// The transition that was under way when a picture was made.
  let transition: LayerTransition?

  init(of layer: CALayer, model: CALayer?, transition: LayerTransition?) {
    self.model = model
    content = layer.drawnContent
    traits = layer.drawnTraits
    self.transition = transition
  }
}

extension CALayer {
  /// The layer as it is seen now, without its sublayers.
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

  /// A picture of the layer and all that is in it: a copy that nothing changes any more.
  ///
  /// - Parameter presented: As it is seen now; otherwise as it will be when all animations are over.
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
