// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Random sequences of drags, flings, changes by code, rotations and keyboards, interrupted at
/// random frames.
@MainActor @Suite struct SheetPropertyTests {
  private static let sequences = sampleCount(100, optimized: 1_000)

  /// The settings of a sheet, which do not change during a sequence.
  @MainActor private struct Settings {
    let framesPerSecond: Double
    let isModal: Bool
    let scrolls: Bool
    let standsOnEdge: Bool
    let undimmed: UISheetPresentationController.Detent.Identifier?
    let inputY: CGFloat

    init(_ random: inout SplitMix64) {
      framesPerSecond = [60, 120, 240].randomElement(using: &random)!
      isModal = Int.random(in: 0..<3, using: &random) > 0
      scrolls = Bool.random(using: &random)
      standsOnEdge = Bool.random(using: &random)
      undimmed = [nil, SheetScreen.small, .medium].randomElement(using: &random)!
      inputY = CGFloat(Int.random(in: 0...300, using: &random))
    }
  }

  @MainActor private final class Scene {
    let screen: SheetScreen
    let input: KeyInputView

    init(_ settings: Settings, orientation: DeviceOrientation = .portrait) {
      screen = SheetScreen(
        orientation: orientation, framesPerSecond: settings.framesPerSecond, presents: false
      ) {
        $0.prefersEdgeAttachedInCompactHeight = settings.standsOnEdge
        $0.largestUndimmedDetentIdentifier = settings.undimmed
        $0.prefersGrabberVisible = true
      }
      screen.host.keyboardHeight = 180
      input = screen.host.perform {
        KeyInputView(frame: CGRect(x: 300, y: settings.inputY, width: 60, height: 40))
      }
      screen.host.perform { [screen, input] in
        screen.content.isModalInPresentation = settings.isModal
        if settings.scrolls { screen.content.addScrollView() }
        screen.content.view.addSubview(input)
      }
    }

    func present() {
      screen.host.perform { [screen] in
        screen.presenter.present(screen.content, animated: false)
      }
      screen.host.settle()
    }
  }

  @Test func `A sheet ends at a detent, and equals a fresh sheet there`() {
    var random = SplitMix64(seed: 29)
    for sequence in 0..<Self.sequences {
      let settings = Settings(&random)
      let scene = Scene(settings)
      scene.present()
      for _ in 0..<Int.random(in: 1...7, using: &random) where scene.screen.isPresented {
        act(on: scene, &random, sequence)
        scene.screen.host.advanceFrames(Int.random(in: 0...30, using: &random))
      }
      scene.screen.host.settle()
      check(scene, settings, sequence)
    }
  }

  private func act(on scene: Scene, _ random: inout SplitMix64, _ sequence: Int) {
    let (screen, host) = (scene.screen, scene.screen.host)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: drag(scene, &random, sequence)
    case 4, 5:
      let detents: [UISheetPresentationController.Detent.Identifier?] = [
        nil, SheetScreen.small, .medium, .large,
      ]
      let detent = detents.randomElement(using: &random)!
      let top = screen.top
      host.perform {
        screen.sheet.animateChanges { screen.sheet.selectedDetentIdentifier = detent }
      }
      expectNear(screen.top, top, within: 0.001, "sequence \(sequence)")
    case 6:
      host.perform { screen.sheet.selectedDetentIdentifier = .medium }
    case 7:
      host.rotate(to: host.orientation == .portrait ? .landscape : .portrait)
    case 8: host.perform { _ = scene.input.becomeFirstResponder() }
    default: host.perform { _ = scene.input.resignFirstResponder() }
    }
  }

  private func drag(_ scene: Scene, _ random: inout SplitMix64, _ sequence: Int) {
    let (screen, host) = (scene.screen, scene.screen.host)
    let top = screen.top
    let below = CGFloat(Int.random(in: 20...150, using: &random))
    let y = min(max(top + below, 0), (host.window?.bounds.maxY ?? 0) - 1)
    let finger = host.touch(at: CGPoint(x: 100, y: y))
    // The finger catches the sheet where it is.
    expectNear(screen.top, top, within: 0.001, "sequence \(sequence)")
    let distance = CGFloat(Int.random(in: -500...400, using: &random))
    finger.move(
      by: CGVector(dx: 0, dy: distance), over: Double.random(in: 0.02...0.6, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: finger.cancel()
    case 1:
      host.rotate(to: host.orientation == .portrait ? .landscape : .portrait)
      finger.lift()
    case 2:
      finger.move(by: CGVector(dx: 0, dy: -distance), over: 0.3).hold(for: 0.1).lift()
    default: finger.lift()
    }
  }

  private func check(_ scene: Scene, _ settings: Settings, _ sequence: Int) {
    let (screen, host) = (scene.screen, scene.screen.host)
    let fresh = Scene(settings, orientation: host.orientation)
    guard screen.isPresented else {
      #expect(!settings.isModal, "sequence \(sequence)")
      expectEqual(screen.delegate.log.suffix(2), ["will dismiss", "did dismiss"])
      expectEqual(host.dump(), fresh.screen.host.dump(), "sequence \(sequence)")
      return
    }
    fresh.screen.sheet.selectedDetentIdentifier = screen.sheet.selectedDetentIdentifier
    fresh.present()
    fresh.screen.host.perform { [scene] in
      if scene.input.isFirstResponder { _ = fresh.input.becomeFirstResponder() }
      fresh.screen.content.scrollView.contentOffset = screen.content.scrollView.contentOffset
    }
    fresh.screen.host.settle()
    expectEqual(host.dump(), fresh.screen.host.dump(), "sequence \(sequence)")
    if !host.isKeyboardVisible {
      // 166 and 50 % of the height above the home indicator, or the full height; in a compact
      // height the medium detent is inactive.
      let legal: [CGFloat] =
        host.orientation == .portrait
        ? [652, 426, 69] : settings.standsOnEdge ? [393 - 21 - 166, 10] : [0]
      #expect(legal.contains(screen.top), "sequence \(sequence): \(screen.top)")
    }
  }

  @Test func `Nothing of a sheet is left after its dismissal`() {
    var random = SplitMix64(seed: 31)
    for sequence in 0..<20 {
      let host: ScreenHost
      weak var content: UIViewController?
      weak var sheet: UIPresentationController?
      weak var container: UIView?
      do {
        let scene = Scene(Settings(&random))
        scene.present()
        host = scene.screen.host
        (content, sheet) = (scene.screen.content, scene.screen.sheet)
        container = scene.screen.sheet.containerView
        let finger = scene.screen.drag(by: -100)
        if sequence % 2 == 0 { finger.lift() }
        host.perform { scene.screen.presenter.dismiss(animated: sequence % 3 > 0) }
        host.advanceFrames(sequence)
        host.cancelTouches()
        host.settle()
      }
      host.settle()
      #expect(content == nil && sheet == nil && container == nil, "sequence \(sequence)")
    }
  }
}
