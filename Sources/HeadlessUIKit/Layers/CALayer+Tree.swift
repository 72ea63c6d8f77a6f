// SPDX-License-Identifier: MIT

extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    if layer.parent != nil {
      layer.removeFromSuperlayer()
    }
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.parent = self
  }

  /// Whether a layer can lie in this one, which itself must not lie in that.
  final func canHold(_ layer: CALayer) -> Bool {
    guard !layer.children.isEmpty || layer === self || layer.mask != nil else { return true }
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer {
        (view?.device ?? .current).reportIllegalUse(
          "layer \(layer) is a part of cycle in its layer tree")
        return false
      }
      ancestor = current.parent
    }
    return true
  }

  /// Those of a presentation layer are presentation layers.
  final var sublayersOfSameKind: [CALayer] {
    origin?.model?.children.map { $0.presentationCopy() } ?? children
  }

  /// The sublayers as they are drawn: by `zPosition`, then in their order.
  package final var orderedSublayers: [CALayer] {
    let layers = sublayersOfSameKind
    guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Up to the layer that both lie in, and down again; a nil layer is the plane of the root.
  ///
  /// Only the way to that layer is walked, so that points which two siblings exchange are not rounded
  /// by the place of their window.
  static func transform(from start: CALayer?, to end: CALayer?) -> CGAffineTransform {
    if start === end { return .identity }
    if let start, start.parent === end { return start.ownTransform }
    if let end, end.parent === start { return end.ownTransform.inverted() }
    let common = commonAncestor(start, end)
    let up = start.map { $0.transform(to: common) } ?? .identity
    let down = end.map { $0.transform(to: common) } ?? .identity
    return down.isIdentity ? up : up.concatenating(down.inverted())
  }

  /// A point of the superlayer in this layer's coordinates.
  final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    guard hasIdentityTransform else { return point.applying(ownTransform.inverted()) }
    let frame = values.untransformedFrame
    return CGPoint(
      x: point.x - frame.minX + values.bounds.minX, y: point.y - frame.minY + values.bounds.minY)
  }

  private static func commonAncestor(_ one: CALayer?, _ other: CALayer?) -> CALayer? {
    var (one, other) = (one, other)
    var (depth, otherDepth) = (one?.depth ?? 0, other?.depth ?? 0)
    while one !== other {
      if depth >= otherDepth {
        one = one?.parent
        depth -= 1
      } else {
        other = other?.parent
        otherDepth -= 1
      }
    }
    return one
  }

  /// How many layers there are from this one up to the root.
  private var depth: Int {
    var count = 1
    var layer = self
    while let parent = layer.parent {
      layer = parent
      count += 1
    }
    return count
  }

  private func transform(to ancestor: CALayer?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      transform = transform.concatenating(current.ownTransform)
      layer = current.parent
    }
    return transform
  }

  private var ownTransform: CGAffineTransform {
    guard hasIdentityTransform else { return values.affineTransformToSuperlayer }
    let frame = values.untransformedFrame
    return CGAffineTransform(
      translationX: frame.minX - values.bounds.minX, y: frame.minY - values.bounds.minY)
  }
}
