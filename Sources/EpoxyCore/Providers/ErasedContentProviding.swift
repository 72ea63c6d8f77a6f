// SPDX-License-Identifier: MIT

/// A model whose content is of a type that is not known here.
public protocol ErasedContentProviding {
  /// The content, or none.
  var erasedContent: Any? { get }

  /// Whether the content equals that of another model; none where contents cannot be compared.
  var isErasedContentEqual: ((any ErasedContentProviding) -> Bool)? { get }
}

extension EpoxyModeled where Self: ErasedContentProviding {
  /// The content, or none.
  public var erasedContent: Any? {
    get { storage[ErasedContentProperty.self] }
    set { storage[ErasedContentProperty.self] = newValue }
  }

  /// Whether the content equals that of another model; none where contents cannot be compared.
  public var isErasedContentEqual: ((any ErasedContentProviding) -> Bool)? {
    get { storage[IsErasedContentEqualProperty.self] }
    set { storage[IsErasedContentEqualProperty.self] = newValue }
  }
}

package enum ErasedContentProperty: ModelProperty {
  package static var defaultValue: Any? { nil }
  package static var keyPath: AnyKeyPath { \(any ErasedContentProviding).erasedContent }
  package static var slot: ModelOriginSlot? { .erasedContent }
}

package enum IsErasedContentEqualProperty: ModelProperty {
  package static var defaultValue: ((any ErasedContentProviding) -> Bool)? { nil }
  package static var keyPath: AnyKeyPath { \(any ErasedContentProviding).isErasedContentEqual }
  package static var slot: ModelOriginSlot? { .isErasedContentEqual }
}
