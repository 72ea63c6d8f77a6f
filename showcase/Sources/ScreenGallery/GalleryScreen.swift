// SPDX-License-Identifier: MIT
public import HeadlessHost

/// A screen of the gallery, and what a finger does with it in a clip.
@MainActor
public struct GalleryScreen {
  /// How the screen is called on the command line.
  public let name: String

  /// What the screen shows.
  public let summary: String

  /// Makes the screen.
  public let makeController: @MainActor () -> UIViewController

  /// Uses the screen, and lets time pass.
  public let script: @MainActor (ScreenHost) -> Void

  /// All screens.
  public static let all = [
    GalleryScreen(
      name: "header", summary: "a hundred rows under a header that follows them",
      makeController: { HeaderScreen() }, script: scrollHeader),
    GalleryScreen(
      name: "card", summary: "a card that a finger pulls and a spring brings back",
      makeController: { CardScreen() }, script: pullCard),
    GalleryScreen(
      name: "settings", summary: "a form of stack views, with a push and a presentation",
      makeController: { SettingsScreen.inNavigation() }, script: useSettings),

  ]
  /// The screen of a name.
  public static func named(_ name: String) -> GalleryScreen? {
    all.first { $0.name == name }
  }
}

// MARK: - What fingers do

/// Up, further up with a fling, back to the top, and beyond it.
@MainActor
private func scrollHeader(_ host: ScreenHost) {
  host.advance(by: 0.4)
  host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 480), duration: 0.5)
  host.fling(from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -2_600))
  host.advance(by: 1.6)
  for _ in 0..<2 {
    host.fling(from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: 4_200))
    host.advance(by: 0.5)
  }
  host.advance(by: 1.2)
  host.touch(at: CGPoint(x: 200, y: 300))
    .move(by: CGVector(dx: 0, dy: 260), over: 0.6)
    .hold(for: 0.3)
    .lift()
  host.advance(by: 1)
}

/// To the side, up and away, and caught on its way back.
@MainActor
private func pullCard(_ host: ScreenHost) {
  let middle = CGPoint(x: host.window?.bounds.midX ?? 0, y: host.window?.bounds.midY ?? 0)
  host.advance(by: 0.3)
  host.touch(at: middle).move(by: CGVector(dx: 110, dy: 40), over: 0.5).hold(for: 0.2).lift()
  host.advance(by: 1)
  host.touch(at: middle).move(by: CGVector(dx: -60, dy: -220), over: 0.25).lift()
  host.advance(by: 1.2)
  host.touch(at: middle)
    .move(by: CGVector(dx: 90, dy: 160), over: 0.4)
    .move(by: CGVector(dx: -180, dy: 20), over: 0.5)
    .lift()
  host.advance(by: 1.2)
}

/// A switch, the slider, a push and a pop, a presentation, and dark colours.
@MainActor
private func useSettings(_ host: ScreenHost) {
  host.advance(by: 0.4)
  if let toggle = host.firstView(where: { ($0 as? UISwitch)?.isOn == false }) {
    host.tap(toggle)
    host.advance(by: 0.4)
  }
  if let slider = host.firstView(UISlider.self) {
    let frame = slider.convert(slider.bounds, to: nil)
    let start = frame.minX + 14 + (frame.width - 28) * CGFloat(slider.value)
    host.touch(at: CGPoint(x: start, y: frame.midY))
      .move(to: CGPoint(x: frame.maxX - 40, y: frame.midY), over: 0.5)
      .lift()
    host.advance(by: 0.3)
  }
  tapButton("Show details", host)
  host.advance(by: 1)
  host.touch(at: CGPoint(x: 2, y: 400))
    .move(to: CGPoint(x: 300, y: 410), over: 0.4)
    .lift()
  host.advance(by: 0.8)
  tapButton("Present a card", host)
  host.advance(by: 0.9)
  host.appearance = .dark
  host.advance(by: 0.6)
  host.perform { host.window?.rootViewController?.dismiss(animated: true) }
  host.advance(by: 1)
}

@MainActor
private func tapButton(_ title: String, _ host: ScreenHost) {
  if let button = host.firstView(where: { ($0 as? UIButton)?.configuration?.title == title }) {
    host.tap(button)
  }
}
