// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

@Suite struct SpringBatchTests {
  private let spring = Spring(frequency: 14, dampingRatio: 0.6)

  private func motions(_ count: Int) -> [Motion] {
    var random = SplitMix64(seed: 1)
    return (0..<count).map { _ in
      Motion(
        value: .random(in: -300...300, using: &random),
        velocity: .random(in: -900...900, using: &random))
    }
  }

  @Test func `Constants change without a jump, and an emptied batch is filled again`() {
    let stiff = Spring(frequency: 30, dampingRatio: 1)
    var single = Motion(value: 100, velocity: -50)
    var batch = SpringBatch(
      springs: [spring], tolerance: .points, motions: [single], targets: [0])
    batch.advance(by: 0.1)
    single = spring.step(single, toward: 0, by: 0.1, tolerance: .points)
    batch.setSpring(stiff, at: 0)
    #expect(batch[0] == single && batch.spring(at: 0) == stiff)
    batch.advance(by: 0.1)
    single = stiff.step(single, toward: 0, by: 0.1, tolerance: .points)
    expectEqual(batch[0], single)
    batch.removeAll(keepingCapacity: true)
    #expect(batch.count == 0 && batch.advance(by: 1).moving == 0)
    batch.append(Motion(value: 7), toward: 7, spring: spring)
    #expect(batch.count == 1 && batch[0] == Motion(value: 7) && batch.spring(at: 0) == spring)
    var shared = SpringBatch(
      spring: spring, tolerance: .points, motions: [single], targets: [0])
    shared.removeAll()
    shared.append(single, toward: 1)
    #expect(shared.targets == [1] && shared[0] == single)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 40, 61], [false, true])
  func `A batch equals its single springs`(count: Int, own: Bool) {
    var random = SplitMix64(seed: 2)
    let springs = (0..<count).map { _ in
      own
        ? Spring(
          frequency: .random(in: 4...30, using: &random),
          dampingRatio: .random(in: 0.2...2, using: &random))
        : spring
    }
    var single = motions(count)
    let targets = (0..<count).map { Double($0) }
    var batch =
      own
      ? SpringBatch(springs: springs, tolerance: .points, motions: single, targets: targets)
      : SpringBatch(spring: spring, tolerance: .points, motions: single, targets: targets)
    for _ in 0..<300 {
      let step = batch.advance(by: 1 / 90)
      var settled: [Int] = []
      for i in single.indices {
        let rested = single[i].isResting(at: targets[i])
        single[i] = springs[i].step(single[i], toward: targets[i], by: 1 / 90, tolerance: .points)
        if !rested && single[i].isResting(at: targets[i]) { settled.append(i) }
      }
      #expect(single.indices.allSatisfy { batch[$0] == single[$0] })
      expectEqual(Array(step.settled), settled)
      expectEqual(
        step.moving, single.indices.filter { !single[$0].isResting(at: targets[$0]) }.count)
      expectEqual(step.invalid, 0)
    }
    #expect(springs.indices.allSatisfy { batch.spring(at: $0) == springs[$0] })
  }

  @Test func `Each spring settles once and moves again with a new target`() {
    var batch = SpringBatch(
      spring: spring, tolerance: .points, motions: motions(50),
      targets: [Double](repeating: 0, count: 50))
    for round in 1...3 {
      var settled: [Int] = []
      for _ in 0..<400 { settled += batch.advance(by: 1 / 60).settled }
      expectEqual(settled.sorted(), Array(0..<50))
      #expect(batch.values.allSatisfy { $0 == batch.targets[0] })
      expectEqual(batch.advance(by: 1).moving, 0)
      batch.setTargets([Double](repeating: Double(round), count: 50))
    }
  }

  @Test func `Springs with invalid numbers are unchanged`() {
    var batch = SpringBatch(
      spring: spring, tolerance: .points, motions: motions(20),
      targets: [Double](repeating: 5, count: 20))
    batch[3] = Motion(value: .nan)
    batch.setTarget(.infinity, at: 11)
    let before = batch
    for bad in [Double.nan, -1, 1e7] {
      expectEqual(batch.advance(by: bad).moving, 18)
      expectEqual(batch.values[0], before.values[0])
    }
    let step = batch.advance(by: 0.01)
    expectEqual(step.invalid, 2)
    expectEqual(step.moving, 18)
    #expect(batch.values[3].isNaN && batch[11] == before[11])
    #expect((0..<20).allSatisfy { $0 == 3 || $0 == 11 || batch[$0] != before[$0] })
  }

  @Test func `A copy of a batch is independent`() {
    var batch = SpringBatch(
      spring: spring, tolerance: .points, motions: motions(9), targets: [1, 2, 3, 4, 5, 6, 7, 8, 9])
    let copy = batch
    batch.advance(by: 0.1)
    expectEqual(copy[0], motions(9)[0])
    #expect(batch[0] != copy[0])
    let first = batch.advance(by: 100)
    batch[0] = Motion(value: 1, velocity: 1e6)
    let second = batch.advance(by: 100)
    expectEqual(Array(first.settled), Array(0..<9))
    expectEqual(second.settled, [0])
  }

  @Test func `Springs can be added and removed`() {
    var batch = SpringBatch(springs: [], tolerance: .unit)
    let slow = Spring(response: 2, dampingRatio: 1)
    batch.append(Motion(value: 0), toward: 1, spring: spring)
    batch.append(Motion(value: 0), toward: 1, spring: slow)
    batch.append(Motion(value: 0), toward: 2, spring: spring)
    batch.remove(at: 0)
    batch.advance(by: 0.1)
    expectEqual(batch.count, 2)
    expectEqual(batch.spring(at: 0), slow)
    expectEqual(batch[0], slow.step(Motion(value: 0), toward: 1, by: 0.1, tolerance: .unit))
    expectEqual(batch[1], spring.step(Motion(value: 0), toward: 2, by: 0.1, tolerance: .unit))
    var shared = SpringBatch(spring: spring, tolerance: .unit)
    expectEqual(shared.advance(by: 1).moving, 0)
    shared.append(Motion(value: 0), toward: 1)
    expectEqual(shared.advance(by: 0.1).moving, 1)
  }

  @Test func `Batches with equal springs and motions are equal`() {
    func batch() -> SpringBatch {
      SpringBatch(
        spring: spring, tolerance: .unit, motions: [Motion(value: 0), Motion(value: 0)],
        targets: [1, 2])
    }
    var moved = batch()
    moved.advance(by: 100)
    #expect(moved != batch())
    moved[0] = Motion(value: 0)
    moved[1] = Motion(value: 0)
    moved.setTarget(2, at: 1)
    // The springs that settled in an earlier step are not part of the value.
    #expect(moved == batch() && moved.hashValue == batch().hashValue)
    moved.setTarget(3, at: 1)
    #expect(moved != batch())
    expectEqual(Set([batch(), batch(), moved]).count, 2)
    let empty = SpringBatch(spring: spring, tolerance: .unit)
    #expect(empty != SpringBatch(springs: [], tolerance: .unit))
    #expect(empty != SpringBatch(spring: spring, tolerance: .points))
  }

  #if os(Linux) || os(macOS)
    @Test func `An index out of bounds stops the program with a message`() async throws {
      func expectIndex(_ result: ExitTest.Result?) throws {
        let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(output.contains("index must be from 0 to 0") || !keepsMessages)
      }
      try expectIndex(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = oneSpring()[1]
        })
      try expectIndex(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var batch = oneSpring()
          batch[-1] = Motion(value: 1)
        })
      try expectIndex(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var batch = oneSpring()
          batch.setTarget(0, at: 1)
        })
      try expectIndex(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var batch = oneSpring()
          batch.remove(at: -1)
        })
      try expectIndex(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = oneSpring().spring(at: 1)
        })
    }

    @Test func `Arrays of different lengths stop the program`() async {
      await #expect(processExitsWith: .failure) {
        _ = SpringBatch(
          spring: Spring(duration: 1), tolerance: .unit, motions: [], targets: [1])
      }
      await #expect(processExitsWith: .failure) {
        var batch = SpringBatch(spring: Spring(duration: 1), tolerance: .unit)
        batch.append(Motion(value: 0), toward: 0, spring: Spring(duration: 1))
      }
    }
  #endif
}

// An optimized program stops without a message.
private var keepsMessages: Bool {
  var keeps = false
  assert(
    {
      keeps = true
      return true
    }())
  return keeps
}

private func oneSpring() -> SpringBatch {
  SpringBatch(
    spring: Spring(duration: 1), tolerance: .unit, motions: [Motion(value: 0)], targets: [1])
}
