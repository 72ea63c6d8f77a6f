// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Tests that use a list, a form and a sheet through VoiceOver only, without naming views or
/// touching points.
@MainActor @Suite struct VoiceOverTests {
  private let host = ScreenHost(.iPhone15)
  private let tasks: TasksViewController

  init() {
    let host = host
    let tasks = host.perform { TasksViewController() }
    self.tasks = tasks
    host.show(UINavigationController(rootViewController: tasks))
  }

  private var voiceOver: VoiceOver { host.voiceOver }
  private var focused: String? { voiceOver.focusedElement?.accessibilityLabel }

  private func next(_ count: Int = 1) -> String? {
    for _ in 0..<count { voiceOver.focusNext() }
    return focused
  }

  // MARK: Focus

  /// View Controller Programming Guide for iOS, "Supporting Accessibility": the cursor is reset to
  /// the first element, from left to right and top to bottom.
  @Test func `The focus moves in order and stays at the ends`() {
    #expect(focused == nil)
    #expect(!host.isVoiceOverRunning)
    voiceOver.focusNext()
    #expect(host.isVoiceOverRunning)
    expectEqual(focused, "Tasks")
    #expect(voiceOver.focusPrevious() == nil)
    expectEqual(focused, "Tasks")
    expectEqual(next(), "Add")
    expectEqual(next(), "Task 1")
    expectEqual(next(), "Task 2")
    voiceOver.focusPrevious()
    expectEqual(focused, "Task 1")
  }

  @Test func `The focus goes through the whole list, forwards and backwards`() throws {
    var names: [String] = []
    while let element = voiceOver.focusNext() { names.append(element.accessibilityLabel ?? "?") }
    expectEqual(names, ["Tasks", "Add"] + (1...30).map { "Task \($0)" })
    // The last task is on the screen.
    let frame = try #require(voiceOver.focusedElement).accessibilityFrame
    #expect(frame.maxY <= host.window?.bounds.maxY ?? 0)
    names = []
    while let element = voiceOver.focusPrevious() {
      names.append(element.accessibilityLabel ?? "?")
    }
    expectEqual(names, (1...29).reversed().map { "Task \($0)" } + ["Add", "Tasks"])
  }

  @Test func `The focus goes from section to section, over those without items`() {
    let host = ScreenHost(.iPhone15)
    let sections = Numbers([3, 0, 4, 2].map { Array(0..<$0) })
    sections.onCell = { $0.accessibilityLabel = $1.short }
    let list = host.perform {
      // No two cells fit on the screen.
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 900)
      layout.minimumLineSpacing = 0
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(TaskCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = sections
      return list
    }
    host.show(list)
    let all = ["0.0", "0.1", "0.2", "2.0", "2.1", "2.2", "2.3", "3.0", "3.1"]
    var names: [String] = []
    while let element = host.voiceOver.focusNext() {
      names.append(element.accessibilityLabel ?? "?")
    }
    expectEqual(names, all)
    names = []
    while let element = host.voiceOver.focusPrevious() {
      names.append(element.accessibilityLabel ?? "?")
    }
    expectEqual(names, Array(all.dropLast().reversed()))
  }

  @Test func `An element is found by its description`() throws {
    try voiceOver.focus(on: .label("Task 3", traits: .button))
    expectEqual(focused, "Task 3")
    #expect(throws: ElementError.self) { try voiceOver.focus(on: "Task 300") }
    voiceOver.focusFirst()
    expectEqual(focused, "Tasks")
  }

  // MARK: List

  /// UIKit documentation, `accessibilityScroll(_:)`: if an object does not scroll, its container is
  /// called; `pageScrolled` is posted.
  @Test func `Swipes with three fingers turn pages`() throws {
    try voiceOver.focus(on: "Task 1")
    #expect(voiceOver.scroll(.down))
    expectEqual(host.accessibilityNotifications.last?.notification, .pageScrolled)
    let spoken = host.accessibilityNotifications.last?.argument as? String
    #expect(spoken?.hasPrefix("Page 2 of ") == true)
    #expect(host.views("Task 1").isEmpty)
    while voiceOver.scroll(.down) {}
    try host.view("Task 30")
    while voiceOver.scroll(.up) {}
    try host.view("Task 1")
  }

