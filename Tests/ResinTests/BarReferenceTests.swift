// SPDX-License-Identifier: MIT
import Resin
import ResinReference
import ResinTestSupport
import Testing

// Compares the C core with the bar in safe Swift, bit by bit.

private let cases = sampleCount(60_000, optimized: 1_500_000)

@Suite struct BarReferenceTests {
  @Test func `The core and the reference agree bit by bit on random events`() throws {
    var walk = Walk(seed: 0x5EED_BA12)
    while walk.total < cases {
      try walk.nextBar()
      for _ in 0..<60 { try walk.step() }
    }
    let classes = walk.counts.sorted { $0.key < $1.key }
    for (name, count) in classes {
      print("bar, C and reference: \(name): \(count)")
    }
    print("bar, C and reference: all: \(walk.total)")
    expectEqual(walk.failures, [])
    // Every class of events occurs, and often enough.
    expectEqual(Set(classes.map(\.key)), Walk.classes)
    #expect(classes.allSatisfy { $0.value >= walk.total / 500 })
  }

  @Test func `The core and the reference agree on the constant of the projection`() throws {
    for rate in [0.5, 0.9, 0.99, 0.998, 0.9999] {
      let core = DecelerationRate(rawValue: rate).coastingDistance(initialVelocity: 1)
      let reference = ReferenceBar.coasting(rate: rate)
      // The logarithms of the C library and of the core each have an error of one ulp.
      #expect(abs(core - reference) <= 4 * core.ulp)
    }
  }
}

/// A random sequence of events for two bars.
private struct Walk {
  static let classes: Set<String> = [
    "reduce", "reduce by jumps", "reduce while tracking", "reduce while settling", "began",
    "changed", "ended", "ended, rest known", "ended, content kept", "cancelled", "failed", "settle",
    "attach", "layout changed", "scroll to top", "move to stop", "adopt", "read", "insets",
    "refused", "reduce through a chain",
  ]

  private var random: SplitMix64
  private var core: BarReducer
  private var reference: ReferenceBar
  private var state: BarState
  private var sample: BarSample
  private(set) var counts: [String: Int] = [:]
  private(set) var total = 0
  private(set) var failures: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    guard let core = try? BarReducer(stops: [1, 2]), let reference = ReferenceBar(stops: [1, 2])
    else { preconditionFailure("two stops make a bar") }
    self.core = core
    self.reference = reference
    state = core.initialState
    sample = BarSample(contentOffset: 0, contentHeight: 0, frameHeight: 0)
  }

  mutating func nextBar() throws {
    let bars = try makeBars()
    core = bars.core
    reference = bars.reference
    state = core.initialState
    let client = pick([0.0, 59, 103.33333333333333])
    let bottom = pick([0.0, 34])
    sample = BarSample(
      contentOffset: number(-400...800), insetTop: client, insetBottom: bottom,
      clientInsetTop: client, clientInsetBottom: bottom, contentHeight: number(0...3000),
      frameHeight: pick([0, 390, 844]))
    sample.insetTop += pick(core.configuration.stops)
  }

  mutating func step() throws {
    let name = pick(Self.events)
    switch name {
    case "reduce", "reduce by jumps":
      let isJump = name != "reduce"
      sample.contentOffset =
        isJump ? number(-600...3600) : sample.contentOffset + number(-60...60)
      let phase = state.phase
      let next = try core.reduce(state, sample)
      let class_ =
        isJump
        ? name
        : phase == .tracking
          ? "reduce while tracking" : phase == .settling ? "reduce while settling" : name
      check(class_, same(next, reference.reduce(other(state), other(sample))))
      state = next
    case "settle":
      let keeps = Bool.random(using: &random)
      let other = reference.settle(other(state), sample: other(sample), keepsContent: keeps)
      take(name, try core.settle(state, sample: sample, keepingContent: keeps), other)
    case "attach":
      sample.contentOffset = number(-300...2000)
      let other = reference.attach(other(state), to: other(sample))
      take(name, try core.attach(state, to: sample), other)
    case "layout changed":
      sample.contentHeight = number(0...3000)
      sample.contentOffset += pick([0, number(-50...50)])
      let other = reference.changeLayout(other(state), sample: other(sample))
      take(name, try core.changeLayout(state, sample: sample), other)
    case "scroll to top":
      let other = reference.scrollToTop(other(state), sample: other(sample))
      take(name, try core.scrollToTop(state, sample: sample), other)
    case "move to stop":
      let stop = Int.random(in: 0..<reference.stops.count, using: &random)
      let other = reference.move(other(state), toStop: stop, sample: other(sample))
      take(name, try core.move(state, toStop: stop, sample: sample), other)
    case "adopt":
      try adopt()
    case "read":
      try read()
    case "insets":
      let insets = try core.insets(for: state, sample: sample)
      check(name, same(insets, reference.insets(for: other(state), sample: other(sample))))
    case "refused":
      refuse()
    case "reduce through a chain":
      reduceThroughAChain()
    default:
      try touch(name)
    }
  }

  /// The weights of the events.
  private static let events: [String] = [
    "reduce", "reduce", "reduce", "reduce", "reduce", "reduce", "reduce", "reduce",
    "reduce by jumps", "began", "began", "changed", "changed", "ended", "ended", "ended",
    "ended, rest known", "ended, content kept", "cancelled", "failed", "settle", "settle", "attach",
    "layout changed", "scroll to top", "move to stop", "adopt", "read", "insets", "refused",
    "reduce through a chain", "reduce through a chain",
  ]
}

