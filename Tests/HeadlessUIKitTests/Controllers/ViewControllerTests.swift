// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct ViewControllerTests {
  let stage = ControllerStage()
  var log: Log { stage.log }

  private func make(_ name: String) -> RecordingController {
    stage.device.perform { RecordingController(name, log) }
  }

  @Test func `The view is loaded when it is first used`() {
    let controller = make("a")
    controller.logsEverything = true
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    expectEqual(log.take(), ["a viewDidLoad"])
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view.controllerForTest === controller)
    expectEqual(log.take(), ["a viewDidLoad"])
  }

  @Test func `A loadView that uses the view, or makes none, gets a plain view`() {
    final class Asking: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    final class Lazy: UIViewController {
      override func loadView() {}
    }
    stage.device.perform {
      expectEqual(Asking().view.tag, 7)
      #expect(Lazy().view != nil)
    }
  }

  @Test func `The initializer of a controller can be used as a function value`() {
    let makeController: () -> UIViewController = UIViewController.init
    #expect(!makeController().isViewLoaded)
  }

  @Test func `The first showing of a window's root calls the appearance methods in order`() {
    let controller = make("a")
    controller.logsEverything = true
    stage.device.perform {
      stage.window.rootViewController = controller
      expectEqual(log.take(), ["a viewDidLoad"])
      stage.window.makeKeyAndVisible()
    }
    stage.turn()
    // "viewIsAppearing(_:)": after viewWillAppear, when the view is at its position, before it is
    // laid out.
    expectEqual(
      log.take(),
      [
        "a willAppear", "a isAppearing", "a willLayout", "a didLayout", "a didAppear",
      ])
    expectEqual(controller.view.frame, stage.window.bounds)
  }

  @Test func `The view has its window, its size and its traits in viewIsAppearing(_:)`() {
    final class Checking: UIViewController {
      var frame: CGRect?
      var window: UIWindow?
      var safeArea: UIEdgeInsets?
      override func viewIsAppearing(_ animated: Bool) {
        frame = view.frame
        window = view.window
        safeArea = view.safeAreaInsets
      }
    }
    let controller = stage.device.perform { Checking() }
    stage.show(controller)
    expectEqual(controller.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.window === stage.window)
    expectEqual(controller.safeArea?.top, 47)
  }

  @Test func `Exchanging the root controller calls the appearance methods of both`() {
    let (first, second, sheet) = (make("first"), make("second"), make("sheet"))
    stage.show(first)
    stage.device.perform { first.present(sheet, animated: false) }
    stage.finish()
    _ = log.take()
    stage.device.perform { stage.window.rootViewController = second }
    stage.turn()
    expectEqual(
      log.take(),
      [
        "sheet willDisappear", "sheet didDisappear", "first willDisappear", "first didDisappear",
        "second willAppear", "second didAppear",
      ])
    expectEqual(stage.window.subviews, [second.view])
    #expect(first.presentedViewController == nil)
    stage.device.perform { stage.window.rootViewController = nil }
    stage.turn()
    expectEqual(log.take(), ["second willDisappear", "second didDisappear"])
  }

  @Test func `Hiding and showing a window calls the appearance methods of its controllers`() {
    let (root, over) = (make("root"), make("over"))
    stage.show(root)
    over.modalPresentationStyle = .fullScreen
    stage.device.perform { root.present(over, animated: false) }
    stage.finish()
    _ = log.take()
    stage.device.perform { stage.window.isHidden = true }
    expectEqual(log.take(), ["over willDisappear", "over didDisappear"])
    stage.device.perform { stage.window.isHidden = false }
    stage.turn()
    expectEqual(log.take(), ["over willAppear", "over didAppear"])
  }

  @Test func `The responder chain leads from the view over its controller to the superview`() {
    let (parent, child) = (make("parent"), make("child"))
    stage.device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    stage.show(parent)
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.view.next === parent)
    #expect(parent.next === stage.window)
    #expect(stage.window.next === stage.device.application)
  }

  @Test func `additionalSafeAreaInsets are added to the insets that the view inherits`() {
    final class Counting: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let controller = stage.device.perform { Counting() }
    stage.show(controller)
    let changes = controller.changes
    #expect(changes > 0)
    stage.device.perform {
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    }
    expectEqual(
      controller.view.safeAreaInsets, UIEdgeInsets(top: 57, left: 1, bottom: 36, right: 3))
    expectEqual(controller.changes, changes + 1)
  }

  @Test func `A navigation bar adds to the safe area, except while it is hidden`() {
    let controller = make("a")
    let navigation = stage.device.perform { UINavigationController(rootViewController: controller) }
    stage.show(navigation)
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(controller.view.safeAreaInsets.top, 91)
    expectEqual(controller.additionalSafeAreaInsets, .zero)
    stage.device.perform { navigation.setNavigationBarHidden(true, animated: false) }
    expectEqual(controller.view.safeAreaInsets.top, 47)
    stage.device.perform { navigation.setNavigationBarHidden(false, animated: true) }
    stage.finish()
    expectEqual(controller.view.safeAreaInsets.top, 91)
    stage.device.perform { navigation.navigationBar.prefersLargeTitles = true }
    stage.turn()
    expectEqual(controller.view.safeAreaInsets.top, 143)
    stage.device.perform {
      navigation.navigationBar.prefersLargeTitles = false
      controller.edgesForExtendedLayout = []
    }
    stage.turn()
    expectEqual(controller.view.frame, CGRect(x: 0, y: 91, width: 390, height: 753))
    expectEqual(controller.view.safeAreaInsets.top, 0)
  }

  @Test func `The bar shows the title, a back button and buttons`() {
    let (a, b) = (make("First"), make("Second"))
    let navigation = stage.device.perform { () -> UINavigationController in
      let navigation = UINavigationController(rootViewController: a)
      navigation.pushViewController(b, animated: false)
      return navigation
    }
    stage.show(navigation)
    let bar = navigation.navigationBar
    #expect(bar.topItem === b.navigationItem)
    #expect(bar.backItem === a.navigationItem)
    expectEqual(b.navigationItem.title, "Second")
    b.title = "Changed"
    expectEqual(b.navigationItem.title, "Changed")
    b.navigationItem.title = "Own"
    expectEqual(b.title, "Changed")
    // UIViewController, "title": "assigning a value to this property updates the title text" of a
    // navigation item.
    b.title = "Other"
    expectEqual(b.navigationItem.title, "Other")
    var taps = 0
    stage.device.perform {
      b.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { _ in taps += 1 })
    }
    stage.turn()
    let touch = TouchStage(device: stage.device, window: stage.window)
    touch.tap(370, 47 + 22)
    stage.finish()
    expectEqual(taps, 1)
    touch.tap(30, 47 + 22)
    stage.finish()
    expectEqual(navigation.viewControllers, [a])
  }

  @Test func `A change of preferredContentSize notifies the container`() {
    final class Container: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { told.append(container.preferredContentSize) }
    }
    let container = stage.device.perform { Container() }
    let child = make("a")
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    expectEqual(container.told, [CGSize(width: 1, height: 2)])
  }

  @Test func `Traits of a controller's own hold for its view and its children`() {
    let (parent, child) = (make("parent"), make("child"))
    stage.device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    stage.show(parent)
    var seen: [UIUserInterfaceStyle] = []
    stage.device.perform {
      child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: RecordingController, old) in
        seen += [old.userInterfaceStyle, controller.traitCollection.userInterfaceStyle]
      }
      parent.overrideUserInterfaceStyle = .dark
    }
    expectEqual(child.view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(stage.window.traitCollection.userInterfaceStyle, .light)
    expectEqual(seen, [.light, .dark])
    stage.device.perform {
      parent.overrideUserInterfaceStyle = .unspecified
      child.traitOverrides.horizontalSizeClass = .regular
    }
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    #expect(child.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    stage.device.perform { child.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    expectEqual(child.traitCollection.horizontalSizeClass, .compact)
    #expect(!child.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  @Test func `A rotation calls viewWillTransition of the controllers and animates alongside`() {
    final class Turning: UIViewController {
      var log: Log?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log?.add("\(title!) \(Int(size.width)) \(Int(view.bounds.width)) \(coordinator.isAnimated)")
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in log?.add("\(title!) animates") },
          completion: { [unowned self] _ in
            log?.add("\(title!) completes \(Int(view.bounds.width))")
          })
      }
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log?.add("\(title!) traits \(newCollection.verticalSizeClass.rawValue)")
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log?.add("\(title!) changed")
      }
    }
    let (parent, child) = stage.device.perform { (Turning(), Turning()) }
    (parent.title, child.title) = ("parent", "child")
    stage.device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    stage.show(parent)
    (parent.log, child.log) = (log, log)
    let traits = stage.window.traitCollection.modifyingTraits { $0.verticalSizeClass = .compact }
    stage.device.resizeScreen(
      to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, traits: traits)
    expectEqual(
      log.take(),
      [
        "child traits 1", "parent traits 1", "child 844 390 true", "parent 844 390 true",
        "parent changed", "child changed", "child animates", "parent animates",
      ])
    expectEqual(child.view.bounds.size, CGSize(width: 844, height: 390))
    stage.device.advance(by: 0.15)
    let seen = child.view.layer.presentation()?.bounds.width ?? 0
    #expect(seen > 400 && seen < 840)
    stage.finish()
    expectEqual(log.take(), ["parent completes 844", "child completes 844"])
  }

  @Test func `The status bar follows the front controllers`() {
    final class Light: UIViewController {
      var hides = false
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { hides }
    }
    let controller = stage.device.perform { Light() }
    stage.show(controller)
    let manager = stage.window.windowScene?.statusBarManager
    expectEqual(manager?.statusBarStyle, .lightContent)
    #expect(manager?.isStatusBarHidden == false)
    controller.hides = true
    stage.device.perform { controller.setNeedsStatusBarAppearanceUpdate() }
    stage.turn()
    #expect(manager?.isStatusBarHidden == true)
  }
}

extension UIView {
  fileprivate var controllerForTest: UIViewController? { next as? UIViewController }
}
