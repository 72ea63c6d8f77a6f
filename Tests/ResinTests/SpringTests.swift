// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

@Suite struct SpringTests {
  @Test func `Different parameters give the same spring`() throws {
    expectEqual(Spring(response: 0.5, dampingRatio: 0.825).frequency, 4 * .pi)
    expectEqual(Spring(stiffness: 100, damping: 10), Spring(frequency: 10, dampingRatio: 0.5))
    expectEqual(Spring(duration: 0.5), Spring(response: 0.5, dampingRatio: 1))
    expectEqual(Spring(duration: 2, bounce: -0.5), Spring(frequency: .pi, dampingRatio: 2))
    expectEqual(Spring(tension: 40, friction: 7).frequency, 230.2.squareRoot())
    let spring = Spring(frequency: 12, dampingRatio: 0.7)
    #expect(spring == (try Spring(validatingFrequency: 12, dampingRatio: 0.7)))
    expectEqual(Set([spring, Spring(frequency: 12, dampingRatio: 0.7)]).count, 1)
    expectEqual(spring.description, "Spring(frequency: 12.0, dampingRatio: 0.7)")
  }

  @Test(arguments: [0.2, 1.0, 3.5])
  func `Every conversion of parameters has an inverse`(ratio: Double) throws {
    let spring = Spring(frequency: 15, dampingRatio: ratio)
    func isSpring(_ other: Spring) -> Bool {
      abs(other.frequency - 15) < 1e-13 && abs(other.dampingRatio - ratio) < 1e-14
    }
    #expect(isSpring(Spring(response: spring.response, dampingRatio: ratio)))
    #expect(isSpring(Spring(duration: spring.duration, bounce: spring.bounce)))
    #expect(isSpring(Spring(tension: spring.tension, friction: spring.friction)))
    #expect(isSpring(Spring(stiffness: spring.stiffness, damping: spring.damping)))
    for mass in [0.01, 1, 7.5] {
      let stiffness = spring.stiffness(forMass: mass)
      let damping = spring.damping(forMass: mass)
      #expect(isSpring(Spring(stiffness: stiffness, damping: damping, mass: mass)))
    }
  }

  @Test func `An invalid parameter throws an error that names it`() {
    func message(_ make: () throws -> Spring) -> String {
      do {
        _ = try make()
        return "no error"
      } catch {
        return "\(error)"
      }
    }
    for bad in [Double.nan, .infinity, -1] {
      #expect(
        message { try Spring(validatingFrequency: bad, dampingRatio: 1) }.hasPrefix("frequency"))
      #expect(
        message { try Spring(validatingFrequency: 1, dampingRatio: bad) }.hasPrefix("damping_ratio")
      )
      #expect(
        message { try Spring(validatingResponse: bad, dampingRatio: 1) }.hasPrefix("response"))
      #expect(message { try Spring(validatingStiffness: bad, damping: 1) }.hasPrefix("stiffness"))
      #expect(message { try Spring(validatingStiffness: 1, damping: bad) }.hasPrefix("damping"))
      #expect(
        message { try Spring(validatingStiffness: 1, damping: 1, mass: bad) }.hasPrefix("mass"))
      #expect(message { try Spring(validatingDuration: bad) }.hasPrefix("duration"))
      #expect(message { try Spring(validatingDuration: 1, bounce: bad) }.hasPrefix("bounce"))
      #expect(throws: ResinError.self) { try SpringTolerance(validatingDistance: bad, speed: 1) }
      #expect(throws: ResinError.self) { try SpringTolerance(validatingDistance: 1, speed: bad) }
    }
    #expect(message { try Spring(validatingTension: -30, friction: 8) }.hasPrefix("tension"))
    #expect(message { try Spring(validatingTension: 30, friction: -1) }.hasPrefix("friction"))
  }

  #if os(Linux) || os(macOS)
    @Test func `A constant out of range stops the program`() async {
      await #expect(processExitsWith: .failure) { _ = Spring(response: 0, dampingRatio: 1) }
      await #expect(processExitsWith: .failure) { _ = SpringTolerance(distance: 0, speed: 1) }
      await #expect(processExitsWith: .success) { _ = Spring(response: 0.4, dampingRatio: 1) }
    }
  #endif
}

@Suite struct SpringMotionTests {
  private let spring = Spring(response: 0.4, dampingRatio: 0.8)

  @Test func `Advancing evaluates the closed form`() {
    let over = Spring(response: 0.5, dampingRatio: 1.5)
    let end = over.advance(Motion(value: 100), toward: 0, by: 0.5)
    expectNear(end.value, 10.621832308803, within: 5e-13)
    var frames = Motion(value: 100)
    for _ in 0..<60 { frames = over.advance(frames, toward: 0, by: 0.5 / 60) }
    expectNear(frames.value, end.value, within: 1e-11)
    expectNear(frames.velocity, end.velocity, within: 1e-10)
  }

  @Test func `A new target preserves value and velocity`() {
    let moving = spring.advance(Motion(value: 0), toward: 100, by: 0.1)
    let next = spring.advance(moving, toward: -300, by: 1e-9)
    #expect(moving.velocity > 100)
    expectNear(next.value, moving.value, within: 1e-6)
    expectNear(next.velocity, moving.velocity, within: 1e-3)
  }

