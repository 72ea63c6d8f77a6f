// SPDX-License-Identifier: MIT

/// A value that can be animated.
enum AnimatedValue {
  /// A number, a point, a size or a rectangle.
  case numbers(SIMD4<Double>)
  case transform(CATransform3D)
  /// An affine transform while animations are added to it.
  case plane(PlaneComponents)
  /// A transform that is not affine, while animations are added to it.
  indirect case space(SpaceComponents)
  case color(CGColor?)
  case path(CGPath?)
  case colors([CGColor])
  case locations([CGFloat])
}

/// A type whose values can be animated.
protocol Animatable {
  var animated: AnimatedValue { get }
}

extension CGFloat: Animatable {
  var animated: AnimatedValue { .numbers(SIMD4(Double(self), 0, 0, 0)) }
}

extension Float: Animatable {
  var animated: AnimatedValue { .numbers(SIMD4(Double(self), 0, 0, 0)) }
}

extension CGPoint: Animatable {
  var animated: AnimatedValue { .numbers(SIMD4(Double(x), Double(y), 0, 0)) }
}

extension CGSize: Animatable {
  var animated: AnimatedValue { .numbers(SIMD4(Double(width), Double(height), 0, 0)) }
}

extension CGRect: Animatable {
  var animated: AnimatedValue {
    .numbers(
      SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)))
  }
}

extension CGColor: Animatable {
  var animated: AnimatedValue { .color(self) }
}

extension CGPath: Animatable {
  var animated: AnimatedValue { .path(self) }
}

extension Array: Animatable where Element: Animatable {
  var animated: AnimatedValue {
    if let colors = self as? [CGColor] { return .colors(colors) }
    return .locations(self as? [CGFloat] ?? [])
  }
}

extension Optional: Animatable where Wrapped: Animatable {
  var animated: AnimatedValue {
    if let self { return self.animated }
    return Wrapped.self == CGColor.self ? .color(nil) : .path(nil)
  }
}

extension AnimatedValue {
  var scalar: CGFloat { CGFloat(numbers.x) }
  var point: CGPoint { CGPoint(x: numbers.x, y: numbers.y) }
  var size: CGSize { CGSize(width: numbers.x, height: numbers.y) }
  var rect: CGRect {
    CGRect(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
  }

  private var numbers: SIMD4<Double> {
    if case .numbers(let numbers) = self { numbers } else { .zero }
  }

  var transform: CATransform3D {
    switch self {
    case .transform(let transform): transform
    case .plane(let components): components.transform
    case .space(let components): components.transform
    default: CATransform3DIdentity
    }
  }

  var color: CGColor? {
    if case .color(let color) = self { color } else { nil }
  }

  var path: CGPath? {
    if case .path(let path) = self { path } else { nil }
  }

  var colors: [CGColor] {
    if case .colors(let colors) = self { colors } else { [] }
  }

  var locations: [CGFloat] {
    if case .locations(let locations) = self { locations } else { [] }
  }
}

extension AnimatedValue {
  /// Creates a value from a client's value, as used by explicit animations; nil for an unsupported
  /// type.
  @MainActor init?(_ value: Any?) {
    switch value {
    case let value as CGPoint: self = value.animated
    case let value as CGSize: self = value.animated
    case let value as CGRect: self = value.animated
    case let value as CGFloat: self = value.animated
    case let value as Double: self = CGFloat(value).animated
    case let value as Float: self = value.animated
    case let value as Int: self = CGFloat(value).animated
    case let value as CATransform3D: self = .transform(value)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .locations(value.map { CGFloat($0.doubleValue) })
    case let value as [Double]: self = .locations(value.map { CGFloat($0) })
    case let value as NSNumber: self = CGFloat(value.doubleValue).animated
    case let value as NSValue: self.init(boxed: value)
    default: return nil
    }
  }

  private init?(boxed value: NSValue) {
    // The type encoding contains the name of the boxed type.
    let type = String(cString: value.objCType)
    if type.contains("Rect") {
      self = value.cgRectValue.animated
    } else if type.contains("Point") {
      self = value.cgPointValue.animated
    } else if type.contains("Size") {
      self = value.cgSizeValue.animated
    } else {
      return nil
    }
  }

  /// Interpolates between this value (`part` 0) and `other` (`part` 1). Returns `other` if the
  /// values cannot be interpolated.
  func mixed(with other: AnimatedValue, _ part: Double) -> AnimatedValue {
    guard part != 1, let change = AnimatedChange(from: self, to: other) else { return other }
    var value = other
    change.apply(1 - part, to: &value)
    switch value {
    case .plane, .space: return .transform(value.transform)
    default: return value
    }
  }

  /// Returns this value plus `factor` times `other`. Transforms are concatenated. For values that
  /// cannot be added, returns `other`, or this value if `factor` is negative.
  func sum(_ other: AnimatedValue, _ factor: Double) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let left), .numbers(let right)): .numbers(left + right * factor)
    case (.transform(let left), .transform(let right)):
      .transform(
        CATransform3DConcat(factor < 0 ? CATransform3DInvert(right) : right, left))
    default: factor < 0 ? self : other
    }
  }
}

/// The difference that an animation adds to a value: the whole difference at its beginning, nothing
/// at its end.
///
/// The new value plus the whole difference is the old value. Therefore beginning an animation does
/// not change the visible value, and earlier animations continue underneath.
enum AnimatedChange {
  /// The old value minus the new value.
  case numbers(SIMD4<Double>)
  /// The old components minus the new components.
  case plane(PlaneComponents)
  /// The change from the new components to the old ones.
  indirect case space(SpaceComponents)
  // Values without a difference store the old value, which is interpolated.
  case color(CGColor?)
  case path(CGPath?)
  case colors([CGColor])
  case locations([CGFloat])