  /// UIKit documentation, `accessibilityCustomActions`: an action's handler returns whether it
  /// succeeded.
  @Test func `Actions are performed by name, and the neighbor gets the focus`() throws {
    try voiceOver.focus(on: "Task 2")
    expectEqual(voiceOver.actions, ["Delete", "Archive"])
    #expect(try !voiceOver.perform(action: "Archive"))
    #expect(try voiceOver.perform(action: "Delete"))
    host.settle()
    expectEqual(tasks.tasks.prefix(2), ["Task 1", "Task 3"])
    #expect(host.views("Task 2").isEmpty)
    let error = try #require(
      #expect(throws: ElementError.self) { try voiceOver.perform(action: "Fly") })
    #expect(error.description.contains("no action \"Fly\""))
    expectEqual(error.candidates, ["Delete", "Archive"])
    expectEqual(focused, "Task 3")
  }

  @Test func `Further content is read`() throws {
    try voiceOver.focus(on: "Task 4")
    expectEqual(voiceOver.customContent.map(\.label), ["Due"])
    expectEqual(voiceOver.customContent.map(\.value), ["Tomorrow"])
  }

  /// UIKit documentation, `accessibilityPerformMagicTap()`: called for each ancestor of the element
  /// in turn.
  @Test func `The magic tap reaches the controller`() throws {
    try voiceOver.focus(on: "Task 1")
    #expect(voiceOver.magicTap())
    expectEqual(tasks.magicTaps, 1)
  }

  // MARK: Form

  @Test func `A form is filled in and left`() throws {
    try voiceOver.focus(on: "Task 5")
    voiceOver.activate()
    host.settle()
    // On a new screen, the focus moves to the first element, the back button.
    voiceOver.focusNext()
    expectEqual(focused, "Tasks")
    let labels = voiceOver.elements.map { $0.accessibilityLabel ?? "?" }
    expectEqual(labels, ["Tasks", "Task 5", "Alerts", "Reminder", "Sound", "Volume"])

    try voiceOver.focus(on: "Reminder")
    expectEqual(voiceOver.focusedElement?.accessibilityValue, "0")
    voiceOver.activate()  // by a touch, because a switch does not activate itself
    host.settle()
    expectEqual(voiceOver.focusedElement?.accessibilityValue, "1")
    #expect(throws: ElementError.self) { try voiceOver.increment() }

    try voiceOver.focus(on: "Volume")
    try voiceOver.increment()
    try voiceOver.increment()
    try voiceOver.decrement()
    expectEqual(voiceOver.focusedElement?.accessibilityValue, "10%")
    #expect(tasks.volumes["Task 5"].map { abs($0 - 0.1) < 0.001 } == true)

    #expect(voiceOver.escape())
    host.settle()
    try voiceOver.focus(on: "Task 5")
    #expect(!voiceOver.escape())
  }

