// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// A screen with a switch, which passes the state of the switch on.
final class SettingsViewController: UIViewController {
  var notificationsDidChange: @MainActor (Bool) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    let toggle = UISwitch(frame: CGRect(x: 16, y: 100, width: 0, height: 0))
    toggle.accessibilityLabel = "Notifications"
    toggle.addAction(
      UIAction { [unowned self, unowned toggle] _ in notificationsDidChange(toggle.isOn) },
      for: .valueChanged)
    view.addSubview(toggle)
  }
}

@MainActor @Suite struct SettingsTests {
  @Test func `A tap on the switch turns notifications on`() throws {
    let host = ScreenHost(.iPhone15)
    let settings = SettingsViewController()
    var states: [Bool] = []
    settings.notificationsDidChange = { states.append($0) }
    host.show(settings)
    try host.tap(.label("Notifications", traits: .toggleButton))
    host.settle()
    #expect(states == [true])
    #expect(host.dump().contains("UISwitch"))
  }
}
