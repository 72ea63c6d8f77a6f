// SPDX-License-Identifier: MIT

/// A model with an identity.
public protocol DataIDProviding {
  /// The identity of the model, unique in its list.
  var dataID: AnyHashable { get }
}

extension EpoxyModeled where Self: DataIDProviding {
  /// The identity of the model, unique in its list.
  public var dataID: AnyHashable {
    get { storage[DataIDProperty.self] }
    set { storage[DataIDProperty.self] = newValue }
  }

  /// Returns the model with another identity.
  public func dataID(_ value: AnyHashable) -> Self {
    copy(updating: DataIDProperty.self, to: value)
  }
}

/// The identity of a model without an identity of its own.
///
/// Two such models in one list are duplicates of each other.
public enum DefaultDataID: Hashable, CustomDebugStringConvertible {
  /// No identity was set.
  case noneProvided

  /// The name of the case.
  public var debugDescription: String {
    "DefaultDataID.noneProvided"
  }
}

package enum DataIDProperty: ModelProperty {
  package static var defaultValue: AnyHashable { DefaultDataID.noneProvided }
  package static var keyPath: AnyKeyPath { \(any DataIDProviding).dataID }
}
