// SPDX-License-Identifier: MIT

/// A response to an event of a layer: an animation, or `NSNull`, which does nothing.
public protocol CAAction {
  /// Responds to an event of an object. For property changes, the object is the layer.
  @preconcurrency @MainActor
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Has no effect: the event runs no animation.
  @preconcurrency @MainActor
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// The implicit animation of a property change. The engine animates the change itself instead of
/// running this action.
final class ImplicitAnimation: CABasicAnimation {}

extension LayerExtras {
  /// Whether property changes can have custom actions.
  var hasActions: Bool { actions != nil || style != nil || delegate != nil }
}

extension CALayer {
  /// Returns the action for an event. The search order is the delegate, the layer's actions, the
  /// actions of its style, and those of its class; `NSNull` ends the search ("CALayer",
  /// `action(forKey:)`).
  final func searchAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
      ?? (extras?.style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns the implicit animation of a property change under the current conditions, or nil if
  /// the change is not animated.
  final func implicitAction(forKey event: String) -> (any CAAction)? {
    guard let property = LayerProperty(rawValue: event), property.animatesImplicitly else {
      return nil
    }
    let device = self.device
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

  /// Whether changes can have custom actions. A plain view or layer without actions cannot, which
  /// avoids the search.
  final var mayHaveActions: Bool {
    if let extras, extras.hasActions { return true }
    if let view { return type(of: view) != UIView.self }
    return type(of: self) != CALayer.self
  }

  /// Runs an action in response to a change that was made.
  final func run(_ action: any CAAction, for property: LayerProperty, from old: AnimatedValue) {
    let animation = action as? CABasicAnimation
    animation?.previousValue = old
    action.run(forKey: property.rawValue, object: self, arguments: nil)
    animation?.previousValue = nil
  }
}
