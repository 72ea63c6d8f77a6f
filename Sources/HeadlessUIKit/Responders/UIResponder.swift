// SPDX-License-Identifier: MIT

/// An object that receives events, and passes events that it does not handle to the next responder.
///
/// ```swift
/// final class KeyView: UIView, UIKeyInput {
///   var typed = ""
///   var hasText: Bool { !typed.isEmpty }
///   override var canBecomeFirstResponder: Bool { true }
///   func insertText(_ text: String) { typed += text }
///   func deleteBackward() { typed = String(typed.dropLast()) }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let view = KeyView()
/// host.show(view)
/// host.perform { _ = view.becomeFirstResponder() }
/// host.type("ab")
/// print(view.typed, host.isKeyboardVisible)  // ab true
/// ```
///
/// A responder outside of a visible window cannot become first responder: `becomeFirstResponder()`
/// returns false, and the request is granted when its view enters a window. Another page that is
/// presented or pushed takes the status away, and the responder gets it back when its page is
/// uncovered. Presses, motion and edit menus are left out.
@preconcurrency @MainActor
open class UIResponder: _AccessibilityObject, KeyValueObserved, AssociatedObjectStore {
  class var observableKeyPaths: ObservableKeyPaths { [] }

  func observedPart(
    at path: AnyKeyPath, from root: any KeyValueObserved.Type
  ) -> ObservableProperty.Found? { nil }

  nonisolated(unsafe) final var associatedObjects: Associations?
  nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?

  public override init() {
    super.init()
  }

  /// Called after a nib or a storyboard with the responder was loaded and connected.
  open func awakeFromNib() {}

  /// The responder that receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// Reads an observed property for an observer.
  func readForObserver(_ read: () -> Void) { read() }

  // MARK: First responder

  /// Whether the responder may receive keyboard input.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop receiving keyboard input.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder receives keyboard input now.
  open var isFirstResponder: Bool { deviceOfResponder.application.firstResponder === self }

