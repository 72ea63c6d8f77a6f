// SPDX-License-Identifier: MIT

extension CALayer {
  /// The layer that this one lies in.
  ///
  /// A presentation layer's is a presentation layer, and so are its sublayers.
  public final var superlayer: CALayer? {
    parent ?? origin?.model?.parent?.presentationCopy()
  }

  /// The layers in this one, the rearmost first.
  public final var sublayers: [CALayer]? {
    get {
      let layers = sublayersOfSameKind
      return layers.isEmpty ? nil : layers
    }
    set {
      for child in children {
        child.removeFromSuperlayer()
      }
      for child in newValue ?? [] {
        addSublayer(child)
      }
    }
  }

  /// Puts a layer in front of the others.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Puts a layer at a place among the others.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts a layer right behind a sublayer, or behind all where that is none.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling, canHold(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer right in front of a sublayer, or in front of all where that is none.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling, canHold(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in the place of a sublayer.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self, canHold(newLayer) else { return }
    newLayer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer.
  public final func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.mask === self {
      parent.mask = nil
      return
    }
    parent.children.remove(identicalTo: self)
    self.parent = nil
  }

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

  /// A point of another layer in this one's coordinates.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: layer, to: self))
  }

  /// A point of this layer in another one's coordinates.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(Self.transform(from: self, to: layer))
  }

  /// The smallest rectangle of this layer that has one of another layer in it.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: layer, to: self))
  }

  /// The smallest rectangle of another layer that has one of this layer in it.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(Self.transform(from: self, to: layer))
  }

  /// Whether a point lies in the bounds.
  public final func contains(_ point: CGPoint) -> Bool {
    values.bounds.contains(point)
  }

  /// The last layer of the tree, this one included, that has a point of the superlayer in it. Its
  /// place in the tree counts, not its `zPosition`.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = pointFromSuperlayer(point)
    let contains = contains(own)
    if masksToBounds && !contains { return nil }
    for child in sublayersOfSameKind.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return contains ? self : nil
  }

  /// Those of a presentation layer are presentation layers.
  private final var sublayersOfSameKind: [CALayer] {
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
