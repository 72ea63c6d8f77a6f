// SPDX-License-Identifier: MIT
import Resin
import ResinReference
import ResinTestSupport
import Testing

// Compares the C core, which has its own functions, with the spring in safe Swift, which uses those
// of the system, with the tolerance of the core's promise: 1e-12 of |x| + |v| / w, and 4 epsilon w
// t.

private let cases = sampleCount(30_000, optimized: 1_200_000)

@Suite struct SpringReferenceTests {
  @Test func `The core and the reference advance motions to the same values`() throws {
    var draw = Draw(seed: 0x5EED_5947)
    var counts: [String: Int] = [:]
    var failures: [String] = []
    var worst = 0.0
    for _ in 0..<cases {
      let c = try draw.next()
      counts[c.name, default: 0] += 1
      let core = c.spring.advance(c.motion, toward: c.target, by: c.seconds)
      guard let reference = c.reference.advance(c.referenceMotion, toward: c.target, by: c.seconds)
      else {
        failures.append("\(c): refused by the reference")
        continue
      }
      let unit = c.unit
      let share = max(
        abs(core.value - reference.value) / unit,
        abs(core.velocity - reference.velocity) / (unit * c.spring.frequency))
      worst = max(worst, share)
      if !(share <= 1) && failures.count < 20 { failures.append("\(c): \(core), \(reference)") }
    }
    report("motions", counts)
    print("spring, C and reference: at most \(worst) of the tolerance apart")
    expectEqual(failures, [])
    expectEqual(counts.count, Draw.regimes.count * Draw.times.count)
    #expect(counts.values.allSatisfy { $0 >= cases / 500 })
  }

  @Test func `The core and the reference settle at the same time`() throws {
    var draw = Draw(seed: 0x5EED_5E77)
    var counts: [String: Int] = [:]
    var failures: [String] = []
    for _ in 0..<(cases / 20) {
      var c = try draw.next()
      let size = draw.power(-12...3)
      c.motion = Motion(
        value: draw.number(-1...1) * size, velocity: draw.number(-1...1) * size * c.spring.frequency
      )
      c.target = 0
      let distance = draw.power(-12...3)
      let speed = draw.power(-12...3) * c.spring.frequency
      let tolerance = try SpringTolerance(validatingDistance: distance, speed: speed)
      let time = c.spring.settlingTime(of: c.motion, toward: 0, tolerance: tolerance)
      let other = c.reference.settlingTime(
        of: c.referenceMotion, toward: 0,
        tolerance: try #require(.init(distance: distance, speed: speed)))
      let kind = time == nil ? "never" : (time == 0 ? "at rest" : "settles")
      counts["\(kind), \(c.regime)", default: 0] += 1
      let agree =
        switch (time, other) {
        case (nil, nil): true
        case (let time?, let other?): abs(time - other) <= 1e-9 * time + 1e-12 / c.spring.frequency
        default: false
        }
      if !agree && failures.count < 20 {
        failures.append(
          "\(c), \(tolerance): \(String(describing: time)), \(String(describing: other))")
      }
      let rests = c.spring.isAtRest(c.motion, toward: 0, tolerance: tolerance)
      if rests != (time == 0) {
        failures.append("\(c): at rest \(rests), time \(String(describing: time))")
      }
    }
    report("settling times", counts)
    expectEqual(failures, [])
  }

  @Test(arguments: [false, true])
  func `Both batches settle the same springs in the same frames`(own: Bool) throws {
    var draw = Draw(seed: 0x5EED_BA7C)
    let count = 200
    var settledFrames = 0
    for _ in 0..<(cases / 60_000 + 1) {
      let frequencies = (0..<count).map { _ in own ? draw.number(5...30) : 12 }
      let ratios = (0..<count).map { _ in own ? draw.number(0.2...2) : 0.7 }
      let values = (0..<count).map { _ in draw.number(-300...300) }
      let velocities = (0..<count).map { _ in draw.number(-3000...3000) }
      let targets = (0..<count).map { _ in draw.number(-300...300) }
      let motions = zip(values, velocities).map { Motion(value: $0, velocity: $1) }
      let tolerance = try #require(ReferenceSpring.Tolerance(distance: 0.1, speed: 1))
      let springs = zip(frequencies, ratios).map { Spring(frequency: $0, dampingRatio: $1) }
      let references = try zip(frequencies, ratios).map {
        try #require(ReferenceSpring(frequency: $0, dampingRatio: $1))
      }
      var core =
        own
        ? SpringBatch(springs: springs, tolerance: .points, motions: motions, targets: targets)
        : SpringBatch(spring: springs[0], tolerance: .points, motions: motions, targets: targets)
      var reference =
        own
        ? ReferenceSpringBatch(
          springs: references, tolerance: tolerance, values: values, velocities: velocities,
          targets: targets)
        : ReferenceSpringBatch(
          spring: references[0], tolerance: tolerance, values: values, velocities: velocities,
          targets: targets)
      for _ in 0..<400 {
        let frame = draw.number(0.004...0.03)
        let step = core.advance(by: frame)
        expectEqual(reference.advance(by: frame), step.moving)
        expectEqual(reference.settled, Array(step.settled))
        settledFrames += step.settled.count
        let distance = (0..<count).map { abs(reference.values[$0] - core.values[$0]) }.max() ?? 0
        #expect(distance < 1e-9)
      }
    }
    #expect(settledFrames >= count)
  }

  @Test func `The core and the reference convert parameters to the same springs`() throws {
    var draw = Draw(seed: 0x5EED_0CAB)
    for _ in 0..<2000 {
      let (a, b, c) = (draw.number(-1...60), draw.number(-2...40), draw.number(-0.5...9))
      func same(_ core: Spring?, _ reference: ReferenceSpring?) -> Bool {
        core?.frequency == reference?.frequency && core?.dampingRatio == reference?.dampingRatio
      }
      #expect(
        same(
          try? Spring(validatingResponse: a, dampingRatio: b),
          ReferenceSpring(response: a, dampingRatio: b)))
      #expect(
        same(
          try? Spring(validatingStiffness: a, damping: b, mass: c),
          ReferenceSpring(stiffness: a, damping: b, mass: c)))
      #expect(
        same(
          try? Spring(validatingDuration: a, bounce: c / 5),
          ReferenceSpring(duration: a, bounce: c / 5)))
      #expect(
        same(
          try? Spring(validatingTension: a, friction: b), ReferenceSpring(tension: a, friction: b)))
    }
  }

  private func report(_ what: String, _ counts: [String: Int]) {
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("spring, C and reference: \(what): \(name): \(count)")
    }
    print("spring, C and reference: \(what): all: \(counts.values.reduce(0, +))")
  }
}

