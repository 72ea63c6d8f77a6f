// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Rules of "UICommand" and "UIKeyCommand".
@MainActor @Suite struct CommandTests {
  final class Screen: UIViewController {
    var calls: [String] = []
    func sort(_ command: UICommand) {
      calls.append("\(command.title) \(command.propertyList ?? "-")")
    }
    static let sort = Selector("sort:", Screen.sort(_:))
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: [.command, .shift], action: Screen.sort)]
    }
  }

  @Test func `A command of a menu is sent along the responder chain`() throws {
    let host = ScreenHost(.iPhone15)
    let screen = host.perform { Screen() }
    host.show(screen)
    host.perform {
      let button = UIButton(configuration: .filled())
      button.setTitle("Sort", for: .normal)
      button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
      button.menu = UIMenu(children: [
        UICommand(title: "By name", action: Screen.sort, propertyList: "name"),
        UICommand(title: "By date", action: Screen.sort, attributes: .disabled),
      ])
      button.showsMenuAsPrimaryAction = true
      screen.view.addSubview(button)
    }
    try host.tap("Sort")
    host.settle()
    try host.tap("By name")
    host.settle()
    expectEqual(screen.calls, ["By name name"])
  }

  @Test func `A command is sent to a given target, unless it is disabled`() {
    let screen = Screen()
    let command = UICommand(title: "x", action: Screen.sort)
    command.performWithSender(nil, target: screen)
    command.attributes = .disabled
    command.performWithSender(nil, target: screen)
    expectEqual(screen.calls, ["x -"])
  }

  @Test func `A key command has its keys`() {
    let command = Screen().keyCommands?.first
    expectEqual(command?.input, "s")
    expectEqual(command?.modifierFlags, [.command, .shift])
    expectEqual(command?.action, "sort:")
    let titled = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: Screen.sort,
      discoverabilityTitle: "Close")
    expectEqual(titled.discoverabilityTitle, "Close")
  }
}
