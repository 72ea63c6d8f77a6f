// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Members that sources from elsewhere use.
@MainActor @Suite struct SmallMemberTests {
  private let device = Device()

  @Test func `A window without a frame has the bounds of the screen`() {
    device.perform {
      device.screen.resize(to: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
      final class Own: UIWindow {}
      expectEqual(UIWindow().frame, CGRect(x: 0, y: 0, width: 320, height: 480))
      expectEqual(Own().frame, UIScreen.main.bounds)
      expectEqual(UIWindow(frame: .zero).frame, .zero)
    }
  }

  @Test func `A controller is shown by the nearest container`() {
    final class Container: UIViewController {
      var shown: [UIViewController] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    device.perform {
      let (root, next) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      root.show(next, sender: nil)
      expectEqual(navigation.viewControllers, [root, next])
      let (container, child) = (Container(), UIViewController())
      container.addChild(child)
      child.show(next, sender: nil)
      expectEqual(container.shown, [next])
      let window = UIWindow()
      let (top, inner, detail) = (UIViewController(), UIViewController(), UIViewController())
      top.addChild(inner)
      window.rootViewController = top
      window.makeKeyAndVisible()
      inner.showDetailViewController(detail, sender: nil)
      #expect(top.presentedViewController === detail)
    }
  }

  @Test func `Stored settings of controllers, bars, views and screens`() {
    device.perform {
      let (controller, view, bar) = (UIViewController(), UIView(), UINavigationBar())
      #expect(controller.storyboard == nil && controller.childForHomeIndicatorAutoHidden == nil)
      #expect(!controller.prefersHomeIndicatorAutoHidden)
      #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
      expectEqual(controller.preferredScreenEdgesDeferringSystemGestures, [])
      controller.restorationIdentifier = "a"
      view.restorationIdentifier = "b"
      #expect(controller.restorationIdentifier == "a" && view.restorationIdentifier == "b")
      let effect = UIInterpolatingMotionEffect(
        keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      view.addMotionEffect(effect)
      expectEqual(view.motionEffects, [effect])
      view.removeMotionEffect(effect)
      #expect(view.motionEffects.isEmpty && UIView().motionEffects.isEmpty)
      bar.barStyle = .black
      bar.shadowImage = UIImage()
      bar.setBackgroundImage(UIImage(), for: .default)
      #expect(
        bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
      #expect(bar.barStyle == .black && bar.shadowImage != nil)
      let layer = CALayer()
      #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
      layer.magnificationFilter = .nearest
      expectEqual(layer.magnificationFilter, .nearest)
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(!list.allowsFocus && !list.selectionFollowsFocus && !list.isEditing)
      #expect(!list.remembersLastFocusedIndexPath)
      let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      #expect(space.title == nil)
      let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
      #expect(done.title == "Done" && done.style == .done)
    }
  }

  @available(*, deprecated)
  @Test func `Deprecated names`() {
    expectEqual(UIColor.groupTableViewBackground, .systemGroupedBackground)
    device.perform { expectEqual(UI_USER_INTERFACE_IDIOM(), UIDevice.current.userInterfaceIdiom) }
    let button = UIButton(type: .system)
    button.setImage(UIImage(), for: .normal)
    button.isHighlighted = true
    expectNear((button.imageView?.alpha ?? 1), 0.2, within: 1e-6)
    button.adjustsImageWhenHighlighted = false
    expectEqual(button.imageView?.alpha, 1)
  }

  @Test func `The brightness is limited and posted`() {
    device.perform {
      let screen = UIScreen.main
      nonisolated(unsafe) var posts = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
      ) { _ in posts += 1 }
      screen.brightness = 3
      screen.brightness = 1
      screen.brightness = .nan
      #expect(screen.brightness == 1 && posts == 1)
      NotificationCenter.default.removeObserver(token)
    }
  }

  // UIDeviceOrientation: in `landscapeLeft` the top of the device is at the left.
  @Test(
    arguments: [
      (.portrait, CGPoint(x: 10, y: 20)), (.portraitUpsideDown, CGPoint(x: 90, y: 180)),
      (.landscapeLeft, CGPoint(x: 80, y: 10)), (.landscapeRight, CGPoint(x: 20, y: 190)),
    ] as [(UIDeviceOrientation, CGPoint)])
  func `The fixed coordinate space does not turn`(
    _ orientation: UIDeviceOrientation, _ expected: CGPoint
  ) {
    device.perform {
      device.screen.interfaceOrientation = UIInterfaceOrientation(orientation)
      let size =
        orientation.isLandscape ? CGSize(width: 200, height: 100) : CGSize(width: 100, height: 200)
      device.screen.resize(to: size, safeAreaInsets: .zero)
      let screen = UIScreen.main
      expectEqual(screen.fixedCoordinateSpace.bounds, CGRect(x: 0, y: 0, width: 100, height: 200))
      let point = CGPoint(x: 10, y: 20)
      expectEqual(screen.coordinateSpace.convert(point, to: screen.fixedCoordinateSpace), expected)
      expectEqual(screen.fixedCoordinateSpace.convert(expected, to: screen.coordinateSpace), point)
      let window = UIWindow()
      window.frame.origin = CGPoint(x: 1, y: 2)
      expectEqual(window.convert(CGPoint(x: 9, y: 18), to: screen.fixedCoordinateSpace), expected)
    }
  }

  @Test func `Pixels have an image of Core Graphics, symbols have none`() {
    let pixels = ImagePixels(width: 6, height: 4, color: RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    let image = UIImage(pixels: pixels, scale: 2, orientation: .right)
    #expect(image.cgImage?.width == 6 && image.cgImage?.height == 4)
    expectEqual(UIImage(cgImage: image.cgImage!).size, CGSize(width: 6, height: 4))
    expectEqual(UIImage(cgImage: image.cgImage!, scale: 2, orientation: .right), image)
    #expect(UIImage(systemName: "plus")?.cgImage == nil && UIImage().cgImage == nil)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format)
      .image { _ in }
    #expect(drawn.cgImage?.width == 30 && drawn.cgImage?.height == 15)
    expectEqual(UIImage(cgImage: drawn.cgImage!).size, CGSize(width: 30, height: 15))
    expectEqual(UIImage(cgImage: drawn.cgImage!, scale: 3, orientation: .up).size, drawn.size)
    let layer = CALayer()
    layer.contents = image.cgImage
    expectEqual(layer.imageOfContents?.size, CGSize(width: 6, height: 4))
  }

  // MARK: Text

  @Test func `Typed text has the typing attributes until the selection changes`() {
    device.perform {
      let view = UITextView()
      view.text = "ab"
      let bold = UIFont.boldSystemFont(ofSize: 20)
      expectEqual(view.typingAttributes[.font] as? UIFont, view.font)
      view.typingAttributes = [.font: bold, .foregroundColor: UIColor.red]
      view.insertText("cd")
      view.insertText("e")
      expectEqual(view.text, "abcde")
      @MainActor func font(_ index: Int) -> UIFont? {
        view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      }
      #expect(font(1) == view.font && font(2) == bold && font(4) == bold)
      expectEqual(view.typingAttributes[.foregroundColor] as? UIColor, .red)
      view.selectedRange = NSRange(location: 1, length: 0)
      view.insertText("x")
      #expect(view.text == "axbcde" && font(1) == view.font)
      view.selectedRange = NSRange(location: 1, length: 3)
      view.typingAttributes = [.font: bold]
      view.insertText("")
      view.insertText("yz")
      expectEqual(view.text, "ayzde")
      expectEqual(view.linkTextAttributes[.foregroundColor] as? UIColor, .link)
    }
  }

  @Test func `Changes of the text storage are changes of the text`() {
    device.perform {
      let view = UITextView()
      view.text = "Hello"
      view.selectedRange = NSRange(location: 1, length: 2)
      view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "p!")
      expectEqual(view.text, "Help!".replacingOccurrences(of: "Help", with: "Hellp"))
      expectEqual(view.selectedRange, NSRange(location: 1, length: 2))
      let storage = view.textStorage
      storage.beginEditing()
      storage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
      storage.append(NSAttributedString(string: "?"))
      expectEqual(view.text, "Hellp!")
      storage.endEditing()
      expectEqual(view.text, "Hellp!?")
      let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
      expectEqual(color as? UIColor, .red)
      view.textStorage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 1))
      #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
      expectEqual(view.textStorage.length, 7)
    }
  }
}
