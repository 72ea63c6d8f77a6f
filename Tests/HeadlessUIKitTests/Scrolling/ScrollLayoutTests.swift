// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Constraints between a scroll view and its content.
@MainActor @Suite struct ScrollLayoutTests {
  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  private func addContent(to stage: ScrollStage) -> UIView {
    let content = stage.device.perform { UIView() }
    content.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(content)
    return content
  }

  /// UIKit documentation, `contentLayoutGuide`: the guide stands for the content area, so
  /// constraints to its edges define the content size.
  @Test
  func `Constraints to the content guide define the content size`() {
    let stage = ScrollStage(content: .zero)
    let content = addContent(to: stage)
    pin(content, to: stage.view.contentLayoutGuide)
    content.widthAnchor.constraint(equalTo: stage.view.frameLayoutGuide.widthAnchor).isActive = true
    let height = content.heightAnchor.constraint(equalToConstant: 2000)
    height.isActive = true
    stage.device.advance(by: 0.1)
    expectEqual(stage.view.contentSize, CGSize(width: 300, height: 2000))
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 2000))
    stage.view.contentOffset.y = 1400
    height.constant = 900
    stage.device.advance(by: 0.1)
    expectEqual(stage.view.contentSize.height, 900)
    expectEqual(stage.offset, 300)
    expectEqual(content.frame.minY, 0)
  }

  /// Auto Layout Guide, "Working with Scroll Views": constraints between the edges of a scroll view
  /// and its content refer to the content area; constraints to its width and height refer to its
  /// frame.
  @Test
  func `Constraints to the edges of a scroll view refer to its content`() {
    let stage = ScrollStage(content: .zero)
    let content = addContent(to: stage)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      stage.view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
      stage.view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      content.widthAnchor.constraint(equalTo: stage.view.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 970),
    ])
    stage.device.advance(by: 0.1)
    expectEqual(stage.view.contentSize, CGSize(width: 300, height: 1000))
    expectEqual(content.frame, CGRect(x: 0, y: 10, width: 300, height: 970))
  }

  /// UIKit documentation, `frameLayoutGuide`: the guide stands for the frame of the scroll view, so
  /// views that are constrained to it float over the content.
  @Test
  func `A view constrained to the frame guide floats over the content`() {
    let stage = ScrollStage()
    let badge = addContent(to: stage)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: stage.view.frameLayoutGuide.topAnchor, constant: 5),
      badge.trailingAnchor.constraint(equalTo: stage.view.frameLayoutGuide.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.device.advance(by: 0.1)
    expectEqual(badge.frame, CGRect(x: 260, y: 5, width: 40, height: 20))
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -900))
    for _ in 0..<20 {
      stage.device.advanceFrame()
      #expect(abs(badge.frame.minY - stage.offset - 5) <= 0.5)
    }
    expectEqual(stage.view.contentSize, CGSize(width: 300, height: 3000))
  }

  /// UIKit documentation, `UIScrollView.ContentInsetAdjustmentBehavior.automatic`: content is
  /// always adjusted vertically where the scroll view is the view of a controller in a navigation
  /// controller.
  @Test
  func `In a navigation controller, content that fits is adjusted too`() {
    final class Controller: UIViewController {
      let scrollView = UIScrollView()
      override func loadView() { view = scrollView }
    }
    let device = Device()
    device.perform {
      device.screen.resize(
        to: CGSize(width: 400, height: 800),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let controllers = [Controller(), Controller()]
      for (controller, root) in zip(
        controllers, [UINavigationController(rootViewController: controllers[0]), controllers[1]])
      {
        controller.scrollView.contentSize = CGSize(width: 400, height: 100)
        let window = UIWindow(frame: device.screen.bounds)
        window.rootViewController = root
        window.isHidden = false
        device.advance(by: 0.5)
        let view = controller.scrollView
        #expect(view.safeAreaInsets.top >= 47)
        let top = root === controller ? 0 : view.safeAreaInsets.top
        expectEqual(view.adjustedContentInset.top, top)
        expectEqual(view.contentOffset.y, -top)
        window.isHidden = true
      }
    }
  }

  /// UIKit documentation, `contentLayoutGuide`: the guide stands for the content area, also where
  /// its height becomes zero.
  @Test
  func `Content that shrinks to zero height leaves no content height`() {
    let stage = ScrollStage(content: .zero)
    let content = addContent(to: stage)
    pin(content, to: stage.view.contentLayoutGuide)
    content.widthAnchor.constraint(equalTo: stage.view.frameLayoutGuide.widthAnchor).isActive = true
    let height = content.heightAnchor.constraint(equalToConstant: 2000)
    height.isActive = true
    stage.device.advance(by: 0.1)
    expectEqual(stage.view.contentSize.height, 2000)
    height.constant = 0
    stage.device.advance(by: 0.1)
    expectEqual(stage.view.contentSize, CGSize(width: 300, height: 0))
  }
}
