// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import EpoxyNavigationController

/// Stacks that a navigation controller cannot show as they are.
@MainActor @Suite struct NavigationInputTests {
  private func warnings(_ body: () -> Void) -> [String] { EpoxyMessages.during(body).warnings }

  @Test func `Models with one data ID are shown, and reported with it`() {
    let screen = NavigationScreen("a")
    let reported = warnings { screen.set([.init("a"), .init("twin"), .init("twin")]) }
    screen.host.settle()
    #expect(reported.count == 1 && reported[0].contains("twin"))
    expectEqual(screen.names, ["a", "twin", "twin"])
    screen.set("a")
    screen.host.settle()
    expectEqual(screen.names, ["a"])
    expectEqual(screen.host.warnings, [])
  }

  @Test(arguments: [false, true])
  func `An empty stack removes all controllers, and another one is shown after it`(animated: Bool) {
    let screen = NavigationScreen("a", "b")
    screen.set([], animated: animated)
    screen.host.settle()
    expectEqual(screen.names, [])
    expectEqual(
      Set(screen.log.take()), ["remove a", "removed a", "remove b", "removed b", "hide b"])
    screen.set([.init("c")], animated: animated)
    screen.host.settle()
    expectEqual(screen.names, ["c"])
    expectEqual(screen.host.visibleDump, NavigationScreen("c").host.visibleDump)
  }

  @Test func `A controller that is on the stack already is left out`() {
    let screen = NavigationScreen("a")
    let shared = screen.host.perform { RecordingController("shared") }
    func model(_ id: String) -> NavigationModel {
      NavigationModel(dataID: id, makeViewController: { shared }, remove: {})
    }
    let reported = warnings {
      screen.host.perform {
        screen.controller.setStack(
          [screen.model(.init("a")), model("first"), model("second")], animated: true)
      }
      screen.host.settle()
    }
    #expect(reported.count == 1 && reported[0].contains("second"))
    expectEqual(screen.names, ["a", "shared"])
    // Another model with the same controller takes the place of the first.
    screen.host.perform {
      screen.controller.setStack([screen.model(.init("a")), model("second")], animated: true)
    }
    screen.host.settle()
    expectEqual(screen.names, ["a", "shared"])
    expectEqual(screen.host.warnings, [])
  }

  @Test func `A navigation controller is left out where nothing wraps it`() {
    let screen = NavigationScreen("a")
    let nested = screen.host.perform {
      UINavigationController(rootViewController: RecordingController("inner"))
    }
    let reported = warnings {
      screen.host.perform {
        screen.controller.setStack(
          [
            screen.model(.init("a")),
            NavigationModel(dataID: "nested", makeViewController: { nested }, remove: {}),
          ], animated: true)
      }
      screen.host.settle()
    }
    #expect(reported.count == 1 && reported[0].contains("nested"))
    expectEqual(screen.names, ["a"])
  }

  @Test func `A controller that its owner no longer makes is left out`() {
    let screen = NavigationScreen("a")
    weak var owner: RecordingController?
    screen.host.perform {
      let page = RecordingController("owned")
      owner = page
      screen.controller.setStack(
        [
          screen.model(.init("a")),
          NavigationModel(dataID: "owned", makeViewController: { [weak page] in page }, remove: {}),
        ], animated: true)
    }
    screen.host.settle()
    #expect(owner != nil)
    screen.set("a")
    screen.host.settle()
    #expect(owner == nil)
    expectEqual(screen.names, ["a"])
  }
}
