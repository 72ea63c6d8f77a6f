// SPDX-License-Identifier: MIT
import Foundation
import Resin
import ResinTestSupport
import Testing

@Suite struct DecelerationTests {
  @Test func `Projections have the values of the article`() {
    expectNear(DecelerationRate.normal.project(initialVelocity: 1000), 499, within: 1e-9)
    #expect(abs(DecelerationRate.fast.project(initialVelocity: -1000) + 99) < 1e-9)
    let integral = -1000 / (1000 * log(0.998))
    expectNear(
      DecelerationRate.normal.coastingDistance(initialVelocity: 1000), integral, within: 1e-9)
  }

  @Test func `A deceleration follows its rate`() throws {
    let fling = Deceleration(from: 100, velocity: 1800)
    expectNear(fling.velocity(at: 0.5), 1800 * pow(0.998, 500), within: 1e-9)
    let way = 1800 * (pow(0.998, 500) - 1) / (1000 * log(0.998))
    expectNear(fling.value(at: 0.5) - 100, way, within: 1e-9)
    #expect(abs(fling.rest - 100 + 1800 / (1000 * log(0.998))) < 1e-9)
    expectNear(fling.after(0.2).value(at: 0.3), fling.value(at: 0.5), within: 1e-9)
    #expect(fling.after(0.2).rate == .normal && fling.after(-1) == fling)
    let slow = try #require(fling.time(untilSpeed: 10))
    expectNear(fling.velocity(at: slow), 10, within: 1e-9)
    #expect(fling.time(untilSpeed: 0) == nil)
    expectEqual(fling.time(untilSpeed: 2000), 0)
    let edge = try #require(fling.crossing(of: 600))
    expectNear(fling.value(at: edge.time), 600, within: 1e-9)
    expectNear(fling.velocity(at: edge.time), edge.velocity, within: 1e-9)
    #expect(fling.crossing(of: 99) == nil)
    #expect(fling.crossing(of: 5000) == nil)
  }

  @Test func `Invalid numbers give the neutral result`() {
    expectEqual(DecelerationRate.normal.project(initialVelocity: .nan), 0)
    expectEqual(DecelerationRate(rawValue: 1).project(initialVelocity: 100), 0)
    expectEqual(Deceleration(from: 7, velocity: .infinity).rest, 7)
    expectEqual(Deceleration(from: 7, velocity: 100, rate: .init(rawValue: .nan)).value(at: 3), 7)
  }
}

@Suite struct RubberBandTests {
  @Test(arguments: [RubberBand.power(), .power(exponent: 1), .scrollView(dimension: 844)])
  func `Offset and distance are inverse functions`(_ band: RubberBand) {
    for distance in stride(from: -2000.0, through: 2000, by: 12.5) {
      let offset = band.offset(forDistance: distance)
      expectNear(band.distance(forOffset: offset), distance, within: 1e-9)
      expectEqual(band.offset(forDistance: -distance), -offset)
    }
  }

  @Test func `Rubber bands have the values of their formulas`() {
    let view = RubberBand.scrollView(dimension: 844).offset(forDistance: 100)
    expectNear(view, (1 - 1 / (100 * 0.55 / 844 + 1)) * 844, within: 1e-9)
    #expect(abs(RubberBand.power().offset(forDistance: -100) + pow(100, 0.7)) < 1e-9)
    expectEqual(RubberBand.scrollView(dimension: 0).offset(forDistance: 100), 0)
    #expect(RubberBand.scrollView(dimension: 100).distance(forOffset: 500).isFinite)
  }
}

@Suite struct NearestTests {
  @Test func `The first of the nearest is chosen`() {
    let corners: [SIMD2<Double>] = [[0, 0], [100, 0], [0, 100], [100, 100]]
    expectEqual(Nearest.point(to: [80, 70], in: corners), 3)
    expectEqual(Nearest.point(to: [50, 50], in: corners), 0)
    expectEqual(Nearest.point(to: [50, 50], in: corners.dropFirst(2)), 0)
    #expect(Nearest.point(to: [.nan, 50], in: corners) == nil)
    expectEqual(Nearest.stop(to: 250, in: [64, 200, 300]), 1)
    expectEqual(Nearest.stop(to: 251, in: [64, 200, 300]), 2)
    #expect(Nearest.stop(to: 1, in: [Double]()) == nil)
    // A collection without contiguous storage.
    expectEqual(Nearest.stop(to: 251, in: [64, 200, 300].lazy.map { Double($0) }), 2)
  }

