// SPDX-License-Identifier: MIT
internal import Resin

/// An origin with what was set later: what all items are.
struct ItemProperties<Origin: ItemOrigin> {
  private(set) var origin: Origin

  /// What was set last; none for an item that was left alone.
  private(set) var last: StoredProperty?

  init(_ origin: Origin, _ last: StoredProperty? = nil) {
    self.origin = origin
    self.last = last
  }

  var storage: EpoxyModelStorage {
    get { EpoxyModelStorage(origin: origin, last: last) }
    set {
      guard newValue.origin !== origin else {
        last = newValue.last
        return
      }
      // Another model's properties: what is made stays the item's own.
      origin = unsafeDowncast(origin.cleared(), to: Origin.self)
      last = newValue.flattened().last
    }
  }

  /// Adds a property after `last`.
  mutating func add(_ property: StoredProperty) { last = property }

  var dataID: AnyHashable {
    EpoxyModelStorage.latest(DataIDProperty.self, in: last) ?? origin.dataID
  }

  func hasSameID(as other: Self) -> Bool {
    last.mayTellItems || other.last.mayTellItems
      ? dataID == other.dataID : origin.hasSameID(as: other.origin)
  }

  /// The same item, the type of which is not known.
  var erased: AnyGroupItem { AnyGroupItem(ItemProperties<ItemOrigin>(origin, last)) }
}

extension ItemProperties {
  var identity: GroupItemIdentity {
    GroupItemIdentity(
      dataID: IdentityKey(dataID), kind: origin.kind(last),
      styleID: IdentityKey(last == nil ? origin.styleID : storage.styleID),
      placement: ItemPlacement(last))
  }

  /// What both have in common. Content counts only of the same items.
  func match(_ other: Self) -> ItemMatch {
    if origin === other.origin, last === other.last { return [.id, .kind, .content] }
    if !last.mayTellItems, !last.mayTellContent, !other.last.mayTellItems,
      !other.last.mayTellContent, let match = origin.match(other.origin, last, other.last)
    {
      return match
    }
    guard isSameItem(as: other) else { return [] }
    return isSameContent(as: other) ? [.id, .kind, .content] : [.id, .kind]
  }

  /// Whether both have one identity. Finds out without making them, where both were made in one way.
  func isSameItem(as other: Self) -> Bool {
    if origin === other.origin, last === other.last { return true }
    return ItemOrigin.isSameItem(origin, last, other.origin, other.last)
      ?? (identity == other.identity)
  }

  /// Whether both show the same, if they are the same item.
  func isSameContent(as other: Self) -> Bool {
    if !last.mayTellContent, !other.last.mayTellContent,
      let isSame = origin.isSameContent(as: other.origin)
    {
      return isSame
    }
    let (storage, otherStorage) = (storage, other.storage)
    let isOtherEqual = otherStorage[IsErasedContentEqualProperty.self]
    guard let isEqual = storage[IsErasedContentEqualProperty.self] else {
      return isOtherEqual == nil
    }
    return isEqual(
      ErasedContent(
        erasedContent: otherStorage[ErasedContentProperty.self], isErasedContentEqual: isOtherEqual)
    )
  }
}

extension ItemOrigin {
  /// Whether two items have one identity; none where that is not to be seen without making them.
  ///
  /// Takes apart what an item is: references to the parts of a value are counted.
  fileprivate static func isSameItem(
    _ origin: ItemOrigin, _ last: StoredProperty?, _ other: ItemOrigin, _ otherLast: StoredProperty?
  ) -> Bool? {
    guard let isSameKind = origin.isSameKind(as: other, last, otherLast) else { return nil }
    guard isSameKind else { return false }
    if !last.mayTellItems, !otherLast.mayTellItems {
      return origin.hasSameID(as: other)
    }
    return EpoxyModelStorage(origin: origin, last: last).dataID
      == EpoxyModelStorage(origin: other, last: otherLast).dataID
      && ItemPlacement(last) == ItemPlacement(otherLast)
  }
}

// One look at what was set is faster than looking each property up.
extension StoredProperty? {
  /// Whether there may be something that tells an item from others of its kind.
  fileprivate var mayTellItems: Bool {
    self?.mayInclude { $0 == ObjectIdentifier(DataIDProperty.self) || ItemPlacement.isKey($0) }
      == true
  }

  fileprivate var mayTellContent: Bool {
    self?.mayInclude {
      $0 == ObjectIdentifier(ErasedContentProperty.self)
        || $0 == ObjectIdentifier(IsErasedContentEqualProperty.self)
    } == true
  }

  /// Whether there may be closures of a model, whose property is known to nobody but that model's type.
  var mayHaveCallbacks: Bool {
    self?.mayInclude {
      !ItemPlacement.isKey($0) && $0 != ObjectIdentifier(ItemChangeProperty.self)
        && $0 != ObjectIdentifier(ReflowsForAccessibilityTypeSizeProperty.self)
    } == true
  }
}

private struct ErasedContent: ErasedContentProviding {
  let erasedContent: Any?
  let isErasedContentEqual: ((any ErasedContentProviding) -> Bool)?
}
