// SPDX-License-Identifier: MIT

/// What an item was made with, all in one object, and what its group asks of it.
///
/// An item is its origin with what was set later. Most items are made by a factory and left alone; of
/// those nothing is looked up.
@usableFromInline class ItemOrigin: ModelOrigin {
  final let work: UnisolatedWork

  /// Creates an origin.
  ///
  /// - Parameter work: What knows the item's ID, at least.
  init(_ work: UnisolatedWork) {
    self.work = work
  }

  final func answer(_ task: ItemTask) -> ItemAnswer { work.call(task) }

  /// What tells the item from the others of its group.
  @usableFromInline final var dataID: AnyHashable {
    (entry(in: .dataID) as? StoredValue<DataIDProperty>)?.value
      ?? AnyHashable(DefaultDataID.noneProvided)
  }

  // MARK: As a model

  @usableFromInline var styleID: AnyHashable? { nil }

  @usableFromInline func entry(in slot: ModelOriginSlot) -> StoredProperty? {
    guard case .property(let property) = answer(.property(slot)) else { return nil }
    return property
  }

  @usableFromInline func isContentEqual(to other: any ModelOrigin) -> Bool? {
    guard let other = other as? ItemOrigin else { return nil }
    return isSameContent(as: other)
  }

  /// An origin that makes the same, and has no properties.
  func cleared() -> ItemOrigin { fatalError("not overridden") }

  // MARK: In a group

  /// What is made. It tells items from others together with the ID.
  func kind(_ properties: StoredProperty?) -> GroupItemIdentity.Kind {
    fatalError("not overridden")
  }

  /// Whether both make the same in the same style; none where that is not to be seen without making
  /// their identities.
  func isSameKind(
    as other: ItemOrigin, _ properties: StoredProperty?, _ otherProperties: StoredProperty?
  ) -> Bool? { fatalError("not overridden") }

  /// Whether both show the same; none where that is for the closures to say.
  func isSameContent(as other: ItemOrigin) -> Bool? { fatalError("not overridden") }

  /// What two items have in common, as their origins say; none where that is not to be seen without
  /// making their identities.
  func match(
    _ other: ItemOrigin, _ properties: StoredProperty?, _ otherProperties: StoredProperty?
  ) -> ItemMatch? {
    guard let isSameKind = isSameKind(as: other, properties, otherProperties) else { return nil }
    guard isSameKind else { return [] }
    guard let isSameContent = isSameContent(as: other) else { return nil }
    var match = ItemMatch.kind
    if hasSameID(as: other) { match.insert(.id) }
    if isSameContent { match.insert(.content) }
    return match
  }

  final func hasSameID(as other: ItemOrigin) -> Bool {
    switch answer(.compareID(AskedItem(other))) {
    case .yes: true
    case .no: false
    default: dataID == other.dataID
    }
  }

  /// Makes what lies in the group.
  @preconcurrency @MainActor func make(_ properties: StoredProperty?) -> MadeConstrainable {
    fatalError("not overridden")
  }

  /// Gives what was made its content.
  @preconcurrency @MainActor func update(
    _ made: MadeConstrainable, _ properties: StoredProperty?, animated: Bool
  ) {}

  /// Gives what was made its behaviours.
  @preconcurrency @MainActor func setBehaviors(
    on made: MadeConstrainable, _ properties: StoredProperty?
  ) {}

  /// Says that an item cannot go on with what it was given.
  @preconcurrency @MainActor final func reportMismatch(_ made: MadeConstrainable) {
    EpoxyLogger.shared.assertionFailure(
      "Item \(dataID) cannot go on with what another item has made: \(made.constrainable).")
  }
}
