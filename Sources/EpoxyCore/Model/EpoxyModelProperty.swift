// SPDX-License-Identifier: MIT

/// A property of a model: how it is told from others, what it is where it is not set, and what happens
/// when it is set twice.
public struct EpoxyModelProperty<Value> {
  /// The property's identity. Key paths of a protocol's members are shared by all models that have
  /// them, key paths of `Self` are each model's own.
  public let keyPath: AnyKeyPath

  /// What the property is where it was not set. Evaluated at each reading.
  public let defaultValue: () -> Value

  /// What becomes of an old value and a new one.
  public let updateStrategy: UpdateStrategy

  /// Creates a property.
  public init<Model>(
    keyPath: KeyPath<Model, Value>, defaultValue: @escaping @autoclosure () -> Value,
    updateStrategy: UpdateStrategy
  ) {
    self.keyPath = keyPath
    self.defaultValue = defaultValue
    self.updateStrategy = updateStrategy
  }

  /// What becomes of an old value and a new one.
  public struct UpdateStrategy {
    /// Makes the value that is kept.
    public var update: (_ old: Value, _ new: Value) -> Value

    /// Creates a strategy.
    public init(update: @escaping (_ old: Value, _ new: Value) -> Value) {
      self.update = update
    }
  }
}

extension EpoxyModelProperty.UpdateStrategy {
  /// The new value is kept.
  public static var replace: Self {
    .init { _, new in new }
  }

  /// Both closures are called, the older one first. Setting nil changes nothing.
  public static func chain() -> EpoxyModelProperty<(() -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return {
        old()
        new()
      }
    }
  }

  /// Both closures are called, the older one first. Setting nil changes nothing.
  public static func chain<A>() -> EpoxyModelProperty<((A) -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return { a in
        old(a)
        new(a)
      }
    }
  }

  /// Both closures are called, the older one first. Setting nil changes nothing.
  public static func chain<A, B>() -> EpoxyModelProperty<((A, B) -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return { a, b in
        old(a, b)
        new(a, b)
      }
    }
  }

  /// Both closures are called, the older one first. Setting nil changes nothing.
  public static func chain<A, B, C>() -> EpoxyModelProperty<((A, B, C) -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return { a, b, c in
        old(a, b, c)
        new(a, b, c)
      }
    }
  }

  /// Both closures are called, the older one first. Setting nil changes nothing.
  public static func chain<A, B, C, D>()
    -> EpoxyModelProperty<((A, B, C, D) -> Void)?>.UpdateStrategy
  {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return { a, b, c, d in
        old(a, b, c, d)
        new(a, b, c, d)
      }
    }
  }

  /// Both closures of the main actor are called, the older one first. Setting nil changes nothing.
  public static func chain() -> EpoxyModelProperty<(@MainActor () -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return {
        old()
        new()
      }
    }
  }

  /// Both closures of the main actor are called, the older one first. Setting nil changes nothing.
  public static func chain<A>() -> EpoxyModelProperty<(@MainActor (A) -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return { a in
        old(a)
        new(a)
      }
    }
  }
}
