// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct PresentationTests {
  let stage = ControllerStage()
  var log: Log { stage.log }

  private func controllers(_ names: String...) -> [RecordingController] {
    stage.device.perform { names.map { RecordingController($0, log) } }
  }

  private func shown(_ names: String...) -> [RecordingController] {
    let c = stage.device.perform { names.map { RecordingController($0, log) } }
    stage.show(c[0])
    return c
  }

  // MARK: Order

  // Apple documents the order for each controller, and that completions run after viewDidAppear and
  // viewDidDisappear of the presented controller.
  @Test(arguments: [true, false])
  func `A full-screen presentation and its dismissal call the appearance methods in order`(
    animated: Bool
  ) {
    let c = shown("a", "b")
    c[1].modalPresentationStyle = .fullScreen
    stage.device.perform {
      c[0].present(c[1], animated: animated) { log.add("completion") }
    }
    #expect(c[0].presentedViewController === c[1])
    #expect(c[1].presentingViewController === c[0])
    #expect(c[0].transitionCoordinator != nil)
    expectEqual(c[1].transitionCoordinator?.isAnimated, animated)
    stage.finish()
    expectEqual(
      log.take(),
      [
        "a willDisappear", "b willAppear", "b didAppear", "a didDisappear", "completion",
      ])
    #expect(c[0].transitionCoordinator == nil)
    #expect(c[0].view.window == nil)
    #expect(c[1].view.window === stage.window)
    stage.device.perform {
      c[0].dismiss(animated: animated) { log.add("completion") }
    }
    expectEqual(c[0].transitionCoordinator?.isAnimated, animated)
    stage.finish()
    expectEqual(
      log.take(),
      [
        "b willDisappear", "a willAppear", "a didAppear", "b didDisappear", "completion",
      ])
    #expect(c[0].presentedViewController == nil)
    #expect(c[1].presentingViewController == nil)
    #expect(c[0].view.window === stage.window)
    #expect(c[1].view.superview == nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext, .custom,
  ])
  func `A presentation that does not cover the screen leaves the presenting controller shown`(
    style: UIModalPresentationStyle
  ) {
    let c = shown("a", "b")
    c[1].modalPresentationStyle = style
    stage.device.perform { c[0].present(c[1], animated: true) }
    stage.finish()
    stage.device.perform { c[1].dismiss(animated: true) }
    stage.finish()
    expectEqual(log.take(), ["b willAppear", "b didAppear", "b willDisappear", "b didDisappear"])
  }

  @Test func `isBeingPresented and isBeingDismissed hold in the appearance callbacks`() {
    let c = shown("a", "b")
    var seen: [Bool] = []
    c[1].onWillAppear = { seen.append(c[1].isBeingPresented && !c[1].isBeingDismissed) }
    c[1].onDidAppear = { seen.append(c[1].isBeingPresented) }
    c[1].onWillDisappear = { seen.append(c[1].isBeingDismissed && !c[1].isBeingPresented) }
    c[1].onDidDisappear = { seen.append(c[1].isBeingDismissed) }
    stage.device.perform { c[0].present(c[1], animated: true) }
    stage.finish()
    #expect(!c[1].isBeingPresented)
    stage.device.perform { c[0].dismiss(animated: true) }
    stage.finish()
    #expect(!c[1].isBeingDismissed)
    expectEqual(seen, [true, true, true, true])
  }

  // MARK: Presenting and dismissing controllers

  @Test func `The controller that covers the screen presents`() {
    let c = shown("root", "child", "presented")
    stage.device.perform {
      c[0].addChild(c[1])
      c[0].view.addSubview(c[1].view)
      c[1].didMove(toParent: c[0])
      c[1].present(c[2], animated: false)
    }
    stage.finish()
    #expect(c[2].presentingViewController === c[0])
    #expect(c[1].presentedViewController === c[2])
    stage.device.perform { c[1].dismiss(animated: false) }
    stage.finish()
    #expect(c[0].presentedViewController == nil)
  }

  @Test
  func `The nearest controller that defines a presentation context presents in its own place`() {
    let c = shown("root", "child", "presented")
    stage.device.perform {
      c[0].addChild(c[1])
      c[1].view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
      c[1].view.autoresizingMask = []
      c[0].view.addSubview(c[1].view)
      c[1].didMove(toParent: c[0])
      c[1].definesPresentationContext = true
      c[2].modalPresentationStyle = .currentContext
      c[1].present(c[2], animated: false)
    }
    stage.finish()
    #expect(c[2].presentingViewController === c[1])
    expectEqual(
      c[2].view.convert(c[2].view.bounds, to: nil), CGRect(x: 10, y: 20, width: 100, height: 200))
    expectEqual(c[1].stage, .disappeared)
    expectEqual(c[0].stage, .appeared)
    stage.device.perform { c[2].dismiss(animated: true) }
    stage.finish()
    expectEqual(c[1].stage, .appeared)
    #expect(c[1].view.superview === c[0].view)
    #expect(c.allSatisfy { $0.mistakes.isEmpty })
  }

  @Test func `Dismissing a controller lower in the stack removes all controllers above it`() {
    let c = shown("a", "b", "c", "d")
    stage.device.perform {
      c[0].present(c[1], animated: false)
      stage.turn()
      c[1].present(c[2], animated: false)
      stage.turn()
      c[2].present(c[3], animated: false)
      stage.turn()
    }
    _ = log.take()
    stage.device.perform { c[0].dismiss(animated: true) { log.add("completion") } }
    // "only the top-most view is dismissed in an animated fashion; any intermediate view
    // controllers are simply removed from the stack"
    expectEqual(
      log.take(),
      [
        "b willDisappear", "b didDisappear", "c willDisappear", "c didDisappear",
        "d willDisappear",
      ])
    #expect(c[0].presentedViewController === c[3])
    stage.finish()
    expectEqual(log.take(), ["d didDisappear", "completion"])
    #expect(c[0].presentedViewController == nil)
    #expect(c.dropFirst().allSatisfy { $0.presentingViewController == nil })
    expectEqual(stage.window.subviews, [c[0].view])
  }

  @Test func `A chain of full-screen presentations is dismissed down to the root`() {
    let c = shown("a", "b", "c")
    stage.device.perform {
      c[1].modalPresentationStyle = .fullScreen
      c[2].modalPresentationStyle = .fullScreen
      c[0].present(c[1], animated: true)
    }
    stage.finish()
    stage.device.perform { c[1].present(c[2], animated: true) }
    stage.finish()
    _ = log.take()
    stage.device.perform { c[0].dismiss(animated: true) }
    stage.finish()
    expectEqual(log.take(), ["c willDisappear", "a willAppear", "a didAppear", "c didDisappear"])
    expectEqual(stage.window.subviews, [c[0].view])
  }

  // MARK: Illegal presentations

  @Test func `A presentation about which UIKit warns changes nothing`() {
    let c = shown("a", "b", "c", "outside")
    stage.device.perform {
      c[0].present(c[1], animated: true)
      c[0].present(c[2], animated: true)
      c[3].present(c[2], animated: true)
    }
    stage.finish()
    expectEqual(
      log.take(),
      [
        "b willAppear",
        "warning: Attempt to present c on a (from a) which is already presenting b.",
        "warning: Attempt to present c on outside (from outside) whose view is not in the window "
          + "hierarchy.",
        "b didAppear",
      ])
    #expect(c[2].presentingViewController == nil)
    #expect(c[3].transitionCoordinator == nil)
  }

  @Test func `A presentation for which UIKit raises an exception changes nothing`() {
    let c = shown("a", "b", "child")
    stage.device.perform {
      c[0].addChild(c[2])
      c[0].present(c[0], animated: true)
      c[0].present(c[2], animated: true)
      c[0].present(c[1], animated: true)
      c[1].present(c[1], animated: true)
    }
    stage.finish()
    expectEqual(
      log.take().filter { $0.hasPrefix("illegal") },
      [
        "illegal: Application tried to present modal view controller on itself. Presenting view "
          + "controller is a.",
        "illegal: Application tried to present modally a view controller child that has a parent "
          + "view controller a.",
        "illegal: Application tried to present modally a view controller b that is already being "
          + "presented by a.",
      ])
  }

  // MARK: During transitions

  @Test func `A dismissal during the presentation waits for its end`() {
    let c = shown("a", "b")
    stage.device.perform { c[0].present(c[1], animated: true) { log.add("presented") } }
    stage.device.advance(by: 0.1)
    stage.device.perform { c[1].dismiss(animated: true) { log.add("dismissed") } }
    #expect(c[0].transitionCoordinator != nil)
    stage.finish()
    expectEqual(
      log.take(),
      [
        "b willAppear", "b didAppear", "presented", "b willDisappear", "b didDisappear",
        "dismissed",
      ])
    #expect(c[0].presentedViewController == nil)
  }

  @Test func `A second presentation may begin while the first one runs`() {
    let c = shown("a", "b", "c")
    c[2].modalPresentationStyle = .fullScreen
    stage.device.perform { c[0].present(c[1], animated: true) }
    stage.device.advance(by: 0.1)
    stage.device.perform { c[1].present(c[2], animated: true) }
    stage.finish()
    expectEqual(c[2].stage, .appeared)
    expectEqual(c[1].stage, .disappeared)
    #expect(c.allSatisfy { $0.mistakes.isEmpty })
    stage.device.perform { c[0].dismiss(animated: true) }
    stage.finish()
    expectEqual(c.map(\.stage), [.appeared, .disappeared, .disappeared])
    expectEqual(stage.window.subviews, [c[0].view])
  }

  @Test func `A presented controller is released after its dismissal`() {
    let c = shown("a")
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen] {
      weak var presented: UIViewController?
      weak var presentation: UIPresentationController?
      stage.device.perform {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        presented = controller
        presentation = controller.presentationController
        c[0].present(controller, animated: true)
      }
      stage.finish()
      #expect(presented != nil)
      #expect(presentation != nil)
      stage.device.perform { c[0].dismiss(animated: true) }
      stage.finish()
      #expect(presented == nil)
      #expect(presentation == nil)
    }
  }

  @Test func `The notification of a dismissal has the presented controller and the outcome`() {
    let c = shown("a", "b")
    let name = Notification.Name(
      "\(UIPresentationController.self)DismissalTransitionDidEndNotification")
    var count = 0
    let token = NotificationCenter.default.addObserver(forName: name, object: c[1], queue: nil) {
      notification in
      let isCompleted = notification.userInfo?.values.first as? Bool
      MainActor.assumeIsolated {
        count += 1
        #expect(isCompleted == true)
        #expect(c[1].presentingViewController == nil)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.device.perform { c[0].present(c[1], animated: true) }
    stage.finish()
    expectEqual(count, 0)
    stage.device.perform { c[0].dismiss(animated: true) }
    stage.finish()
    expectEqual(count, 1)
  }

  // MARK: Cards

  @Test func `A card is below the status bar over a dimmed view, and is elevated`() {
    let c = shown("a", "b")
    stage.device.perform { c[0].present(c[1], animated: true) }
    stage.finish()
    #expect(c[1].view.frame.minY > 47)
    expectEqual(c[1].view.frame.maxY, 844)
    expectEqual(c[1].view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    expectEqual(c[1].traitCollection.userInterfaceLevel, .elevated)
    expectEqual(c[0].traitCollection.userInterfaceLevel, .base)
    #expect(c[1].next === c[0])
  }

  @Test func `The adaptive delegate is notified of dismissals by the user only`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      let log: Log
      var mayDismiss = false
      init(log: Log) { self.log = log }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        mayDismiss
      }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        log.add("will")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        log.add("did")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        log.add("attempt")
      }
    }
    let c = shown("a", "b")
    let delegate = Delegate(log: log)
    for byUser in [true, false] {
      delegate.mayDismiss = false
      stage.device.perform {
        c[1].presentationController?.delegate = delegate
        c[0].present(c[1], animated: true)
      }
      stage.finish()
      _ = log.take()
      stage.device.perform {
        if byUser {
          c[1].presentationController?.dismissByUser()
          delegate.mayDismiss = true
          c[1].presentationController?.dismissByUser()
        } else {
          c[1].dismiss(animated: true)
        }
      }
      stage.finish()
      expectEqual(
        log.take(),
        (byUser ? ["attempt", "will"] : []) + ["b willDisappear", "b didDisappear"]
          + (byUser ? ["did"] : []))
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func `A rotation reaches the presented and the presenting controllers`(
    style: UIModalPresentationStyle
  ) {
    final class Plain: UIViewController {
      override func loadView() { view = UIView() }
    }
    let c = shown("a")
    let presented = stage.device.perform { Plain() }
    presented.modalPresentationStyle = style
    stage.device.perform { c[0].present(presented, animated: true) }
    stage.finish()
    stage.device.resizeScreen(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.finish()
    let top: CGFloat = style == .pageSheet ? 10 : 0
    expectEqual(presented.view.frame, CGRect(x: 0, y: top, width: 844, height: 390 - top))
    stage.device.perform { c[0].dismiss(animated: true) }
    stage.finish()
    expectEqual(c[0].view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    expectEqual(c[0].stage, .appeared)
  }

  /// UIKit documentation, `isBeingDismissed`: true in the appearance methods. That there is no
  /// presenting controller any more in `viewDidDisappear(_:)` is not documented; a report against
  /// another implementation of UIKit describes it (microsoft/WinObjC#2114).
  @Test(arguments: [true, false], [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `A dismissed controller has no presenting controller once it has disappeared`(
    animated: Bool, style: UIModalPresentationStyle
  ) {
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.modalPresentationStyle = style
    var seen: [(presenting: UIViewController?, isDismissed: Bool)] = []
    b.onWillDisappear = { seen.append((b.presentingViewController, b.isBeingDismissed)) }
    b.onDidDisappear = { seen.append((b.presentingViewController, b.isBeingDismissed)) }
    stage.device.perform { a.present(b, animated: animated) }
    stage.finish()
    stage.device.perform { a.dismiss(animated: animated) }
    stage.finish()
    expectEqual(seen.count, 2)
    #expect(seen.first?.presenting === a && seen.first?.isDismissed == true)
    #expect(seen.last?.presenting == nil && seen.last?.isDismissed == true)
  }
}