  /// Creates a difference, or nil if the values cannot be interpolated.
  init?(from old: AnimatedValue, to new: AnimatedValue) {
    switch (old, new) {
    case (.numbers(let old), .numbers(let new)):
      let change = old - new
      guard change.x.isFinite, change.y.isFinite, change.z.isFinite, change.w.isFinite else {
        return nil
      }
      self = .numbers(change)
    case (.transform(let old), .transform(let new)):
      if old.isPlane, new.isPlane {
        self = .plane(PlaneComponents(old).shortestWay(from: PlaneComponents(new)))
      } else if let old = SpaceComponents(old), let new = SpaceComponents(new) {
        self = .space(old.shortestWay(from: new))
      } else {
        return nil
      }
    case (.color(let old), .color): self = .color(old)
    case (.path(let old), .path(let new)):
      guard old?.mixed(with: new, 1) != nil else { return nil }
      self = .path(old)
    case (.colors(let old), .colors(let new)):
      guard old.count == new.count else { return nil }
      self = .colors(old)
    case (.locations(let old), .locations(let new)):
      guard old.count == new.count else { return nil }
      self = .locations(old)
    default: return nil
    }
  }

  /// Returns a point plus a part of the horizontal and a part of the vertical difference.
  func applied(_ part: Double, vertically below: Double, to value: AnimatedValue) -> AnimatedValue {
    guard case .numbers(let change) = self, case .numbers(let numbers) = value else { return value }
    return .numbers(numbers + change * SIMD4(part, below, 0, 0))
  }

  /// Adds a part of the difference; 1 adds all of it.
  func apply(_ part: Double, to value: inout AnimatedValue) {
    switch (self, value) {
    case (.numbers(let change), .numbers(let numbers)):
      value = .numbers(numbers + change * part)
    case (.plane(let change), .plane(let components)):
      value = .plane(components + change * part)
    case (.plane(let change), .transform), (.plane(let change), .space):
      let transform = value.transform
      if transform.isPlane { value = .plane(PlaneComponents(transform) + change * part) }
    case (.space(let change), .space(let components)):
      value = .space(components.adding(change, part))
    case (.space(let change), .plane), (.space(let change), .transform):
      if let components = SpaceComponents(value.transform) {
        value = .space(components.adding(change, part))
      }
    case (.color(let old), .color(let color)):
      value = .color(CGColor.mixed(color, with: old, part))
    case (.path(let old), .path(let path)):
      value = .path(old?.mixed(with: path, part) ?? path)
    case (.colors(let old), .colors(let colors)) where old.count == colors.count:
      value = .colors(zip(colors, old).map { CGColor.mixed($0, with: $1, part) ?? $0 })
    case (.locations(let old), .locations(let locations)) where old.count == locations.count:
      value = .locations(zip(locations, old).map { $0 + ($1 - $0) * CGFloat(part) })
    default: break
    }
  }
}

extension CGColor {
  /// Interpolates between `color` (`part` 0) and `old` (`part` 1), component by component in
  /// extended sRGB. A nil color counts as the other color with an alpha of 0.
  static func mixed(_ color: CGColor?, with old: CGColor?, _ part: Double) -> CGColor? {
    guard let to = color ?? old?.copy(alpha: 0), let from = old ?? color?.copy(alpha: 0) else {
      return nil
    }
    // Patterns cannot be interpolated with colors.
    guard to.pattern == nil, from.pattern == nil else { return color }
    let part = CGFloat(part)
    let (new, old) = (to.rgba.inSRGB, from.rgba.inSRGB)
    return CGColor(
      RGBA(
        red: new.red + (old.red - new.red) * part,
        green: new.green + (old.green - new.green) * part,
        blue: new.blue + (old.blue - new.blue) * part,
        alpha: new.alpha + (old.alpha - new.alpha) * part))
  }
}

extension CGPath {
  /// Interpolates between `other` (`part` 0) and this path (`part` 1), point by point; nil if the
  /// elements of the paths differ in number or kind.
  func mixed(with other: CGPath?, _ part: Double) -> CGPath? {
    guard let other, elements.count == other.elements.count else { return nil }
    var mixed: [PathElement] = []
    mixed.reserveCapacity(elements.count)
    for (own, theirs) in zip(elements, other.elements) {
      guard let element = own.mixed(with: theirs, CGFloat(part)) else { return nil }
      mixed.append(element)
    }
    return CGPath(elements: mixed)
  }
}

extension PathElement {
  fileprivate func mixed(with other: PathElement, _ part: CGFloat) -> PathElement? {
    func mix(_ own: CGPoint, _ theirs: CGPoint) -> CGPoint {
      CGPoint(x: theirs.x + (own.x - theirs.x) * part, y: theirs.y + (own.y - theirs.y) * part)
    }
    switch (self, other) {
    case (.move(let own), .move(let theirs)): return .move(to: mix(own, theirs))
    case (.line(let own), .line(let theirs)): return .line(to: mix(own, theirs))
    case (.quadCurve(let own, let control), .quadCurve(let theirs, let otherControl)):
      return .quadCurve(to: mix(own, theirs), control: mix(control, otherControl))
    case (.curve(let own, let first, let second), .curve(let theirs, let third, let fourth)):
      return .curve(
        to: mix(own, theirs), control1: mix(first, third), control2: mix(second, fourth))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
