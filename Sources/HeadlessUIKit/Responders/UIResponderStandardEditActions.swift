// SPDX-License-Identifier: MIT

/// The edit actions that responders may have.
///
/// Apple's methods are optional. Here every responder has them, so that a class can override them:
/// those of `UIResponder` report that the class has no such method. `responds(to:)` is true for an
/// edit action that the class, or this module's class that it inherits from, implements: the
/// selector was made from a method of that class (`Selector("copy:", Card.copy(_:))`), or the
/// class's module registers it. For a selector that was made from the method of `UIResponder`, the
/// responder's `canPerformAction(_:withSender:)` decides, as editable responders implement it.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Removes the selection and stores it on the pasteboard.
  func cut(_ sender: Any?)
  /// Stores the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Pastes the copied content.
  func paste(_ sender: Any?)
  /// Pastes the copied content in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects the element at the caret.
  func select(_ sender: Any?)
  /// Selects the whole content.
  func selectAll(_ sender: Any?)
  /// Removes the selection without storing it.
  func delete(_ sender: Any?)
  /// Makes the text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes the text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Turns the bold style on or off.
  func toggleBoldface(_ sender: Any?)
  /// Turns the italic style on or off.
  func toggleItalics(_ sender: Any?)
  /// Underlines the text, or ends it.
  func toggleUnderline(_ sender: Any?)
  /// Increases the size of the text.
  func increaseSize(_ sender: Any?)
  /// Decreases the size of the text.
  func decreaseSize(_ sender: Any?)
  /// Shows the search for a text.
  func find(_ sender: Any?)
  /// Shows the search for a text with its replacement.
  func findAndReplace(_ sender: Any?)
  /// Finds the next occurrence.
  func findNext(_ sender: Any?)
  /// Finds the previous occurrence.
  func findPrevious(_ sender: Any?)
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
  /// Prints the content of the responder.
  func printContent(_ sender: Any?)
  /// Renames the document of the responder.
  func rename(_ sender: Any?)
  /// Duplicates the content of the responder.
  func duplicate(_ sender: Any?)
  /// Moves the content of the responder to another location.
  func move(_ sender: Any?)
  /// Exports the content of the responder to a file.
  func export(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The names of the edit actions.
enum EditActions {
  static let selectors = [
    Selector("cut:", UIResponder.cut(_:)),
    Selector("copy:", UIResponder.copy(_:)),
    Selector("paste:", UIResponder.paste(_:)),
    Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:)),
    Selector("select:", UIResponder.select(_:)),
    Selector("selectAll:", UIResponder.selectAll(_:)),
    Selector("delete:", UIResponder.delete(_:)),
    Selector(
      "makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:)),
    Selector(
      "makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:)),
    Selector("toggleBoldface:", UIResponder.toggleBoldface(_:)),
    Selector("toggleItalics:", UIResponder.toggleItalics(_:)),
    Selector("toggleUnderline:", UIResponder.toggleUnderline(_:)),
    Selector("increaseSize:", UIResponder.increaseSize(_:)),
    Selector("decreaseSize:", UIResponder.decreaseSize(_:)),
    Selector("find:", UIResponder.find(_:)),
    Selector("findAndReplace:", UIResponder.findAndReplace(_:)),
    Selector("findNext:", UIResponder.findNext(_:)),
    Selector("findPrevious:", UIResponder.findPrevious(_:)),
    Selector("useSelectionForFind:", UIResponder.useSelectionForFind(_:)),
    Selector("print:", UIResponder.printContent(_:)),
    Selector("rename:", UIResponder.rename(_:)),
    Selector("duplicate:", UIResponder.duplicate(_:)),
    Selector("move:", UIResponder.move(_:)),
    Selector("export:", UIResponder.export(_:)),
  ]

  static let names = Set(selectors.map(\.name))
}

extension UIResponder: NamedSelectorProvider {
  nonisolated static var namedSelectors: [Selector] { EditActions.selectors }
}

extension UIResponder {
  /// Whether the responder has a method for a selector. Every responder has the edit actions, so
  /// they count only if a class implements them.
  nonisolated final func hasMethod(for selector: Selector) -> Bool {
    guard EditActions.names.contains(selector.name) else { return selector.isImplemented(by: self) }
    if let function = selector.function, function.accepts(self), !function.isOfEveryResponder {
      return true
    }
    return type(of: self).implementedEditActions.contains(selector.name)
      || ClassRegistry.shared.isRegistered(selector.name, for: type(of: self))
  }

  /// Reports an edit action that the class does not implement.
  final func reportUnimplemented(_ name: String) {
    Selector.report("-[\(type(of: self)) \(name)]: unrecognized selector sent to an instance")
  }
}

extension SelectorFunction {
  fileprivate var isOfEveryResponder: Bool {
    target == UIResponder.self || target == (any UIResponderStandardEditActions).self
  }
}
