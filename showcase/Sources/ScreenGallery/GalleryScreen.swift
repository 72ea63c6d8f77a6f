// SPDX-License-Identifier: MIT
internal import AppScreens
public import HeadlessHost

/// A screen of the gallery, with a script that uses it in a clip.
@MainActor
public struct GalleryScreen {
  /// The name of the screen on the command line.
  public let name: String

  /// A description of the screen's content.
  public let summary: String

  /// Creates the screen.
  public let makeController: @MainActor () -> UIViewController

  /// Uses the screen as a finger does, and lets time pass.
  public let script: @MainActor (ScreenHost) -> Void

  /// All screens: those of the gallery, and those in the manner of apps.
  public static let all = gallery + fluid + apps

  /// The screens in the manner of apps, each named `app-` followed by its name.
  public static let apps = AppScreen.all.map { app in
    GalleryScreen(
      name: "app-\(app.name)", summary: "a screen in the manner of an app, which the tests judge",
      makeController: app.makeController, script: scrollThrough)
  }

  private static let gallery = [
    GalleryScreen(
      name: "trips", summary: "an application: tabs, a list, details, a card, bars, an alert",
      makeController: { TripsScreen() }, script: bookTrips),
    GalleryScreen(
      name: "header", summary: "a hundred rows under a header that follows them",
      makeController: { HeaderScreen() }, script: scrollHeader),
    GalleryScreen(
      name: "card", summary: "a card that a finger pulls and a spring brings back",
      makeController: { CardScreen() }, script: pullCard),
    GalleryScreen(
      name: "settings", summary: "a form of stack views, with a push and a presentation",
      makeController: { SettingsScreen.inNavigation() }, script: useSettings),
    GalleryScreen(
      name: "rows", summary: "a page of three models",
      makeController: { UINavigationController(rootViewController: ThreeRowsScreen()) },
      script: { $0.advance(by: 1) }),
    GalleryScreen(
      name: "feed", summary: "600 packages, filtered, sorted and updated",
      makeController: { FeedScreen() }, script: useFeed),
    GalleryScreen(
      name: "airbar", summary: "two lists under a bar with three states",
      makeController: { AirBarScreen() }, script: scrollUnderBar),
    GalleryScreen(
      name: "alignments", summary: "what groups do with their items, a picture for each way",
      makeController: { UINavigationController(rootViewController: AlignmentsScreen()) },
      script: scrollAlignments),
  ]

  /// Returns the screen with a name; nil if there is none.
  public static func named(_ name: String) -> GalleryScreen? {
    all.first { $0.name == name }
  }
}

// MARK: - Scripts

/// Scrolls down with two flings, and back.
@MainActor
private func scrollThrough(_ host: ScreenHost) {
  let middle = CGPoint(x: host.window?.bounds.midX ?? 0, y: host.window?.bounds.midY ?? 0)
  host.advance(by: 0.4)
  for velocity in [-1_600.0, -1_600, 3_000] {
    host.fling(from: middle, velocity: CGVector(dx: 0, dy: velocity))
    host.advance(by: 1.2)
  }
}

/// Scrolls down by a drag and a fling, back to the top, and beyond it.
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

/// Scrolls down and up, expands the bar by a pull and by a tap, flings to the bottom and back to
/// the top, both with a bounce, and selects the other list in between.
@MainActor
private func scrollUnderBar(_ host: ScreenHost) {
  func drag(_ distance: CGFloat, from y: CGFloat, over seconds: Double = 0.6) {
    host.touch(at: CGPoint(x: 200, y: y))
      .move(by: CGVector(dx: 0, dy: distance), over: seconds)
      .hold(for: 0.15)
      .lift()
  }
  func fling(_ velocity: CGFloat, from y: CGFloat) {
    host.fling(from: CGPoint(x: 200, y: y), velocity: CGVector(dx: 0, dy: velocity))
  }
  func tapTab(_ title: String) {
    if let tab = host.firstView(where: { ($0 as? UILabel)?.text == title }) { host.tap(tab) }
  }
  host.advance(by: 0.5)
  drag(-240, from: 640)  // down
  host.advance(by: 0.5)
  drag(90, from: 400)  // up
  host.advance(by: 0.6)
  drag(250, from: 350)  // to the top
  host.advance(by: 0.7)
  drag(110, from: 300)  // expands the bar
  host.advance(by: 0.7)
  drag(160, from: 400, over: 0.4)  // beyond the top
  host.advance(by: 0.7)
  for _ in 0..<2 {
    fling(-4_500, from: 700)
    host.advance(by: 0.9)
  }
  host.advance(by: 1.2)  // the bounce at the bottom
  fling(300, from: 400)
  tapTab("Cabins")  // another list, while the bar moves
  host.advance(by: 1)
  drag(-300, from: 640, over: 0.4)
  host.advance(by: 0.4)
  fling(4_000, from: 350)
  host.advance(by: 1.6)  // the bounce at the top
  if let field = host.firstView(where: { ($0 as? UILabel)?.text == "Anywhere, any week" }) {
    host.tap(field)
  }
  host.advance(by: 1)
  tapTab("Homes")
  host.advance(by: 1)
}

/// Drags the card to the side, flings it upwards, and catches it while it returns.
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

/// Uses a switch, the slider, a push, a pop, a presentation and dark colors.
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

/// Scrolls, filters, removes the filter, sorts, groups, and updates to the next release while the
/// groups are still being animated.
@MainActor
private func useFeed(_ host: ScreenHost) {
  host.advance(by: 0.5)
  host.fling(from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -1_800))
  host.advance(by: 1.2)
  for title in ["Games", "Games", "By name", "By name", "Debian 13", "Grouped"] {
    tapButton(title, host)
    host.advance(by: 0.9)
  }
  host.fling(from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -2_600))
  host.advance(by: 1.5)
  tapButton("Debian 13", host)
  host.advance(by: 0.15)
  tapButton("Grouped", host)
  host.advance(by: 1.2)
}

/// Scrolls to the end.
@MainActor
private func scrollAlignments(_ host: ScreenHost) {
  host.advance(by: 0.6)
  for _ in 0..<4 {
    host.fling(from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -1_600))
    host.advance(by: 1.2)
  }
}

@MainActor
private func tapButton(_ title: String, _ host: ScreenHost) {
  if let button = host.firstView(where: { ($0 as? UIButton)?.configuration?.title == title }) {
    host.tap(button)
  }
}
