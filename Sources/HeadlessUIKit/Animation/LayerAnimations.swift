// SPDX-License-Identifier: MIT

/// The animatable properties of layers, with Core Animation's names.
package enum LayerProperty: String, Hashable, Sendable {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform, opacity
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contentsRect
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase
  case colors, locations, startPoint, endPoint

  /// Whether a change of the property moves or resizes the layer.
  var isGeometry: Bool {
    switch self {
    case .bounds, .position, .anchorPoint, .transform, .sublayerTransform: true
    default: false
    }
  }
}

/// The animations of one layer: all changes that have not ended.
@MainActor
package final class LayerAnimations {
  private struct Entry {
    let property: LayerProperty
    let change: AnimatedChange
    let run: AnimationRun
    let span: AnimationSpan
    let shift: TimeInterval
  }

  /// The animated layer; nil after the layer was released.
  private weak var layer: CALayer?

  init(of layer: CALayer) {
    self.layer = layer
  }

  /// Returns the difference between the layer's time and the device's time when an animation is
  /// added, in seconds.
  func shift(on device: Device) -> TimeInterval {
    LayerTiming.isInUse ? (layer?.localTime(at: device.now) ?? device.now) - device.now : 0
  }

  /// Returns the time at which to read a run's clock, which advances with the layer's time; nil if
  /// the layer's time is the device's time.
  func time(of run: AnimationRun, shift: TimeInterval) -> TimeInterval? {
    guard LayerTiming.isInUse, let layer, let device = run.device else { return nil }
    return layer.localTime(at: device.now) - shift
  }

  /// Returns the end of the layer's part of a run, in the device's time.
  func endTime(of run: AnimationRun) -> TimeInterval {
    let end = run.clockEnd
    guard LayerTiming.isInUse, let layer, end.isFinite else { return end }
    let shift =
      entries.first { $0.run === run }?.shift ?? added.first { $0.run === run }?.shift
      ?? transition?.shift ?? 0
    return layer.deviceTime(at: end + shift)
  }

  /// The animated changes, the oldest first.
  private var entries: [Entry] = []

  /// Whether the layer was released.
  nonisolated(unsafe) var isOrphaned = false

  /// The running transition of the whole layer from an earlier appearance.
  var transition: LayerTransition?

  /// The explicitly added animations, the oldest first.
  var added: [AddedAnimation] = []

  package var isEmpty: Bool { entries.isEmpty && transition == nil && added.isEmpty }

  /// Whether the layer's view receives no touches while the animations run.
  var blocksTouches: Bool {
    transitionBlocksTouches || entries.contains { !$0.run.block.allowsUserInteraction }
  }

  /// Whether an animation that ends moves the layer, or keeps touches from the layer's view.
  var isMovingToItsEnd: Bool {
    let moves = entries.contains { entry in
      (entry.property.isGeometry || !entry.run.block.allowsUserInteraction)
        && entry.run.clockEnd.isFinite
    }
    return moves || transitionBlocksTouches
  }

  func add(
    _ change: AnimatedChange, of property: LayerProperty, scope: AnimationScope, device: Device
  ) {
    entries.append(
      Entry(
        property: property, change: change, run: scope.run, span: scope.span,
        shift: shift(on: device)))
    scope.run.add(to: self, of: device)
  }

  /// Removes the changes of a run that is over.
  func removeAll(of run: AnimationRun) {
    entries.removeAll { $0.run === run }
    dropTransition(of: run)
    added.removeAll { $0.run === run && !$0.staysAtEnd }
  }

  /// Removes all animations before their end.
  func removeAll() {
    let removed = entries
    entries = []
    for entry in removed {
      entry.run.remove(1)
    }
    endTransition()
    removeAdded()
  }

  /// The properties that blocks animate.
  var properties: [LayerProperty] {
    entries.reduce(into: []) { names, entry in
      if !names.contains(entry.property) { names.append(entry.property) }
    }
  }

  /// Removes the changes of one property by blocks before their end.
  func removeAll(of property: LayerProperty) {
    let removed = entries.filter { $0.property == property }
    entries.removeAll { $0.property == property }
    for entry in removed {
      entry.run.remove(1)
    }
  }

  /// Adds the rest of each change to the values, the newest change first. The difference of a
  /// change leads back to the value at its beginning, which was the target of the older changes.
  func apply<Values: AnimatableValues>(to values: inout Values) {
    // The transform is stored as components until all changes have been added: only the sum of
    // components is smooth.
    var transform: AnimatedValue?
    for index in entries.indices.reversed() {
      let (run, shift) = (entries[index].run, entries[index].shift)
      let time = time(of: run, shift: shift)
      let remaining = entries[index].span.remaining(
        at: time.map { run.progress(at: $0) } ?? run.progress)
      let property = entries[index].property
      if property == .position, let vertical = run.verticalProgress(at: time) {
        let below = entries[index].span.remaining(at: vertical)
        values[.position] = values[.position].map {
          entries[index].change.applied(remaining, vertically: below, to: $0)
        }
        continue
      }
      guard remaining != 0,
        var value = transform.flatMap({ property == .transform ? $0 : nil })
          ?? values[property]
      else { continue }
      entries[index].change.apply(remaining, to: &value)
      if property == .transform {
        transform = value
      } else {
        values[property] = value
      }
    }
    if let transform { values[.transform] = transform }
    // Explicit animations are applied last, in their order, as in Core Animation.
    for animation in added {
      animation.apply(to: &values, time: time(of: animation.run, shift: animation.shift))
    }
    values.limit()
  }
}