private struct Case {
  var name: String
  var regime: String
  var spring: Spring
  var reference: ReferenceSpring
  var motion: Motion
  var target: Double
  var seconds: Double

  var referenceMotion: ReferenceSpring.Motion {
    ReferenceSpring.Motion(value: motion.value, velocity: motion.velocity)
  }

  // The allowed difference of two correct values.
  var unit: Double {
    let scale = abs(motion.value - target) + abs(motion.velocity) / spring.frequency
    let share = 1e-12 + 4 * Double.ulpOfOne * spring.frequency * seconds
    return share * scale + 2 * Double.ulpOfOne * abs(target) + .leastNormalMagnitude
  }
}

private struct Draw {
  static let regimes = [
    "undamped", "rings", "just under critical", "critical", "just over critical", "creeps", "heavy",
  ]
  static let times = ["an instant", "a frame", "a second", "up to 1e6 s"]

  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &random)
  }

  // Returns a number that is uniform in the exponent of 2.
  mutating func power(_ range: ClosedRange<Double>) -> Double {
    let exponent = number(range)
    let whole = exponent.rounded(.down)
    return Double(sign: .plus, exponent: Int(whole), significand: 1 + (exponent - whole))
  }

  private mutating func signed() -> Double {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: 0
    case 1: (Bool.random(using: &random) ? 1 : -1) * power(-300...332)
    default: number(-1000...1000)
    }
  }

  mutating func next() throws -> Case {
    let regime = Self.regimes[Int.random(in: 0..<Self.regimes.count, using: &random)]
    let time = Self.times[Int.random(in: 0..<Self.times.count, using: &random)]
    let ratio =
      switch regime {
      case "undamped": 0.0
      case "rings": number(0.001...0.97)
      case "just under critical": 1 - power(-53...(-5))
      case "critical": 1.0
      case "just over critical": 1 + power(-52...(-5))
      case "creeps": number(1.03...5)
      default: power(2...13)
      }
    let frequency = Bool.random(using: &random) ? number(3...30) : power(-13...16)
    let seconds =
      switch time {
      case "an instant": power(-60...(-10))
      case "a frame": number(0.004...0.04)
      case "a second": number(0.1...3)
      default: power(2...19)
      }
    return Case(
      name: "\(regime), \(time)", regime: regime,
      spring: try Spring(validatingFrequency: frequency, dampingRatio: ratio),
      reference: try #require(ReferenceSpring(frequency: frequency, dampingRatio: ratio)),
      motion: Motion(value: signed(), velocity: signed()), target: signed(), seconds: seconds)
  }
}
