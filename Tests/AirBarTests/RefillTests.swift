// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport
import Testing

// Content that becomes empty and is filled again, like a list while it is reloaded. Under the
// default behavior the safe area is then removed from the insets and added again, because empty
// content does not scroll (UIKit documentation,
// `UIScrollView.ContentInsetAdjustmentBehavior.automatic`).
@MainActor @Suite struct RefillTests {
  struct Case: Sendable, CustomStringConvertible {
    let ground: Ground
    let alwaysBounces: Bool
    let emptying: BarStage.Change
    let filling: BarStage.Change

    var description: String {
      "\(ground), \(alwaysBounces ? "bounces, " : "")\(emptying.rawValue), \(filling.rawValue)"
    }

    static let all: [Case] = Ground.all.flatMap { ground in
      let changes = ground.kind == .scrollView ? [.reload] : BarStage.Change.allCases
      return [false, true].flatMap { bounces in
        changes.flatMap { emptying in
          changes.map { filling in
            Case(ground: ground, alwaysBounces: bounces, emptying: emptying, filling: filling)
          }
        }
      }
    }
  }

  @Test(arguments: sample(Case.all))
  func `A bar at its normal stop remains there in every frame`(_ test: Case) throws {
    let bars: [(stops: [CGFloat], content: CGFloat)] = [
      ([64, 200], 3000), ([64, 200, 300], 3000), ([64, 200, 300], 300),
    ]
    for (bar, isSettled) in bars.flatMap({ [($0, false), ($0, true)] }) {
      let stage = try BarStage(
        on: test.ground, stops: bar.stops, content: bar.content,
        alwaysBounces: test.alwaysBounces)
      stage.forgetTold()
      stage.setContent(0, by: test.emptying)
      if isSettled { stage.settle() }
      expectEqual(stage.height, 200)
      stage.setContent(bar.content, by: test.filling)
      stage.host.advanceFrames(20) { expectEqual(stage.height, 200) }
      stage.settle()
      #expect(stage.told.allSatisfy { $0.height() == 200 })
      // The content begins under the bar.
      let top = stage.scrollView.adjustedContentInset.top
      expectEqual(stage.scrollView.contentOffset.y, -top, "\(bar) \(isSettled)")
    }
  }
}