  @Test func `A rotation of many circles ends at a right angle`() throws {
    let rightAngles = [0, Double.pi / 2, Double.pi, -Double.pi / 2]
    let projected = 19.3 + DecelerationRate.fast.project(initialVelocity: 12)
    let index = try #require(Nearest.angle(to: projected, in: rightAngles))
    let end = projected + Nearest.turn(from: projected, to: rightAngles[index])
    expectNear(end, 13 * Double.pi / 2, within: 1e-12)
  }
}

@Suite struct TrackerTests {
  @Test func `The velocity is that of the last tenth of a second`() {
    var tracker = VelocityTracker()
    for step in 0...60 {
      let time = Double(step) / 120
      tracker.add(time < 0.25 ? 0 : 600 * (time - 0.25), at: time)
    }
    expectNear(tracker.velocity(at: 0.5), 600, within: 1e-9)
    expectEqual(tracker.velocity(at: 0.6), 0)
    #expect(tracker.count <= 32)
    let copy = tracker
    #expect(copy == tracker && copy.hashValue == tracker.hashValue)
    tracker.add(1, at: 0.51)
    #expect(copy != tracker)
    expectEqual(VelocityTracker().velocity(at: 0), 0)
  }

  @Test(arguments: [60.0, 120, 240, 1000])
  func `A pause does not depend on the event rate`(_ rate: Double) throws {
    var detector = PauseDetector()
    var pauses: [Double] = []
    for step in 0...Int(rate) {
      let time = Double(step) / rate
      let velocity = time < 0.3 ? 1200 : 1200 * exp(-40 * (time - 0.3))
      if detector.add(velocity: velocity, distance: 200, at: time) {
        pauses.append(time)
      }
    }
    let pause = try #require(pauses.first)
    #expect(pauses.count == 1 && detector.hasPaused)
    #expect(abs(pause - (0.3 + log(12) / 40)) <= 1 / rate)
  }

  @Test func `The detector of the article compares seven events`() {
    var detector = EventPauseDetector()
    let velocities = [900.0, 800, 700, 500, 300, 150, 89]
    let answers = velocities.map { detector.add(velocity: $0, distance: -60) }
    expectEqual(answers, [false, false, false, false, false, false, true])
    var rising = EventPauseDetector()
    let fromRest = [0.0, 0, 0, 0, 0, 0, 50].map { rising.add(velocity: $0, distance: 60) }
    #expect(!fromRest.contains(true))
    #expect(detector != rising)
    var faster = EventPauseDetector(rule: PauseRule(loss: -5))
    let sped = [1.0, 1, 1, 1, 1, 1, 3].map { faster.add(velocity: $0, distance: 60) }
    #expect(!sped.contains(true) && !faster.hasPaused)
    #expect(EventPauseDetector(rule: PauseRule(loss: 0.5)) != EventPauseDetector())
  }

  @Test func `A press is activated once`() {
    var latch = ForceLatch()
    let changes = [0.3, 0.5, 0.495, 0.6, 0.49, 0.7, 0.3, 0.8, 0.1].map { latch.add($0) }
    expectEqual(
      changes,
      [
        [], .activated, [], [], .confirmed, [], .reset, .activated, [.confirmed, .reset],
      ])
    expectEqual(latch.phase, .reset)
    _ = latch.add(1)
    expectEqual(latch.end(isCancelled: true), .reset)
    expectEqual(ForceLatch.fraction(of: 0, maximum: 0), 0)
  }

  @Test func `A flick has bounce and a tap has none`() {
    let tap = Momentum(velocity: 0, distance: 300)
    #expect((tap.response, tap.dampingRatio, tap.relativeVelocity) == (0.4, 1, 0))
    let flick = Momentum(velocity: -1500, distance: -300)
    #expect((flick.response, flick.dampingRatio, flick.relativeVelocity) == (0.3, 0.8, 5))
    expectEqual(Momentum(velocity: 1e9, distance: -1).relativeVelocity, -30)
    expectEqual(Momentum(velocity: .nan, distance: 1).dampingRatio, 1)
    let rule = MomentumRule(maximumRelativeVelocity: 2)
    expectEqual(Momentum(velocity: 10, distance: 1, rule: rule).relativeVelocity, 2)
    for bad in [Double.nan, .infinity, -.infinity, -1, 1e-300] {
      let rule = MomentumRule(
        tapResponse: bad, tapDampingRatio: bad == 1e-300 ? -1 : bad, flickResponse: bad,
        flickDampingRatio: bad == 1e-300 ? -1 : bad, maximumRelativeVelocity: -1)
      expectEqual(
        Momentum(velocity: 0, distance: 300, rule: rule), Momentum(velocity: 0, distance: 300))
      expectEqual(
        Momentum(velocity: 1e4, distance: 3, rule: rule), Momentum(velocity: 1e4, distance: 3))
    }
  }
}
