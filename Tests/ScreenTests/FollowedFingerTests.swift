// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Fingers on screens whose views follow them: sliders in a list, and photos.
@MainActor @Suite struct FollowedFingerTests {
  private let host = ScreenHost(.iPhone15)

  private func show<Screen: SampleScreen>(_ type: Screen.Type, _ number: Int = 1) -> Screen {
    let screen = host.perform { Screen() }
    host.show(UINavigationController(rootViewController: screen))
    host.perform { screen.show(Screen.content(number), animated: false) }
    host.settle()
    return screen
  }

  /// The thumb of a slider moves as far as the finger: `UISlider.thumbRect(…)`.
  @Test(arguments: [0.1, 0.4])
  func `A slider in a list follows the finger along its track`(_ duration: Double) throws {
    let screen = show(SoundsScreen.self)
    for cell in screen.tableView.visibleCells {
      guard let slider = find(UISlider.self, in: cell) else { continue }
      let thumb = slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
        value: slider.value)
      let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
      let way: CGFloat = slider.value < 0.5 ? 60 : -60
      let room = slider.trackRect(forBounds: slider.bounds).width - thumb.width
      let expected = slider.value + Float(way / room)
      host.drag(from: start, to: CGPoint(x: start.x + way, y: start.y + 3), duration: duration)
      host.settle()
      expectNear(slider.value, expected, within: 1e-4)
      let path = try #require(screen.tableView.indexPath(for: cell))
      expectEqual(
        screen.content.sections[path.section].rows[path.row].value, .level(slider.value))
      // Across the track the finger scrolls, and the value remains.
      let value = slider.value
      host.drag(
        from: slider.convert(CGPoint(x: 5, y: thumb.midY), to: nil), to: CGPoint(x: 40, y: 200))
      host.settle()
      expectEqual(slider.value, value)
    }
  }

  @Test func `A page that is set during a swipe is shown`() throws {
    for animated in [false, true] {
      let screen = show(PhotoPagesScreen.self)
      let pages = try #require(screen.children.first as? UIPageViewController)
      for (number, frames) in [(4, 0), (9, 5), (1, 3), (5, 12)] {
        let finger = host.touch(at: CGPoint(x: 300, y: 400))
        finger.move(by: CGVector(dx: -220, dy: 0), over: 0.2)
        if frames > 0 { finger.lift() }
        host.advanceFrames(frames)
        let content = PhotoPagesScreen.content(number)
        host.perform { screen.show(content, animated: animated) }
        finger.lift()
        host.settle()
        let page = try #require(pages.viewControllers?.first as? PhotoPageController)
        expectEqual(page.index, content.selection)
        expectEqual(page.view.convert(page.view.bounds, to: pages.view).minX, 0)
        expectEqual(pages.children.count, 1)
      }
    }
  }

  @Test func `A photo is held between the fingers`() throws {
    let screen = show(PhotoPagesScreen.self)
    let pages = try #require(screen.children.first as? UIPageViewController)
    let photo = try #require(pages.viewControllers?.first?.view as? PhotoPagesPhotoView)
    let image = try #require(photo.subviews.first)
    let place = CGPoint(x: 160, y: 400)
    for (start, end) in [(100, 40), (60, 150), (40, 190)] as [(CGFloat, CGFloat)] {
      let fingers = host.touch(at: [
        CGPoint(x: place.x - start, y: place.y), CGPoint(x: place.x + start, y: place.y),
      ])
      let point = image.convert(place, from: nil)
      for step in 1...8 {
        let way = start + (end - start) * CGFloat(step) / 8
        host.move(
          [
            (fingers[0], CGPoint(x: place.x - way, y: place.y)),
            (fingers[1], CGPoint(x: place.x + way, y: place.y)),
          ], over: host.frameDuration)
        let now = image.convert(point, to: nil)
        #expect(abs(now.x - place.x) < 1e-6 && abs(now.y - place.y) < 1e-6)
      }
      host.lift(fingers)
      host.settle()
      #expect(photo.zoomScale >= photo.minimumZoomScale)
      #expect(photo.zoomScale <= photo.maximumZoomScale)
    }
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    return view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }
}
