// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Screens like those of apps, checked by rules and not by recorded pictures.
///
/// In the environment, `RESIN_SCREENS=full` runs the full set where a sample runs otherwise, and
/// `RESIN_SCREENS=<name>` runs the full set for one screen.
@MainActor @Suite struct ScreenTests {
  @Test(arguments: ScreenKind.all)
  func `In all surroundings, and on the way between them, the screen keeps the rules`(
    kind: ScreenKind
  ) {
    for run in Scope(kind).surroundings { expectNoReports(run) }
  }

  @Test(arguments: ScreenKind.all)
  func `Emptied and refilled, the screen keeps the rules`(kind: ScreenKind) {
    let steps = [0, 1, 0, 2].map { Step(change: .content($0, animated: $0 == 0)) }
    expectNoReports(ScreenRun(kind: kind, start: Surroundings(), steps: steps, attempts: 6))
  }

  @Test(arguments: ScreenKind.all)
  func `After random updates, some in the middle of others, the screen keeps the rules`(
    kind: ScreenKind
  ) {
    for run in Scope(kind).updates { expectNoReports(run) }
  }

  @Test(arguments: ScreenKind.all)
  func `After random sequences of changes the screen keeps the rules`(kind: ScreenKind) {
    for run in Scope(kind).sequences { expectNoReports(run) }
  }

  private func expectNoReports(_ run: ScreenRun) {
    let known = KnownFault.all.filter { $0.screen == "\(run.kind)" }
    for report in run.reports(isKnown: { rule in known.contains { $0.rule == rule } }) {
      if let fault = known.first(where: { $0.rule == report.rule }) {
        withKnownIssue(Comment(rawValue: fault.reason)) {
          Issue.record(Comment(rawValue: report.text))
        }
      } else {
        Issue.record(Comment(rawValue: report.text))
      }
    }
  }
}

/// The runs of a screen that are done, out of all possible ones.
@MainActor
private struct Scope {
  let kind: ScreenKind
  let index: Int
  let isFull: Bool

  init(_ kind: ScreenKind) {
    self.kind = kind
    index = ScreenKind.all.firstIndex { $0.description == kind.description } ?? 0
    let wish = ProcessInfo.processInfo.environment["RESIN_SCREENS"]
    isFull = wish == "full" || wish == kind.description
  }

  /// The number of attempts: a sample reports a violation quickly, and a full run with as few steps
  /// as possible.
  private var attempts: Int { isFull ? 30 : 6 }

  /// A run for each device. The steps visit all other combinations of the device; each changes the
  /// values that differ from the previous step.
  var surroundings: [ScreenRun] {
    let rows = isFull ? Self.allRows : Self.sample(index)
    return DeviceModel.all.indices.compactMap { device in
      let own = rows.filter { $0.device == device }
      guard let first = own.first else { return nil }
      let steps = own.dropFirst().map { Step(change: .surroundings($0)) }
      return ScreenRun(
        kind: kind, start: first, steps: steps, isThorough: isFull, attempts: attempts)
    }
  }

  /// Twenty updates on one device, or on each device in a full run.
  var updates: [ScreenRun] {
    runs(isFull ? 20 : 1, steps: 20, updatesOnly: true)
  }

  var sequences: [ScreenRun] {
    runs(isFull ? 100 : 1, steps: 12, updatesOnly: false)
  }

  private func runs(_ count: Int, steps: Int, updatesOnly: Bool) -> [ScreenRun] {
    (0..<count).map { number in
      var random = SplitMix64(seed: UInt64(index * 1000 + number * 2 + (updatesOnly ? 1 : 0)))
      var start = Surroundings()
      start.device = (index + number) % DeviceModel.all.count
      start.content = Int.random(in: 0..<1000, using: &random)
      if !updatesOnly {
        start.neverAdjusts = Bool.random(using: &random)
        start.category = Int.random(in: 0..<Surroundings.categories.count, using: &random)
      }
      let steps = (0..<steps).map { _ in Step.random(updatesOnly: updatesOnly, using: &random) }
      return ScreenRun(
        kind: kind, start: start, steps: steps, isThorough: isFull, attempts: attempts)
    }
  }

  // MARK: Combinations

  /// Sixty combinations that contain each pair of values of two properties, each text size on each
  /// device once.
  nonisolated static let pairs: [Surroundings] = {
    let first = (0..<60).map { [$0 / 12, $0 % 12] }
    return coveringArray(levels: [5, 12, 2, 2, 2, 2, 2, 3], first: first).map(surroundings)
  }()

  /// A fifth of the pairs for a screen: each text size once. Five screens have all of them.
  nonisolated static func sample(_ index: Int) -> [Surroundings] {
    pairs.filter { ($0.device + $0.category) % 5 == index % 5 }
  }

  /// Each device, orientation and text size with pairs of the other properties.
  nonisolated static let allRows: [Surroundings] = {
    let others = coveringArray(levels: [2, 2, 2, 2, 3])
    return (0..<5).flatMap { device in
      (0..<12).flatMap { category in
        others.flatMap { other in
          (0..<2).map { surroundings([device, category, $0] + other) }
        }
      }
    }
  }()

  nonisolated private static func surroundings(_ row: [Int]) -> Surroundings {
    Surroundings(
      device: row[0], isLandscape: row[2] == 1, category: row[1], isDark: row[3] == 1,
      isRightToLeft: row[4] == 1, isBold: row[5] == 1, neverAdjusts: row[6] == 1,
      content: row[7] < 2 ? row[7] : 10 + row[0] * 12 + row[1])
  }
}
