// SPDX-License-Identifier: MIT

/// A property of a model: its identity, its default value, and the strategy for setting it twice.
///
/// With it an extension adds a property to models that it cannot change.
///
/// ```swift
/// // At file scope.
/// protocol SubtitleProviding { var subtitle: String? { get } }
///
/// extension EpoxyModeled where Self: SubtitleProviding {
///   var subtitle: String? {
///     get { self[subtitleProperty] }
///     set { self[subtitleProperty] = newValue }
///   }
///
///   func subtitle(_ value: String?) -> Self { copy(updating: subtitleProperty, to: value) }
///
///   private var subtitleProperty: EpoxyModelProperty<String?> {
///     .init(keyPath: \SubtitleProviding.subtitle, defaultValue: nil, updateStrategy: .replace)
///   }
/// }
///
/// extension SectionModel: SubtitleProviding {}
/// ```
///
/// The key path is the identity. The key path of a protocol's member, as above, is shared by all
/// models and survives type erasure; a key path of `Self` belongs to one type of model, so a
/// closure of a model and the closure of its eraser are two properties. Two properties with one key
/// path and different types of values do not find each other's values. Each access creates the
/// property and compares key paths with those that were set, so a property is for values that are
/// read a few times per update.
public struct EpoxyModelProperty<Value> {
  /// The identity of the property. All models share the key path of a protocol's member; a key path
  /// of `Self` belongs to one type of model.
  public let keyPath: AnyKeyPath

  /// Returns the value of a property that was not set. Evaluated at each access.
  public let defaultValue: () -> Value

  /// The strategy for setting a property that has a value.
  public let updateStrategy: UpdateStrategy

  /// Creates a property from its key path, default value and strategy.
  public init<Model>(
    keyPath: KeyPath<Model, Value>, defaultValue: @escaping @autoclosure () -> Value,
    updateStrategy: UpdateStrategy
  ) {
    self.keyPath = keyPath
    self.defaultValue = defaultValue
    self.updateStrategy = updateStrategy
  }

  /// A strategy for setting a property that has a value.
  public struct UpdateStrategy {
    /// Returns the value that is stored.
    public var update: (_ old: Value, _ new: Value) -> Value

    /// Creates a strategy from a function of the old and the new value.
    public init(update: @escaping (_ old: Value, _ new: Value) -> Value) {
      self.update = update
    }
  }
}

extension EpoxyModelProperty.UpdateStrategy {
  /// A strategy that stores the new value.
  public static var replace: Self {
    .init { _, new in new }
  }

  /// A strategy that calls both closures, the older one first. Setting nil has no effect.
  public static func chain() -> EpoxyModelProperty<(() -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return {
        old()
        new()
      }
    }
  }

  /// A strategy that calls both closures, the older one first. Setting nil has no effect.
  public static func chain<A>() -> EpoxyModelProperty<((A) -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return { a in
        old(a)
        new(a)
      }
    }
  }

  /// A strategy that calls both closures, the older one first. Setting nil has no effect.
  public static func chain<A, B>() -> EpoxyModelProperty<((A, B) -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return { a, b in
        old(a, b)
        new(a, b)
      }
    }
  }

  /// A strategy that calls both closures, the older one first. Setting nil has no effect.
  public static func chain<A, B, C>() -> EpoxyModelProperty<((A, B, C) -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return { a, b, c in
        old(a, b, c)
        new(a, b, c)
      }
    }
  }

  /// A strategy that calls both closures, the older one first. Setting nil has no effect.
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

  /// A strategy that calls both closures of the main actor, the older one first. Setting nil has no
  /// effect.
  public static func chain() -> EpoxyModelProperty<(@MainActor () -> Void)?>.UpdateStrategy {
    .init { old, new in
      guard let old, let new else { return new ?? old }
      return {
        old()
        new()
      }
    }
  }

  /// A strategy that calls both closures of the main actor, the older one first. Setting nil has no
  /// effect.
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
