// SPDX-License-Identifier: MIT

/// The observable properties of a class, with their key paths from it.
typealias ObservableKeyPaths = [(ObservableProperty, AnyKeyPath)]

// A key path has no name here, so it is compared with the key paths of the observable properties.
// Key paths whose roots are a subclass and its superclass are not equal; therefore each class gives
// its list with the class that is searched as the root: `Self.self`, since `self` stands for the
// class that declares the list. No getter is called.
@MainActor
extension ObservableProperty {
  /// A property of an object.
  typealias Found = (object: any KeyValueObserved, property: ObservableProperty)

  /// Returns the object and the property that a key path stands for; nil if the property is not
  /// observable.
  static func find(at path: AnyKeyPath, of object: Any) -> Found? {
    guard let object = object as? any KeyValueObserved,
      let root = type(of: path).rootType as? any KeyValueObserved.Type
    else { return nil }
    if let entry = root.observableKeyPaths.first(where: { $0.1 == path }) {
      return (object, entry.0)
    }
    return object.observedPart(at: path, from: root)
  }
}
