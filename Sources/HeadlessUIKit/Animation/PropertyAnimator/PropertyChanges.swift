// SPDX-License-Identifier: MIT

/// The changes that a property animator animates, with the values before and after them.
@MainActor
final class PropertyChanges {
  private struct Change {
    weak var layer: CALayer?
    let property: LayerProperty
    let old: AnimatedValue
    var new: AnimatedValue
  }

  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: LayerProperty
  }

  private struct Background {
    weak var view: UIView?
    let old: UIColor?
    var new: UIColor?
  }

  private var changes: [Change] = []
  private var indices: [Key: Int] = [:]
  private var backgrounds: [Background] = []

  /// Records a change that is animated. The first value of a property is its value before the
  /// animations.
  func record(
    _ property: LayerProperty, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue
  ) {
    let key = Key(layer: ObjectIdentifier(layer), property: property)
    if let index = indices[key], changes[index].layer != nil {
      changes[index].new = new
    } else {
      indices[key] = changes.count
      changes.append(Change(layer: layer, property: property, old: old, new: new))
    }
    if property == .backgroundColor, let view = layer.view { record(background: view, old) }
  }

  private func record(background view: UIView, _ old: AnimatedValue) {
    if let index = backgrounds.firstIndex(where: { $0.view === view }) {
      backgrounds[index].new = view.backgroundColor
    } else {
      let color = old.color.map { UIColor(cgColor: $0) }
      backgrounds.append(Background(view: view, old: color, new: view.backgroundColor))
    }
  }

  /// Sets all properties to the values that are visible now.
  func setCurrent() {
    set(
      changes.map { change in
        change.layer.flatMap { LayerKeyPath(change.property.rawValue)?.shownValue(of: $0) }
      })
  }

  /// Sets all properties to the values before the animations, or after them.
  func set(toStart: Bool) {
    set(changes.map { toStart ? $0.old : $0.new })
    for background in backgrounds {
      background.view?.backgroundColor = toStart ? background.old : background.new
    }
  }

  private func set(_ values: [AnimatedValue?]) {
    AnimationScope.perform(in: nil) {
      for (change, value) in zip(changes, values) {
        guard let layer = change.layer, let value else { continue }
        layer.set(change.property, to: value)
      }
    }
  }
}

extension CALayer {
  /// Sets an animatable property of the layer, or of its view.
  final func set(_ property: LayerProperty, to value: AnimatedValue) {
    switch property {
    case .bounds: bounds = value.rect
    case .position: position = value.point
    case .anchorPoint: anchorPoint = value.point
    case .zPosition: zPosition = value.scalar
    case .transform: transform = value.transform
    case .sublayerTransform: sublayerTransform = value.transform
    case .opacity: opacity = Float(value.scalar)
    case .backgroundColor:
      if let view {
        view.backgroundColor = value.color.map { UIColor(cgColor: $0) }
      } else {
        backgroundColor = value.color
      }
    case .cornerRadius: cornerRadius = value.scalar
    case .borderWidth: borderWidth = value.scalar
    case .borderColor: borderColor = value.color
    case .shadowColor: shadowColor = value.color
    case .shadowOpacity: shadowOpacity = Float(value.scalar)
    case .shadowOffset: shadowOffset = value.size
    case .shadowRadius: shadowRadius = value.scalar
    case .shadowPath: shadowPath = value.path
    case .contentsRect: contentsRect = value.rect
    default: setOwn(property, to: value)
    }
  }
}

// Without children; see `CGPath`.
extension PropertyChanges: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
