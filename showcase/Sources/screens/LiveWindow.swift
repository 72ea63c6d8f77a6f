// SPDX-License-Identifier: MIT
import CSDL
import Foundation
import HeadlessHost
import ScreenGallery

/// A window that shows a screen in real time. In each iteration of its loop, the window sends the
/// touches, draws, and runs the main run loop, and with it the host, until the next frame is due.
@MainActor
final class LiveWindow {
  /// The finger number of the mouse.
  private static let mouse = Int64.min
  /// The finger number of a second finger, opposite to the mouse around the middle of the screen,
  /// while Alt is held.
  private static let opposite = Int64.min + 1

  private let stage: Stage
  private let log: Bool
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer
  private var fingers: [Int64: Finger] = [:]
  private var isRunning = true
  private var frames = 0
  private var busy = 0.0

  /// Whether there is a display that can show a window.
  ///
  /// Without one, SDL starts all the same, with a driver whose windows nobody sees. Where no
  /// display is named, it is not started at all, because libraries for displays would print errors.
  static var hasDisplay: Bool {
    #if os(Linux)
      let environment = ProcessInfo.processInfo.environment
      let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
      guard names.contains(where: { environment[$0]?.isEmpty == false }) else { return false }
    #endif
    SDL_SetMainReady()
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0, let driver = SDL_GetCurrentVideoDriver() else {
      return false
    }
    let isChosen = ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"]?.isEmpty == false
    return isChosen || !["dummy", "offscreen", "evdev"].contains(String(cString: driver))
  }

