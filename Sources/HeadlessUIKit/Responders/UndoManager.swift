// SPDX-License-Identifier: MIT

/// A stack of operations that undo and redo changes, as Foundation has it on Apple's platforms.
///
/// ```swift
/// @MainActor final class Note: NSObject {
///   let undo = UndoManager()
///   var text = "" {
///     didSet {
///       let old = oldValue
///       undo.registerUndo(withTarget: self) { $0.text = old }
///     }
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let note = host.perform { Note() }
/// host.perform { note.text = "a" }
/// host.perform { note.text = "ab" }
/// host.perform { note.undo.undo() }
/// print(note.text)  // a
/// host.perform { note.undo.redo() }
/// print(note.text)  // ab
/// ```
///
/// No notifications are posted. Targets are not retained, but arguments are. With `groupsByEvent`,
/// the operations of one turn of the device are undone together.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private final class Operation {
    weak var target: AnyObject?
    let call: @MainActor (AnyObject) -> Void

    init(_ target: AnyObject, _ call: @escaping @MainActor (AnyObject) -> Void) {
      (self.target, self.call) = (target, call)
    }
  }

  private struct Group {
    var operations: [Operation] = []
    var actionName = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, the outermost first.
  private var openGroups: [Group] = []
  private var disabledCount = 0
  /// Whether the outermost open group is that of a turn.
  private var hasGroupOfTurn = false
  /// Whether the group of the turn will be closed at the end of this turn.
  private var isClosing = false

  /// Creates an empty undo manager.
  public override nonisolated init() {
    super.init()
  }

  // MARK: Groups

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// Whether a group is open for each turn of the device in which an operation is registered.
  open var groupsByEvent = true

  /// The number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Opens a group: its operations are undone together.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openGroupOfTurn() }
    openGroups.append(Group())
  }

  /// Closes the innermost group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      return Selector.report("endUndoGrouping called with no matching begin")
    }
    if openGroups.count == 1, hasGroupOfTurn { closeAtEndOfTurn() }
    guard !group.operations.isEmpty else { return }
    guard openGroups.isEmpty else {
      openGroups[openGroups.count - 1].operations += group.operations
      return
    }
    hasGroupOfTurn = false
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func openGroupOfTurn() {
    openGroups.append(Group())
    hasGroupOfTurn = true
    closeAtEndOfTurn()
  }

  private func closeAtEndOfTurn() {
    guard !isClosing else { return }
    isClosing = true
    Device.current.atEndOfTurn { [weak self] in
      self?.isClosing = false
      self?.closeGroupOfTurn()
    }
  }

  /// Closes the group of the turn, unless a group in it is still open.
  private func closeGroupOfTurn() {
    guard hasGroupOfTurn, openGroups.count == 1 else { return }
    hasGroupOfTurn = false
    endUndoGrouping()
  }

  private func trim() {
    if levelsOfUndo > 0 { undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0)) }
  }

  // MARK: Registration

  /// Whether operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Stops recording operations. Calls are counted.
  open func disableUndoRegistration() {
    disabledCount += 1
  }

  /// Records operations again, after as many calls as those that stopped it.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return Selector.report("enableUndoRegistration called without a disableUndoRegistration")
    }
    disabledCount -= 1
  }

  /// Records a call of a method of a target. The argument is retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = unwrapped(target) else { return }
    let argument = unwrapped(anObject)
    register(
      Operation(target as AnyObject) { selector.send(to: $0, SelectorArguments(argument)) })
  }

  /// Records a call of a closure with a target.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(
      Operation(target) { target in
        if let target = target as? Target { handler(target) }
      })
  }

  private func register(_ operation: Operation) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return Selector.report("must begin a group before registering undo")
      }
      openGroupOfTurn()
    }
    openGroups[openGroups.count - 1].operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Removes all operations that can be undone or redone.
  open func removeAllActions() {
    (undoStack, redoStack, openGroups, hasGroupOfTurn) = ([], [], [], false)
  }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = unwrapped(target).map { $0 as AnyObject }
    func removing(_ groups: [Group], keepsEmpty: Bool) -> [Group] {
      groups.map { group in
        var group = group
        group.operations.removeAll { $0.target === target }
        return group
      }.filter { keepsEmpty || !$0.operations.isEmpty }
    }
    undoStack = removing(undoStack, keepsEmpty: false)
    redoStack = removing(redoStack, keepsEmpty: false)
    openGroups = removing(openGroups, keepsEmpty: true)
  }

  // MARK: Undo

  /// Whether operations are being undone.
  open private(set) var isUndoing = false

  /// Whether operations are being redone.
  open private(set) var isRedoing = false

  /// Whether something can be undone.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.operations.isEmpty } }

  /// Whether something can be redone.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Closes the open group of the turn, and undoes the last group.
  open func undo() {
    closeGroupOfTurn()
    guard openGroups.isEmpty else {
      return Selector.report("undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the group that was undone last.
  open func redo() {
    closeGroupOfTurn()
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: Group) {
    openGroups = [Group(actionName: group.actionName)]
    for operation in group.operations.reversed() {
      if let target = operation.target { operation.call(target) }
    }
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  // MARK: Names

  /// Sets the name of the current group for menus.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      guard !undoStack.isEmpty else { return }
      undoStack[undoStack.count - 1].actionName = actionName
    } else {
      openGroups[0].actionName = actionName
    }
  }

  /// The name of the group that would be undone.
  open var undoActionName: String {
    openGroups.first { !$0.operations.isEmpty }?.actionName ?? undoStack.last?.actionName ?? ""
  }

  /// The name of the group that would be redone.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }

  /// The title of the menu's element that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the menu's element that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the menu's element that undoes an action, in English.
  @discardableResult
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the menu's element that redoes an action, in English.
  @discardableResult
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