  @Test func `Invalid numbers leave the motion unchanged`() {
    let good = Motion(value: 1, velocity: 2)
    for bad in [Double.nan, .infinity, -.infinity, 1e101, -1] {
      expectEqual(spring.advance(good, toward: 5, by: bad), good)
      expectEqual(spring.step(good, toward: 5, by: bad, tolerance: .points), good)
      guard bad != -1 else { continue }
      expectEqual(spring.advance(good, toward: bad, by: 0.1), good)
      expectEqual(spring.advance(Motion(value: 1, velocity: bad), toward: 5, by: 0.1).value, 1)
      expectEqual(spring.advance(Motion(value: bad, velocity: 2), toward: 5, by: 0.1).velocity, 2)
      #expect(spring.isAtRest(good, toward: bad, tolerance: .points))
      expectEqual(spring.settlingTime(of: good, toward: bad, tolerance: .points), 0)
      expectEqual(spring.acceleration(of: good, toward: bad), 0)
      expectEqual(spring.overshoot(of: good, toward: bad), 0)
      #expect(spring.crossingTime(of: good, toward: bad) == nil)
    }
  }

  @Test func `A spring settles exactly at its target`() throws {
    let time = try #require(
      spring.settlingTime(of: Motion(value: 0), toward: 100, tolerance: .points))
    var motion = Motion(value: 0)
    var frames = 0
    while !motion.isResting(at: 100) {
      motion = spring.step(motion, toward: 100, by: 1 / 60, tolerance: .points)
      frames += 1
    }
    expectEqual(frames, Int((time * 60).rounded(.up)))
    #expect(spring.isAtRest(motion, toward: 100, tolerance: .points))
    #expect(!spring.isAtRest(Motion(value: 100, velocity: 50), toward: 100, tolerance: .points))
    let undamped = Spring(frequency: 1, dampingRatio: 0)
    #expect(undamped.settlingTime(of: Motion(value: 0), toward: 1, tolerance: .unit) == nil)
  }

  @Test func `Crossing time, overshoot and acceleration are consistent`() throws {
    let start = Motion(value: 0, velocity: 30)
    let crossing = try #require(spring.crossingTime(of: start, toward: 100))
    expectNear(spring.advance(start, toward: 100, by: crossing).value, 100, within: 1e-10)
    let overshoot = spring.overshoot(of: start, toward: 100)
    let samples = try spring.samples(of: start, toward: 100, every: 0.001, count: 1000)
    let highest = try #require(samples.map(\.value).max())
    expectNear(highest - 100, overshoot, within: 1e-3)
    expectEqual(spring.acceleration(of: Motion(value: 100), toward: 100), 0)
    let over = Spring(response: 0.4, dampingRatio: 1.2)
    #expect(over.crossingTime(of: Motion(value: 0), toward: 100) == nil)
  }

  @Test func `Samples equal advances to their times`() throws {
    let start = Motion(value: 3, velocity: -20)
    let samples = try spring.samples(of: start, toward: 7, every: 1 / 120, count: 100)
    expectEqual(samples.count, 100)
    for (i, sample) in samples.enumerated() {
      expectEqual(sample, spring.advance(start, toward: 7, by: Double(i) * (1 / 120)))
    }
    #expect(
      try spring.values(of: start, toward: 7, every: 1 / 120, count: 100) == samples.map(\.value))
    #expect(try spring.samples(of: start, toward: 7, every: 1, count: 0).isEmpty)
    #expect(throws: ResinError.self) {
      try spring.samples(of: start, toward: .nan, every: 1, count: 2)
    }
    #expect(throws: ResinError.self) {
      try spring.values(of: start, toward: 7, every: 1, count: -1)
    }
    #expect(throws: ResinError.self) {
      try spring.values(of: start, toward: 7, every: 1e6, count: 3)
    }
  }

  @Test func `Invalid samples throw before any allocation`() {
    func message(
      _ motion: Motion = Motion(value: 0), toward target: Double = 1, every interval: Double = 0,
      count: Int = 4_294_967_293
    ) -> [String] {
      func caught(_ make: () throws -> Int) -> String {
        do {
          return "\(try make()) samples"
        } catch {
          return "\(error)"
        }
      }
      return [
        caught {
          try spring.values(of: motion, toward: target, every: interval, count: count).count
        },
        caught {
          try spring.samples(of: motion, toward: target, every: interval, count: count).count
        },
      ]
    }
    for count in [-1, 0, 1, 4_294_967_293] {
      #expect(message(Motion(value: .nan), count: count).allSatisfy { $0.hasPrefix("value") })
      #expect(
        message(Motion(value: 0, velocity: .nan), count: count)
          .allSatisfy { $0.hasPrefix("velocity") })
      #expect(message(toward: .infinity, count: count).allSatisfy { $0.hasPrefix("target") })
      for interval in [Double.nan, -1, .infinity] {
        #expect(
          message(every: interval, count: count).allSatisfy { $0.contains("interval") })
      }
    }
    for count in [Int.min, -1, 16_777_217, 4_294_967_293, 4_294_967_295, .max] {
      #expect(message(count: count).allSatisfy { $0.contains("count must be from 0 to") })
    }
    #expect(message(every: 1, count: 1_000_002).allSatisfy { $0.contains("interval") })
    #expect(message(every: 1e6, count: 2).allSatisfy { $0 == "2 samples" })
    #expect(message(count: 0).allSatisfy { $0 == "0 samples" })
  }

  @Test func `An undefined relative velocity is 0`() {
    expectEqual(Motion(value: 0, velocity: 50).relativeVelocity(toward: 100), 0.5)
    expectEqual(Motion(value: 100, velocity: 50).relativeVelocity(toward: 100), 0)
    expectEqual(Motion(value: 0, velocity: .nan).relativeVelocity(toward: 100), 0)
  }
}
