// SPDX-License-Identifier: MIT

/// An animatable value of a layer, or a part of one, identified by Core Animation's key path.
struct LayerKeyPath {
  enum Part {
    case number(Int)
    case numbers(Int)
    case plane(PlaneComponents.Part)
  }

  let property: LayerProperty
  private let part: Part?

  /// Creates a key path, or nil for an unknown name.
  init?(_ path: String) {
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = names.first, let property = LayerProperty(rawValue: name) else { return nil }
    self.property = property
    guard names.count == 2 else {
      part = nil
      return
    }
    guard let part = Self.part(names[1], of: property) else { return nil }
    self.part = part
  }

  private static func part(_ name: String, of property: LayerProperty) -> Part? {
    switch property {
    case .transform, .sublayerTransform:
      return PlaneComponents.Part(rawValue: name).map { .plane($0) }
    case .bounds, .contentsRect:
      let names = ["origin.x", "origin.y", "size.width", "size.height"]
      if name == "origin" { return .numbers(0) }
      if name == "size" { return .numbers(2) }
      return names.firstIndex(of: name).map { .number($0) }
    case .shadowOffset:
      return ["width", "height"].firstIndex(of: name).map { .number($0) }
    case .position, .anchorPoint, .startPoint, .endPoint:
      return ["x", "y"].firstIndex(of: name).map { .number($0) }
    default: return nil
    }
  }

  /// The kinds of values that consist of numbers.
  enum Kind {
    case number, point, size, rect
  }

  /// The kind of the value, if it consists of numbers.
  var kind: Kind {
    switch part {
    case .number: return .number
    case .numbers(let index): return index == 0 ? .point : .size
    case .plane(let part): return part == .translation ? .size : .number
    case nil: break
    }
    switch property {
    case .bounds, .contentsRect: return .rect
    case .shadowOffset: return .size
    case .position, .anchorPoint, .startPoint, .endPoint: return .point
    default: return .number
    }
  }

  /// Whether a part can be written: components of transforms are defined for affine transforms.
  func canWrite(to value: AnimatedValue) -> Bool {
    guard case .plane = part else { return true }
    return value.transform.isPlane
  }

  /// Returns the layer's own value, which is visible after all animations.
  @MainActor func value(of layer: CALayer) -> AnimatedValue? {
    whole(of: layer).flatMap { read($0) }
  }

  /// Returns the currently visible value.
  @MainActor func shownValue(of layer: CALayer) -> AnimatedValue? {
    value(of: layer.presentationCopy())
  }

  /// Returns the value that changes nothing when it is added.
  @MainActor func zero(on layer: CALayer) -> AnimatedValue? {
    switch value(of: layer) {
    case .numbers: .numbers(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case let value: value
    }
  }

  private func read(_ value: AnimatedValue) -> AnimatedValue? {
    switch (part, value) {
    case (nil, _): return value
    case (.number(let index), .numbers(let numbers)):
      return .numbers(SIMD4(numbers[index], 0, 0, 0))
    case (.numbers(let index), .numbers(let numbers)):
      return .numbers(SIMD4(numbers[index], numbers[index + 1], 0, 0))
    case (.plane(let part), .transform(let transform)) where transform.isPlane:
      return .numbers(PlaneComponents(transform)[part])
    default: return nil
    }
  }

  /// Writes a value at the key path, or adds it to the current value.
  func write(_ new: AnimatedValue, adding: Bool, to value: inout AnimatedValue) {
    switch (part, value, new) {
    case (nil, _, _): value = adding ? value.sum(new, 1) : new
    case (.number(let index), .numbers(var numbers), .numbers(let new)):
      numbers[index] = new.x + (adding ? numbers[index] : 0)
      value = .numbers(numbers)
    case (.numbers(let index), .numbers(var numbers), .numbers(let new)):
      numbers[index] = new.x + (adding ? numbers[index] : 0)
      numbers[index + 1] = new.y + (adding ? numbers[index + 1] : 0)
      value = .numbers(numbers)
    case (.plane(let part), .transform(let transform), .numbers(let new)) where transform.isPlane:
      var components = PlaneComponents(transform)
      components[part] = adding ? components[part] + new : new
      value = .plane(components)
    default: break
    }
  }
}

/// A curve through values at times from 0 to 1.
struct ValueCurve {
  var values: [AnimatedValue]
  /// The times of the values; empty for evenly spaced values.
  var times: [Double] = []
  var functions: [CAMediaTimingFunction] = []
  var isDiscrete = false
  /// The ways between consecutive values along a path; empty for direct ways.
  var segments: [PathSegment] = []

  init(values: [AnimatedValue]) {
    self.values = values
  }

  /// Returns the value at a time. Beyond the ends, the curve continues linearly, because springs
  /// overshoot.
  func value(at time: Double) -> AnimatedValue {
    let last = values.count - 1
    var index = 0
    if times.isEmpty {
      index = min(max(Int(time * Double(last)), 0), last - 1)
    } else {
      index = max((times.prefix(values.count).lastIndex { $0 <= time } ?? 0), 0)
    }
    if isDiscrete { return values[min(index, last)] }
    index = min(index, last - 1)
    let (start, end) =
      times.isEmpty
      ? (Double(index) / Double(last), Double(index + 1) / Double(last))
      : (times[index], times[index + 1])
    var part = end > start ? (time - start) / (end - start) : 1
    if functions.indices.contains(index) { part = functions[index].progress(at: part) }
    if segments.indices.contains(index) { return segments[index].point(at: part).animated }
    return values[index].mixed(with: values[index + 1], part)
  }
}

/// The effect of an explicit animation on one value of its layer.
struct LayerEffect {
  let path: LayerKeyPath
  let curve: ValueCurve
  let isAdditive: Bool
  /// The timing of the effect within a group; nil outside of groups.
  var timing: EffectTiming?

  @MainActor func within(_ animation: CAAnimation) -> LayerEffect {
    var effect = self
    effect.timing = EffectTiming(of: animation, inner: timing)
    return effect
  }

  /// Writes the value at a time within the group or, outside of groups, at a progress.
  func apply(
    progress: Double, time: TimeInterval, to values: inout some AnimatableValues
  ) {
    guard var value = values[path.property] else { return }
    guard let progress = timing == nil ? progress : timing?.progress(at: time) else { return }
    path.write(curve.value(at: progress), adding: isAdditive, to: &value)
    values[path.property] = value
  }
}

/// The timing of an animation within a group.
final class EffectTiming {
  private let begin: TimeInterval
  private let speed: Double
  private let timing: AnimationTiming
  private let fillMode: CAMediaTimingFillMode
  private let inner: EffectTiming?

  @MainActor init(of animation: CAAnimation, inner: EffectTiming?) {
    begin = animation.beginTime
    speed = Double(animation.speed)
    timing = AnimationTiming(animation)
    fillMode = animation.fillMode
    self.inner = inner
  }

  /// Returns the progress at a time; nil if the layer's own value is visible.
  func progress(at time: TimeInterval) -> Double? {
    let own = (time - begin) * speed
    if own < 0, fillMode != .backwards, fillMode != .both { return nil }
    if own >= timing.total, fillMode != .forwards, fillMode != .both { return nil }
    let progress = own >= timing.total ? timing.lastProgress : timing.progress(at: own)
    return inner == nil ? progress : inner?.progress(at: progress * timing.duration)
  }
}
