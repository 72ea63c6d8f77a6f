// SPDX-License-Identifier: MIT

/// The definition of a trait, with its default value.
///
/// ```swift
/// enum Density: UITraitDefinition {
///   static let defaultValue = 1
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let (view, child) = (UIView(), UIView())
/// view.addSubview(child)
/// host.show(view)
/// print(child.traitCollection[Density.self])  // 1
/// host.changeTraits { $0[Density.self] = 2 }
/// print(child.traitCollection[Density.self])  // 2
/// ```
///
/// The type is the key of the trait and has no instances. A value whose type is not `Equatable`
/// counts as changed at every comparison of collections. Set ``affectsColorAppearance`` where
/// dynamic colors read the trait: `hasDifferentColorAppearance(comparedTo:)` considers only such
/// traits.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of an unspecified trait.
  static var defaultValue: Value { get }

  /// The identifier of the trait in archives.
  static var identifier: String { get }

  /// The name of the trait in descriptions.
  static var name: String { get }

  /// Whether colors may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// By default false: a change of the trait resolves no colors again.
  public static var affectsColorAppearance: Bool { false }
}

/// The metatype of a trait.
public typealias UITrait = any UITraitDefinition.Type
