// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimationBlockTests {
  /// "animate(withDuration:animations:completion:)": the block's values hold at once, the completion
  /// is called when the animation has ended.
  @Test func `Values are set at once and seen later`() {
    let device = Device()
    device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var finished: [Bool] = []
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
        completion: { finished.append($0) })
      #expect(view.center.x == 105)
      #expect(view.layer.presentationValues.position.x == 5)
      #expect(device.isAnimating)
      device.advance(by: 0.25)
      #expect(abs(view.layer.presentationValues.position.x - 55) < 1e-9)
      #expect(finished == [])
      device.advance(by: 0.24)
      #expect(finished == [])
      device.advance(by: 0.01)
      #expect(finished == [true])
      #expect(view.layer.presentationValues.position.x == 105)
      #expect(!view.layer.hasAnimations && !device.isAnimating)
    }
  }

  /// "animate(withDuration:animations:completion:)": where the duration is 0, the completion is called
  /// at the beginning of the next cycle of the run loop.
  @Test(arguments: [0, -1, .nan]) func `No duration ends in the next cycle`(duration: Double) {
    let device = Device()
    device.perform {
      let view = UIView()
      var finished: [Bool] = []
      UIView.animate(withDuration: duration) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      #expect(view.layer.presentationValues.opacity == 0)
      #expect(finished == [])
      device.endTurn()
      #expect(finished == [true])
    }
  }
}
