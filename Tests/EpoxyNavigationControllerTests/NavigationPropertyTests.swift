// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import EpoxyNavigationController

/// Random sequences of stacks, pops and swipes, interrupted at any frame.
@MainActor @Suite struct NavigationPropertyTests {
  private static let sequences = sampleCount(200, optimized: 1_000)

  @Test func `The screen is the one of the last stack, and callbacks are balanced`() {
    var random = SplitMix64(seed: 7)
    for sequence in 0..<Self.sequences {
      run(sequence, &random)
    }
  }

  /// The declared state: models remove themselves, as they do in an application.
  @MainActor private final class Declared {
    var pages: [NavigationScreen.Page] = []
  }

  private func run(_ sequence: Int, _ random: inout SplitMix64) {
    let declared = Declared()
    let screen = NavigationScreen([])
    screen.onRemove = { id in declared.pages.removeAll { $0.id == id } }
    let controllers = Watch()
    declared.pages = [.init("root")]
    screen.set(declared.pages, animated: false)
    for _ in 0..<Int.random(in: 2...10, using: &random) {
      act(on: screen, declared, &random)
      screen.controller.viewControllers.forEach { controllers($0) }
    }
    screen.host.settle()
    // The state that the models have left is declared once more, as an application does when it
    // changes.
    screen.set(declared.pages, animated: false)
    screen.host.settle()
    let names = declared.pages.map { $0.version == 0 ? $0.id : "\($0.id)\($0.version)" }
    expectEqual(screen.names, names, "sequence \(sequence)")
    let fresh = NavigationScreen(declared.pages)
    expectEqual(screen.host.visibleDump, fresh.host.visibleDump, "sequence \(sequence)")
    checkBalance(of: screen, sequence)
    expectEqual(screen.host.warnings, [])
    let installed = screen.controller.viewControllers
    #expect(
      controllers.objects.allSatisfy { object in installed.contains { $0 === object } },
      "sequence \(sequence) leaks")
  }

  private func act(
    on screen: NavigationScreen, _ declared: Declared, _ random: inout SplitMix64
  ) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4:
      let ids = ["a", "b", "c", "d"].shuffled(using: &random)
        .prefix(Int.random(in: 0...4, using: &random))
      declared.pages =
        [.init("root")] + ids.map { .init($0, Int.random(in: 0...1, using: &random)) }
      screen.set(declared.pages, animated: Bool.random(using: &random))
    case 5:
      screen.host.perform { _ = screen.controller.popViewController(animated: true) }
    case 6:
      screen.host.perform { _ = screen.controller.popToRootViewController(animated: true) }
    default:
      let finger = screen.swipe(to: CGFloat.random(in: 0.1...0.9, using: &random), over: 0.2)
      if Bool.random(using: &random) { finger.lift() } else { finger.cancel() }
    }
    screen.host.advanceFrames(Int.random(in: 0...30, using: &random))
  }

  /// Every page is added and removed, shown and hidden in turns.
  private func checkBalance(of screen: NavigationScreen, _ sequence: Int) {
    var (added, shown): ([String: Int], String?) = ([:], nil)
    for call in screen.log.lines {
      let words = call.split(separator: " ").map(String.init)
      let id = words[1].filter { !$0.isNumber }
      switch words[0] {
      case "add": added[id, default: 0] += 1
      case "removed": added[id, default: 0] -= 1
      case "show":
        #expect(shown == nil, "sequence \(sequence): \(screen.log.lines)")
        shown = id
      case "hide":
        expectEqual(shown, id, "sequence \(sequence): \(screen.log.lines)")
        shown = nil
      default: break
      }
      #expect(
        added.values.allSatisfy { $0 == 0 || $0 == 1 }, "sequence \(sequence): \(screen.log.lines)")
    }
  }
}
