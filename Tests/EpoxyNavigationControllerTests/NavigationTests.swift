// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import EpoxyNavigationController

@MainActor @Suite struct NavigationTests {
  @Test func `A stack is set from optional models`() {
    let screen = NavigationScreen("a")
    screen.host.perform {
      let models: [NavigationModel?] = [screen.model(.init("a")), nil, screen.model(.init("c"))]
      screen.controller.setStack(models, animated: true)
    }
    expectEqual(screen.names, ["a", "c"])
    screen.host.settle()
    expectEqual(screen.log.take(), ["add c", "hide a", "show c"])
  }

  @Test func `A hundred models of which one is new make one controller, and equal ones none`() {
    let names = (0..<99).map { NavigationScreen.Page("\($0)") }
    let screen = NavigationScreen(names)
    (screen.made, screen.controller.setCount) = ([], 0)
    screen.set(names + [.init("new")], animated: false)
    expectEqual(screen.made, ["new"])
    expectEqual(screen.controller.setCount, 1)
    screen.host.settle()
    let counters = screen.host.counting {
      screen.set(names + [.init("new")], animated: true)
      screen.host.settle()
    }
    #expect(screen.made == ["new"] && screen.controller.setCount == 1)
    expectEqual(counters.layoutPasses, 0)
  }

  @Test func `The back button removes the model`() throws {
    let screen = NavigationScreen("a", "b")
    try screen.host.tap(.label("a", traits: .button))
    screen.host.settle()
    expectEqual(screen.names, ["a"])
    expectEqual(screen.log.take(), ["remove b", "removed b", "hide b", "show a"])
  }

  @Test func `Pops to a controller and to the root remove all models above it`() {
    let screen = NavigationScreen("a", "b", "c", "d")
    screen.host.perform {
      screen.controller.popToViewController(screen.controller.viewControllers[2], animated: true)
    }
    screen.host.settle()
    expectEqual(screen.log.take(), ["remove d", "removed d", "hide d", "show c"])
    screen.host.perform { screen.controller.popToRootViewController(animated: false) }
    screen.host.settle()
    expectEqual(
      screen.log.take(), ["remove c", "removed c", "remove b", "removed b", "hide c", "show a"])
  }

  // Requested: swipe-back survives hidden bars and custom transitions (Hero#62, #143,
  // DrawerController#38).
  @Test(arguments: [false, true])
  func `A swipe from the edge removes the model, also with a hidden bar`(hidden: Bool) {
    let screen = NavigationScreen("a", "b")
    screen.host.perform { screen.controller.isNavigationBarHidden = hidden }
    screen.host.settle()
    screen.swipe(to: 0.8).lift()
    screen.host.settle()
    expectEqual(screen.names, ["a"])
    expectEqual(screen.log.take(), ["remove b", "removed b", "hide b", "show a"])
    // There is nothing to pop.
    screen.swipe(to: 0.8).lift()
    screen.host.settle()
    #expect(screen.names == ["a"] && screen.log.take() == [])
  }

  @Test func `A controller that hides the back button is not swiped away`() {
    let screen = NavigationScreen("a", "b")
    screen.controller.topViewController?.navigationItem.hidesBackButton = true
    screen.swipe(to: 0.8).lift()
    screen.host.settle()
    expectEqual(screen.names, ["a", "b"])
  }

  // Requested: a cancelled swipe-back leaves the declared stack alone
  // (swift-composable-navigation#17, Decompose#337).
  @Test(arguments: [0.05, 0.2, 0.45])
  func `A cancelled swipe-back leaves the declared stack alone`(fraction: Double) {
    for ending in ["lift", "cancel"] {
      let screen = NavigationScreen("a", "b")
      let finger = screen.swipe(to: fraction, over: 0.6)
      finger.hold(for: 0.2)
      if ending == "lift" { finger.lift() } else { finger.cancel() }
      screen.host.settle()
      expectEqual(screen.names, ["a", "b"])
      expectEqual(screen.log.take(), [])
      screen.set("a", "b", "c")
      screen.host.settle()
      expectEqual(screen.log.take(), ["add c", "hide b", "show c"])
    }
  }

  // Requested: a push during a transition is queued (OpenRadar 19278,
  // wix/react-native-navigation PR 983).
  @Test func `A push during a transition is queued`() {
    let screen = NavigationScreen("a")
    screen.set("a", "b")
    screen.host.advance(by: 0.1)
    screen.set("a", "b", "c", animated: false)
    expectEqual(screen.made, ["a", "b"])
    screen.host.settle()
    expectEqual(screen.names, ["a", "b", "c"])
    expectEqual(screen.log.take(), ["add b", "hide a", "show b", "add c", "hide b", "show c"])
  }

  // Requested: bursts coalesce (TCA#2806, FlowStacks#3).
  @Test func `Of many stacks during a transition the last is shown`() {
    let screen = NavigationScreen("a")
    for name in ["b", "c", "d", "e"] { screen.set("a", name) }
    screen.host.settle()
    expectEqual(screen.names, ["a", "e"])
    expectEqual(screen.made, ["a", "b", "e"])
  }

