// SPDX-License-Identifier: MIT

// Behaviours that are set one after the other are called one after the other. They are kept apart, for
// combining them takes longer than calling them.
extension GroupItem {
  /// Called when the view gets its behaviours. Chained: all closures that were set are called, the oldest
  /// first.
  @preconcurrency public var setBehaviors: SetBehaviors? {
    get {
      let storage = storage
      let first = storage[SetBehaviorsProperty<Self>.self]
      guard let last = storage.last, storage.has(ItemChangeProperty.self) else { return first }
      nonisolated(unsafe) let changes = last
      return { context in
        first?(context)
        let made = MadeConstrainable(any: context.constrainable)
        changes.callAll(ItemChangeProperty.self, with: made.object)
      }
    }
    set { if let newValue { self = setBehaviors(newValue) } }
  }

  /// The item with a closure that is called when the view gets its behaviours.
  @preconcurrency public func setBehaviors(_ value: SetBehaviors?) -> Self {
    guard let value else { return self }
    return changing { value(CallbackContext(constrainable: $0, animated: false)) }
  }

  func changing(_ change: @escaping @MainActor (ItemType) -> Void) -> Self {
    changingObject { object in
      if let item = object as? ItemType { change(item) }
    }
  }

  func changingObject(_ change: @escaping @MainActor (AnyObject) -> Void) -> Self {
    var copy = self
    copy.properties.add(StoredValue<ItemChangeProperty>(change, after: properties.last))
    return copy
  }
}

/// Something that is done to what an item has made whenever items are set. A model can have several.
enum ItemChangeProperty: CallbackProperty {
  typealias Context = AnyObject
  static var keyPath: AnyKeyPath { \ItemChanges.all }
}

/// Gives changes a key path, by which all properties are known.
private struct ItemChanges {
  var all: (@MainActor (AnyObject) -> Void)?
}
