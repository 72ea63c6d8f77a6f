// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

// iPhone 15: 393 x 852 points, safe area 59 at the top and 34 at the bottom. The detents are at 652
// (a custom height of 166 above the home indicator), 426 and 69.
@MainActor @Suite struct SheetTests {
  // UIKit documentation, `selectedDetentIdentifier`: without one, the sheet is at the smallest
  // detent.
  @Test func `A sheet is presented at its smallest detent`() {
    let screen = SheetScreen()
    expectEqual(screen.content.view.frame, CGRect(x: 0, y: 652, width: 393, height: 200))
    expectEqual(screen.delegate.log, [])
  }

  @Test func `Detents by code, at once and animated`() {
    let screen = SheetScreen()
    screen.host.perform { screen.sheet.selectedDetentIdentifier = .large }
    expectEqual(screen.content.view.frame, CGRect(x: 0, y: 69, width: 393, height: 783))
    screen.host.perform {
      screen.sheet.animateChanges { screen.sheet.selectedDetentIdentifier = .medium }
    }
    expectEqual(screen.top, 69)
    screen.host.advance(by: 0.1)
    #expect(screen.top > 69 && screen.top < 426)
    screen.host.settle()
    expectEqual(screen.content.view.frame, CGRect(x: 0, y: 426, width: 393, height: 426))
    // Not called for changes by code.
    expectEqual(screen.delegate.log, [])
  }

  // Requested: a sheet follows its content's height live, mixed with fixed detents
  // (FloatingPanel#50, #127).
  @Test func `A sheet follows its content's height`() {
    var height: CGFloat = 100
    let screen = SheetScreen {
      $0.detents = [.custom(identifier: SheetScreen.small) { _ in height }, .large()]
    }
    expectEqual(screen.top, CGFloat(718))
    height = 300
    screen.host.perform { screen.sheet.invalidateDetents() }
    expectEqual(screen.top, CGFloat(518))
    height = 250
    screen.host.perform { screen.sheet.animateChanges { screen.sheet.invalidateDetents() } }
    screen.host.settle()
    expectEqual(screen.top, CGFloat(568))
    height = .nan
    screen.host.perform { screen.sheet.invalidateDetents() }
    expectEqual(screen.top, 69)
  }

  @Test func `The detents' heights exclude the safe area, and end at the maximum`() throws {
    let screen = SheetScreen()
    var context: (any UISheetPresentationControllerDetentResolutionContext)?
    screen.host.perform {
      screen.sheet.detents = [
        .custom { given in
          context = given
          return 10_000
        }
      ]
    }
    let given = try #require(context)
    expectEqual(given.maximumDetentValue, CGFloat(852 - 69 - 34))
    expectEqual(screen.top, 69)
    let detent = UISheetPresentationController.Detent.custom { _ in nil }
    #expect(detent.resolvedValue(in: given) == nil)
  }

  @Test func `A drag follows the finger, and ends at the nearest detent`() {
    let screen = SheetScreen()
    let finger = screen.drag(by: -150)
    expectNear(screen.top, 512, within: 0.001)  // the first 10 points begin the drag
    expectEqual(screen.content.view.frame.maxY, 852)
    finger.hold(for: 0.2).lift()
    screen.host.settle()
    expectEqual(screen.top, 426)
    expectEqual(screen.delegate.log, ["medium"])
    expectEqual(screen.sheet.selectedDetentIdentifier, .medium)
  }

  // Requested: a strong fling skips detents (PanModal#125, HWPanModal#120).
  @Test func `A strong fling skips detents`() {
    let screen = SheetScreen()
    screen.host.fling(from: CGPoint(x: 100, y: 700), velocity: CGVector(dx: 0, dy: -2500))
    screen.host.settle()
    expectEqual(screen.top, 69)
    expectEqual(screen.delegate.log, ["large"])
  }

  @Test func `Above the largest detent the sheet resists`() {
    let screen = SheetScreen { $0.selectedDetentIdentifier = .large }
    let finger = screen.drag(by: -70)
    // The scroll view's rubber band, x * d * c / (d + c * x), with c = 0.55 and d = 852.
    let band: CGFloat = 60 * 852 * 0.55 / (852 + 0.55 * 60)
    expectNear(screen.top, 69 - band, within: 0.01)
    finger.lift()
    screen.host.settle()
    expectEqual(screen.top, 69)
  }

