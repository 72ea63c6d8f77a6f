// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct MediaTimingFunctionTests {
  private let names: [CAMediaTimingFunctionName] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ]

  /// "CAMediaTimingFunctionName": the control points of each.
  @Test func `System curves have their control points`() {
    let points: [[Float]] = [
      [0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1],
    ]
    for (name, points) in zip(names, points) {
      let curve = CAMediaTimingFunction(name: name)
      var found: [Float] = []
      for index in 0...3 {
        var point: [Float] = [-1, -1]
        curve.getControlPoint(at: index, values: &point)
        found += point
      }
      expectEqual(found, [0, 0] + points + [1, 1])
    }
  }

  @Test func `The linear curve is the identity`() {
    let curve = CAMediaTimingFunction(name: .linear)
    for step in 0...100 {
      let time = Double(step) / 100
      expectNear(curve.progress(at: time), time, within: 1e-14)
    }
  }

  /// Points of the curves at known parameters: x and y of the Bézier polynomial at t.
  @Test func `Curves pass through their own points`() {
    let controls: [[Double]] = [
      [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [1, 0, 0, 1],
      [0, 1, 1, 0], [0.1, -2, 0.9, 3],
    ]
    for c in controls {
      let f = c.map { Double(Float($0)) }
      let curve = CAMediaTimingFunction(
        controlPoints: Float(c[0]), Float(c[1]), Float(c[2]), Float(c[3]))
      for step in 1..<200 {
        let t = Double(step) / 200
        let s = 1 - t
        let x = 3 * s * s * t * f[0] + 3 * s * t * t * f[2] + t * t * t
        let y = 3 * s * s * t * f[1] + 3 * s * t * t * f[3] + t * t * t
        // A curve that is steep here turns a small error in x into a large one in t.
        let slope = 3 * s * s * f[0] + 6 * s * t * (f[2] - f[0]) + 3 * t * t * (1 - f[2])
        expectNear(curve.progress(at: x), y, within: 1e-12 + 1e-14 / max(slope, 1e-6))
      }
    }
  }

  @Test func `Times beyond the ends give the values of the ends`() {
    for name in names {
      let curve = CAMediaTimingFunction(name: name)
      expectEqual(curve.progress(at: 0), 0)
      expectEqual(curve.progress(at: -1), 0)
      expectEqual(curve.progress(at: 1), 1)
      expectEqual(curve.progress(at: .infinity), 1)
      expectEqual(curve.progress(at: .nan), 0)
    }
  }

  @Test func `Ease-in and ease-out are symmetric`() {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    expectNear(curve.progress(at: 0.5), 0.5, within: 1e-7)  // control points are single precision
    for step in 0...50 {
      let time = Double(step) / 100
      expectNear(curve.progress(at: time) + curve.progress(at: 1 - time), 1, within: 1e-6)
    }
  }
}