  @Test func `Other parameters replace the controller in its place`() {
    let screen = NavigationScreen("a", "b", "c")
    screen.set([.init("a"), .init("b", 1), .init("c")])
    screen.host.settle()
    expectEqual(screen.names, ["a", "b1", "c"])
    expectEqual(screen.log.take(), [])
    screen.set([.init("a"), .init("b", 1), .init("c", 2)])
    screen.host.settle()
    expectEqual(screen.names, ["a", "b1", "c2"])
    expectEqual(screen.log.take(), ["hide c", "show c2"])
  }

  @Test func `A model that is updated and moved gets its new controller`() {
    let screen = NavigationScreen("a", "b", "c")
    screen.set([.init("b", 1), .init("c"), .init("a")], animated: false)
    screen.host.settle()
    expectEqual(screen.names, ["b1", "c", "a"])
  }

  @Test func `A stack that waits is set with its own animation`() {
    let screen = NavigationScreen("a")
    screen.set("a", "b", animated: true)
    screen.host.advance(by: 0.05)
    screen.set("a", animated: false)
    screen.host.advance(by: 0.5)
    #expect(screen.controller.transitionCoordinator == nil)
    expectEqual(screen.names, ["a"])
  }

  @Test func `A model without a controller is left out, and tried again`() {
    let screen = NavigationScreen("a")
    var isReady = false
    var calls: [String] = []
    let models = {
      [
        screen.model(.init("a")),
        NavigationModel(
          dataID: "lazy", makeViewController: { isReady ? RecordingController("lazy") : nil },
          remove: { calls.append("remove") }
        ).didAdd { _ in calls.append("add") },
      ]
    }
    screen.host.perform { screen.controller.setStack(models(), animated: false) }
    screen.set("a", animated: false)
    expectEqual(calls, [])
    screen.host.perform { screen.controller.setStack(models(), animated: false) }
    isReady = true
    screen.host.perform { screen.controller.setStack(models(), animated: false) }
    screen.host.settle()
    #expect(screen.names == ["a", "lazy"] && calls == ["add"])
  }

  @Test
  func `A stack that was requested before the user popped does not bring the controller back`() {
    let screen = NavigationScreen("a", "b")
    let finger = screen.swipe(to: 0.7)
    screen.set([.init("a", 1), .init("b")])  // waits for the end of the swipe
    finger.lift()
    screen.host.settle()
    expectEqual(screen.names, ["a1"])
    let other = NavigationScreen("a", "b")
    let otherFinger = other.swipe(to: 0.7)
    other.set([.init("a"), .init("b", 1)])  // not the controller that is popped
    otherFinger.lift()
    other.host.settle()
    expectEqual(other.names, ["a", "b1"])
  }

  @Test func `Calls in callbacks wait, and the last one wins`() {
    let screen = NavigationScreen("a", "b")
    screen.onRemove = { id in
      if id == "b" {
        screen.controller.setStack(
          [screen.model(.init("a")), screen.model(.init("c"))], animated: true)
      }
    }
    screen.set("a")
    screen.host.settle()
    expectEqual(screen.names, ["a", "c"])
    expectEqual(
      screen.log.take(),
      [
        "remove b", "removed b", "hide b", "show a", "add c", "hide a", "show c",
      ])
  }

  @Test func `Navigation controllers are wrapped`() throws {
    let host = ScreenHost(.iPhone15)
    var shown: UIViewController?
    let outer = host.perform {
      NavigationController { nested in
        let parent = RecordingController("wrapper")
        parent.addChild(nested)
        nested.isNavigationBarHidden = true
        nested.view.frame = parent.view.bounds
        parent.view.addSubview(nested.view)
        nested.didMove(toParent: parent)
        return parent
      }
    }
    let inner = host.perform {
      UINavigationController(rootViewController: RecordingController("inner"))
    }
    host.perform {
      outer.setStack(
        [
          .root(dataID: 0) { RecordingController("root") },
          NavigationModel(dataID: 1, makeViewController: { inner }, remove: {})
            .didShow { shown = $0 },
        ], animated: false)
    }
    host.show(outer)
    host.settle()
    expectEqual(
      outer.viewControllers.map { ($0 as? RecordingController)?.name }, ["root", "wrapper"])
    #expect(shown === inner)
    #expect(host.warnings.isEmpty)
  }

  @Test func `The first stack of a controller that is being presented is shown at once`() throws {
    let host = ScreenHost(.iPhone15)
    let presenter = host.perform { RecordingController("presenter") }
    host.show(presenter)
    let controller = host.perform { NavigationController() }
    host.perform { presenter.present(controller, animated: true) }
    host.perform {
      controller.setStack([.root(dataID: 0) { RecordingController("root") }], animated: false)
    }
    expectEqual(controller.viewControllers.count, 1)
    host.settle()
    #expect(controller.topViewController?.viewIfLoaded?.window != nil)
  }

  @Test(arguments: [60, 120, 240])
  func `The same swipe ends in the same place at every frame rate`(rate: Int) {
    for (fraction, pops) in [(0.3, false), (0.7, true)] {
      let screen = NavigationScreen([.init("a"), .init("b")], framesPerSecond: rate)
      screen.swipe(to: fraction, over: 0.8).hold(for: 0.3).lift()
      screen.host.settle()
      expectEqual(screen.names, (pops ? ["a"] : ["a", "b"]))
    }
    let fast = NavigationScreen([.init("a"), .init("b")], framesPerSecond: rate)
    fast.swipe(to: 0.3, over: 0.1).lift()
    fast.host.settle()
    expectEqual(fast.names, ["a"])
  }
}
