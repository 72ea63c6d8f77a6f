// SPDX-License-Identifier: MIT

/// A model of a stack with its controller.
@preconcurrency @MainActor
struct NavigationEntry {
  var model: NavigationModel

  /// The controller that the model made; nil if it made none.
  var made: UIViewController?

  /// The controller in the stack: `made`, or a controller around it.
  var installed: UIViewController?

  init(_ model: NavigationModel) {
    self.model = model
  }

  mutating func makeController(in interface: any NavigationInterface) {
    made = model.makeViewController()
    installed = made.map { controller in
      (controller as? UINavigationController).map(interface.wrapNavigation) ?? controller
    }
    if installed is UINavigationController {
      leaveOut(because: "a navigation controller cannot be pushed; pass `wrapNavigation`")
    }
  }

  /// Leaves the controller out of the stack, where UIKit would raise an exception.
  mutating func leaveOut(because reason: String) {
    EpoxyLogger.shared.warn(
      "The controller of \(model.dataID) is left out of the stack: \(reason).")
    (made, installed) = (nil, nil)
  }
}

/// A change of a stack, with the controllers that it made.
@preconcurrency @MainActor
struct NavigationChange {
  /// The stack before the change.
  let old: [NavigationEntry]

  /// The stack after the change.
  let new: [NavigationEntry]

  private var added: [NavigationEntry] = []
  private var removed: [NavigationEntry] = []

  /// Prepares the change to new models. A model that was there keeps its controller, unless its
  /// parameters have changed; a model without a controller makes one.
  init(
    from old: [NavigationEntry], to models: [NavigationModel], in interface: any NavigationInterface
  ) {
    let changes = models.makeChangeset(from: old.map(\.model))
    for group in changes.duplicates {
      EpoxyLogger.shared.warn(
        "Several models of a stack have the data ID \(models[group[0]].dataID): give them different ones."
      )
    }
    var new = models.map { NavigationEntry($0) }
    var kept = Set<Int>()
    let updated = Set(changes.updates.map(\.new))
    for (index, newIndex) in changes.newIndices.enumerated() {
      guard let newIndex else { continue }
      if updated.contains(newIndex) {
        new[newIndex].makeController(in: interface)
      } else {
        new[newIndex].made = old[index].made
        new[newIndex].installed = old[index].installed
      }
      if new[newIndex].made == nil { new[newIndex].makeController(in: interface) }
      kept.insert(newIndex)
    }
    for index in new.indices where !kept.contains(index) {
      new[index].makeController(in: interface)
    }
    Self.leaveOutRepetitions(&new)
    for (index, newIndex) in changes.newIndices.enumerated() {
      guard let newIndex else { continue }
      let (had, has) = (old[index].made != nil, new[newIndex].made != nil)
      if had, !has { removed.append(old[index]) }
      if !had, has { added.append(new[newIndex]) }
    }
    added += new.indices.filter { !kept.contains($0) && new[$0].made != nil }.map { new[$0] }
    removed += changes.deletes.reversed().map { old[$0] }.filter { $0.made != nil }
    self.old = old
    self.new = new
  }

  /// Leaves out controllers that are in the stack already.
  private static func leaveOutRepetitions(_ entries: inout [NavigationEntry]) {
    var seen = Set<ObjectIdentifier>()
    for index in entries.indices {
      guard let controller = entries[index].installed else { continue }
      if !seen.insert(ObjectIdentifier(controller)).inserted {
        entries[index].leaveOut(because: "another model made the same controller")
      }
    }
  }

  /// Prepares the removal of controllers that UIKit has popped.
  init(from old: [NavigationEntry], popping controllers: [UIViewController]) {
    self.old = old
    let isPopped = { (entry: NavigationEntry) in
      controllers.contains { $0 === entry.installed }
    }
    new = old.filter { !isPopped($0) }
    removed = old.filter(isPopped).reversed()
  }

  /// The data IDs of the models whose controllers were removed.
  var removedIDs: Set<AnyHashable> { Set(removed.map(\.model.dataID)) }

  /// The models whose controllers were removed.
  var removedModels: [NavigationModel] { removed.map(\.model) }

  /// The controllers of the new stack.
  var controllers: [UIViewController] { new.compactMap(\.installed) }

  /// Whether the controllers of both stacks are the same.
  var changesControllers: Bool {
    let before = old.compactMap(\.installed)
    return before.count != controllers.count || zip(before, controllers).contains { $0 !== $1 }
  }

  /// Calls the callbacks of all models that the change concerns.
  ///
  /// - Parameter kept: The data IDs of removed models that are not to be removed from the state.
  func notify(keepingInState kept: Set<AnyHashable> = []) {
    for entry in removed {
      if !kept.contains(entry.model.dataID) { entry.model.remove() }
      entry.model.handleDidRemove()
    }
    for entry in added {
      if let made = entry.made { entry.model.handleDidAdd(made) }
    }
    let oldTop = old.last { $0.made != nil }
    let newTop = new.last { $0.made != nil }
    guard oldTop?.made !== newTop?.made else { return }
    oldTop?.model.handleDidHide()
    if let newTop, let made = newTop.made { newTop.model.handleDidShow(made) }
  }
}
