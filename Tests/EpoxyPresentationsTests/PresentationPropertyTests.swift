// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import EpoxyPresentations

/// Random sequences of presentations and dismissals by all parties, interrupted at any frame.
@MainActor @Suite struct PresentationPropertyTests {
  private static let sequences = sampleCount(200, optimized: 1_000)

  @MainActor private final class Declared {
    var sheet: PresentationScreen.Sheet?
  }

  @Test func `The screen is the one of the last model, and callbacks are balanced`() {
    var random = SplitMix64(seed: 11)
    for sequence in 0..<Self.sequences {
      let (screen, declared) = (PresentationScreen(), Declared())
      screen.onDismiss = { id in if declared.sheet?.id == id { declared.sheet = nil } }
      for _ in 0..<Int.random(in: 2...10, using: &random) {
        act(on: screen, declared, &random)
      }
      screen.host.settle()
      screen.set(declared.sheet, animated: false)
      screen.host.settle()
      let fresh = PresentationScreen()
      fresh.set(declared.sheet, animated: false)
      fresh.host.settle()
      expectEqual(screen.host.dump(), fresh.host.dump(), "sequence \(sequence)")
      expectEqual(screen.host.warnings, [], "sequence \(sequence)")
      checkBalance(of: screen.log.lines, sequence)
    }
  }

  private func act(
    on screen: PresentationScreen, _ declared: Declared, _ random: inout SplitMix64
  ) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...4:
      let id = ["a", "b", nil].randomElement(using: &random) ?? nil
      declared.sheet = id.map { .init($0, Int.random(in: 0...1, using: &random)) }
      screen.set(declared.sheet, animated: Bool.random(using: &random))
    case 5: screen.dismissByUser()
    default:
      let animated = Bool.random(using: &random)
      screen.host.perform { screen.presenter.dismiss(animated: animated) }
    }
    screen.host.advanceFrames(Int.random(in: 0...40, using: &random))
  }

  /// Every presentation that ended begins before it is dismissed.
  private func checkBalance(of log: [String], _ sequence: Int) {
    var presented: String?
    for call in log {
      let words = call.split(separator: " ").map(String.init)
      switch words[0] {
      case "present":
        #expect(presented == nil, "sequence \(sequence): \(log)")
        presented = words[1]
      case "dismissed":
        expectEqual(presented, words[1], "sequence \(sequence): \(log)")
        presented = nil
      default: break
      }
    }
  }
}
