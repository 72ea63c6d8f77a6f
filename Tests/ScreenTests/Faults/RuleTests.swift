// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Tests of the rules: each fault is reported by its rule and by no other rule.
@MainActor @Suite struct RuleTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var kind: ScreenKind
    var rule: Rule
    /// Words that the report contains.
    var words: String

    var testDescription: String { kind.description }
  }

  nonisolated static let faults = [
    Fault(kind: .init(RememberingScreen.self), rule: .equalsFresh, words: "Was 5: "),
    Fault(kind: .init(FirstWidthScreen.self), rule: .equalsFresh, words: "UILabel ("),
    Fault(kind: .init(LaterLayoutScreen.self), rule: .isLaidOutOnce, words: "UILabel ("),
    Fault(kind: .init(CutTextScreen.self), rule: .showsWholeText, words: "needs a height of"),
    Fault(kind: .init(NarrowLineScreen.self), rule: .showsWholeText, words: "is truncated by"),
    Fault(kind: .init(OutsideScreen.self), rule: .staysInside, words: "in UIStackView"),
    Fault(kind: .init(GrowingScreen.self), rule: .fits, words: "sizeThatFits"),
    Fault(kind: .init(ConflictScreen.self), rule: .legal, words: "60"),
    Fault(kind: .init(RestlessScreen.self), rule: .settles, words: "still runs after"),
    Fault(kind: .init(SilentScreen.self), rule: .isAccessible, words: "neither it nor an ancestor"),
    Fault(kind: .init(ForgetfulScreen.self), rule: .isAccessible, words: "does not list"),
    Fault(kind: .init(OverlappingRowsScreen.self), rule: .rowsApart, words: "row at"),
  ]

  /// The steps after which every fault is visible.
  nonisolated private static let steps = [
    Step(change: .content(3, animated: false)),
    Step(change: .content(5, animated: true), frames: 2),
    Step(change: .dark(true)),
    Step(change: .content(4, animated: true)),
    Step(change: .rotation(isLandscape: true, animated: true)),
    Step(change: .category(5)),
  ]

  @Test(arguments: faults) func `A fault is found by its rule only`(fault: Fault) throws {
    let run = ScreenRun(kind: fault.kind, start: Surroundings(), steps: Self.steps)
    let reports = run.reports().map(\.text)
    #expect(reports.count == 1, "\(reports.joined(separator: "\n"))")
    let report = try #require(reports.first)
    #expect(report.contains(fault.rule.rawValue), "\(report)")
    #expect(report.contains(fault.words), "\(report)")
    #expect(report.split(separator: "\n").count < 30)
  }

  @Test func `Numbers on both sides of a tie are equal, others are not`() {
    // 3.125 and the number before it, rounded to hundredths.
    #expect("UILabel (3.13 -0.01; 4 5) \"a\"".isAlmost("UILabel (3.12 0; 4 5) \"a\""))
    #expect(["(2 0)", "x"].isAlmost(["(2.01 0)", "x"]))
    for (one, other) in [("(3.13 0)", "(3.11 0)"), ("Row 3", "Row 4"), ("a-1", "b-1"), ("1", "")] {
      #expect(!one.isAlmost(other))
    }
    expectEqual(
      differences(expected: ["(1 3.12)", "b"], found: ["(1 3.13)", "c"]), ["- b", "+ c"])
  }

  @Test func `A screen without a fault satisfies the rules`() {
    let kind = ScreenKind(FaultlessScreen.self)
    #expect(ScreenRun(kind: kind, start: Surroundings(), steps: Self.steps).reports().isEmpty)
  }

  @Test func `All rows count, also of a list that shows little of each`() {
    // The changed screen has shown the last row. The fresh screen shows the last row only if all
    // content is visited: 7200 points, of which 50 are visible.
    let steps = [
      Step(change: .content(9, animated: false)), Step(change: .scroll(4, animated: false)),
    ]
    let run = ScreenRun(kind: .init(LowListScreen.self), start: Surroundings(), steps: steps)
    let reports = run.reports().map(\.text)
    #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
  }

  @Test func `A report has only the steps that break the rule`() throws {
    let run = ScreenRun(
      kind: .init(RememberingScreen.self), start: Surroundings(device: 0, isDark: true),
      steps: Self.steps)
    let report = try #require(run.reports().first?.text)
    // Content 5 leaves a trace that is visible with the next content.
    #expect(
      report.hasPrefix(
        """
        RememberingScreen breaks the rule "\(Rule.equalsFresh.rawValue)"
          start: iPhone 15, portrait, L, content 1
          then: show content 5
          then: show content 4

        """), "\(report)")
  }

  @Test(arguments: [[2, 2], [5, 12, 2, 2, 2, 2, 2, 3], [2, 2, 2, 2, 3]])
  func `A covering array has each pair of levels`(levels: [Int]) {
    let devicesAndSizes = (0..<60).map { [$0 / 12, $0 % 12] }
    let rows = coveringArray(levels: levels, first: levels.first == 5 ? devicesAndSizes : [])
    if levels.first == 5 { #expect(rows.count == 60) }
    for a in levels.indices {
      for b in levels.indices where a < b {
        #expect(Set(rows.map { [$0[a], $0[b]] }).count == levels[a] * levels[b])
      }
    }
  }
}
