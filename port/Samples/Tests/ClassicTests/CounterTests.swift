// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit
import UIKitPorting

@testable import Classic

@MainActor @Suite struct CounterTests {
  final class Owner: NSObject {}

  @Test func `A tap calls the private action`() throws {
    let host = ScreenHost(.iPhone15)
    let counter = host.perform { CounterController() }
    host.show(counter)
    try host.tap("Add")
    try host.tap("Add")
    #expect(counter.count == 2)
    try host.tap("Reset")
    #expect(counter.count == 0)
  }

  @Test func `Overrides in an extension are called`() {
    let host = ScreenHost(.iPhone15)
    let counter = host.perform { StepController() }
    host.show(counter)
    #expect(counter.preferredStatusBarStyle == .lightContent)
    #expect(counter.looks == ["Step", "base"])
  }

  @Test func `Optional requirements are nil where a class does not have them`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let counter = CounterController()
      let silent = SilentDelegate()
      counter.delegate = silent
      counter.finish()
      #expect(counter.log == ["no end"])
      let full = FullDelegate()
      counter.delegate = full
      counter.log = []
      counter.finish()
      #expect(counter.log == ["end"])
      #expect(full.log == ["end"])
      #expect(counter.delegate?.counterTitle == "Full")
      #expect(silent.isEqual(silent))
    }
  }

  @Test func `The module lists its classes`() {
    let names = ResinTranslatedModule.classes.count
    #expect(names == 4)
    let host = ScreenHost(.iPhone15)
    host.perform {
      let counter = CounterController()
      #expect(counter.responds(to: NSSelectorFromString("stepBy:with:")))
      #expect(!counter.responds(to: NSSelectorFromString("missing")))
    }
  }
}
