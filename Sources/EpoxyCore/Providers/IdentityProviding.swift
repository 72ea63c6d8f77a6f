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
/// Two such models in one list are duplicates of each other: both are shown, with a warning, and
/// which of them keeps its view depends on the order. Set a `dataID` as soon as a list has two
/// models.
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

/// A model with the style of its view.
public protocol StyleIDProviding {
  /// The identity of the view's style. Views of one class and style are interchangeable.
  var styleID: AnyHashable? { get }
}

extension EpoxyModeled where Self: StyleIDProviding {
  /// The identity of the view's style. Views of one class and style are interchangeable.
  public var styleID: AnyHashable? {
    get { storage[StyleIDProperty.self] }
    set { storage[StyleIDProperty.self] = newValue }
  }

  /// Returns the model with another style identity. The view is made as before.
  public func styleID(_ value: AnyHashable?) -> Self {
    copy(updating: StyleIDProperty.self, to: value)
  }
}

package enum StyleIDProperty: ModelProperty {
  package static var defaultValue: AnyHashable? { nil }
  package static var keyPath: AnyKeyPath { \(any StyleIDProviding).styleID }
}
