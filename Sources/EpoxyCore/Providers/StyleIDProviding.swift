// SPDX-License-Identifier: MIT

/// A model with the style of its view.
public protocol StyleIDProviding {
  /// What tells the view from others of its class: those of one style stand in for each other.
  var styleID: AnyHashable? { get }
}

extension EpoxyModeled where Self: StyleIDProviding {
  /// What tells the view from others of its class: those of one style stand in for each other.
  public var styleID: AnyHashable? {
    get { storage.styleID }
    set { storage[StyleIDProperty.self] = newValue }
  }

  /// The model with another one.
  public func styleID(_ value: AnyHashable?) -> Self {
    copy(updating: StyleIDProperty.self, to: value)
  }
}

package enum StyleIDProperty: ModelProperty {
  package static var defaultValue: AnyHashable? { nil }
  package static var keyPath: AnyKeyPath { \(any StyleIDProviding).styleID }
  package static var slot: ModelOriginSlot? { .styleID }
}
