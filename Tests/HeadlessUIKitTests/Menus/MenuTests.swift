// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct MenuTests {
  let host = ScreenHost(.iPhone15)
  let log = Log()

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in
      log.add(action.title)
    }
  }

  private func showButton(
    _ menu: UIMenu, isPrimary: Bool = true,
    frame: CGRect = CGRect(x: 100, y: 300, width: 100, height: 44)
  ) -> UIButton {
    let button = host.perform {
      let button = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Open") { [log] _ in
          log.add("primary")
        })
      button.menu = menu
      button.showsMenuAsPrimaryAction = isPrimary
      return button
    }
    let view = host.perform { UIView() }
    host.show(view)
    host.perform {
      button.frame = frame
      view.addSubview(button)
    }
    return button
  }

  private func isShown(_ title: String) -> Bool { !host.views(.init(stringLiteral: title)).isEmpty }

  @Test func `A tap opens the menu in place of the primary action, and a row closes it`() throws {
    let button = showButton(UIMenu(children: [action("Copy"), action("Paste")]))
    var opened = 0
    button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
    let before = host.dump()
    host.tap(button)
    host.settle()
    #expect(opened == 1 && isShown("Copy"))
    try host.tap("Paste")
    host.settle()
    #expect(log.lines == ["Paste"] && !isShown("Copy"))
    expectEqual(host.dump(), before)
  }

  @Test func `A touch outside closes the menu and does nothing else`() {
    let button = showButton(UIMenu(children: [action("Copy")]))
    host.tap(button)
    host.settle()
    host.tap(button)
    host.settle()
    #expect(!isShown("Copy") && log.lines.isEmpty)
  }

  @Test func `Without showsMenuAsPrimaryAction a tap is the action and a long press the menu`() {
    let button = showButton(UIMenu(children: [action("Copy")]), isPrimary: false)
    host.tap(button)
    #expect(log.lines == ["primary"] && !isShown("Copy"))
    host.longPress(button)
    host.settle()
    #expect(isShown("Copy") && log.lines == ["primary"])
  }

  @Test func `The finger that opens the menu can slide to a row`() throws {
    let button = showButton(UIMenu(children: [action("Copy"), action("Paste")]))
    let finger = host.touch(button).hold(for: 0.5)
    let row = try host.view("Paste")
    finger.move(to: host.location(in: row), over: 0.3).lift()
    host.settle()
    expectEqual(log.lines, ["Paste"])
  }

  @Test func `Disabled rows are not chosen, hidden ones are absent, and some keep the menu`() throws
  {
    let button = showButton(
      UIMenu(children: [
        action("Off", attributes: .disabled), action("Gone", attributes: .hidden),
        action("More", attributes: .keepsMenuPresented),
      ]))
    host.tap(button)
    host.settle()
    #expect(!isShown("Gone"))
    let off = try host.view("Off")
    host.tap(off)
    host.settle()
    #expect(log.lines.isEmpty && isShown("Off"))
    try host.tap("More")
    try host.tap("More")
    host.settle()
    #expect(log.lines == ["More", "More"] && isShown("More"))
  }

  @Test func `A submenu opens in front, and its title or a touch outside closes it`() throws {
    let sub = UIMenu(title: "Sort", children: [action("By Name"), action("By Date")])
    let button = showButton(UIMenu(children: [sub, action("Copy")]))
    host.tap(button)
    host.settle()
    try host.tap("Sort")
    host.settle()
    #expect(isShown("By Name"))
    host.tap(at: CGPoint(x: 380, y: 800))
    host.settle()
    #expect(!isShown("By Name") && isShown("Copy"))
    try host.tap("Sort")
    host.settle()
    try host.tap("By Date")
    host.settle()
    #expect(log.lines == ["By Date"] && !isShown("Copy"))
  }

  @Test func `A menu with a single selection marks the chosen element only`() throws {
    let (one, two) = (action("One", state: .on), action("Two"))
    let menu = UIMenu(options: .singleSelection, children: [one, two])
    let button = showButton(menu)
    host.tap(button)
    host.settle()
    try host.tap("Two")
    #expect(one.state == .off && two.state == .on)
    expectEqual(menu.selectedElements.map(\.title), ["Two"])
  }

  @Test func `A pop-up button shows the chosen element`() throws {
    let button = showButton(UIMenu(children: [action("Red"), action("Blue")]))
    host.perform { button.changesSelectionAsPrimaryAction = true }
    expectEqual(button.configuration?.title, "Red")
    host.tap(button)
    host.settle()
    try host.tap("Blue")
    host.settle()
    expectEqual(button.configuration?.title, "Blue")
    expectEqual(button.menu?.selectedElements.map(\.title), ["Blue"])
  }

  @Test func `Deferred elements replace their placeholder when they are supplied`() {
    var supply: (([UIMenuElement]) -> Void)?
    var requests = 0
    let button = showButton(
      UIMenu(children: [
        UIDeferredMenuElement {
          supply = $0
          requests += 1
        }, action("Copy"),
      ]))
    host.tap(button)
    host.settle()
    #expect(isShown("Loading…"))
    host.perform { supply?([action("Recent")]) }
    host.settle()
    #expect(isShown("Recent") && !isShown("Loading…"))
    host.tap(at: CGPoint(x: 380, y: 800))
    host.settle()
    host.tap(button)
    host.settle()
    #expect(isShown("Recent") && requests == 1)
  }

  @Test func `VoiceOver sees only the menu, and its escape closes it`() throws {
    let button = showButton(UIMenu(title: "Edit", children: [action("Copy")]))
    host.tap(button)
    host.settle()
    let labels = host.voiceOver.elements.map { $0.accessibilityLabel ?? "" }
    #expect(labels.contains("Copy") && labels.contains("Dismiss context menu"))
    #expect(!labels.contains("Open"))
    try host.voiceOver.focus(on: "Copy")
    host.voiceOver.escape()
    host.settle()
    #expect(!isShown("Copy"))
  }

  @Test func `A menu stays on the screen, above its source at the bottom, and after a rotation`()
    throws
  {
    let button = showButton(
      UIMenu(children: (0..<5).map { action("Row \($0)") }),
      frame: CGRect(x: 330, y: 780, width: 60, height: 44))
    host.tap(button)
    host.settle()
    let row = try host.view("Row 4")
    #expect(row.convert(row.bounds, to: nil).maxY <= 780)
    #expect(row.convert(row.bounds, to: nil).maxX <= 393)
    host.rotate(to: .landscape)
    host.settle()
    let area = try #require(host.window).bounds
    #expect(area.contains(row.convert(row.bounds, to: nil)))
  }

  @Test func `A menu follows its source`() throws {
    let button = showButton(
      UIMenu(children: [action("Copy")]), frame: CGRect(x: 20, y: 200, width: 60, height: 44))
    host.tap(button)
    host.settle()
    let row = try host.view("Copy")
    let top = row.convert(row.bounds, to: nil).minY
    host.perform { button.frame.origin.y += 30 }
    host.settle()
    expectNear(row.convert(row.bounds, to: nil).minY - top, 30, within: 1e-9)
  }

  @Test func `A menu closes when its source is removed`() {
    let button = showButton(UIMenu(children: [action("Copy")]))
    host.tap(button)
    host.settle()
    host.perform { button.removeFromSuperview() }
    host.advanceFrames(2)
    #expect(!isShown("Copy"))
  }

  @Test func `A bar button item shows its menu`() throws {
    let root = host.perform { UIViewController() }
    host.perform {
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [action("Copy")]))
    }
    host.show(host.perform { UINavigationController(rootViewController: root) })
    try host.tap("More")
    host.settle()
    try host.tap("Copy")
    host.settle()
    expectEqual(log.lines, ["Copy"])
  }

  @Test func `Nothing of a closed menu remains`() {
    weak var menu: UIMenu?
    weak var button: UIButton?
    do {
      let made = showButton(UIMenu(children: [action("Copy")]))
      (menu, button) = (made.menu, made)
      host.tap(made)
      host.settle()
      host.tap(at: CGPoint(x: 380, y: 800))
      host.settle()
      host.perform { made.removeFromSuperview() }
    }
    host.settle()
    #expect(menu == nil && button == nil)
  }
}