  @Test func `A drag down dismisses the sheet, and asks the delegate`() {
    let screen = SheetScreen()
    screen.drag(by: 150).lift()
    screen.host.settle()
    #expect(!screen.isPresented)
    expectEqual(screen.delegate.log, ["will dismiss", "did dismiss"])
  }

  // Requested: a refused dismissal is reported (react-native-true-sheet PR#833).
  @Test func `A refused dismissal is reported, and the sheet returns`() {
    let screen = SheetScreen()
    screen.delegate.mayDismiss = false
    screen.drag(by: 150).lift()
    screen.host.settle()
    #expect(screen.isPresented && screen.top == 652)
    expectEqual(screen.delegate.log, ["attempt"])
  }

  // UIKit documentation, `isModalInPresentation`: the user cannot dismiss the controller.
  @Test func `A modal sheet resists, and reports the attempt`() {
    let screen = SheetScreen()
    screen.content.isModalInPresentation = true
    let finger = screen.drag(by: 150)
    #expect(screen.top < 652 + 100)
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1).lift()
    screen.host.settle()
    #expect(screen.isPresented && screen.top == 652)
    expectEqual(screen.delegate.log, ["attempt"])
  }

  // Requested: drag past a threshold and back: commit on release only (DeckTransition#50).
  @Test func `A drag past the threshold and back commits on release only`() {
    let screen = SheetScreen()
    let finger = screen.drag(by: 180)
    #expect(screen.isPresented)
    finger.move(by: CGVector(dx: 0, dy: -170), over: 0.4).hold(for: 0.2).lift()
    screen.host.settle()
    #expect(screen.isPresented && screen.top == 652)
    expectEqual(screen.delegate.log, [])
  }

  @Test func `A cancelled drag returns the sheet`() {
    let screen = SheetScreen()
    screen.drag(by: 180).cancel()
    screen.host.settle()
    #expect(screen.isPresented && screen.top == 652)
  }

  // Requested: touches pass through the dimming view where it is clear (PanModal PR#115, #220).
  @Test func `Touches pass through where nothing is dimmed`() throws {
    var taps = 0
    let screen = SheetScreen { $0.largestUndimmedDetentIdentifier = .medium }
    screen.host.perform {
      screen.presenter.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    }
    screen.host.tap(at: CGPoint(x: 200, y: 200))
    screen.host.settle()
    #expect(taps == 1 && screen.isPresented)
    screen.host.perform { screen.sheet.selectedDetentIdentifier = .large }
    screen.host.tap(at: CGPoint(x: 200, y: 50))
    screen.host.settle()
    #expect(taps == 1 && !screen.isPresented)
  }

  @Test func `The dimming follows the sheet from the undimmed detent on`() throws {
    let screen = SheetScreen { $0.largestUndimmedDetentIdentifier = .medium }
    let dimming = try #require(screen.sheet.containerView?.subviews.first)
    expectEqual(dimming.alpha, 0)
    screen.host.perform { screen.sheet.selectedDetentIdentifier = .medium }
    expectEqual(dimming.alpha, 0)
    let finger = screen.drag(by: -357.0 / 2 - 10)
    expectNear(dimming.alpha, 0.5, within: 0.01)
    finger.cancel()
  }

  @Test func `The grabber is drawn, cycles through the detents, and is adjustable`() throws {
    let screen = SheetScreen { $0.prefersGrabberVisible = true }
    let grabber = try #require(screen.content.view.subviews.first)
    #expect(grabber.frame.midX == 196.5 && grabber.frame.minY == 5)
    screen.host.tap(at: CGPoint(x: 196, y: screen.top + 8))
    screen.host.settle()
    expectEqual(screen.top, 426)
    grabber.accessibilityIncrement()
    screen.host.settle()
    expectEqual(screen.top, 69)
    grabber.accessibilityIncrement()
    #expect(grabber.accessibilityActivate())
    screen.host.settle()
    expectEqual(screen.top, 652)
    expectEqual(screen.delegate.log, ["medium", "large", "small"])
    screen.host.perform { screen.sheet.prefersGrabberVisible = false }
    #expect(screen.content.view.subviews.isEmpty)
  }

  // Requested: VoiceOver actions for detents, and escape (FloatingPanel#488, PR#383).
  @Test func `VoiceOver changes detents and escapes`() throws {
    let screen = SheetScreen { $0.prefersGrabberVisible = true }
    try screen.host.voiceOver.focus(on: "Sheet Grabber")
    try screen.host.voiceOver.increment()
    screen.host.settle()
    expectEqual(screen.top, 426)
    screen.host.voiceOver.escape()
    screen.host.settle()
    #expect(!screen.isPresented)
  }

  @Test(arguments: [60.0, 120, 240])
  func `The same drag ends in the same place at every frame rate`(rate: Double) {
    for (distance, top): (CGFloat, CGFloat) in [(-40, 652), (-130, 426), (-430, 69)] {
      let screen = SheetScreen(framesPerSecond: rate)
      screen.drag(by: distance, over: 0.8).hold(for: 0.2).lift()
      screen.host.settle()
      expectEqual(screen.top, top)
    }
  }

  // Requested: interruptible without wobble (FloatingPanel PR#75, #238).
  @Test func `A finger catches a moving sheet without a jump`() {
    for frames in 1...30 {
      let screen = SheetScreen()
      screen.host.fling(from: CGPoint(x: 100, y: 700), velocity: CGVector(dx: 0, dy: -2000))
      screen.host.advanceFrames(frames)
      let before = screen.top
      let finger = screen.touch(below: 50)
      expectNear(screen.top, before, within: 0.001, "frame \(frames)")
      finger.move(by: CGVector(dx: 0, dy: 10))
      screen.host.advanceFrame()
      expectNear(screen.top, before, within: 12, "frame \(frames)")
      finger.lift()
      screen.host.settle()
      #expect([652, 426, 69].contains(screen.top))
    }
  }

  // Requested: panels are laid out again on rotation, covered ones too (FloatingPanel#55, #259).
  @Test func `A rotation lays out the sheet again, also one that is covered`() throws {
    let screen = SheetScreen { $0.selectedDetentIdentifier = .medium }
    let upper = screen.host.perform { UIViewController() }
    screen.host.perform { screen.content.present(upper, animated: false) }
    screen.host.settle()
    screen.host.rotate(to: .landscape)
    screen.host.settle()
    // UIKit documentation, `prefersEdgeAttachedInCompactHeight`: by default a sheet is full-screen
    // there.
    expectEqual(screen.content.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    expectEqual(upper.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    screen.host.rotate(to: .portrait)
    screen.host.settle()
    expectEqual(screen.top, 426)
  }

  @Test func `In a compact height a sheet can stand on the edge, with its preferred width`() {
    let screen = SheetScreen(.iPhone15, orientation: .landscape) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    screen.host.perform { screen.content.preferredContentSize = CGSize(width: 500, height: 100) }
    #expect(screen.content.view.frame.minX == 176 && screen.content.view.frame.width == 500)
    expectEqual(screen.content.view.frame.maxY, 393)
  }

  private final class Attempts: NSObject, UIAdaptivePresentationControllerDelegate {
    var count = 0

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      count += 1
    }
  }

  @Test func `A page decides whether the sheet of its navigation controller may be dismissed`() {
    let (host, root, attempts) = (ScreenHost(.iPhone15), UIViewController(), Attempts())
    host.show(root)
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    host.perform {
      root.present(stack, animated: true)
      stack.presentationController?.delegate = attempts
      page.isModalInPresentation = true
    }
    host.settle()
    let bar = CGPoint(x: 196, y: 90)
    host.fling(from: bar, velocity: CGVector(dx: 0, dy: 3000))
    host.settle()
    #expect(root.presentedViewController === stack && attempts.count == 1)
    // A page above it decides for itself.
    host.perform { stack.pushViewController(UIViewController(), animated: false) }
    host.settle()
    host.fling(from: bar, velocity: CGVector(dx: 0, dy: 3000))
    host.settle()
    #expect(root.presentedViewController == nil && attempts.count == 1)
  }
}
