// SPDX-License-Identifier: MIT

/// A model with content of an erased type.
public protocol ErasedContentProviding {
  /// The content, or nil.
  var erasedContent: Any? { get }

  /// Returns whether the content equals that of another model; nil if contents cannot be compared.
  var isErasedContentEqual: ((any ErasedContentProviding) -> Bool)? { get }
}

extension EpoxyModeled where Self: ErasedContentProviding {
  /// The content, or nil.
  public var erasedContent: Any? {
    get { storage[ErasedContentProperty.self] }
    set { storage[ErasedContentProperty.self] = newValue }
  }

  /// Returns whether the content equals that of another model; nil if contents cannot be compared.
  public var isErasedContentEqual: ((any ErasedContentProviding) -> Bool)? {
    get { storage[IsErasedContentEqualProperty.self] }
    set { storage[IsErasedContentEqualProperty.self] = newValue }
  }
}

extension ErasedContentProviding {
  /// Whether both contents are equal, or neither model has comparable content.
  package func hasSameContent(as other: any ErasedContentProviding) -> Bool {
    guard let isErasedContentEqual else { return other.isErasedContentEqual == nil }
    return isErasedContentEqual(other)
  }
}

package enum ErasedContentProperty: ModelProperty {
  package static var defaultValue: Any? { nil }
  package static var keyPath: AnyKeyPath { \(any ErasedContentProviding).erasedContent }
}

package enum IsErasedContentEqualProperty: ModelProperty {
  package static var defaultValue: ((any ErasedContentProviding) -> Bool)? { nil }
  package static var keyPath: AnyKeyPath { \(any ErasedContentProviding).isErasedContentEqual }
}
