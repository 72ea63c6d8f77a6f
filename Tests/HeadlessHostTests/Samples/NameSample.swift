// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// A screen that saves a name.
final class NameScreen: UIViewController {
  private(set) var savedName: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 300, height: 34))
    field.placeholder = "Name"
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Save") { [unowned self] _ in savedName = field.text })
    button.frame = CGRect(x: 16, y: 150, width: 100, height: 44)
    view.addSubview(field)
    view.addSubview(button)
  }
}

@MainActor @Suite struct NameTests {
  @Test func `A typed name is saved`() throws {
    let host = ScreenHost(.iPhone15)
    let screen = host.perform { NameScreen() }
    host.show(screen)
    try host.type("Ada", into: "Name")
    try host.tap("Save")
    host.settle()
    #expect(screen.savedName == "Ada")
  }

  @Test func `A missing button is an error that lists the buttons`() {
    let host = ScreenHost(.iPhone15)
    host.show(host.perform { NameScreen() })
    let error = #expect(throws: ElementError.self) { try host.tap("Delete") }
    #expect(error?.description.contains("\"Save\"") == true)
  }
}
