// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// A fault that the monkey has found.
struct MonkeyFault: Hashable, Codable, Sendable, Error {
  enum Kind: String, Codable, Sendable {
    case trap = "the program stops"
    case hang = "the program hangs"
    case layout = "the screen changes when it is laid out again"
    case jump = "a row moves farther than the finger"
    case leak = "the screen is not released"
    case repeats = "another process gives another result"
    case home = "what was presented or pushed cannot be removed"
    case rule = "a rule is broken"
  }

  var kind: Kind
  /// The rule of ``Rule``, for `Kind.rule`.
  var rule: String?
  var place: String
  var details: [String] = []

  func isSame(as other: MonkeyFault) -> Bool { kind == other.kind && rule == other.rule }
}

/// The result of a run.
struct MonkeyOutcome: Codable, Sendable {
  var faults: [MonkeyFault] = []
  var digests: [UInt64] = []
}

/// The screen of a run after its end.
@MainActor
private final class MonkeyMemory {
  weak var screen: UIViewController?
  weak var view: UIView?

  init(_ screen: UIViewController) {
    (self.screen, view) = (screen, screen.view)
  }
}

extension MonkeyRun {
  /// Performs the run and judges the screen after it.
  ///
  /// - Parameters:
  ///   - isJudged: Whether rules are checked; otherwise only the digests are wanted.
  ///   - willPerform: Called before each action and before each part of the judgment.
  @MainActor
  func outcome(
    kind: ScreenKind, isJudged: Bool = true, willPerform: @MainActor () -> Void = {}
  ) async -> MonkeyOutcome {
    let (outcome, memory) = perform(kind, isJudged, willPerform)
    guard isJudged else { return outcome }
    var result = outcome
    // The host releases its device in a task.
    for _ in 0..<20 where memory.screen != nil || memory.view != nil { await Task.yield() }
    if memory.screen != nil || memory.view != nil {
      result.faults.append(
        MonkeyFault(
          kind: .leak, place: memory.screen == nil ? "the view" : "the controller",
          details: ["is in memory after its window was removed"]))
    }
    return result
  }

  @MainActor
  private func perform(
    _ kind: ScreenKind, _ isJudged: Bool, _ willPerform: @MainActor () -> Void
  ) -> (MonkeyOutcome, MonkeyMemory) {
    willPerform()
    let performer = MonkeyPerformer(self, kind: kind)
    let memory = MonkeyMemory(performer.stage.screen)
    for action in actions {
      willPerform()
      performer.perform(action)
    }
    var outcome = MonkeyOutcome(faults: performer.faults, digests: performer.digests)
    if isJudged { judge(performer, &outcome.faults, willPerform) }
    return (outcome, memory)
  }

  @MainActor
  private func judge(
    _ performer: MonkeyPerformer, _ faults: inout [MonkeyFault],
    _ willPerform: @MainActor () -> Void
  ) {
    let stage = performer.stage
    willPerform()
    if stage.settle(limit: Judge.limit) {
      faults += Self.layoutFaults(stage.host)
    }
    willPerform()
    guard performer.goHome() else {
      faults.append(
        MonkeyFault(kind: .home, place: "the screen", details: ["or does not come to rest"]))
      return
    }
    // Fingers and keys may have changed the screen. `SampleScreen.show` makes it depend on the
    // content alone.
    stage.apply(Step(change: .content(stage.surroundings.content, animated: false)))
    willPerform()
    faults += Judge.violations(of: stage, isThorough: false).map {
      MonkeyFault(kind: .rule, rule: $0.rule.rawValue, place: $0.place, details: $0.details)
    }
    willPerform()
  }

  /// Lays a screen at rest out again, from nothing.
  @MainActor
  private static func layoutFaults(_ host: ScreenHost) -> [MonkeyFault] {
    let before = host.dump()
    host.layOutAgain()
    host.settle(limit: 2)
    let after = host.dump()
    guard after != before else { return [] }
    let lines = [before, after].map { $0.split(separator: "\n").map(String.init) }
    return [
      MonkeyFault(
        kind: .layout, place: "(- before, + after)",
        details: differences(expected: lines[0], found: lines[1]))
    ]
  }
}
