// SPDX-License-Identifier: MIT
internal import FluidInterfaces
import HeadlessHost

extension GalleryScreen {
  /// The eight interfaces of "Building Fluid Interfaces", and their menu.
  static let fluid =
    [
      GalleryScreen(
        name: "fluid", summary: "the menu of the eight fluid interfaces",
        makeController: { UINavigationController(rootViewController: FluidMenuScreen()) },
        script: openInterfaces)
    ]
    + zip(FluidMenuScreen.entries, fluidScripts).map { entry, script in
      GalleryScreen(
        name: entry.name, summary: "\(entry.title): \(entry.summary)",
        makeController: { entry.make() }, script: script)
    }
}

@MainActor
private let fluidScripts: [@MainActor (ScreenHost) -> Void] = [
  tapKeys, sendSquare, holdFlashlight, pullSquare, pauseCard, moveDrawer, throwPicture, turnSquare,
]

@MainActor
private func middle(_ host: ScreenHost, _ x: CGFloat = 0, _ y: CGFloat = 0) -> CGPoint {
  let bounds = host.window?.bounds ?? .zero
  return CGPoint(x: bounds.midX + x, y: bounds.midY + y)
}

/// Opens two of the interfaces, and comes back with a swipe.
@MainActor
private func openInterfaces(_ host: ScreenHost) {
  host.advance(by: 0.5)
  for title in ["Rubberbanding", "Rotation"] {
    guard
      let row = host.firstView(where: { ($0 as? UILabel)?.text?.hasPrefix(title) == true })
    else { continue }
    host.tap(row)
    host.advance(by: 0.8)
    if title == "Rotation" {
      host.twist(at: middle(host), by: 1.3, distance: 160, duration: 0.5)
    } else {
      host.drag(from: middle(host), to: middle(host, 0, 220), duration: 0.5)
    }
    host.advance(by: 0.8)
    host.touch(at: CGPoint(x: 2, y: 600)).move(to: CGPoint(x: 330, y: 610), over: 0.35).lift()
    host.advance(by: 0.7)
  }
}

/// Taps rapidly, drags out of a key, and out and in again.
@MainActor
private func tapKeys(_ host: ScreenHost) {
  host.advance(by: 0.4)
  let keys = (0...9).compactMap { number in
    host.firstView { ($0 as? CalculatorButton)?.title == "\(number)" }
  }
  guard keys.count == 10 else { return }
  for number in [5, 5, 5, 8, 2] {
    host.tap(keys[number])
    host.advance(by: 0.09)
  }
  host.advance(by: 0.6)
  let key = host.location(in: keys[5])
  host.touch(at: key).move(by: CGVector(dx: 0, dy: -170), over: 0.4).hold(for: 0.3).lift()
  host.advance(by: 0.5)
  host.touch(at: key)
    .move(by: CGVector(dx: 150, dy: 0), over: 0.3).hold(for: 0.4)
    .move(by: CGVector(dx: -150, dy: 0), over: 0.3).lift()
  host.advance(by: 0.8)
}

