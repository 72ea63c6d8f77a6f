// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit documentation, `UIPopoverPresentationController.popoverLayoutMargins`: "the margins that
/// define the portion of the screen in which it is permissible to display the popover". Where
/// beside a source that fills the screen a popover is, is not documented; it is in this portion.
@MainActor @Suite struct PopoverCoveringTests {
  /// The delegates, which popovers do not retain: they decide again after a rotation.
  private final class Delegates {
    var all: [PopoverTests.Delegate] = []
  }
  private let delegates = Delegates()

  /// Presents a popover at a rectangle of the page, or at all of it.
  private func present(
    _ model: DeviceModel, _ orientation: DeviceOrientation = .portrait, source: CGRect? = nil,
    _ setUp: @MainActor (UIPopoverPresentationController) -> Void = { _ in }
  ) -> (host: ScreenHost, content: UIViewController) {
    let host = ScreenHost(model, orientation: orientation)
    let (page, content) = host.perform { (UIViewController(), UIViewController()) }
    let delegate = PopoverTests.Delegate()
    delegate.style = .none
    delegates.all.append(delegate)
    host.show(page)
    host.perform {
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 200, height: 150)
      let popover = content.popoverPresentationController
      popover?.sourceView = page.view
      if let source { popover?.sourceRect = source }
      popover?.delegate = delegate
      popover.map(setUp)
      page.present(content, animated: true)
    }
    host.settle()
    return (host, content)
  }

  /// Expects the popover in the safe area, 10 points from its edges.
  private func expectInside(_ host: ScreenHost, _ content: UIViewController, _ comment: String) {
    guard let window = host.window else { return }
    let frame = content.view.convert(content.view.bounds, to: nil)
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 10, dy: 10)
    #expect(area.contains(frame), "\(comment): \(frame)")
  }

  @Test func `A popover whose source fills the screen is inside of the screen`() {
    for model in [DeviceModel.iPhone15, .iPhone15ProMax, .iPad] {
      for orientation in [DeviceOrientation.portrait, .landscape] {
        let (host, content) = present(model, orientation)
        expectInside(host, content, "\(model.name) \(orientation)")
        expectEqual(content.view.bounds.size, CGSize(width: 200, height: 150))
        for rotated in [DeviceOrientation.landscape, .portrait] {
          host.rotate(to: rotated)
          host.settle()
          expectInside(host, content, "\(model.name) \(orientation), rotated to \(rotated)")
        }
      }
    }
  }

  @Test func `A popover with room on no permitted side is inside of the screen`() {
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any]
    let sources = [
      CGRect(x: 0, y: 0, width: 820, height: 1180), CGRect(x: 0, y: 30, width: 820, height: 1125),
      CGRect(x: -100, y: -100, width: 2000, height: 2000),
      CGRect(x: 300, y: 1100, width: 100, height: 79), CGRect(x: 300, y: 0, width: 100, height: 60),
      CGRect(x: 0, y: 500, width: 30, height: 60), CGRect(x: 790, y: 500, width: 30, height: 60),
      CGRect(x: 400, y: 2000, width: 30, height: 60),
    ]
    for directions in all {
      for source in sources {
        for overlaps in [false, true] {
          let (host, content) = present(.iPad, source: source) {
            $0.permittedArrowDirections = directions
            $0.canOverlapSourceViewRect = overlaps
          }
          expectInside(host, content, "\(directions.rawValue) \(source) \(overlaps)")
          #expect(content.view.bounds.width >= 44 && content.view.bounds.height >= 44)
        }
      }
    }
  }

  @Test func `A popover over its source is in the middle of its visible part`() {
    // The safe area of the iPad is from 24 to 1160, with margins from 34 to 1150.
    let (host, content) = present(.iPad)
    // A host that is released frees the source.
    withExtendedLifetime(host) {
      let frame = content.view.convert(content.view.bounds, to: nil)
      #expect(frame.midX == 410 && frame.midY == 592)
      expectEqual(content.popoverPresentationController?.arrowDirection, [])
    }
  }
}
