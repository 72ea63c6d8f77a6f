// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import EpoxyPresentations

@MainActor @Suite struct PresentationTests {
  @Test(arguments: [false, true])
  func `A model is presented, and dismissed when it goes`(animated: Bool) {
    let screen = PresentationScreen()
    screen.set("a", animated: animated)
    screen.host.settle()
    expectEqual(screen.presented, "a")
    expectEqual(screen.log.take(), ["present a"])
    screen.set(nil, animated: animated)
    screen.host.settle()
    #expect(screen.presented == nil)
    expectEqual(screen.log.take(), ["dismiss a", "dismissed a"])
    expectEqual(screen.host.warnings, [])
  }

  @Test func `An equal model does nothing`() {
    let screen = PresentationScreen()
    screen.set("a")
    screen.host.settle()
    let counters = screen.host.counting {
      screen.set("a")
      screen.host.settle()
    }
    expectEqual(counters.layoutPasses, 0)
    expectEqual(screen.made, ["a"])
  }

  @Test func `Another model is presented after the dismissal of the first`() {
    let screen = PresentationScreen()
    screen.set("a")
    screen.host.settle()
    screen.set("b")
    screen.host.settle()
    expectEqual(screen.presented, "b")
    expectEqual(screen.log.take(), ["present a", "dismiss a", "dismissed a", "present b"])
  }

  @Test func `Other parameters present another controller, and leave the state alone`() {
    let screen = PresentationScreen()
    screen.set("a")
    screen.host.settle()
    screen.set(.init("a", 1))
    screen.host.settle()
    expectEqual(screen.presented, "a1")
    expectEqual(screen.log.take(), ["present a", "dismissed a", "present a"])
  }

  // Requested: presenting while presenting queues or replaces (BottomSheet#35,
  // Transmission#103).
  @Test func `Presenting while presenting waits, and the last model wins`() {
    let screen = PresentationScreen()
    screen.set("a")
    screen.host.advance(by: 0.1)
    screen.set("b")
    screen.set("c")
    screen.host.settle()
    expectEqual(screen.presented, "c")
    expectEqual(screen.made, ["a", "c"])
    expectEqual(screen.host.warnings, [])
  }

  // Requested: queues of presentations without silent loss (SwiftMessages#6, SwiftEntryKit#103).
  @Test func `A queue of messages is shown one after the other, and none is lost`() {
    let screen = PresentationScreen()
    var queue = ["first", "second", "third"]
    var shown: [String] = []
    screen.onPresent = { shown.append($0) }
    screen.onDismiss = { _ in
      queue.removeFirst()
      screen.presenter.setPresentation(queue.first.map { screen.model(.init($0)) }, animated: true)
    }
    screen.set(queue[0])
    for _ in 0..<3 {
      screen.host.settle()
      screen.dismissByUser()
    }
    screen.host.settle()
    expectEqual(shown, ["first", "second", "third"])
    #expect(screen.presented == nil && queue.isEmpty)
  }

  @Test func `A dismissal by the user removes the model`() {
    let screen = PresentationScreen()
    screen.set("a")
    screen.host.settle()
    screen.dismissByUser()
    screen.host.settle()
    expectEqual(screen.log.take(), ["present a", "dismiss a", "dismissed a"])
    screen.set("a")
    screen.host.settle()
    expectEqual(screen.presented, "a")
  }

  @Test func `So does a dismissal by other code`() {
    let screen = PresentationScreen()
    screen.set("a")
    screen.host.settle()
    screen.host.perform { screen.presenter.dismiss(animated: false) }
    screen.host.settle()
    expectEqual(screen.log.take(), ["present a", "dismiss a", "dismissed a"])
  }

