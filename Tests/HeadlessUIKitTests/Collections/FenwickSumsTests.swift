// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct FenwickSumsTests {
  @Test func `Sums and places are those of plain lists, also after changes`() {
    var random = SplitMix64(seed: 11)
    for round in 0..<300 {
      let count = Int.random(in: 0...40, using: &random)
      // Quarters add up without rounding, so that equal sums are exactly equal.
      var plain: [CGFloat] = (0..<count).map { _ in
        CGFloat(Int.random(in: 0...40, using: &random)) / 4
      }
      var sums = FenwickSums(plain)
      if round % 3 == 0 {
        plain = Array(repeating: 2.25, count: count)
        sums = FenwickSums(repeating: 2.25, count: count)
      }
      for _ in 0..<8 {
        check(sums, plain, &random)
        guard count > 0 else { continue }
        let index = Int.random(in: 0..<count, using: &random)
        let length = CGFloat(Int.random(in: 0...40, using: &random)) / 4
        plain[index] = length
        sums[index] = length
      }
    }
  }

  private func check(_ sums: FenwickSums, _ plain: [CGFloat], _ random: inout SplitMix64) {
    expectEqual(sums.count, plain.count)
    var starts: [CGFloat] = [0]
    for length in plain {
      starts.append(starts[starts.count - 1] + length)
    }
    for (index, start) in starts.enumerated() {
      expectEqual(sums.sum(ofFirst: index), start)
    }
    expectEqual(sums.total, starts.last)
    for _ in 0..<6 {
      let place = CGFloat(Int.random(in: -8...Int(starts.last! * 4) + 8, using: &random)) / 4
      // The last length that begins at or before the position; the first one for positions before
      // all lengths.
      let expected = plain.indices.last { starts[$0] <= place } ?? 0
      expectEqual(sums.index(at: place), expected, "\(plain) at \(place)")
    }
  }

  @Test func `A million equal lengths are found at once`() {
    let sums = FenwickSums(repeating: 44, count: 1_000_000)
    expectEqual(sums.total, 44_000_000)
    expectEqual(sums.index(at: 43_999_999), 999_999)
    expectEqual(sums.index(at: .greatestFiniteMagnitude), 999_999)
    expectEqual(sums.index(at: -.infinity), 0)
  }

  @Test(arguments: 0..<10)
  func `Equal lengths have equal sums, whatever they were before`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var lengths = (0..<97).map { _ in CGFloat.random(in: 0...100, using: &random) / 3 }
    var sums = FenwickSums(lengths)
    for _ in 0..<200 {
      let index = Int.random(in: 0..<97, using: &random)
      lengths[index] = CGFloat.random(in: 0...100, using: &random) / 3
      sums[index] = lengths[index]
    }
    let fresh = FenwickSums(lengths)
    #expect((0...97).allSatisfy { sums.sum(ofFirst: $0) == fresh.sum(ofFirst: $0) })
  }

  @Test func `Equal lengths have the same sums if they are stored one by one`() {
    // Two thirds of a point is no binary fraction: another order of additions has other last bits.
    let length = 49 + 2 / 3 as CGFloat
    let short = FenwickSums(repeating: length, count: 97)
    var stored = FenwickSums(repeating: 12, count: 97)
    for index in 0..<97 { stored[index] = length }
    let listed = FenwickSums(Array(repeating: length, count: 97))
    for count in 0...97 {
      expectEqual(short.sum(ofFirst: count), stored.sum(ofFirst: count))
      expectEqual(short.sum(ofFirst: count), listed.sum(ofFirst: count))
    }
  }

  @Test func `A length without its rounding errors is one value`() {
    let length = 223 / 3 as CGFloat
    for noisy in [length, length.nextUp, length.nextDown, length + 1e-8] {
      expectEqual(noisy.snapped(toPixelsOf: 3), length)
    }
    expectEqual((44.4 as CGFloat).snapped(toPixelsOf: 3), 44.4)
    expectEqual((0.5 as CGFloat).snapped(toPixelsOf: 2), 0.5)
  }

  @Test(arguments: 0..<10)
  func `The first length that reaches a place equals the result of a search`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for isUniform in [false, true] {
      let lengths = (0..<40).map { _ in
        isUniform ? 2 : [0, 0, 1, 2].randomElement(using: &random)! as CGFloat
      }
      let sums = isUniform ? FenwickSums(repeating: 2, count: 40) : FenwickSums(lengths)
      for place in stride(from: -1 as CGFloat, through: 90, by: 0.5) {
        let wanted = (0..<40).first { lengths[0...$0].reduce(0, +) >= place } ?? 39
        expectEqual(sums.firstIndex(reaching: place), wanted)
      }
    }
  }
}
