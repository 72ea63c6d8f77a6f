// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

private class Page: UIViewController {
  var supported: UIInterfaceOrientationMask?
  var rotates = true
  var sizes: [CGSize] = []

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    supported ?? super.supportedInterfaceOrientations
  }
  override var shouldAutorotate: Bool { rotates }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

private final class PortraitDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}

private final class LandscapeNavigation: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscape }
}

/// The rules of `supportedInterfaceOrientations`, `shouldAutorotate` and
/// `application(_:supportedInterfaceOrientationsFor:)` of Apple's documentation.
@MainActor @Suite struct InterfaceOrientationTests {
  private let upright = CGSize(width: 393, height: 852)
  private let sideways = CGSize(width: 852, height: 393)

  private func page(
    _ supported: UIInterfaceOrientationMask?, on host: ScreenHost
  ) -> Page {
    let page = host.perform { Page() }
    page.supported = supported
    return page
  }

  /// UIInterface.h: "UIInterfaceOrientationLandscapeLeft is equal to
  /// UIDeviceOrientationLandscapeRight".
  @Test func `The numbers are those of the device's opposite orientations`() {
    expectEqual(
      UIInterfaceOrientation.landscapeLeft.rawValue, UIDeviceOrientation.landscapeRight.rawValue)
    expectEqual(
      UIInterfaceOrientation.landscapeRight.rawValue, UIDeviceOrientation.landscapeLeft.rawValue)
    expectEqual(UIInterfaceOrientationMask.portrait.rawValue, 2)
    expectEqual(UIInterfaceOrientationMask.landscape.rawValue, 24)
    expectEqual(UIInterfaceOrientationMask.all.rawValue, 30)
    expectEqual(UIInterfaceOrientationMask.allButUpsideDown.rawValue, 26)
  }

  @Test func `A page that refuses stays upright, and a default one follows the device`() {
    let host = ScreenHost(.iPhone15)
    let page = page(nil, on: host)
    let window = host.show(page)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(window.bounds.size, sideways)
    expectEqual(window.windowScene?.interfaceOrientation, .landscapeRight)
    page.supported = .portrait
    host.perform { page.setNeedsUpdateOfSupportedInterfaceOrientations() }
    host.settle()
    expectEqual(window.bounds.size, upright)
    expectEqual(host.orientation, .landscape)
    expectEqual(host.interfaceOrientation, .portrait)
    expectEqual(host.traits.verticalSizeClass, .regular)
    host.rotate(to: .portrait)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(window.bounds.size, upright)
    expectEqual(page.sizes, [sideways, upright])
    page.supported = nil
    host.perform { UIViewController.attemptRotationToDeviceOrientation() }
    host.settle()
    expectEqual(window.bounds.size, sideways)
  }

  @Test func `A page that supports one orientation only is shown in it`() {
    for host in [ScreenHost(.iPhone15), ScreenHost(.iPhone15, orientation: .landscape)] {
      let window = host.show(page(.landscapeLeft, on: host))
      expectEqual(window.bounds.size, sideways)
      expectEqual(window.windowScene?.interfaceOrientation, .landscapeLeft)
      host.show(page(.portrait, on: host))
      expectEqual(host.window?.bounds.size, upright)
    }
  }

  @Test func `A presented page that fills the window decides, a sheet does not`() {
    let host = ScreenHost(.iPhone15)
    let window = host.show(page(.portrait, on: host))
    let film = page(.landscape, on: host)
    film.modalPresentationStyle = .fullScreen
    host.perform { window.rootViewController?.present(film, animated: true) }
    host.settle()
    expectEqual(window.bounds.size, sideways)
    expectEqual(film.view.frame.size, sideways)
    host.perform { film.dismiss(animated: true) }
    host.settle()
    expectEqual(window.bounds.size, upright)
    expectEqual(window.rootViewController?.view.frame.size, upright)
    let sheet = page(.landscape, on: host)
    host.perform { window.rootViewController?.present(sheet, animated: true) }
    host.settle()
    expectEqual(window.bounds.size, upright)
  }

  @Test func `A page that does not rotate by itself keeps what it supports`() {
    let host = ScreenHost(.iPhone15)
    let page = page(nil, on: host)
    page.rotates = false
    let window = host.show(page)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(window.bounds.size, upright)
  }

  @Test func `The application's orientations limit those of its pages`() {
    let host = ScreenHost(.iPhone15)
    host.launch(PortraitDelegate())
    let window = host.show(page(.all, on: host))
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(window.bounds.size, upright)
  }

  @Test func `A container decides with its delegate, not with its children`() {
    let host = ScreenHost(.iPhone15)
    let delegate = LandscapeNavigation()
    let navigation = host.perform { UINavigationController(rootViewController: Page()) }
    (navigation.viewControllers[0] as? Page)?.supported = .portrait
    let window = host.show(navigation)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(window.bounds.size, sideways)
    host.rotate(to: .portrait)
    host.settle()
    navigation.delegate = delegate
    host.perform { navigation.setNeedsUpdateOfSupportedInterfaceOrientations() }
    host.settle()
    expectEqual(window.bounds.size, sideways)
  }

  @Test func `A scene requests an orientation, or gets an error`() throws {
    let host = ScreenHost(.iPhone15)
    let page = page(nil, on: host)
    let window = host.show(page)
    let scene = try #require(window.windowScene)
    var errors = 0
    host.perform {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in errors += 1 }
    }
    host.settle()
    expectEqual(window.bounds.size, sideways)
    expectEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeRight)
    page.supported = .landscape
    host.perform {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
    }
    host.settle()
    expectEqual(window.bounds.size, sideways)
    expectEqual(errors, 1)
  }

  @Test func `A page without an orientation in common is reported in UIKit's words`() {
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true
    let window = host.show(page([], on: host))
    #expect(host.illegalUse.first?.contains("no common orientation") == true)
    expectEqual(window.bounds.size, upright)
  }

  @Test func `The coordinates of the upright device follow the interface`() {
    let host = ScreenHost(.iPhone15)
    host.show(page(.portrait, on: host))
    host.rotate(to: .landscape)
    host.settle()
    let screen = host.perform { UIScreen.main }
    expectEqual(screen.fixedCoordinateSpace.bounds.size, upright)
    let point = screen.coordinateSpace.convert(
      CGPoint(x: 10, y: 20), to: screen.fixedCoordinateSpace)
    expectEqual(point, CGPoint(x: 10, y: 20))
  }
}
