// SPDX-License-Identifier: MIT

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
