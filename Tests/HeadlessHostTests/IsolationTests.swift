// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct IsolationTests {
  @Test func `Hosts of interleaved tasks do not see each other`() async {
    func run(_ host: ScreenHost, style: UIUserInterfaceStyle, frames: Int) async {
      host.appearance = style
      await host.perform {
        for frame in 1...20 {
          await Task.yield()
          host.advanceFrames(frames)
          let view = UIView()
          expectEqual(CACurrentMediaTime(), host.now)
          expectEqual(host.frameCount, frame * frames)
          expectEqual(UITraitCollection.current.userInterfaceStyle, style)
          expectEqual(view.traitCollection.userInterfaceStyle, style)
          expectEqual(UIScreen.main.bounds.size, host.model.size)
          await Task {
            expectEqual(CACurrentMediaTime(), host.now)
          }.value
        }
      }
    }
    async let one: Void = run(ScreenHost(.iPhoneSE), style: .dark, frames: 1)
    async let other: Void = run(ScreenHost(.iPad), style: .light, frames: 3)
    _ = await (one, other)
  }

  @Test func `A block does not animate what is on another host`() {
    let (one, other) = (ScreenHost(), ScreenHost())
    let (view, stranger) = (one.perform { UIView() }, other.perform { UIView() })
    one.show(view)
    other.show(stranger)
    one.perform {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        stranger.alpha = 0
      }
    }
    expectEqual(view.layer.presentation()?.opacity, 1)
    expectEqual(stranger.layer.presentation()?.opacity, 0)
    #expect(other.isSettled)
    one.settle()
    expectEqual(view.layer.presentation()?.opacity, 0)
  }

  @Test func `Two runs give the same dump in every frame`() {
    func run() -> [String] {
      let host = ScreenHost(.iPhoneSE)
      let label = host.perform { UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0)) }
      host.show(UIView()).addSubview(label)
      var dumps: [String] = []
      let frames = Array("The quick brown fox")
      host.advanceFrames(frames.count) {
        host.perform {
          label.text = String(frames.prefix(host.frameCount))
          label.sizeToFit()
        }
        dumps.append(host.dump([.layers, .accessibility, .margins, .presentation, .constraints]))
      }
      return dumps
    }
    let (first, second) = (run(), run())
    expectEqual(first, second)
    expectEqual(Set(first).count, first.count)
  }
}
