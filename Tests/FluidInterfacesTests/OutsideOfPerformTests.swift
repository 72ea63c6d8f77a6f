// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Springs that a test starts outside of `perform`.
@MainActor @Suite struct OutsideOfPerformTests {
  @Test func `A drawer moves with the host that shows it`() {
    let stage = DrawerStage()
    let other = ScreenHost(.iPad)  // used last
    stage.drawer.move(to: DrawerStage.half, animated: true)
    other.settle()
    #expect(stage.drawer.isMoving)
    stage.host.settle()
    #expect(!stage.drawer.isMoving)
    expectEqual(stage.drawer.visibleHeight, 434)  // 400 and the safe area below
    #expect(stage.host.warnings.isEmpty && other.warnings.isEmpty)
  }

  @Test func `Interactions move their views with the host that shows them`() {
    let host = ScreenHost(.iPhone15)
    let root = UIView()
    host.show(root)
    let thumbs = (0..<3).map { UIView(frame: CGRect(x: 50 * $0, y: 100, width: 40, height: 40)) }
    thumbs.forEach(root.addSubview)
    let picture = PictureInPictureInteraction(anchor: .topLeading)
    thumbs[0].addInteraction(picture)
    let rotation = RotationInteraction(angles: [0, .pi])
    thumbs[1].addInteraction(rotation)
    host.settle()
    let other = ScreenHost(.iPad)
    picture.move(to: .bottomTrailing, animated: true)
    rotation.setRotation(.pi, animated: true)
    other.settle()
    #expect(thumbs[0].center.x < 100)
    host.settle()
    #expect(thumbs[0].center.x > 300)
    expectNear(rotation.rotation, .pi, within: 0.001)
    #expect(host.warnings.isEmpty && other.warnings.isEmpty)
  }

  @Test func `A spring without a view runs on the host of the test`() {
    let host = ScreenHost(.iPhone15)
    var (value, groupEnded): (CGFloat, Bool?) = (0, nil)
    let animator = SpringAnimator(value: CGFloat(0), damping: 1, response: 0.3) { value = $0 }
    animator.target = 100
    host.settle()
    expectEqual(value, 100)
    let second = SpringAnimator(value: CGFloat(0), damping: 1, response: 0.3) { _ in }
    SpringGroup(animator, second).animate {
      animator.target = 0
      second.target = 1
    } completion: {
      groupEnded = $0
    }
    host.settle()
    #expect(groupEnded == true)
    #expect(host.warnings.isEmpty)
  }

  @Test
  func
    `A spring that was made in perform keeps its host; another one follows the last host, with a warning`()
  {
    let (one, other) = (ScreenHost(.iPhone15), ScreenHost(.iPad))
    let bound = one.perform {
      SpringAnimator(value: CGFloat(0), damping: 1, response: 0.3) { _ in }
    }
    let free = SpringAnimator(value: CGFloat(0), damping: 1, response: 0.3) { _ in }
    other.advanceFrame()
    bound.target = 100
    one.settle()
    expectEqual(bound.value, 100)
    #expect(one.warnings.isEmpty && other.warnings.isEmpty)
    other.advanceFrame()
    free.target = 100
    one.settle()
    expectEqual(free.value, 0)
    other.settle()
    expectEqual(free.value, 100)
    #expect(one.warnings.isEmpty)
    expectEqual(other.warnings.map { $0.contains("iPad") }, [true])
  }
}
