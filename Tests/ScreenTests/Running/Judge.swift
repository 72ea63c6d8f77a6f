// SPDX-License-Identifier: MIT
import HeadlessHost

/// Applies all rules to a stage that should be settled.
@MainActor
struct Judge {
  /// Frames in which there may be layout after the last animation, timer and scroll has ended.
  static let settlingTurns = 2
  /// Seconds after which a screen must be at rest.
  static let limit = 20.0

  let stage: Stage
  /// Whether all content is visited, and screens are compared in all scroll positions.
  let isThorough: Bool
  private(set) var violations: [Violation] = []

  static func violations(of stage: Stage, isThorough: Bool) -> [Violation] {
    var judge = Judge(stage: stage, isThorough: isThorough)
    judge.settle()
    judge.checkRules(at: "where it was")
    judge.compareWithFresh()
    judge.checkWarnings(stage.host)
    return judge.violations
  }

  private init(stage: Stage, isThorough: Bool) {
    (self.stage, self.isThorough) = (stage, isThorough)
  }

  private mutating func add(_ new: [Violation], at position: String) {
    violations += new.map {
      Violation(rule: $0.rule, place: "\(position): \($0.place)", details: $0.details)
    }
  }

  // MARK: Settling

  private mutating func settle() {
    let host = stage.host
    guard host.settle(limit: Self.limit) else {
      violations.append(
        Violation(
          rule: .settles, place: "the screen",
          details: ["An animation, timer, display link or scroll still runs after \(Self.limit) s."]
        ))
      return
    }
    var turns = 0
    while turns <= Self.settlingTurns, host.counting({ host.advanceFrame() }).layoutPasses > 0 {
      turns += 1
    }
    if turns > Self.settlingTurns {
      violations.append(
        Violation(
          rule: .settles, place: "the screen",
          details: ["There is layout in each of \(turns) frames after the last animation."]))
    }
    for shown in stage.root.all {
      guard let keys = shown.view.layer.animationKeys(), !keys.isEmpty else { continue }
      violations.append(
        Violation(
          rule: .settles, place: shown.line.shortened,
          details: ["has animations at rest: \(keys.joined(separator: ", "))"]))
      break
    }
  }

  // MARK: The rules of one screen

  private mutating func checkRules(at position: String) {
    let root = stage.root
    add(PlacementRules.violations(in: root), at: position)
    add(TextRules.violations(in: root), at: position)
    add(AccessibilityRule.violations(in: root, on: stage.host), at: position)
    add(FittingRule.violations(in: root, on: stage.host), at: position)
  }

  private mutating func checkWarnings(_ host: ScreenHost) {
    guard let message = host.warnings.first ?? host.illegalUse.first else { return }
    violations.append(
      Violation(
        rule: .legal, place: "the console",
        details: message.split(separator: "\n").prefix(12).map { String($0).shortened }))
  }

  // MARK: The fresh screen

  private mutating func compareWithFresh() {
    let fresh = Stage(stage.kind, stage.surroundings, isFresh: true)
    fresh.host.settle(limit: Self.limit)
    let offsets = stage.offsets
    for stage in [stage, fresh] { stage.scrollToStart() }
    guard compare(descriptions(of: fresh, "at the start"), descriptions(of: stage, "at the start"))
    else { return }
    guard isThorough else {
      stage.offsets = offsets
      return
    }
    for stage in [stage, fresh] { stage.visitAllContent() }
    var expected: [Snapshot] = []
    fresh.visitPositions { expected += descriptions(of: fresh, $0) }
    var index = 0
    var isEqual = true
    stage.visitPositions { name in
      guard isEqual else { return }
      let found = descriptions(of: stage, name)
      let rest = Array(expected.dropFirst(index).prefix(found.count))
      isEqual = compare(rest, found)
      index += found.count
      if isEqual { checkRules(at: name) }
    }
    checkWarnings(fresh.host)
    stage.offsets = offsets
  }

  /// A screen in a scroll position.
  private struct Snapshot {
    var position: String
    var lines: [String]
    var accessibility: [String]
  }

  private func descriptions(of stage: Stage, _ position: String) -> [Snapshot] {
    [
      Snapshot(
        position: position, lines: ScreenDescription(stage.root).lines,
        accessibility: stage.host.accessibilityDump().split(separator: "\n").map(String.init))
    ]
  }

  private mutating func compare(_ expected: [Snapshot], _ found: [Snapshot]) -> Bool {
    for (index, found) in found.enumerated() {
      guard index < expected.count, expected[index].position == found.position else {
        violations.append(
          Violation(
            rule: .equalsFresh, place: found.position,
            details: ["The fresh screen has other scroll views."]))
        return false
      }
      let fresh = expected[index]
      if fresh.lines != found.lines {
        violations.append(
          Violation(
            rule: .equalsFresh, place: "\(found.position) (- fresh, + the screen)",
            details: differences(expected: fresh.lines, found: found.lines)))
        return false
      }
      if fresh.accessibility != found.accessibility {
        violations.append(
          Violation(
            rule: .isAccessible,
            place: "\(found.position) (- a fresh screen's dump, + the screen's)",
            details: differences(expected: fresh.accessibility, found: found.accessibility)))
      }
    }
    return true
  }
}
