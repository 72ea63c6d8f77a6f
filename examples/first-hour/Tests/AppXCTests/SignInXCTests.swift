// SPDX-License-Identifier: MIT
import App
import HeadlessHost
import XCTest

/// A class on the main actor: its test methods are asynchronous.
@MainActor
final class SignInXCTests: XCTestCase {
  private var host: ScreenHost!

  override func setUp() async throws {
    host = ScreenHost(.iPhone15)
    host.show(SignInViewController())
  }

  func testANameAndATapShowAGreeting() async throws {
    try host.type("Ada", into: "Name")
    try host.tap("Sign in")
    await host.settled()
    XCTAssertNoThrow(try host.view(text: "Hello, Ada"))
  }
}

/// A class without an actor, whose synchronous methods run on the main thread.
final class SynchronousXCTests: XCTestCase {
  func testAnEmptyNameIsGreetedToo() throws {
    try MainActor.assumeIsolated {
      let host = ScreenHost(.iPhone15)
      host.show(SignInViewController())
      try host.tap("Sign in")
      host.settle()
      XCTAssertNoThrow(try host.view(text: "Hello, "))
    }
  }
}
