// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Rules of "UIResponder", canPerformAction(_:withSender:), target(forAction:withSender:) and
/// undoManager, and of "UIApplication", sendAction(_:to:from:for:).
@MainActor @Suite struct ResponderActionTests {
  class Screen: UIViewController {
    var calls: [String] = []
    func save(_ sender: Any?) { calls.append("save") }
    static let save = Selector("save:", Screen.save(_:))
  }

  final class Card: UIView {
    var copies = 0
    var isReady = true
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:" ? isReady : super.canPerformAction(action, withSender: sender)
    }
    override func responds(to aSelector: Selector!) -> Bool {
      aSelector == "hidden" || super.responds(to: aSelector)
    }
  }

  final class Delegate: NSObject, UIApplicationDelegate {
    var calls = 0
    func help() { calls += 1 }
  }

  let host = ScreenHost(.iPhone15)

  private func shown() -> (Screen, Card) {
    let screen = host.perform { Screen() }
    host.show(screen)
    let card = host.perform {
      let card = Card()
      screen.view.addSubview(card)
      return card
    }
    return (screen, card)
  }

  @Test func `The target of an action is the first responder that can perform it`() {
    let (screen, card) = shown()
    #expect(card.target(forAction: Screen.save, withSender: nil) as? Screen === screen)
    #expect(card.target(forAction: "copy:", withSender: nil) as? Card === card)
    card.isReady = false
    #expect(card.target(forAction: "copy:", withSender: nil) == nil)
    #expect(!card.canPerformAction(Screen.save, withSender: nil))
    #expect(screen.canPerformAction(Screen.save, withSender: nil))
  }

  @Test func `An override of responds(to:) is called through NSObject, too`() {
    let card = host.perform { Card() }
    #expect((card as NSObject).responds(to: "hidden"))
    #expect(card.canPerformAction("hidden", withSender: nil))
  }

  @Test func `The application sends to the first responder's chain, then to the sender's`() {
    let (screen, card) = shown()
    let selector = Selector("copy:", UIResponder.copy(_:))
    host.perform {
      let application = UIApplication.shared
      #expect(application.sendAction(Screen.save, to: nil, from: card, for: nil))
      expectEqual(screen.calls, ["save"])
      #expect(!application.sendAction(selector, to: nil, from: nil, for: nil))
      _ = card.becomeFirstResponder()
      #expect(application.sendAction(selector, to: nil, from: nil, for: nil))
      expectEqual(card.copies, 1)
      #expect(
        application.sendAction(
          Selector("resign", UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
      #expect(!card.isFirstResponder)
    }
  }

  @Test func `The delegate of the application is the last target`() {
    let delegate = host.perform { Delegate() }
    host.launch(delegate)
    host.perform {
      let help = Selector("help", Delegate.help)
      #expect(UIApplication.shared.sendAction(help, to: nil, from: nil, for: nil))
    }
    expectEqual(delegate.calls, 1)
  }

  @Test func `A class without an edit action reports its call`() {
    let messages = host.illegalUses { Screen().copy(nil) }
    #expect(messages.first?.contains("Screen copy:]: unrecognized selector") == true, "\(messages)")
  }

  @Test func `An edit action's selector from the class's own method counts as implemented`() {
    #expect(Card().responds(to: Selector("copy:", Card.copy(_:))))
    #expect(!Card().responds(to: Selector("cut:", UIResponder.cut(_:))))
    #expect(
      Card().responds(
        to: Selector(
          "copy:", { (target: any UIResponderStandardEditActions) in target.copy(_:) })) == false)
  }

  // MARK: Undo, by "UndoManager"

  @MainActor final class Note: NSObject {
    let undo: UndoManager
    var text = ""
    init(_ undo: UndoManager) { self.undo = undo }
    func set(_ text: String) {
      undo.registerUndo(withTarget: self, selector: Note.set, object: self.text)
      self.text = text
    }
    static let set = Selector("set:", Note.set(_:))
  }

  @Test func `An undo manager undoes and redoes the calls of a turn together`() {
    let undo = host.perform { UndoManager() }
    let note = host.perform { Note(undo) }
    host.perform {
      note.set("a")
      note.set("ab")
      undo.setActionName("Typing")
    }
    host.perform { note.set("abc") }
    host.perform { undo.undo() }
    expectEqual(note.text, "ab")
    expectEqual(undo.undoMenuItemTitle, "Undo Typing")
    host.perform { undo.undo() }
    expectEqual(note.text, "")
    #expect(!undo.canUndo && undo.canRedo)
    expectEqual(undo.redoActionName, "Typing")
    host.perform { undo.redo() }
    expectEqual(note.text, "ab")
    host.perform { note.set("new") }
    #expect(!undo.canRedo)
  }

  @Test func `Groups, limits and disabled registration`() {
    let undo = host.perform { UndoManager() }
    undo.groupsByEvent = false
    let note = Note(undo)
    for text in ["a", "b", "c"] {
      undo.beginUndoGrouping()
      note.set(text)
      undo.endUndoGrouping()
    }
    undo.levelsOfUndo = 2
    undo.undo()
    undo.undo()
    expectEqual(note.text, "a")
    #expect(!undo.canUndo)
    undo.disableUndoRegistration()
    note.set("x")
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
    undo.removeAllActions(withTarget: note)
    #expect(!undo.canRedo)
    let messages = host.illegalUses { note.set("y") }
    #expect(messages.first?.contains("must begin a group") == true, "\(messages)")
  }

  @Test func `A group that is open at the end of a turn is closed by its owner`() {
    let undo = host.perform { UndoManager() }
    let note = host.perform { Note(undo) }
    host.perform {
      undo.beginUndoGrouping()
      note.set("a")
    }
    host.perform {
      note.set("ab")
      undo.endUndoGrouping()
    }
    expectEqual(undo.groupingLevel, 0)
    host.perform { undo.undo() }
    expectEqual(note.text, "")
    #expect(!undo.canUndo)
  }

  @Test func `An undo manager does not retain its targets`() {
    let undo = host.perform { UndoManager() }
    var note: Note? = host.perform { Note(undo) }
    weak let released = note
    host.perform { note?.set("a") }
    note = nil
    #expect(released == nil)
    host.perform { undo.undo() }
  }

  @Test func `The undo manager of a responder is that of its window`() {
    let (screen, card) = shown()
    let manager = card.undoManager
    #expect(manager != nil && manager === screen.undoManager)
    #expect(UIView().undoManager == nil)
  }
}
