// SPDX-License-Identifier: MIT

/// A property of coordinators that an installer sets.
///
/// It is for values that change in every frame, such as a scroll position: setting it makes no
/// model and compares nothing.
///
/// ```swift
/// // At file scope.
/// @MainActor protocol BarScrollPercentageCoordinating: AnyObject {
///   var scrollPercentage: CGFloat { get set }
/// }
///
/// extension BarCoordinatorProperty<CGFloat> {
///   @MainActor static var scrollPercentage: Self {
///     .init(keyPath: \(any BarScrollPercentageCoordinating).scrollPercentage, default: 0)
///   }
/// }
///
/// @MainActor func scroll(_ installer: TopBarInstaller, to percentage: CGFloat) {
///   installer[.scrollPercentage] = percentage
/// }
/// ```
///
/// Two properties are the same if their key paths and the functions that declare them are. The
/// installer stores the value, so coordinators of bars that are added later receive it, too;
/// coordinators without the property ignore it.
public struct BarCoordinatorProperty<Property> {
  /// The key path from a coordinator to the property.
  public let keyPath: AnyKeyPath

  /// The function that declares the property.
  public let function: String

  /// Returns the value before one is set.
  public let `default`: () -> Property

  /// Sets the property of a coordinator that has it.
  let set: @MainActor (_ coordinator: AnyObject, _ value: Property) -> Void

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property of a coordinator's class, or of a protocol that coordinators conform
  ///     to.
  ///   - default: The value before one is set.
  ///   - function: The function that declares the property.
  public init<Coordinator>(
    keyPath: ReferenceWritableKeyPath<Coordinator, Property>,
    `default`: @escaping @autoclosure () -> Property, function: String = #function
  ) {
    self.keyPath = keyPath
    self.function = function
    self.default = `default`
    // Key paths are immutable; only those with captured subscript arguments may not be sent.
    nonisolated(unsafe) let keyPath = keyPath
    set = { coordinator, value in
      guard let coordinator = coordinator as? Coordinator else { return }
      coordinator[keyPath: keyPath] = value
    }
  }
}

/// An object that passes properties to the coordinators of its bars.
@preconcurrency @MainActor
public protocol BarCoordinatorPropertyConfigurable: AnyObject {
  /// The coordinators of the bars.
  var coordinators: [any AnyBarCoordinating] { get }

  /// The value of a property, which all coordinators that have the property receive, also those of
  /// bars that are added later.
  subscript<Property>(_: BarCoordinatorProperty<Property>) -> Property { get set }

  /// Observes a property. The observer is called with the current value, and with every value that
  /// is set, until the returned object is released.
  func observe<Property>(
    _ property: BarCoordinatorProperty<Property>, observer: @escaping (Property) -> Void
  ) -> AnyObject
}