  /// UIKit documentation, `accessibilityCustomRotors`; VoiceOver's built-in rotor for headings.
  @Test func `Rotors visit headings, and the items that an application finds`() throws {
    try voiceOver.focus(on: "Task 6")
    voiceOver.activate()
    host.settle()
    try voiceOver.focus(on: "Alerts")
    expectEqual(voiceOver.rotors, ["Controls", "Headings"])
    voiceOver.focusFirst()
    expectEqual(voiceOver.rotors, ["Headings"])  // the bar is outside of the form
    var headings: [String?] = []
    while let heading = try voiceOver.focusNext(inRotor: "Headings") {
      headings.append(heading.accessibilityLabel)
    }
    expectEqual(headings, ["Task 6", "Alerts", "Sound"])
    #expect(try voiceOver.focusPrevious(inRotor: "Headings")?.accessibilityLabel == "Alerts")
    #expect(try voiceOver.focusNext(inRotor: "Controls")?.accessibilityLabel == "Reminder")
    #expect(try voiceOver.focusNext(inRotor: "Controls")?.accessibilityLabel == "Volume")
    #expect(try voiceOver.focusNext(inRotor: "Controls") == nil)
    #expect(try voiceOver.focusPrevious(inRotor: "Controls")?.accessibilityLabel == "Reminder")
    let error = try #require(
      #expect(throws: ElementError.self) { try voiceOver.focusNext(inRotor: "Errors") })
    expectEqual(error.candidates, ["Controls", "Headings"])
  }

  // MARK: Sheet

  /// UIKit documentation, `accessibilityPerformEscape()`: dismisses a modal view;
  /// `accessibilityViewIsModal`: elements outside of the view are ignored.
  @Test func `A sheet hides the screen behind it, and is left or used`() throws {
    try voiceOver.focus(on: "Add")
    voiceOver.activate()
    host.settle()
    expectEqual(voiceOver.elements.map(\.accessibilityLabel), ["Add a task", "New task"])
    #expect(voiceOver.escape())
    host.settle()
    try voiceOver.focus(on: "Add")
    voiceOver.activate()
    host.settle()
    try voiceOver.focus(on: "New task")
    voiceOver.activate()
    host.settle()
    expectEqual(tasks.tasks.first, "Fresh")
    try voiceOver.focus(on: "Fresh")
  }

  /// UIKit documentation, `isModalInPresentation`, `presentationControllerDidAttemptToDismiss(_:)`.
  @Test func `A modal sheet refuses to be left`() throws {
    try voiceOver.focus(on: "Add")
    voiceOver.activate()
    host.settle()
    tasks.presentedViewController?.isModalInPresentation = true
    #expect(voiceOver.escape())
    host.settle()
    try voiceOver.focus(on: "New task")
  }

  // MARK: Activation

  /// UIKit documentation, `accessibilityActivate()`, `accessibilityActivationPoint`: the point is
  /// touched if the element does not activate itself.
  @Test func `Activation touches the activation point unless the element activates itself`() throws
  {
    final class Card: UIView {
      var activates = false
      var touches: [CGPoint] = []
      override func accessibilityActivate() -> Bool { activates }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.map { $0.location(in: self) }
      }
    }
    let host = ScreenHost(size: CGSize(width: 300, height: 400))
    let card = host.perform { Card() }
    host.show(card)
    card.isAccessibilityElement = true
    host.voiceOver.activate()
    expectEqual(card.touches, [CGPoint(x: 150, y: 200)])
    card.accessibilityActivationPoint = CGPoint(x: 20, y: 30)
    host.voiceOver.activate()
    expectEqual(card.touches.last, CGPoint(x: 20, y: 30))
    card.activates = true
    host.voiceOver.activate()
    expectEqual(card.touches.count, 2)
  }

  @Test func `An element that is no view is tapped at its activation point`() throws {
    let host = ScreenHost(size: CGSize(width: 300, height: 400))
    let view = host.perform { UIView() }
    host.show(view)
    var places: [CGPoint] = []
    view.addGestureRecognizer(
      host.perform { UITapGestureRecognizer { places.append($0.location(in: nil)) } })
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Part"
    element.accessibilityFrameInContainerSpace = CGRect(x: 100, y: 100, width: 40, height: 40)
    view.accessibilityElements = [element]
    try host.tap("Part")
    host.voiceOver.activate()
    host.settle()
    expectEqual(places, [CGPoint(x: 120, y: 120), CGPoint(x: 120, y: 120)])
    #expect(host.voiceOver.focusedElement === element)
    #expect(throws: ElementError.self) { try host.view("Part") }
  }
}