  init(_ stage: Stage, log: Bool) throws {
    self.stage = stage
    self.log = log
    SDL_SetMainReady()
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw Self.failure("SDL does not start") }
    let size = stage.host.window?.bounds.size ?? .zero
    guard
      let window = SDL_CreateWindow(
        "Resin: \(stage.screen.name)", Int32(SDL_WINDOWPOS_CENTERED_MASK),
        Int32(SDL_WINDOWPOS_CENTERED_MASK), Int32(size.width), Int32(size.height),
        SDL_WINDOW_ALLOW_HIGHDPI.rawValue),
      let renderer = SDL_CreateRenderer(window, -1, 0),
      let texture = Self.makeTexture(of: stage, renderer)
    else { throw Self.failure("there is no window") }
    (self.window, self.renderer, self.texture) = (window, renderer, texture)
  }

  /// Creates a texture of the size of the screen.
  private static func makeTexture(of stage: Stage, _ renderer: OpaquePointer) -> OpaquePointer? {
    let texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(stage.width), Int32(stage.height))
    if let texture { SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear) }
    return texture
  }

  private static func failure(_ what: String) -> Failure {
    Failure("\(what): \(String(cString: SDL_GetError()))")
  }

  func run(seconds: Double?) throws {
    let start = ContinuousClock.now
    while isRunning {
      let turn = ContinuousClock.now
      pollEvents()
      show()
      frames += 1
      let spent = (ContinuousClock.now - turn).seconds
      busy += spent
      RunLoop.main.run(until: Date(timeIntervalSinceNow: stage.host.frameDuration - spent))
      if let seconds, (ContinuousClock.now - start).seconds > seconds { isRunning = false }
    }
    if log {
      print("frames \(frames), \(String(format: "%.2f", busy / Double(frames) * 1000)) ms each")
      print(stage.host.dump())
    }
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  private func show() {
    var pixels: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(texture, nil, &pixels, &pitch) == 0, let pixels else { return }
    let buffer = UnsafeMutableRawBufferPointer(start: pixels, count: Int(pitch) * stage.height)
    stage.draw(into: buffer, bytesPerRow: Int(pitch))
    SDL_UnlockTexture(texture)
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  // MARK: Events

  private func pollEvents() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      switch SDL_EventType(event.type) {
      case SDL_QUIT: isRunning = false
      case SDL_KEYDOWN: keyDown(event.key.keysym.sym)
      case SDL_MOUSEBUTTONDOWN where event.button.which != UInt32.max:
        mouseDown(at: point(event.button.x, event.button.y))
      case SDL_MOUSEMOTION where event.motion.which != UInt32.max:
        mouseMoved(to: point(event.motion.x, event.motion.y))
      case SDL_MOUSEBUTTONUP where event.button.which != UInt32.max:
        up(Self.mouse)
        up(Self.opposite)
      case SDL_FINGERDOWN:
        down(event.tfinger.fingerId, at: point(event.tfinger), force: force(event.tfinger))
      case SDL_FINGERMOTION:
        moved(event.tfinger.fingerId, to: point(event.tfinger), force: force(event.tfinger))
      case SDL_FINGERUP: up(event.tfinger.fingerId)
      case SDL_MOUSEWHEEL: wheel(CGFloat(event.wheel.preciseY))
      default: break
      }
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x), y: CGFloat(y))
  }

  /// Returns the position of a finger, which SDL gives as fractions of the window's size.
  private func point(_ finger: SDL_TouchFingerEvent) -> CGPoint {
    let size = stage.host.window?.bounds.size ?? .zero
    return CGPoint(x: CGFloat(finger.x) * size.width, y: CGFloat(finger.y) * size.height)
  }

  /// Returns the force of a touch. SDL's full pressure is that of a hard press: about six times an
  /// average touch.
  private func force(_ finger: SDL_TouchFingerEvent) -> CGFloat {
    CGFloat(finger.pressure) * 20 / 3
  }

  private func mouseDown(at place: CGPoint) {
    down(Self.mouse, at: place, force: 1)
    if SDL_GetModState().rawValue & KMOD_ALT.rawValue != 0 {
      down(Self.opposite, at: mirrored(place), force: 1)
    }
  }

  private func mouseMoved(to place: CGPoint) {
    if fingers.isEmpty { stage.host.hover(at: place) }
    moved(Self.mouse, to: place, force: 1)
    moved(Self.opposite, to: mirrored(place), force: 1)
  }

  private func mirrored(_ place: CGPoint) -> CGPoint {
    let size = stage.host.window?.bounds.size ?? .zero
    return CGPoint(x: size.width - place.x, y: size.height - place.y)
  }

  private func down(_ number: Int64, at place: CGPoint, force: CGFloat) {
    note("down \(place.x) \(place.y)")
    fingers[number] = stage.host.touch(at: place, force: force)
  }

  private func moved(_ number: Int64, to place: CGPoint, force: CGFloat) {
    guard let finger = fingers[number] else { return }
    finger.move(to: place)
    if finger.force != force { finger.press(force: force) }
  }

  private func up(_ number: Int64) {
    guard let finger = fingers.removeValue(forKey: number) else { return }
    note("up \(finger.location.x) \(finger.location.y)")
    finger.lift()
  }

  /// Scrolls the scroll view under the pointer.
  private func wheel(_ lines: CGFloat) {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    var view = stage.host.view(at: point(x, y))
    while let current = view, !(current is UIScrollView) {
      view = current.superview
    }
    guard let scrollView = view as? UIScrollView else { return }
    stage.host.perform {
      let inset = scrollView.adjustedContentInset
      let end = max(
        scrollView.contentSize.height - scrollView.bounds.height + inset.bottom, -inset.top)
      scrollView.contentOffset.y =
        min(max(scrollView.contentOffset.y - lines * 40, -inset.top), end)
    }
  }

  private func keyDown(_ key: SDL_Keycode) {
    switch Int(key) {
    case Int(SDLK_ESCAPE.rawValue): isRunning = false
    case Int(SDLK_d.rawValue):
      stage.host.appearance = stage.host.appearance == .dark ? .light : .dark
    case Int(SDLK_k.rawValue):
      if stage.host.isKeyboardVisible {
        stage.host.hideKeyboard()
      } else {
        stage.host.showKeyboard()
      }
    case Int(SDLK_p.rawValue): print(stage.host.dump())
    case Int(SDLK_r.rawValue): rotate()
    default: break
    }
  }

  /// Rotates the device, and changes the window to its new size.
  private func rotate() {
    stage.host.rotate(to: stage.host.orientation == .portrait ? .landscape : .portrait)
    guard let size = stage.host.window?.bounds.size,
      let new = Self.makeTexture(of: stage, renderer)
    else { return }
    SDL_SetWindowSize(window, Int32(size.width), Int32(size.height))
    SDL_DestroyTexture(texture)
    texture = new
    note("rotated to \(Int(size.width)) by \(Int(size.height))")
  }

  private func note(_ text: String) {
    if log { print(text) }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