extension Walk {
  private mutating func makeBars() throws -> (core: BarReducer, reference: ReferenceBar) {
    let count = pick([2, 3, 3, 3, 4, 5, 6])
    var stops: [Double] = []
    var height = Int.random(in: 0..<4, using: &random) == 0 ? 0 : number(0...100)
    for _ in 0..<count {
      stops.append(height)
      height += Int.random(in: 0..<4, using: &random) == 0 ? 0 : number(0...150)
    }
    let normal = Int.random(in: 0..<count, using: &random)
    var configuration = BarConfiguration(stops: stops)
    configuration.normalStop = normal == 0 ? nil : normal
    configuration.snapping =
      pick([BarSnapping.projected, .projected, .nearest, .none])
    configuration.resistance = pick([0, 0.55, 1, number(0...1)])
    configuration.decelerationRate = Bool.random(using: &random) ? .normal : .fast
    configuration.topTolerance = pick([5, 1, 20, 0])
    configuration.holdsForShortContent = Bool.random(using: &random)
    configuration.stretchesWhileSettling = Bool.random(using: &random)

    var reference = try #require(ReferenceBar(stops: stops, normalStop: configuration.normalStop))
    reference.snapping =
      switch configuration.snapping {
      case .projected: .projected
      case .nearest: .nearest
      case .none: .none
      }
    reference.resistance = configuration.resistance
    // Both use the same constant, because C libraries round its logarithm differently.
    reference.coasting = configuration.decelerationRate.coastingDistance(initialVelocity: 1)
    // 0 stands for a millionth of a point, which allows for rounding errors.
    reference.topTolerance = max(configuration.topTolerance, 1e-6)
    reference.holdsForShortContent = configuration.holdsForShortContent
    reference.stretchesWhileSettling = configuration.stretchesWhileSettling
    return (try BarReducer(configuration), reference)
  }

  private mutating func touch(_ name: String) throws {
    sample.contentOffset += number(-40...40)
    let velocity = pick([0, number(-300...300), number(-6000...6000)])
    let rest = name == "ended, rest known" ? number(-300...2000) : nil
    let keeps = name == "ended, content kept"
    let phases: [String: (BarGesture.Phase, ReferenceBar.Touch)] = [
      "began": (.began, .began), "changed": (.changed, .changed),
      "cancelled": (.cancelled, .cancelled), "failed": (.failed, .failed),
    ]
    let (phase, touch) =
      phases[name] ?? (.ended, .ended(velocity: velocity, restOffset: rest))
    let gesture = BarGesture(
      phase, sample: sample, velocity: velocity, restOffset: rest, keepsContent: keeps)
    let answer = reference.handle(
      touch, in: other(state), sample: other(sample), keepsContent: keeps)
    take(name, try core.handle(gesture, in: state), answer)
  }

  private mutating func adopt() throws {
    let bars = try makeBars()
    let adopted = try bars.core.adopt(state, from: core)
    check("adopt", same(adopted, bars.reference.adopt(other(state), from: reference)))
    core = bars.core
    reference = bars.reference
    state = adopted
  }

  private mutating func read() throws {
    let ranges = reference.stops.dropFirst().map { _ in
      BarRange(from: number(-10...10), to: number(-10...10))
    }
    let value = try core.value(of: state, in: ranges)
    let pairs = ranges.map { (from: $0.from, to: $0.to) }
    check(
      "read",
      same(core.progress(of: state), reference.progress(of: other(state)))
        && core.stop(of: state) == reference.stop(of: other(state))
        && same(value, reference.value(of: other(state), in: pairs) ?? .nan))
  }

