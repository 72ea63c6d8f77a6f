// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

// The rules of the documentation's section "Updating the bars".
@MainActor @Suite struct BarUpdateTests {
  @Test func `A bar that is added is inserted into the stack`() {
    let screen = BarsScreen(bottom: [bar("a"), bar("c")])
    let old = screen.bottomBars
    screen.setBottom([bar("a"), bar("b"), bar("c")])
    expectEqual(screen.bottomBars.map(\.label.text), ["a", "b", "c"])
    #expect(screen.bottomBars[0] === old[0])
    #expect(screen.bottomBars[2] === old[1])
  }

  @Test func `A bar with the same style and content is not updated`() {
    let screen = BarsScreen(top: [bar("a")], bottom: [bar("b"), bar("c")])
    let views = screen.topBars + screen.bottomBars
    screen.host.settle()
    for animated in [false, true] {
      let counters = screen.host.counting {
        screen.setTop([bar("a")], animated: animated)
        screen.setBottom([bar("b"), bar("c")], animated: animated)
        screen.host.settle()
      }
      expectEqual(counters.layoutPasses, 0)
      expectEqual(counters.constraintsAdded, 0)
      expectEqual(counters.constraintPasses, 0)
    }
    #expect(zip(views, screen.topBars + screen.bottomBars).allSatisfy { $0 === $1 })
    #expect(views.allSatisfy { $0.contents.count == 1 })
  }

  @Test(arguments: [false, true])
  func `Another content is set on the same view`(animated: Bool) {
    let screen = BarsScreen(bottom: [bar("a", text: "old")])
    let view = screen.bottomBars[0]
    screen.setBottom([bar("a", text: "new")], animated: animated)
    expectEqual(screen.bottomBars, [view])
    expectEqual(view.contents.map(\.text), ["old", "new"])
    expectEqual(view.animations, [false, animated])
  }

  @Test(arguments: [false, true])
  func `Another style replaces the view`(animated: Bool) {
    let screen = BarsScreen(bottom: [bar("a"), bar("b")])
    let old = screen.bottomBars
    screen.setBottom([bar("a", style: .loud), bar("b")], animated: animated)
    expectEqual(screen.bottomBars.map(\.style), [.loud, .plain])
    #expect(screen.bottomBars[1] === old[1])
    screen.host.settle()
    #expect(old[0].superview == nil)
  }

  @Test(arguments: [false, true])
  func `A bar that is missing is removed from the stack`(animated: Bool) {
    let screen = BarsScreen(bottom: [bar("a"), bar("b"), bar("c")])
    let old = screen.bottomBars
    screen.setBottom([bar("a"), bar("c")], animated: animated)
    expectEqual(screen.bottomBars.map(\.label.text), ["a", "c"])
    screen.host.settle()
    #expect(old[1].window == nil)
  }

  @Test func `Bars are identified by the class of their view by default`() {
    let screen = BarsScreen(bottom: [
      TestBar.barModel(content: .init(text: "1"), style: .plain), OtherBar.barModel(content: "x"),
    ])
    let old = screen.controller.bottom.container?.barViews ?? []
    screen.setBottom([
      OtherBar.barModel(content: "y"), TestBar.barModel(content: .init(text: "2"), style: .plain),
    ])
    let new = screen.controller.bottom.container?.barViews ?? []
    #expect(new.count == 2 && new[0] === old[1] && new[1] === old[0])
  }

  @Test func `Behaviors are set with every update, and removed where there are none`() {
    let screen = BarsScreen(bottom: [bar("a", behaviors: "1")])
    let view = screen.bottomBars[0]
    screen.setBottom([bar("a", behaviors: "2")])
    screen.setBottom([bar("a")])
    expectEqual(view.behaviors, ["1", "2", nil])
    expectEqual(view.contents.count, 1)
  }

  @Test func `Moved bars keep their views`() {
    let screen = BarsScreen(top: ["a", "b", "c"].map { bar($0) })
    let old = screen.topBars
    screen.setTop([bar("c"), bar("a"), bar("b")], animated: true)
    screen.host.settle()
    #expect(zip(screen.topBars, [old[2], old[0], old[1]]).allSatisfy { $0 === $1 })
    expectEqual(screen.topBars.map { screen.frame($0).minY }, [0, 103, 147])
  }

  @Test func `Two bars of one class without IDs are reported, and both shown`() {
    let messages = EpoxyMessages.during {
      let screen = BarsScreen(bottom: [
        OtherBar.barModel(content: "x"), OtherBar.barModel(content: "y"),
      ])
      expectEqual(screen.controller.bottom.container?.barViews.count, 2)
    }
    expectEqual(messages.warnings.count, 1)
  }

  @Test func `The order of callbacks, each once, also with a style that changes`() {
    let log = Log()
    let screen = BarsScreen(bottom: [bar("a", log: log)])
    expectEqual(log.take(), ["will a false", "did a false"])
    screen.setBottom([bar("a", log: log), bar("b", log: log)], animated: true)
    expectEqual(log.take(), ["will b true"])
    screen.host.settle()
    expectEqual(log.take(), ["did b true"])
    screen.setBottom([bar("a", style: .loud, log: log), bar("b", log: log)], animated: true)
    expectEqual(log.take(), ["will a true"])
    screen.host.settle()
    expectEqual(log.take(), ["did a true", "end a true"])
    screen.setBottom([bar("b", log: log)], animated: true)
    expectEqual(log.take(), [])
    screen.host.settle()
    expectEqual(log.take(), ["end a true"])
    screen.setBottom([])
    expectEqual(log.take(), ["end b false"])
  }

  @Test func `A bar that is removed while it appears still has balanced callbacks`() {
    let log = Log()
    let screen = BarsScreen(bottom: [])
    screen.setBottom([bar("a", log: log)], animated: true)
    screen.host.advance(by: 0.1)
    screen.setBottom([], animated: true)
    screen.host.settle()
    expectEqual(log.take(), ["will a true", "did a true", "end a true"])
    #expect(screen.controller.bottom.container?.subviews.isEmpty == true)
  }

  @Test func `An installer that is removed ends the display of its bars`() {
    let log = Log()
    let screen = BarsScreen(top: [bar("a", log: log)])
    _ = log.take()
    screen.host.perform { screen.controller.top.uninstall() }
    expectEqual(log.take(), ["end a false"])
    expectEqual(screen.controller.additionalSafeAreaInsets, .zero)
    #expect(!screen.controller.view.subviews.contains { $0 is TopBarContainer })
    screen.host.perform { screen.controller.top.install() }
    expectEqual(log.take(), ["will a false", "did a false"])
    expectEqual(screen.controller.additionalSafeAreaInsets.top, 44)
  }

  @Test func `A callback that sets bars is followed`() {
    let screen = BarsScreen()
    let installer = screen.controller.bottom
    screen.setBottom([
      bar("a").willDisplay { _ in installer.setBars([bar("b"), bar("c")], animated: false) },
      bar("x"),
    ])
    expectEqual(screen.bottomBars.map(\.label.text), ["b", "c"])
  }
}