extension CALayer {
  /// Whether the layer itself is being animated.
  package final var hasAnimations: Bool { animations.map { !$0.isEmpty } ?? false }

  /// The values of the layer that are visible at the device's current time.
  package final var presentationValues: LayerValues {
    guard let animations, !animations.isEmpty else { return values }
    var values = self.values
    animations.apply(to: &values)
    return values
  }

  final var addedKeys: [String]? {
    guard let animations else { return nil }
    let keys = animations.added.compactMap(\.key)
    return animations.transition == nil ? keys : keys + [CATransition.key]
  }

  final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    let device = self.device
    let animations = self.animations ?? LayerAnimations(of: self)
    self.animations = animations
    if let transition = animation as? CATransition {
      return animations.begin(transition, of: self, device: device)
    }
    animations.add(
      AddedAnimation(animation, key: key, layer: self, device: device), device: device)
  }

  /// Ends the animations of a view's layer and of its sublayers that do not belong to a view.
  final func removeOwnAnimations() {
    animations?.removeAll()
    mask?.removeOwnAnimations()
    for child in children where child.view == nil {
      child.removeOwnAnimations()
    }
  }

  /// Called after every change of an animatable value.
  final func changed<Value: Equatable & Animatable>(
    _ property: LayerProperty, from old: Value, to new: Value
  ) {
    guard isInScope || extras != nil, old != new else { return }
    animate(property, from: old.animated, to: new.animated)
  }

  final func changed(_ property: LayerProperty, from old: CATransform3D, to new: CATransform3D) {
    guard isInScope || extras != nil, !CATransform3DEqualToTransform(old, new) else { return }
    animate(property, from: .transform(old), to: .transform(new))
  }

  /// Whether the change may have to be animated. Nearly always false, so the check must be fast.
  private var isInScope: Bool { AnimationScope.current != nil || Transaction.openCount > 0 }

  private func animate(
    _ property: LayerProperty, from old: AnimatedValue, to new: AnimatedValue
  ) {
    guard isInScope || extras?.hasActions == true else { return }
    let device = self.device
    let transaction = device.animations.transactions.last
    if mayHaveActions, transaction?.disablesActions != true {
      guard let action = action(forKey: property.rawValue) else { return }
      guard action is ImplicitAnimation else { return run(action, for: property, from: old) }
    }
    let scope = view == nil ? transaction?.layerScope(on: device) : AnimationScope.current
    guard let scope, scope.isAnimating, transaction?.disablesActions != true,
      property.animatesImplicitly, scope.run.device.map({ $0 === device }) ?? true,
      let change = AnimatedChange(from: old, to: new)
    else { return }  // a layer of another device does not follow this device's clock
    let animations = self.animations ?? LayerAnimations(of: self)
    self.animations = animations
    animations.add(change, of: property, scope: scope, device: device)
    scope.run.changes?.record(property, of: self, from: old, to: new)
    if property == .bounds, let view, scope.settings.options.contains(.layoutSubviews) {
      scope.run.layOut(view)
    }
  }
}

extension LayerProperty {
  /// Whether changes are animated implicitly. Paths are animated only by explicit animations
  /// ("CAShapeLayer", "path"; "CALayer", "shadowPath").
  var animatesImplicitly: Bool { self != .path && self != .shadowPath }
}

// Without children; see `CGPath`.
extension LayerAnimations: CustomReflectable {
  nonisolated package var customMirror: Mirror { Mirror(self, children: []) }
}
