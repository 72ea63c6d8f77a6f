// SPDX-License-Identifier: MIT
import App
import HeadlessHost
import Testing

@MainActor @Suite struct FindingTests {
  let host = ScreenHost(.iPhone15)

  init() {
    host.show(SignInViewController())
  }

  @Test func `Views are found by label, text, identifier, class and position`() throws {
    let button = try host.view(label: "Sign in", traits: .button)
    #expect(try host.view(.text(containing: "Sign")).isDescendant(of: button))
    #expect(host.view(id: "greeting") is UILabel)
    #expect(host.firstView(UIButton.self) === button)
    #expect(host.views(.traits(.button)) == [button])
    let center = button.convert(CGPoint(x: 180, y: 15), to: nil)
    #expect(host.view(at: center) === button)
  }

  @Test func `A field is found by its placeholder, and typed into`() throws {
    try host.type("Ada", into: "Name")
    try host.type(" Lovelace", into: "Name")
    #expect(host.isKeyboardVisible)
    let field = try host.view(.textField("Name"), as: UITextField.self)
    #expect(field.text == "Ada Lovelace")
    host.press(.delete, times: 9)
    #expect(field.text == "Ada")
  }

  @Test func `An error lists what is on the screen`() throws {
    let error = try #require(
      #expect(throws: ElementError.self) { try host.tap("Sign up") })
    #expect(error.reason == .notFound)
    #expect(error.description.contains("button \"Sign in\""))
  }
}
