// SPDX-License-Identifier: MIT

/// The origin of an item that makes something by closures.
///
/// What the item shows is known to its closure alone. That is made where types are known, and compiled
/// for them; fields of a generic class would have their types looked up whenever an item is made, compared
/// or thrown away, which takes longer than all the rest.
@usableFromInline class WorkingItemOrigin: ItemOrigin {
  private final let shape: ObjectIdentifier

  fileprivate init(_ shape: ObjectIdentifier, _ work: @escaping ItemWork) {
    self.shape = shape
    super.init(UnisolatedWork(work))
  }

  @usableFromInline final override var styleID: AnyHashable? {
    (entry(in: .styleID) as? StoredValue<StyleIDProperty>)?.value
  }

  final override func isSameKind(
    as other: ItemOrigin, _ properties: StoredProperty?, _ otherProperties: StoredProperty?
  ) -> Bool? {
    match(other, properties, otherProperties)?.contains(.kind)
  }

  final override func match(
    _ other: ItemOrigin, _ properties: StoredProperty?, _ otherProperties: StoredProperty?
  ) -> ItemMatch? {
    guard !hasStyle(properties), !hasStyle(otherProperties) else { return nil }
    return match(other)
  }

  private final func match(_ other: ItemOrigin) -> ItemMatch? {
    guard isSibling(other) else { return nil }
    let other = unsafeDowncast(other, to: WorkingItemOrigin.self)
    guard case .match(let match) = answer(.compare(AskedItem(other))) else { return nil }
    return match
  }

  final override func isSameContent(as other: ItemOrigin) -> Bool? {
    if let match = match(other) { return match.contains(.content) }
    // What makes something else is another item, whatever it shows.
    return kind(nil) == other.kind(nil) ? nil : false
  }

  final override func make(_: StoredProperty?) -> MadeConstrainable {
    guard case .made(let made) = answer(.make) else { fatalError("\(self) made nothing") }
    return made
  }

  final override func update(
    _ made: MadeConstrainable, _ properties: StoredProperty?, animated: Bool
  ) {
    if properties.mayHaveCallbacks, let properties,
      setContent(of: made, properties, animated: animated)
    {
      return
    }
    if !answer(.update(made.object, animated: animated)).isYes { reportMismatch(made) }
  }

  final override func setBehaviors(on made: MadeConstrainable, _ properties: StoredProperty?) {
    if properties.mayHaveCallbacks, let properties, setBehaviors(of: made, properties) {
      // These include the item's own.
    } else if !answer(.setBehaviors(made.object)).isYes {
      return reportMismatch(made)
    }
    properties?.callAll(ItemChangeProperty.self, with: made.object)
  }

  /// Calls what was set for the content; says whether there is something.
  @MainActor fileprivate func setContent(
    of made: MadeConstrainable, _ properties: StoredProperty, animated: Bool
  ) -> Bool { fatalError("not overridden") }

  /// Calls what was set for the behaviours; says whether there is something.
  @MainActor fileprivate func setBehaviors(
    of made: MadeConstrainable, _ properties: StoredProperty
  ) -> Bool { fatalError("not overridden") }

  /// Whether both have the same types.
  private final func isSibling(_ other: ItemOrigin) -> Bool {
    type(of: self) == type(of: other)
      && unsafeDowncast(other, to: WorkingItemOrigin.self).shape == shape
  }

  private final func hasStyle(_ properties: StoredProperty?) -> Bool {
    properties?.mayInclude { $0 == ObjectIdentifier(StyleIDProperty.self) } == true
  }
}

/// The origin of an item that makes something of a given type.
@usableFromInline final class MadeItemOrigin<ItemType: Constrainable>: WorkingItemOrigin {
  typealias Item = GroupItem<ItemType>

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - shape: A type that stands for those of the ID, the style and the content.
  ///   - work: Does what the item is asked for.
  @usableFromInline init(shape: Any.Type, work: @escaping ItemWork) {
    super.init(ObjectIdentifier(shape), work)
  }

  /// Creates the origin of an item that was given no content.
  convenience init(dataID: AnyHashable, make: @escaping @MainActor () -> ItemType) {
    nonisolated(unsafe) let dataID = dataID
    self.init(shape: ItemType.self) { task in
      switch task {
      case .make: .made(MadeConstrainable(any: make()))
      case .update, .setBehaviors: .yes
      case .compare(let other): other.match(dataID, NoParams(), NoParams())
      case .match(let values): .match(values.match(dataID, NoParams(), NoParams()))
      case .compareID(let other): other.hasID(dataID)
      case .hasID(let other, let type): ItemAnswer(dataID, equals: other, of: type)
      case .property(let slot):
        .property(property(slot, of: dataID))
      }
    }
  }

  /// Makes the view.
  @preconcurrency @MainActor func makeItem() -> ItemType {
    guard let item = make(nil).object as? ItemType else {
      fatalError("no \(ItemType.self) was made")
    }
    return item
  }

  override func cleared() -> ItemOrigin {
    nonisolated(unsafe) let origin = self
    return MadeItemOrigin(dataID: DefaultDataID.noneProvided) { origin.makeItem() }
  }

  override func kind(_: StoredProperty?) -> GroupItemIdentity.Kind {
    .item(ObjectIdentifier(ItemType.self))
  }

  fileprivate override func setContent(
    of made: MadeConstrainable, _ properties: StoredProperty, animated: Bool
  ) -> Bool {
    guard
      let closure = EpoxyModelStorage.latest(SetContentProperty<Item>.self, in: properties)
    else { return false }
    if let item = made.object as? ItemType {
      closure?(.init(constrainable: item, animated: animated))
    } else {
      reportMismatch(made)
    }
    return true
  }

  fileprivate override func setBehaviors(
    of made: MadeConstrainable, _ properties: StoredProperty
  ) -> Bool {
    guard
      let closure = EpoxyModelStorage.latest(SetBehaviorsProperty<Item>.self, in: properties)
    else { return false }
    if let item = made.object as? ItemType {
      closure?(.init(constrainable: item, animated: false))
    } else {
      reportMismatch(made)
    }
    return true
  }
}
