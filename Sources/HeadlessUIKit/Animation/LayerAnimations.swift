// SPDX-License-Identifier: MIT

/// What of a layer can be animated, by the names that Core Animation has for it.
package enum LayerProperty: String, Hashable, Sendable {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform, opacity
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase
  case colors, locations, startPoint, endPoint
}

/// The animations of one layer: every change that has not come to its end.
@MainActor
package final class LayerAnimations {
  private struct Entry {
    let property: LayerProperty
    let change: AnimatedChange
    let run: AnimationRun
    let span: AnimationSpan
    let shift: TimeInterval
  }

  /// Nil once the layer has gone.
  private weak var layer: CALayer?

  init(of layer: CALayer) {
    self.layer = layer
  }

  /// The layer's time less the device's, when an animation is added.
  func shift(on device: Device) -> TimeInterval {
    LayerTiming.isInUse ? (layer?.localTime(at: device.now) ?? device.now) - device.now : 0
  }

  /// The time that a run's clock is read at, which passes as the layer's time does; none where that is
  /// the device's.
  func time(of run: AnimationRun, shift: TimeInterval) -> TimeInterval? {
    guard LayerTiming.isInUse, let layer, let device = run.device else { return nil }
    return layer.localTime(at: device.now) - shift
  }

  /// When the layer's part of a run is over, in the time of the device.
  func endTime(of run: AnimationRun) -> TimeInterval {
    let end = run.clockEnd
    guard LayerTiming.isInUse, let layer, end.isFinite else { return end }
    let shift =
      entries.first { $0.run === run }?.shift ?? added.first { $0.run === run }?.shift
      ?? transition?.shift ?? 0
    return layer.deviceTime(at: end + shift)
  }

  /// The oldest first.
  private var entries: [Entry] = []

  /// Whether the layer has gone.
  nonisolated(unsafe) var isOrphaned = false

  /// The change of the whole layer from an old picture, if any.
  var transition: LayerTransition?

  /// What was added explicitly, the oldest first.
  var added: [AddedAnimation] = []

  package var isEmpty: Bool { entries.isEmpty && transition == nil && added.isEmpty }

  /// Whether the layer's view gets no touches meanwhile.
  var blocksTouches: Bool {
    transitionBlocksTouches || entries.contains { !$0.run.block.allowsUserInteraction }
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

  /// Takes what belongs to a run that is over.
  func removeAll(of run: AnimationRun) {
    entries.removeAll { $0.run === run }
    dropTransition(of: run)
    added.removeAll { $0.run === run && !$0.staysAtEnd }
  }

  /// Takes everything before its end.
  func removeAll() {
    let removed = entries
    entries = []
    for entry in removed {
      entry.run.remove(1)
    }
    endTransition()
    removeAdded()
  }

  /// The names of the values that blocks animate.
  var properties: [LayerProperty] {
    entries.reduce(into: []) { names, entry in
      if !names.contains(entry.property) { names.append(entry.property) }
    }
  }

  /// Takes what blocks animate of one value before its end.
  func removeAll(of property: LayerProperty) {
    let removed = entries.filter { $0.property == property }
    entries.removeAll { $0.property == property }
    for entry in removed {
      entry.run.remove(1)
    }
  }

  /// Adds what is left of each change, the newest first: each leads back to the value that was there
  /// when it began, which the older ones were leading to.
  func apply<Values: AnimatableValues>(to values: inout Values) {
    // Kept in its components until the end: adding them is what makes the sum smooth.
    var transform: AnimatedValue?
    for index in entries.indices.reversed() {
      let (run, shift) = (entries[index].run, entries[index].shift)
      let progress = time(of: run, shift: shift).map { run.progress(at: $0) } ?? run.progress
      let remaining = entries[index].span.remaining(at: progress)
      let property = entries[index].property
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
    // On top, in their order, as Core Animation does.
    for animation in added {
      animation.apply(to: &values, time: time(of: animation.run, shift: animation.shift))
    }
    values.limit()
  }
}

extension CALayer {
  /// Whether anything of the layer itself is being animated.
  package final var hasAnimations: Bool { animations.map { !$0.isEmpty } ?? false }

  /// What the layer looks like in this moment of its device.
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
    let device = view?.device ?? .current
    let animations = self.animations ?? LayerAnimations(of: self)
    self.animations = animations
    if let transition = animation as? CATransition {
      return animations.begin(transition, of: self, device: device)
    }
    animations.add(
      AddedAnimation(animation, key: key, layer: self, device: device), device: device)
  }

  /// Ends the animations of a view's layer and of those below it that are no view's.
  final func removeOwnAnimations() {
    animations?.removeAll()
    mask?.removeOwnAnimations()
    for child in children where child.view == nil {
      child.removeOwnAnimations()
    }
  }

  /// Called after every change of a value that can be animated.
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

  /// Whether the change may have to be animated: nearly never, so it has to be found out fast.
  private var isInScope: Bool { AnimationScope.current != nil || Transaction.openCount > 0 }

  private func animate(
    _ property: LayerProperty, from old: AnimatedValue, to new: AnimatedValue
  ) {
    guard isInScope || extras?.hasActions == true else { return }
    let device = view?.device ?? .current
    let transaction = device.animations.transactions.last
    if mayHaveActions, transaction?.disablesActions != true {
      guard let action = action(forKey: property.rawValue) else { return }
      guard action is ImplicitAnimation else { return run(action, for: property, from: old) }
    }
    let scope = view == nil ? transaction?.layerScope(on: device) : AnimationScope.current
    guard let scope, scope.isAnimating, transaction?.disablesActions != true,
      property.animatesImplicitly, scope.run.device.map({ $0 === device }) ?? true,
      let change = AnimatedChange(from: old, to: new)
    else { return }  // what lies on another device does not follow this one's clock
    let animations = self.animations ?? LayerAnimations(of: self)
    self.animations = animations
    animations.add(change, of: property, scope: scope, device: device)
    if property == .bounds, let view, scope.settings.options.contains(.layoutSubviews) {
      scope.run.layOut(view)
    }
  }
}

extension LayerProperty {
  /// Paths are only animated by animations that are added explicitly ("CAShapeLayer", "path";
  /// "CALayer", "shadowPath").
  var animatesImplicitly: Bool { self != .path && self != .shadowPath }
}
