// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

extension ScreenKind {
  /// The screens that the monkey can use: those of the tests, and those with planted faults.
  static let monkey = all + MonkeyTests.planted.map(\.kind)
}

/// Random use of every screen (`scripts/monkey`), and what it has found.
///
/// In the environment, `RESIN_MONKEY_MINUTES` starts a search, `RESIN_MONKEY_SEED` is its seed, and
/// `RESIN_MONKEY_SCREEN` names the only screen that is searched.
@Suite struct MonkeySearchTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test(.enabled(if: environment["RESIN_MONKEY_MINUTES"] != nil))
  func `Every screen withstands random use`() throws {
    let environment = Self.environment
    let minutes = Double(environment["RESIN_MONKEY_MINUTES"] ?? "") ?? 1
    let seed = UInt64(environment["RESIN_MONKEY_SEED"] ?? "") ?? UInt64.random(in: 0..<1_000_000)
    let name = environment["RESIN_MONKEY_SCREEN"]
    let screens = ScreenKind.monkey.map(\.description).filter { screen in
      name.map { $0 == screen } ?? ScreenKind.all.contains { $0.description == screen }
    }
    try #require(!screens.isEmpty, "there is no screen \(name ?? "")")
    print("monkey: seed \(seed), \(screens.count) screens")
    let end = Date(timeIntervalSinceNow: 60 * minutes)
    let count = try MonkeySearch(screens: screens, seed: seed).search(isOver: { _ in Date() > end })
    {
      Issue.record(Comment(rawValue: "found with seed \(seed)\n\($0.test)"))
    }
    print("monkey: \(count) runs with seed \(seed)")
  }
}

/// Tests of the monkey: a planted fault of each kind is found and shrunk to few actions.
@Suite struct MonkeyTests {
  struct Planted: Sendable, CustomTestStringConvertible {
    var kind: ScreenKind
    var fault: MonkeyFault.Kind
    var rule: Rule?
    /// The largest number of actions that the shrunk run may have.
    var actions = 1

    var testDescription: String { kind.description }
  }

  static let planted = [
    Planted(kind: .init(HangingScreen.self), fault: .hang),
    Planted(kind: .init(TrappingScreen.self), fault: .trap),
    Planted(kind: .init(CreepingScreen.self), fault: .layout, actions: 0),
    Planted(kind: .init(RetainingScreen.self), fault: .leak),
    Planted(kind: .init(JumpingScreen.self), fault: .jump, actions: 1),
    Planted(kind: .init(SwellingScreen.self), fault: .jump, actions: 1),
    Planted(kind: .init(RandomScreen.self), fault: .repeats),
    Planted(kind: .init(TouchedScreen.self), fault: .rule, rule: .equalsFresh),
    Planted(kind: .init(WarningScreen.self), fault: .rule, rule: .legal),
  ]

  @Test(arguments: planted)
  func `A planted fault is found and shrunk`(planted: Planted) throws {
    var search = MonkeySearch(screens: [planted.kind.description], seed: 1)
    search.parent.patience = 2
    var findings: [MonkeySearch.Finding] = []
    func isWanted(_ finding: MonkeySearch.Finding) -> Bool {
      finding.fault.kind == planted.fault && finding.fault.rule == planted.rule?.rawValue
    }
    _ = try search.search(isOver: { $0 == 20 || findings.contains(where: isWanted) }) {
      findings.append($0)
    }
    let finding = try #require(
      findings.first(where: isWanted), "found only \(findings.map(\.test))")
    #expect(finding.run.actions.count <= planted.actions, "\(finding.test)")
    #expect(finding.test.contains("MonkeyRun("))
  }

  @Test func `A screen without a fault withstands random use`() throws {
    var findings: [String] = []
    let search = MonkeySearch(screens: ["BoardScreen"], seed: 3)
    #expect(try search.search(isOver: { $0 == 2 }) { findings.append($0.test) } == 2)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }
}
