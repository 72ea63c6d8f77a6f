// SPDX-License-Identifier: MIT
import HeadlessHost

/// The application of all rules to a stage that must settle.
@MainActor
struct Judge {
  /// The number of frames that may have layout after the last animation, timer and scroll has
  /// ended.
  static let settlingTurns = 2
  /// The time within which a screen must settle, in seconds.
  static let limit = 5.0

  let stage: Stage
  /// Whether the judge visits all content and compares screens in all scroll positions.
  let isThorough: Bool
  private(set) var violations: [Violation] = []

  static func violations(of stage: Stage, isThorough: Bool) -> [Violation] {
    var judge = Judge(stage: stage, isThorough: isThorough)
    if judge.settles() {
      let isLaidOutOnce = judge.checkLaidOutOnce()
      judge.checkRules(at: "where it was")
      // A screen that changes at rest equals a fresh one by chance only.
      if isLaidOutOnce { judge.compareWithFresh() }
    }
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

  private mutating func settles() -> Bool {
    let host = stage.host
    guard stage.settle(limit: Self.limit) else {
      violations.append(
        Violation(
          rule: .settles, place: "the screen",
          details: ["An animation, timer, display link or scroll still runs after \(Self.limit) s."]
        ))
      return false
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
    return true
  }

  // MARK: The layout

  /// Compares the screen with itself after everything was invalidated and laid out again.
  private mutating func checkLaidOutOnce() -> Bool {
    let host = stage.host
    let dump = host.dump()
    host.layOutAgain()
    guard stage.settle(limit: Self.limit) else {
      violations.append(
        Violation(
          rule: .isLaidOutOnce, place: "the screen",
          details: ["does not come to rest again within \(Self.limit) s."]))
      return false
    }
    let second = host.dump()
    guard second != dump else { return true }
    let lines = [dump, second].map { $0.split(separator: "\n").map(String.init) }
    violations.append(
      Violation(
        rule: .isLaidOutOnce, place: "the screen",
        details: differences(expected: lines[0], found: lines[1])))
    return false
  }

  // MARK: Rules of one screen

  private mutating func checkRules(at position: String) {
    let root = stage.root
    // A screen whose lists do not adjust their insets is checked only within the safe area, because
    // the margins of cells include the safe area, and content of cells under the bars does not fit.
    let safe =
      stage.surroundings.neverAdjusts ? root.frame.inset(by: root.view.safeAreaInsets) : nil
    add(PlacementRules.violations(in: root, safe: safe), at: position)
    add(TextRules.violations(in: root, safe: safe), at: position)
    add(AccessibilityRule.violations(in: root, safe: safe, on: stage.host), at: position)
    if isThorough { add(FittingRule.violations(in: root, on: stage.host), at: position) }
  }

  private mutating func checkWarnings(_ host: ScreenHost) {
    let isUnderBars = stage.surroundings.neverAdjusts
    let warnings = host.warnings.filter {
      !isUnderBars || !$0.hasPrefix("Unable to simultaneously satisfy constraints")
    }
    guard let message = warnings.first ?? host.illegalUse.first else { return }
    violations.append(
      Violation(
        rule: .legal, place: "the console",
        details: message.split(separator: "\n").prefix(12).map { String($0).shortened }))
  }

  // MARK: Comparison with a fresh screen

  private mutating func compareWithFresh() {
    let fresh = Stage(
      stage.kind, stage.surroundings, isFresh: true, isInNavigation: stage.isInNavigation)
    defer {
      for (stage, name) in [(stage, "the screen"), (fresh, "a fresh screen")] where !stage.isRestful
      {
        violations.append(
          Violation(
            rule: .settles, place: name,
            details: ["does not come to rest within 3 s after it was scrolled."]))
      }
    }
    guard fresh.settle(limit: Self.limit) else {
      violations.append(
        Violation(rule: .settles, place: "a fresh screen", details: ["does not come to rest."]))
      return
    }
    let offsets = stage.offsets
    for stage in [stage, fresh] { stage.scrollToStart() }
    let start = "at the start"
    let isEstimated = stage.hasInnerScrollViews
    if isEstimated { guard visitAllContent(with: fresh) else { return } }
    guard
      compare(Snapshot(fresh, start, withSizes: false), Snapshot(stage, start, withSizes: false))
    else { return }
    guard isThorough else {
      stage.offsets = offsets
      return
    }
    if !isEstimated { guard visitAllContent(with: fresh) else { return } }
    var expected: [Snapshot] = []
    fresh.visitPositions { expected.append(Snapshot(fresh, $0)) }
    var index = 0
    var isEqual = true
    stage.visitPositions { name in
      guard isEqual, stage.isRestful else { return }
      isEqual = compare(index < expected.count ? expected[index] : nil, Snapshot(stage, name))
      index += 1
      if isEqual { checkRules(at: name) }
    }
    checkWarnings(fresh.host)
    stage.offsets = offsets
  }

  /// Measures all content of both screens.
  private mutating func visitAllContent(with fresh: Stage) -> Bool {
    for (stage, name) in [(stage, "the screen"), (fresh, "a fresh screen")] {
      guard stage.visitAllContent() else {
        violations.append(
          Violation(
            rule: .equalsFresh, place: name,
            details: ["has content without an end after \(Stage.pageLimit) pages."]))
        return false
      }
    }
    return true
  }

  /// The state of a screen at a scroll position.
  @MainActor
  private struct Snapshot {
    var position: String
    var lines: [String]
    var accessibility: [String]

    /// Creates the snapshot of a stage.
    ///
    /// - Parameter withSizes: Whether the snapshot includes the sizes of scrolled content, which
    ///   are estimates until all content has been visited.
    init(_ stage: Stage, _ position: String, withSizes: Bool = true) {
      self.position = position
      lines = ScreenDescription(stage.root, onScreenOnly: !withSizes).lines
      if withSizes {
        lines += stage.outerScrollViews.filter(\.showsContent).map {
          "content of \(type(of: $0)) \(CGRect(origin: $0.contentOffset, size: $0.contentSize).described)"
        }
      }
      accessibility = stage.host.accessibilityDump().split(separator: "\n").map(String.init)
    }
  }

  private mutating func compare(_ fresh: Snapshot?, _ found: Snapshot) -> Bool {
    guard let fresh, fresh.position == found.position else {
      violations.append(
        Violation(
          rule: .equalsFresh, place: found.position,
          details: ["The fresh screen has other scroll views."]))
      return false
    }
    if !fresh.lines.isAlmost(found.lines) {
      violations.append(
        Violation(
          rule: .equalsFresh, place: "\(found.position) (- fresh, + the screen)",
          details: differences(expected: fresh.lines, found: found.lines)))
      return false
    }
    if !fresh.accessibility.isAlmost(found.accessibility) {
      violations.append(
        Violation(
          rule: .isAccessible, place: "\(found.position) (- a fresh screen's dump, + the screen's)",
          details: differences(expected: fresh.accessibility, found: found.accessibility)))
    }
    return true
  }
}
