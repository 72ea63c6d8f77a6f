// SPDX-License-Identifier: MIT

extension CALayer {
  final func setStoredValue(_ value: Any?, forKeyPath keyPath: String) {
    if let path = LayerKeyPath(keyPath), var whole = path.whole(of: self) {
      guard let new = AnimatedValue(value) ?? path.none else {
        return warn("\(value ?? "nil") is no value", keyPath)
      }
      guard path.canWrite(to: whole) else { return warn("the transform is not affine", keyPath) }
      path.write(new, adding: false, to: &whole)
      return set(path.property, to: whole)
    }
    switch keyPath {
    case "frame": if let frame = AnimatedValue(value)?.rect { self.frame = frame }
    case "hidden", "isHidden": isHidden = value.flatMap(Self.flag) ?? false
    case "masksToBounds": masksToBounds = value.flatMap(Self.flag) ?? false
    case "contents": contents = value
    case "name": name = value as? String
    default:
      if value != nil || extras != nil { madeExtras.clientValues[keyPath] = value }
    }
  }

  final func storedValue(forKeyPath keyPath: String) -> Any? {
    if let path = LayerKeyPath(keyPath) { return path.clientValue(of: self) }
    switch keyPath {
    case "frame": return frame
    case "hidden", "isHidden": return isHidden
    case "masksToBounds": return masksToBounds
    case "contents": return contents
    case "name": return name
    default: return extras?.clientValues[keyPath]
    }
  }

  private static func flag(_ value: Any) -> Bool? {
    value as? Bool ?? (value as? NSNumber)?.boolValue
  }

  private func warn(_ reason: String, _ keyPath: String) {
    (view?.device ?? .current).warn(
      "\(type(of: self)): setValue(_:forKeyPath: \"\(keyPath)\") has no effect: \(reason).")
  }
}

extension LayerKeyPath {
  /// Returns the layer's own value of the whole property.
  @MainActor func whole(of layer: CALayer) -> AnimatedValue? {
    layer.values[property] ?? layer.ownAnimatedValue(property)
  }

  /// The value that nil stands for: no color or no path. Nil for properties that always have a
  /// value.
  var none: AnimatedValue? {
    switch property {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color(nil)
    case .path, .shadowPath: .path(nil)
    default: nil
    }
  }

  /// Returns the layer's own value as a client receives it.
  @MainActor func clientValue(of layer: CALayer) -> Any? {
    guard let value = value(of: layer) else { return nil }
    switch value {
    case .transform, .plane, .space: return value.transform
    case .color(let color): return color
    case .path(let path): return path
    case .colors(let colors): return colors
    case .locations(let locations): return locations.map { NSNumber(value: Double($0)) }
    case .numbers:
      switch kind {
      case .number: return NSNumber(value: Double(value.scalar))
      case .point: return value.point
      case .size: return value.size
      case .rect: return value.rect
      }
    }
  }
}
