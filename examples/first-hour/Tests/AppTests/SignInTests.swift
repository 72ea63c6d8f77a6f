// SPDX-License-Identifier: MIT
import App
import HeadlessHost
import Testing

@MainActor @Suite struct SignInTests {
  @Test func `A name and a tap show a greeting`() throws {
    let host = ScreenHost(.iPhone15)
    host.show(SignInViewController())

    try host.type("Ada", into: "Name")
    try host.tap("Sign in")
    host.settle()

    #expect(try host.view(.id("greeting"), as: UILabel.self).text == "Hello, Ada")
    #expect(!host.isKeyboardVisible)
  }
}