  // Requested: a refused dismissal is reported (react-native-true-sheet PR#833, FinniversKit
  // PR#436).
  @Test func `A refused dismissal leaves the model and is reported`() throws {
    @MainActor final class Refusal: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        false
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        attempts += 1
      }
    }
    let screen = PresentationScreen()
    screen.set("a")
    screen.host.settle()
    let refusal = Refusal()
    screen.presenter.presentedViewController?.presentationController?.delegate = refusal
    screen.dismissByUser()
    screen.host.settle()
    expectEqual(refusal.attempts, 1)
    #expect(screen.presented == "a" && screen.log.take() == ["present a"])
    screen.set(nil)
    screen.host.settle()
    #expect(screen.presented == nil)
  }

  // Requested: swiping a child away must not dismiss its parent (swift-navigation#309, #205).
  @Test func `Swiping a child away does not dismiss its parent`() throws {
    let screen = PresentationScreen()
    screen.set("parent")
    screen.host.settle()
    let parent = try #require(screen.presenter.presentedViewController)
    screen.host.perform { parent.setPresentation(screen.model(.init("child")), animated: true) }
    screen.host.settle()
    screen.host.perform { parent.presentedViewController?.presentationController?.dismissByUser() }
    screen.host.settle()
    expectEqual(
      screen.log.take(), ["present parent", "present child", "dismiss child", "dismissed child"])
    expectEqual(screen.presented, "parent")
  }

  // Requested: sheets over sheets (FloatingPanel#147, #432).
  @Test func `A model that goes takes the presentations above it along`() throws {
    let screen = PresentationScreen()
    screen.set("parent")
    screen.host.settle()
    let parent = try #require(screen.presenter.presentedViewController)
    screen.host.perform { parent.setPresentation(screen.model(.init("child")), animated: true) }
    screen.host.settle()
    screen.log.take()
    screen.set(nil)
    screen.host.settle()
    expectEqual(
      Set(screen.log.take()),
      [
        "dismiss child", "dismissed child", "dismiss parent", "dismissed parent",
      ])
    #expect(screen.presented == nil)
  }

  @Test func `A controller that has left the window presents nothing, and is reported`() {
    let screen = PresentationScreen()
    screen.host.printsWarnings = false
    let warnings = EpoxyMessages.during {
      screen.set("a")
      screen.host.settle()
      expectEqual(screen.log.take(), ["present a"])
      // Another screen takes the place of the presenter and of what it presents.
      let other = screen.host.perform { RecordingController("other") }
      screen.host.show(other)
      screen.host.settle()
      screen.set("b")
      screen.host.settle()
      #expect(screen.presented != "b")
      screen.host.show(screen.presenter)
      screen.set("c")
      screen.host.settle()
      expectEqual(screen.presented, "c")
    }.warnings
    #expect(!warnings.isEmpty && warnings.allSatisfy { $0.contains("b") })
    let calls = screen.log.take()
    for id in ["a", "b", "c"] {
      let presented = calls.count { $0 == "present \(id)" } + (id == "a" ? 1 : 0)
      let dismissed = calls.count { $0 == "dismissed \(id)" } + (id == "c" ? 1 : 0)
      expectEqual(presented, dismissed, "\(id): \(calls)")
    }
  }

  @Test func `A presentation that UIKit refuses is tried again`() {
    let host = ScreenHost(.iPhone15)
    let screen = PresentationScreen()
    let hidden = host.perform { RecordingController("hidden") }
    host.printsWarnings = false
    let messages = EpoxyMessages.during {
      host.perform { hidden.setPresentation(screen.model(.init("a")), animated: false) }
    }
    expectEqual(messages.warnings.count, 1)
    #expect(hidden.presentedViewController == nil)
    host.show(hidden)
    host.perform { hidden.setPresentation(screen.model(.init("a")), animated: false) }
    host.settle()
    expectEqual((hidden.presentedViewController as? RecordingController)?.name, "a")
    expectEqual(screen.log.lines, ["present a"])
  }

  @Test func `A presentation without a transition stays presented until it is dismissed`() {
    let screen = PresentationScreen()
    var (isShown, count) = (false, 0)
    let banner = { (id: String) in
      PresentationModel(
        dataID: id,
        makePresentable: {
          { context in
            (isShown, count) = (true, count + 1)
            context.didPresent()
            return { _, completion in
              isShown = false
              completion?()
            }
          }
        }, dismiss: {})
    }
    for _ in 0..<3 {
      screen.host.perform { screen.presenter.setPresentation(banner("a"), animated: false) }
    }
    #expect(isShown && count == 1)
    screen.host.perform { screen.presenter.setPresentation(banner("b"), animated: false) }
    #expect(isShown && count == 2)
    screen.host.perform { screen.presenter.setPresentation(nil, animated: false) }
    #expect(!isShown)
  }

  @Test func `A model that is set while another is presented is not lost`() {
    let screen = PresentationScreen()
    var isFirst = true
    let reentrant = PresentationModel(
      dataID: "a", presentation: .system,
      makeViewController: {
        if isFirst {
          isFirst = false
          screen.presenter.setPresentation(screen.model(.init("b")), animated: false)
        }
        return RecordingController("a")
      }, dismiss: {})
    screen.host.perform { screen.presenter.setPresentation(reentrant, animated: false) }
    screen.host.settle()
    expectEqual(screen.presented, "b")
  }

  @Test func `The first model of a builder is presented`() {
    func make(_ condition: Bool) -> PresentationModel? { build(condition) }
    @PresentationModelBuilder func build(_ condition: Bool) -> PresentationModel? {
      if condition {
        PresentationModel(dataID: 1, makePresentable: { nil }, dismiss: {})
      }
      PresentationModel(dataID: 2, makePresentable: { nil }, dismiss: {})
    }
    expectEqual(make(true)?.dataID, AnyHashable(1))
    expectEqual(make(false)?.dataID, AnyHashable(2))
  }

  @Test func `Nothing is retained after a dismissal, nor after the presenter`() {
    let screen = PresentationScreen()
    screen.set("a")
    screen.host.settle()
    weak let presented = screen.presenter.presentedViewController
    screen.set(nil)
    screen.host.settle()
    screen.host.advanceFrame()
    #expect(presented == nil)
  }
}
