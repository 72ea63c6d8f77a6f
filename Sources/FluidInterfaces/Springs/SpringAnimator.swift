// SPDX-License-Identifier: MIT

/// Moves a value to a target on a spring, in every frame, until it is at rest.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let animator = SpringAnimator(value: view.center, damping: 0.8, response: 0.3) { [view] in
///   view.center = $0
/// }
/// animator.target = CGPoint(x: 300, y: 0)
/// host.advance(by: 0.1)
/// animator.target = CGPoint(x: 0, y: 600)  // at any time, also while it moves
/// host.settle()
/// print(view.center)  // (0.0, 600.0)
/// ```
///
/// There is no duration. A new target, another spring or a new velocity continue from where the
/// value is and from the velocity that it has. The motion is the closed form of the spring over the
/// time since the last frame, so that it does not depend on the frame rate.
///
/// An animator is retained while it moves, as UIKit's are. All of its methods can be called in
/// `update` and in completions. Every completion is called exactly once.
///
/// One display link steps all animators of a screen, and an animator at rest costs nothing.
/// `update` is called once for each frame of a movement, also for the last one. It should reference
/// the owner of the animator weakly, because the animator retains the closure. A velocity is a
/// vector of the components per second: with the velocity of the finger, in points, a point
/// continues the movement of a pan.
@preconcurrency @MainActor
public final class SpringAnimator<Value: SpringAnimatable>: AnySpringAnimator {
  /// Called with every new value.
  public var update: @MainActor (Value) -> Void

  // Inlined into the client, so that the closure is compiled for the client's type of value. The
  // animator that it receives is the one of this initializer.
  /// Creates an animator that is at rest.
  ///
  /// - Parameters:
  ///   - value: The value, which `update` has already received. Components that are not finite are
  ///     replaced by 0.
  ///   - spring: The spring.
  @inlinable
  public init(
    value: Value, spring: Spring, update: @escaping @MainActor (Value) -> Void
  ) {
    self.update = update
    super.init(
      components: Value.components(of: value.springVector), spring: spring,
      tolerance: Value.springTolerance,
      reporter: { animator in
        let animator = unsafeDowncast(animator, to: SpringAnimator<Value>.self)
        animator.update(animator.value)
      })
  }

  /// Creates an animator that is at rest, with a spring of a damping ratio and a response in
  /// seconds. Numbers outside of the range of `Resin.Spring` are limited.
  @inlinable
  public convenience init(
    value: Value, damping: CGFloat = 1, response: CGFloat = 0.4,
    update: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      value: value, spring: Spring(damping: damping, response: response), update: update)
  }

  // MARK: State

  /// The value at the present time, between the last value and the target.
  @inlinable public var value: Value { Value(springVector: position) }

  /// The current velocity of each component, per second. Setting it keeps the value, and moves it.
  /// A vector with a component that is not finite changes nothing.
  public var velocity: Value.SpringVector {
    get {
      let motions = components.motions
      return vector { motions[$0].velocity }
    }
    set { setVelocities(Value.components(of: newValue)) }
  }

  /// The value at which the spring is at rest. Setting it moves the value there. A target with a
  /// component that is not finite changes nothing.
  public var target: Value {
    get {
      let targets = components.targets
      return Value(springVector: vector { targets[$0] })
    }
    set {
      setTargets(Value.components(of: newValue.springVector(near: position)))
    }
  }

  // MARK: Control

  /// Moves the value to a target.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of each component, per second; nil to keep the current one.
  ///   - completion: Called with true when the value has come to rest at this target, and with
  ///     false if the animator gets another one by this method, or is stopped before.
  public func animate(
    to target: Value, velocity: Value.SpringVector? = nil,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    end(finished: false)
    if let completion { addToNextMovement(completion) }
    if let velocity { self.velocity = velocity }
    self.target = target
  }

  /// Sets the value, which is then at rest.
  public func set(_ value: Value) {
    place(Value.components(of: value.springVector(near: position)))
  }

  @inlinable var position: Value.SpringVector {
    let motions = components.motions
    return vector { motions[$0].value }
  }

  @inlinable
  func vector(_ component: (Int) -> Double) -> Value.SpringVector {
    var vector = Value.SpringVector()
    for index in 0..<Value.dimensions {
      vector[index] = component(index)
    }
    return vector
  }
}

extension SpringAnimatable {
  @usableFromInline
  static func components(of vector: SpringVector) -> [Double] {
    (0..<dimensions).map { vector[$0] }
  }
}
