// SPDX-License-Identifier: MIT

/// A model with an identity.
public protocol DataIDProviding {
  /// What tells the model from the others of a list.
  var dataID: AnyHashable { get }
}

extension EpoxyModeled where Self: DataIDProviding {
  /// What tells the model from the others of a list.
  public var dataID: AnyHashable {
    get { storage.dataID }
    set { storage[DataIDProperty.self] = newValue }
  }

  /// The model with another one.
  public func dataID(_ value: AnyHashable) -> Self {
    copy(updating: DataIDProperty.self, to: value)
  }
}

/// The identity of a model that was given none.
///
/// Two models without an identity are duplicates of each other.
public enum DefaultDataID: Hashable, CustomDebugStringConvertible {
  /// None was given.
  case noneProvided

  /// What the case says.
  public var debugDescription: String {
    "DefaultDataID.noneProvided"
  }
}

package enum DataIDProperty: ModelProperty {
  package static var defaultValue: AnyHashable { DefaultDataID.noneProvided }
  package static var keyPath: AnyKeyPath { \(any DataIDProviding).dataID }
  package static var slot: ModelOriginSlot? { .dataID }
}