  /// Makes this the first responder, if possible. While no window shows the responder, returns
  /// false, and the request is granted when its view enters a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    deviceOfResponder.application.firstResponderOwner.request(self)
  }

  /// Gives up the status of first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    deviceOfResponder.application.firstResponderOwner.resign(self)
  }

  // MARK: Input views

  /// The view that is shown in place of the keyboard's keys while the responder, or one for which
  /// it is next in the responder chain, is the first responder; nil for the system's keys.
  open var inputView: UIView? { nil }

  /// The view that is shown on top of the keyboard while the responder, or one for which it is next
  /// in the responder chain, is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of the view that is shown in place of the keyboard's keys.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view that is shown on top of the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Updates the input views, if the responder is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    deviceOfResponder.application.firstResponderOwner.inputViewsChanged()
  }

  // MARK: Activities

  /// The activity of the user in the responder, to be continued later. Nil by default.
  open var userActivity: NSUserActivity?

  /// Called to update the values of the responder's activity before it is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to show what an activity is about.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Touches

  /// Called after fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called after fingers moved or changed their pressure.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called after fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called after touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  /// Whether the responder has a method for a selector: see ``UIResponderStandardEditActions`` for
  /// edit actions.
  @discardableResult
  nonisolated open override func responds(to aSelector: Selector!) -> Bool {
    aSelector.map(hasMethod) ?? false
  }

  /// Whether the responder can perform an action now. Unless a class overrides it, whether it has
  /// the method.
  @discardableResult
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Returns the first responder of the chain that begins here, and that can perform an action.
  @discardableResult
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The shortcuts of a hardware keyboard that the responder handles. They are without effect:
  /// hosts have no hardware keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The undo manager of the nearest responder in the chain that has one; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Cuts the selection. See ``UIResponderStandardEditActions``.
  open func cut(_ sender: Any?) { reportUnimplemented("cut:") }

  /// Copies the selection. See ``UIResponderStandardEditActions``.
  open func copy(_ sender: Any?) { reportUnimplemented("copy:") }

  /// Pastes the copied content. See ``UIResponderStandardEditActions``.
  open func paste(_ sender: Any?) { reportUnimplemented("paste:") }

  /// Pastes the copied content in the style of the text around it. See
  /// ``UIResponderStandardEditActions``.
  open func pasteAndMatchStyle(_ sender: Any?) { reportUnimplemented("pasteAndMatchStyle:") }

  /// Selects the element at the caret. See ``UIResponderStandardEditActions``.
  open func select(_ sender: Any?) { reportUnimplemented("select:") }

  /// Selects everything. See ``UIResponderStandardEditActions``.
  open func selectAll(_ sender: Any?) { reportUnimplemented("selectAll:") }

  /// Deletes the selection. See ``UIResponderStandardEditActions``.
  open func delete(_ sender: Any?) { reportUnimplemented("delete:") }

  /// Makes the text run from left to right. See ``UIResponderStandardEditActions``.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    reportUnimplemented("makeTextWritingDirectionLeftToRight:")
  }

  /// Makes the text run from right to left. See ``UIResponderStandardEditActions``.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    reportUnimplemented("makeTextWritingDirectionRightToLeft:")
  }

  /// Turns the bold style on or off. See ``UIResponderStandardEditActions``.
  open func toggleBoldface(_ sender: Any?) { reportUnimplemented("toggleBoldface:") }

  /// Turns the italic style on or off. See ``UIResponderStandardEditActions``.
  open func toggleItalics(_ sender: Any?) { reportUnimplemented("toggleItalics:") }

  /// Underlines the text, or ends it. See ``UIResponderStandardEditActions``.
  open func toggleUnderline(_ sender: Any?) { reportUnimplemented("toggleUnderline:") }

  /// Increases the size of the text. See ``UIResponderStandardEditActions``.
  open func increaseSize(_ sender: Any?) { reportUnimplemented("increaseSize:") }

  /// Decreases the size of the text. See ``UIResponderStandardEditActions``.
  open func decreaseSize(_ sender: Any?) { reportUnimplemented("decreaseSize:") }

  /// Shows the search for a text. See ``UIResponderStandardEditActions``.
  open func find(_ sender: Any?) { reportUnimplemented("find:") }

  /// Shows the search for a text with its replacement. See ``UIResponderStandardEditActions``.
  open func findAndReplace(_ sender: Any?) { reportUnimplemented("findAndReplace:") }

  /// Finds the next occurrence. See ``UIResponderStandardEditActions``.
  open func findNext(_ sender: Any?) { reportUnimplemented("findNext:") }

  /// Finds the previous occurrence. See ``UIResponderStandardEditActions``.
  open func findPrevious(_ sender: Any?) { reportUnimplemented("findPrevious:") }

  /// Searches for the selected text. See ``UIResponderStandardEditActions``.
  open func useSelectionForFind(_ sender: Any?) { reportUnimplemented("useSelectionForFind:") }

  /// Prints the content. See ``UIResponderStandardEditActions``.
  open func printContent(_ sender: Any?) { reportUnimplemented("print:") }

  /// Renames the document. See ``UIResponderStandardEditActions``.
  open func rename(_ sender: Any?) { reportUnimplemented("rename:") }

  /// Duplicates the content. See ``UIResponderStandardEditActions``.
  open func duplicate(_ sender: Any?) { reportUnimplemented("duplicate:") }

  /// Moves the content. See ``UIResponderStandardEditActions``.
  open func move(_ sender: Any?) { reportUnimplemented("move:") }

  /// Exports the content. See ``UIResponderStandardEditActions``.
  open func export(_ sender: Any?) { reportUnimplemented("export:") }

  /// The edit actions that the class of this module implements.
  nonisolated class var implementedEditActions: Set<String> { [] }

  // MARK: Hooks for subclasses of this module

  /// The device that the responder belongs to.
  var deviceOfResponder: Device { .current }

  /// Whether keyboard input can reach the responder: whether a window shows its page.
  var isReachable: Bool { true }

  /// The next responder whose input views are shown for this one: those of the page that a
  /// presentation covers are not.
  var nextForInput: UIResponder? { next }

  /// The next responder, or the container of a controller whose view has been removed.
  var owningResponder: UIResponder? { next }

  /// The presented responder that covers the page of this one.
  var coveringResponder: UIResponder? { nil }

  /// Whether the responder takes no keys at the moment, although it could.
  var refusesKeys: Bool { false }

  /// Called after the responder has become the first responder, before the keyboard is shown.
  func firstResponderStatusBegan() {}

  /// Called after the responder has ceased to be the first responder, before the keyboard is
  /// hidden.
  func firstResponderStatusEnded() {}

  /// Called after the keyboard has followed the responder.
  func keyboardHasFollowed() {}
}
