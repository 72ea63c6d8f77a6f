// SPDX-License-Identifier: MIT

extension CALayer {
  /// The device of the view whose layer this is or which contains it, or else the current device.
  final var device: Device {
    var layer = self
    while true {
      if let view = layer.view { return view.device }
      guard let parent = layer.parent else { return .current }
      layer = parent
    }
  }

  final func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    if layer.parent != nil {
      layer.removeFromSuperlayer()
    }
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.parent = self
  }

  /// Returns whether a layer can be added as a sublayer, which must not create a cycle.
  final func canHold(_ layer: CALayer) -> Bool {
    guard !layer.children.isEmpty || layer === self || layer.mask != nil else { return true }
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer {
        device.reportIllegalUse(
          "layer \(layer) is a part of cycle in its layer tree")
        return false
      }
      ancestor = current.parent
    }
    return true
  }

  /// The sublayers, as presentation layers if this layer is a presentation layer.
  final var sublayersOfSameKind: [CALayer] {
    origin?.model?.children.map { $0.presentationCopy() } ?? children
  }

  /// The sublayers in drawing order: by `zPosition`, then by index.
  package final var orderedSublayers: [CALayer] {
    let layers = sublayersOfSameKind
    guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .inOrder { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Returns the transform up to the common ancestor and down again; a nil layer represents the
  /// coordinates of the root's superlayer.
  ///
  /// The walk ends at the common ancestor, so that points converted between siblings are not
  /// rounded by the position of their window.
  static func transform(from start: CALayer?, to end: CALayer?) -> CGAffineTransform {
    if start === end { return .identity }
    if let start, start.parent === end { return start.ownTransform }
    if let end, end.parent === start { return end.ownTransform.inverted() }
    let common = commonAncestor(start, end)
    let up = start.map { $0.transform(to: common) } ?? .identity
    let down = end.map { $0.transform(to: common) } ?? .identity
    return down.isIdentity ? up : up.concatenating(down.inverted())
  }

  /// Converts a point of the superlayer to this layer's coordinates.
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

  /// The number of layers from this layer up to the root.
  final var depth: Int {
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