  /// Reduces with up to six transformers in any order, two of them custom.
  private mutating func reduceThroughAChain() {
    let links: [(BarTransformer, ReferenceBar.Transformer)] = [
      (.ignoreTop, .ignoreTop), (.ignoreBottom, .ignoreBottom), (.cutOut, .cutOut),
      (.anchor, .anchor), (.custom { $0.delta / 2 }, .custom { $0.delta / 2 }),
      (
        .custom { $0.current > $0.bottom ? $0.delta : $0.delta + $0.state.offset - $0.top },
        .custom { $0.current > $0.bottom ? $0.delta : $0.delta + $0.state.offset - $0.top }
      ),
    ]
    let chain = (0..<Int.random(in: 0...6, using: &random)).map { _ in pick(links) }
    sample.contentOffset += number(-300...300)
    let answer = reference.reduce(other(state), other(sample), through: chain.map(\.1))
    let next = try? core.reduce(state, sample, through: BarChain(chain.map(\.0)))
    check("reduce through a chain", next.map { same($0, answer) } ?? (answer == nil))
    // Without an anchor a bar can have any height; the next events start there.
    state = next ?? state
  }

  /// Checks that both reject the same numbers.
  private mutating func refuse() {
    let bad = pick([Double.nan, .infinity, -1e101, -1])
    var wrong = sample
    var lost = state
    switch Int.random(in: 0..<4, using: &random) {
    case 0: wrong.contentOffset = bad
    case 1: wrong.frameHeight = bad
    case 2: lost.offset = bad
    default: lost.highestStop = reference.stops.count
    }
    let answer = try? core.reduce(lost, wrong)
    let isSame =
      answer.map { same($0, reference.reduce(other(lost), other(wrong))) }
      ?? (reference.reduce(other(lost), other(wrong)) == nil)
    check("refused", isSame)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// Returns a random number, sometimes a whole one, so that ties and limits occur exactly.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &random)
    return Int.random(in: 0..<4, using: &random) == 0 ? number.rounded() : number
  }
}

extension Walk {
  private mutating func take(
    _ name: String, _ response: BarResponse, _ answer: ReferenceBar.Response?
  ) {
    check(name, same(response, answer))
    state = response.state
    if Int.random(in: 0..<4, using: &random) > 0 {
      sample.insetTop = sample.clientInsetTop + response.insets.top
      sample.insetBottom = sample.clientInsetBottom + response.insets.bottom
    }
    if let target = response.targetOffset, Bool.random(using: &random) {
      sample.contentOffset = target
    }
  }

  private mutating func check(_ name: String, _ isSame: Bool) {
    total += 1
    counts[name, default: 0] += 1
    if !isSame, failures.count < 5 {
      failures.append("\(name): \(core.configuration) \(state) \(sample)")
    }
  }

  private func other(_ state: BarState) -> ReferenceBar.State {
    ReferenceBar.State(
      offset: state.offset, contentOffset: state.contentOffset, highestStop: state.highestStop,
      phase: [.detached, .resting, .tracking, .settling][Int(state.phase.rawValue)])
  }

  private func other(_ sample: BarSample) -> ReferenceBar.Sample {
    ReferenceBar.Sample(
      contentOffset: sample.contentOffset, insetTop: sample.insetTop,
      insetBottom: sample.insetBottom, clientInsetTop: sample.clientInsetTop,
      clientInsetBottom: sample.clientInsetBottom, contentHeight: sample.contentHeight,
      frameHeight: sample.frameHeight)
  }

  private func same(_ left: Double, _ right: Double) -> Bool {
    left.bitPattern == right.bitPattern
  }

  private func same(_ left: BarState, _ right: ReferenceBar.State?) -> Bool {
    guard let right else { return false }
    return same(left.offset, right.offset) && same(left.contentOffset, right.contentOffset)
      && other(left) == right
  }

  private func same(_ left: BarInsets, _ right: ReferenceBar.Insets?) -> Bool {
    guard let right else { return false }
    return same(left.top, right.top) && same(left.bottom, right.bottom)
      && same(left.indicatorTop, right.indicatorTop)
  }

  private func same(_ left: BarResponse, _ right: ReferenceBar.Response?) -> Bool {
    guard let right else { return false }
    return same(left.state, right.state) && same(left.resting, right.resting)
      && same(left.insets, right.insets)
      && left.targetOffset?.bitPattern == right.targetOffset?.bitPattern
  }
}