/// Sends the square to the other side, redirects it on the way, and changes the spring.
@MainActor
private func sendSquare(_ host: ScreenHost) {
  let empty = CGPoint(x: 200, y: 220)
  host.advance(by: 0.4)
  host.tap(at: empty)
  host.advance(by: 2)
  host.tap(at: empty)
  host.advance(by: 0.35)
  host.tap(at: empty)  // on the way
  host.advance(by: 2)
  for slider in host.sliders {
    let frame = slider.convert(slider.bounds, to: nil)
    let part = CGFloat(
      (slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
    let start = CGPoint(x: frame.minX + 14 + (frame.width - 28) * part, y: frame.midY)
    host.touch(at: start).move(by: CGVector(dx: -90, dy: 0), over: 0.4).lift()
    host.advance(by: 0.2)
  }
  host.tap(at: empty)
  host.advance(by: 2)
}

extension ScreenHost {
  @MainActor fileprivate var sliders: [UISlider] {
    var found: [UISlider] = []
    _ = firstView {
      if let slider = $0 as? UISlider { found.append(slider) }
      return false
    }
    return found
  }
}

/// Taps the button in vain, and switches it on and off by long presses.
@MainActor
private func holdFlashlight(_ host: ScreenHost) {
  guard let button = host.firstView(FlashlightButton.self) else { return }
  host.advance(by: 0.4)
  host.tap(button)
  host.advance(by: 0.6)
  for _ in 0..<2 {
    host.touch(button).hold(for: 0.7).lift()
    host.advance(by: 0.8)
  }
}

/// Pulls the square down and up, and catches it on the way back.
@MainActor
private func pullSquare(_ host: ScreenHost) {
  host.advance(by: 0.3)
  host.drag(from: middle(host), to: middle(host, 0, 330), duration: 0.7)
  host.advance(by: 0.6)
  host.touch(at: middle(host)).move(by: CGVector(dx: 0, dy: -300), over: 0.2).lift()
  host.advance(by: 0.1)
  host.touch(at: middle(host)).hold(for: 0.3).move(by: CGVector(dx: 0, dy: 200), over: 0.4).lift()
  host.advance(by: 0.9)
}

/// Pulls the card up and pauses, and once more without a pause.
@MainActor
private func pauseCard(_ host: ScreenHost) {
  host.advance(by: 0.3)
  let start = middle(host, 0, 180)
  host.touch(at: start)
    .move(by: CGVector(dx: 0, dy: -240), over: 0.3).hold(for: 0.6)
    .move(by: CGVector(dx: 0, dy: -160), over: 0.4).hold(for: 0.2).lift()
  host.advance(by: 0.9)
  host.touch(at: start).move(by: CGVector(dx: 0, dy: -240), over: 0.5).lift()
  host.advance(by: 0.9)
}

/// Opens the drawer by a tap, flicks it up with a bounce, scrolls its list, and drags it down in
/// one movement.
@MainActor
private func moveDrawer(_ host: ScreenHost) {
  guard let drawer = host.firstView(DrawerView.self) else { return }
  func top(_ offset: CGFloat = 12) -> CGPoint {
    CGPoint(x: 196, y: drawer.bounds.height - drawer.visibleHeight + offset)
  }
  host.advance(by: 0.4)
  host.tap(at: top())
  host.advance(by: 0.9)
  host.fling(from: top(), velocity: CGVector(dx: 0, dy: -1_900), duration: 8.0 / 60)
  host.advance(by: 1)
  host.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 460))
  host.advance(by: 0.3)
  host.touch(at: CGPoint(x: 196, y: 250))
    .move(by: CGVector(dx: 0, dy: 560), over: 0.9).hold(for: 0.15).lift()
  host.advance(by: 0.9)
  host.fling(from: top(), velocity: CGVector(dx: 0, dy: 1_200))
  host.advance(by: 0.1)
  host.touch(at: top(40)).hold(for: 0.3).move(by: CGVector(dx: 0, dy: -90), over: 0.15).lift()
  host.advance(by: 1)
}

/// Throws the picture around the screen, and catches it once.
@MainActor
private func throwPicture(_ host: ScreenHost) {
  host.advance(by: 0.3)
  for velocity in [(-200.0, -1_300.0), (-1_100, -100), (500, 1_300), (900, -1_300)] {
    guard
      let picture = host.firstView(where: { $0.interactions.first is PictureInPictureInteraction })
    else { return }
    host.fling(
      from: host.location(in: picture), velocity: CGVector(dx: velocity.0, dy: velocity.1),
      duration: 8.0 / 60)
    host.advance(by: 0.75)
  }
  guard
    let picture = host.firstView(where: { $0.interactions.first is PictureInPictureInteraction })
  else { return }
  host.fling(from: host.location(in: picture), velocity: CGVector(dx: -1_400, dy: 300))
  host.advance(by: 0.1)
  host.touch(picture).hold(for: 0.3).move(by: CGVector(dx: 60, dy: 140), over: 0.25).lift()
  host.advance(by: 0.9)
}

/// Turns the square by more and less than a quarter, and with a swing.
@MainActor
private func turnSquare(_ host: ScreenHost) {
  host.advance(by: 0.3)
  for (angle, duration) in [(1.2, 0.8), (0.5, 0.8), (-2.4, 0.3), (3.2, 0.35)] {
    host.twist(at: middle(host), by: CGFloat(angle), distance: 180, duration: duration)
    host.advance(by: 0.9)
  }
}
