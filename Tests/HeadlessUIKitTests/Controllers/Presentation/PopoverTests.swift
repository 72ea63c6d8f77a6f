// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct PopoverTests {
  final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var mayDismiss = true
    var log: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.append("prepare")
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayDismiss
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  @MainActor final class Screen {
    let host: ScreenHost
    let presenter: UIViewController
    let content: UIViewController
    let source: UIButton
    let delegate = Delegate()

    init(
      _ device: DeviceModel = .iPad, source frame: CGRect,
      style: UIModalPresentationStyle = .automatic,
      setUp: @MainActor (UIPopoverPresentationController) -> Void = { _ in }
    ) {
      host = ScreenHost(device)
      (presenter, content, source) = host.perform {
        (UIViewController(), UIViewController(), UIButton(frame: frame))
      }
      host.show(presenter)
      delegate.style = style
      host.perform { [presenter, content, source, delegate] in
        presenter.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.delegate = delegate
        content.popoverPresentationController.map(setUp)
        presenter.present(content, animated: false)
      }
      host.settle()
    }

    var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }
    var popover: UIPopoverPresentationController? { content.popoverPresentationController }
  }

  @Test func `A popover is below its source if there is room, with an arrow up`() {
    let screen = Screen(source: CGRect(x: 200, y: 100, width: 100, height: 40))
    expectEqual(screen.frame, CGRect(x: 100, y: 153, width: 300, height: 200))
    expectEqual(screen.popover?.arrowDirection, .up)
    expectEqual(screen.delegate.log, ["prepare"])
  }

  @Test func `Otherwise it is where there is room, and stays inside the margins`() {
    let low = Screen(source: CGRect(x: 0, y: 900, width: 100, height: 40))
    expectEqual(low.popover?.arrowDirection, .down)
    #expect(low.frame.minX == 10 && low.frame.maxY == CGFloat(887))
    let sideways = Screen(source: CGRect(x: 10, y: 400, width: 100, height: 40)) {
      $0.permittedArrowDirections = [.left, .right]
    }
    expectEqual(sideways.popover?.arrowDirection, .left)
    #expect(sideways.frame.minX == CGFloat(123) && sideways.frame.midY == CGFloat(420))
    let plain = Screen(source: .zero) { $0.permittedArrowDirections = [] }
    expectEqual(plain.popover?.arrowDirection, [])
  }

  @Test func `A tap outside dismisses, and the delegate can refuse`() {
    let screen = Screen(source: CGRect(x: 200, y: 100, width: 100, height: 40))
    screen.delegate.mayDismiss = false
    screen.host.tap(at: CGPoint(x: 700, y: 900))
    screen.host.settle()
    expectEqual(screen.delegate.log, ["prepare", "attempt"])
    screen.delegate.mayDismiss = true
    screen.host.tap(at: CGPoint(x: 700, y: 900))
    screen.host.settle()
    expectEqual(screen.delegate.log.last, "did dismiss")
    #expect(screen.presenter.presentedViewController == nil)
  }

  @Test func `Views that are listed can be touched behind the popover`() {
    var taps = 0
    let screen = Screen(source: CGRect(x: 200, y: 100, width: 100, height: 40))
    screen.source.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.popover?.passthroughViews = [screen.source]
    screen.host.tap(at: CGPoint(x: 250, y: 120))
    expectEqual(taps, 1)
    #expect(screen.presenter.presentedViewController === screen.content)
  }

  // UIKit documentation, `UIPopoverPresentationController`: in a compact width, a sheet.
  @Test func `On a phone a popover is a sheet, unless the delegate wants another style`() {
    let source = CGRect(x: 20, y: 100, width: 100, height: 40)
    let sheet = Screen(.iPhone15, source: source)
    #expect(sheet.content.presentationController is UISheetPresentationController)
    #expect(sheet.popover != nil && sheet.frame.minY == 69)
    let detents = Screen(.iPhone15, source: source) {
      $0.adaptiveSheetPresentationController.detents = [.medium()]
    }
    expectEqual(detents.frame.minY, 426)
    let full = Screen(.iPhone15, source: source, style: .fullScreen)
    expectEqual(full.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    let popover = Screen(.iPhone15, source: source, style: .none)
    expectEqual(popover.frame, CGRect(x: 10, y: 153, width: 300, height: 200))
  }

  @Test func `A bar button item is a source`() throws {
    let host = ScreenHost(.iPad)
    let root = host.perform { UIViewController() }
    let navigation = host.perform { UINavigationController(rootViewController: root) }
    let item = host.perform { UIBarButtonItem(title: "More") }
    host.perform { root.navigationItem.rightBarButtonItem = item }
    host.show(navigation)
    host.settle()
    let content = host.perform { UIViewController() }
    host.perform {
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 200, height: 100)
      content.popoverPresentationController?.barButtonItem = item
      root.present(content, animated: true)
    }
    host.settle()
    let frame = content.view.convert(content.view.bounds, to: nil)
    expectEqual(frame.maxX, host.window!.bounds.maxX - 10)
    #expect(frame.minY > navigation.navigationBar.frame.maxY)
    expectEqual(host.warnings, [])
  }
}
