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

  // The rest is asked from anywhere. An item knows the style of another one of the same types by asking
  // it whether it has this item's, and is told where that lies.
  case compareStyle(ItemWork)
  case compareContent(ItemWork)
  case hasStyle(UnsafeRawPointer)
  case hasContent(UnsafeRawPointer)
  case property(ModelOriginSlot)

  /// Asks without the main actor, which models do not know. Only for what does not need it.
  @usableFromInline func answer(by work: @escaping ItemWork) -> ItemAnswer {
    unsafeBitCast(IsolatedWork(call: work), to: AnyWork.self).call(self)
  }

  // Closures within the item's would be checked to run on the main actor.
  @inlinable static func compare<Style>(style: Style, with other: @escaping ItemWork) -> ItemAnswer
  {
    withUnsafePointer(to: style) { ItemTask.hasStyle($0).answer(by: other) }
  }

  @inlinable static func compare<Content>(
    content: Content, with other: @escaping ItemWork
  ) -> ItemAnswer {
    withUnsafePointer(to: content) { ItemTask.hasContent($0).answer(by: other) }
  }
}

// Closures by themselves are wrapped when they are passed on as values of some type.
private struct IsolatedWork {
  let call: ItemWork
}

private struct AnyWork {
  let call: (ItemTask) -> ItemAnswer
}

/// What an item answers.
@usableFromInline enum ItemAnswer {
  case yes
  case no
  case made(MadeConstrainable)
  case property(StoredProperty?)

  @inlinable init(_ isYes: Bool) { self = isYes ? .yes : .no }

  @usableFromInline var isYes: Bool {
    if case .yes = self { return true }
    return false
  }
}

/// Something that an item has made.
@usableFromInline struct MadeConstrainable {
  /// What was made; never a container.
  let constrainable: any Constrainable

  /// The same as an object, whose class can be found out much faster.
  let object: AnyObject

  @usableFromInline init(_ constrainable: any Constrainable, _ object: AnyObject) {
    self.constrainable = constrainable
    self.object = object
  }

  /// What is in a container, or the constrainable itself.
  @usableFromInline init(_ constrainable: any Constrainable) {
    let constrainable = constrainable.unwrapped
    self.init(constrainable, constrainable as AnyObject)
  }
}
