// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Random fingers on scroll views in scroll views, with content that takes touches.
@MainActor @Suite struct ScrollFingerPropertyTests {
  @MainActor private final class Scene {
    let stage = TouchStage()
    let (outerLog, innerLog, log) = (ScrollLog(), ScrollLog(), Log())
    let outer: UIScrollView
    let inner: UIScrollView

    init(_ random: inout SplitMix64) {
      (outer, inner) = stage.device.perform { (UIScrollView(), UIScrollView()) }
      stage.add(outer, x: 0, y: 0, width: 390, height: 844)
      outer.contentSize = CGSize(width: 390, height: random.within(100...4000))
      outer.alwaysBounceVertical = random.chance(0.5)
      outer.delaysContentTouches = random.chance(0.7)
      outer.canCancelContentTouches = random.chance(0.8)
      inner.frame = CGRect(x: 20, y: 100, width: 350, height: 300)
      inner.contentSize = CGSize(
        width: random.within(200...2000), height: random.within(100...900))
      inner.isPagingEnabled = random.chance(0.5)
      inner.delaysContentTouches = random.chance(0.7)
      outer.addSubview(inner)
      for (view, frame) in [
        (outer, CGRect(x: 0, y: 420, width: 390, height: 400)),
        (inner, CGRect(x: 0, y: 0, width: 2000, height: 900)),
      ] {
        let content = stage.device.perform { TouchView(log, name: "content") }
        content.frame = frame
        view.addSubview(content)
      }
      (outer.delegate, inner.delegate) = (outerLog, innerLog)
    }
  }

  /// Not documented as such; chosen because balanced callbacks and offsets within the limits follow
  /// from the documented rules of each callback, for every sequence of touches (UIKit
  /// documentation, `touchesCancelled(_:with:)`: a touch ends or is cancelled).
  @Test(arguments: 0..<sampleCount(40)) func `Scroll views come to rest after random touches`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: UInt64(seed) &* 6_700_417 &+ 3)
    let scene = Scene(&random)
    let stage = scene.stage
    for _ in 0..<8 {
      touch(scene, &random)
      stage.wait(random.within(0...0.8))
    }
    stage.device.cancelTouches()
    stage.wait(30)
    for (view, log) in [(scene.outer, scene.outerLog), (scene.inner, scene.innerLog)] {
      #expect(view.isAtRest && !view.isTracking)
      #expect(!log.isDragging && !log.isDecelerating)
      for axis in ScrollAxis.allCases {
        #expect(view.limits(axis).contains(view.contentOffset[axis]))
      }
    }
    // Every touch that the content received ended or was cancelled.
    let lines = scene.log.lines
    let began = lines.filter { $0.hasPrefix("content began") }.count
    let over = lines.filter { $0.hasPrefix("content ended") || $0.hasPrefix("content cancelled") }
    expectEqual(began, over.count)
  }

  private func touch(_ scene: Scene, _ random: inout SplitMix64) {
    let stage = scene.stage
    let fingers = random.chance(0.2) ? [0, 1] : [0]
    var places = fingers.map { _ in
      CGPoint(x: random.within(0...389), y: random.within(0...843))
    }
    let way = CGPoint(x: random.within(-30...30), y: random.within(-40...40))
    for finger in fingers { stage.down(places[finger].x, places[finger].y, finger: finger) }
    stage.wait(random.within(0...0.25))
    for _ in 0..<Int(random.within(0...12)) {
      stage.device.advanceFrame()
      for finger in fingers {
        places[finger].x += way.x
        places[finger].y += way.y
        stage.move(places[finger].x, places[finger].y, finger: finger)
      }
      disturb(scene, &random)
    }
    for finger in fingers {
      if random.chance(0.15) {
        stage.cancel(finger: finger)
      } else {
        stage.up(places[finger].x, places[finger].y, finger: finger)
      }
    }
  }

  private func disturb(_ scene: Scene, _ random: inout SplitMix64) {
    guard random.chance(0.08) else { return }
    switch Int(random.within(0...4.99)) {
    case 0: scene.outer.contentSize.height = random.within(100...3000)
    case 1: scene.outer.setContentOffset(.zero, animated: random.chance(0.5))
    case 2:
      scene.outer.isScrollEnabled = false
      scene.outer.isScrollEnabled = true
    case 3:
      scene.inner.removeFromSuperview()
      scene.outer.addSubview(scene.inner)
    default:
      scene.outer.panGestureRecognizer.isEnabled = false
      scene.outer.panGestureRecognizer.isEnabled = true
    }
  }
}
