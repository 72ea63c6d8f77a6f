// SPDX-License-Identifier: MIT

/// Does what an item is asked for.
@usableFromInline typealias ItemWork = @MainActor (ItemTask) -> ItemAnswer

/// What an item is asked for.
@usableFromInline enum ItemTask {
  case make
  /// Sets the content of what was made.
  case update(AnyObject, animated: Bool)
  /// Sets the behaviours of what was made.
  case setBehaviors(AnyObject)

  // The rest is asked from anywhere. What an item has in common with another one of the same types it
  // finds out by asking that, which is told where this one's values lie.
  case compare(AskedItem)
  case match(ItemValues)
  /// The same for IDs alone, which may be of several types in one group.
  case compareID(AskedItem)
  case hasID(UnsafeRawPointer, of: ObjectIdentifier)
  case property(ModelOriginSlot)
}

/// What two items have in common.
@usableFromInline struct ItemMatch: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable static var id: ItemMatch { ItemMatch(rawValue: 1) }
  /// What is made, and its style.
  @inlinable static var kind: ItemMatch { ItemMatch(rawValue: 2) }
  @inlinable static var content: ItemMatch { ItemMatch(rawValue: 4) }
}

/// Where the values of an item lie, of types that the one who is told this knows.
@usableFromInline struct ItemValues {
  @usableFromInline let id: UnsafeRawPointer
  @usableFromInline let style: UnsafeRawPointer
  @usableFromInline let content: UnsafeRawPointer

  @inlinable init(_ id: UnsafeRawPointer, _ style: UnsafeRawPointer, _ content: UnsafeRawPointer) {
    (self.id, self.style, self.content) = (id, style, content)
  }

  @inlinable func match<ID: Equatable, Style: Equatable, Content: Equatable>(
    _ id: ID, _ style: Style, _ content: Content
  ) -> ItemMatch {
    var match: ItemMatch = []
    if self.id.assumingMemoryBound(to: ID.self).pointee == id { match.insert(.id) }
    if self.style.assumingMemoryBound(to: Style.self).pointee == style { match.insert(.kind) }
    if self.content.assumingMemoryBound(to: Content.self).pointee == content {
      match.insert(.content)
    }
    return match
  }
}

/// An item that another one asks. Who lets it ask keeps both, so that nobody has to count.
@usableFromInline struct AskedItem {
  private let origin: Unmanaged<ItemOrigin>

  init(_ origin: ItemOrigin) {
    self.origin = .passUnretained(origin)
  }

  @usableFromInline func answer(_ task: ItemTask) -> ItemAnswer {
    origin._withUnsafeGuaranteedRef { $0.answer(task) }
  }

  // Closures within the item's would be checked to run on the main actor.
  @inlinable func match<ID, Style, Content>(
    _ id: ID, _ style: Style, _ content: Content
  ) -> ItemAnswer {
    withUnsafePointer(to: id) { id in
      withUnsafePointer(to: style) { style in
        withUnsafePointer(to: content) { content in
          answer(.match(ItemValues(id, style, content)))
        }
      }
    }
  }

  @inlinable func hasID<ID>(_ id: ID) -> ItemAnswer {
    withUnsafePointer(to: id) { answer(.hasID($0, of: ObjectIdentifier(ID.self))) }
  }
}

/// The work of an item that is asked for its ID only.
///
/// Compiled where the type of the ID is known: to make an `AnyHashable` of it takes longer than all that
/// is done with it.
@inlinable func itemWork<ID: Hashable>(knowing id: ID) -> ItemWork {
  nonisolated(unsafe) let id = id
  return { task in
    switch task {
    case .compareID(let other): other.hasID(id)
    case .hasID(let other, let type): ItemAnswer(id, equals: other, of: type)
    case .property(let slot): .property(property(slot, of: id))
    case .make, .update, .setBehaviors, .compare, .match: .unknown
    }
  }
}

@usableFromInline func property<ID: Hashable>(
  _ slot: ModelOriginSlot, of id: ID
) -> StoredProperty? {
  slot == .dataID ? StoredValue<DataIDProperty>(id) : nil
}

/// Work that can be asked for without the main actor, which models do not know: for what does not need
/// it.
struct UnisolatedWork {
  let call: (ItemTask) -> ItemAnswer

  init(_ work: @escaping ItemWork) {
    self = unsafeBitCast(IsolatedWork(call: work), to: UnisolatedWork.self)
  }

  /// That of an item whose ID was taken away.
  static var withoutID: UnisolatedWork { .init(itemWork(knowing: DefaultDataID.noneProvided)) }

  // Closures by themselves are wrapped when they are passed on as values of some type.
  private struct IsolatedWork {
    let call: ItemWork
  }
}

/// What an item answers.
@usableFromInline enum ItemAnswer {
  case yes
  case no
  case made(MadeConstrainable)
  case match(ItemMatch)
  /// There is no telling.
  case unknown
  case property(StoredProperty?)

  /// Whether an item has the ID that lies somewhere, of a type.
  @inlinable init<ID: Equatable>(
    _ id: ID, equals other: UnsafeRawPointer, of type: ObjectIdentifier
  ) {
    guard type == ObjectIdentifier(ID.self) else {
      self = .unknown
      return
    }
    self = other.assumingMemoryBound(to: ID.self).pointee == id ? .yes : .no
  }

  @usableFromInline var isYes: Bool {
    if case .yes = self { return true }
    return false
  }
}
