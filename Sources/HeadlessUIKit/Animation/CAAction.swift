// SPDX-License-Identifier: MIT

/// A reaction to an event of a layer: an animation, or `NSNull`, which does nothing.
public protocol CAAction {
  /// Reacts to an event of an object, which is a layer for changes of its properties.
  @preconcurrency @MainActor
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// The animation that a change gets by itself. The engine animates the change in its place.
final class ImplicitAnimation: CABasicAnimation {}

extension LayerExtras {
  /// Whether a change of a property may have an action that is not the engine's.
  var hasActions: Bool { actions != nil || style != nil || delegate != nil }
}

extension CALayer {
  /// "CALayer", `action(forKey:)`: the delegate, the layer's actions, those of its style, and those of
  /// its class, where `NSNull` ends the search.
  final func searchAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
      ?? (extras?.style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// The animation that a change of a property gets by itself at present, if any.
  final func implicitAction(forKey event: String) -> (any CAAction)? {
    guard let property = LayerProperty(rawValue: event), property.animatesImplicitly else {
      return nil
    }
    let device = view?.device ?? .current
    let transaction = device.animations.transactions.last
    guard transaction?.disablesActions != true,
      let scope = view == nil ? transaction?.layerScope(on: device) : AnimationScope.current,
      scope.isAnimating
    else { return nil }
    let animation = ImplicitAnimation(keyPath: event)
    animation.duration = scope.settings.duration
    if case .curve(let function) = scope.settings.pace { animation.timingFunction = function }
    if scope.settings.delay > 0 {
      animation.beginTime = localTime(at: device.now) + scope.settings.delay
      animation.fillMode = .backwards
    }
    animation.autoreverses = scope.settings.autoreverses
    animation.repeatCount = Float(scope.settings.repeatCount)
    return animation
  }

  /// Whether a change in an animation or a transaction may have an action that is not the engine's. A
  /// plain view or layer without actions has none, and is not searched.
  final var mayHaveActions: Bool {
    if let extras, extras.hasActions { return true }
    if let view { return type(of: view) != UIView.self }
    return type(of: self) != CALayer.self
  }

  /// Lets an action react to a change that was made.
  final func run(_ action: any CAAction, for property: LayerProperty, from old: AnimatedValue) {
    let animation = action as? CABasicAnimation
    animation?.previousValue = old
    action.run(forKey: property.rawValue, object: self, arguments: nil)
    animation?.previousValue = nil
  }
}
