// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Views and controllers that are shown by another host than the one on which they were made. UIKit
/// has no hosts: every view can be added to every other one.
@MainActor @Suite struct MovedViewTests {
  /// Makes something on the default device, where no host is in use.
  private func makeOutside<Result>(_ body: () -> Result) -> Result {
    ScreenHost.main.perform { body() }
  }

  @Test func `A view of another host moves to the host that shows it, with its subviews`() {
    let (one, other) = (ScreenHost(.iPad), ScreenHost(.iPhone15))
    let (view, label) = one.perform { (UIView(), UILabel()) }
    view.addSubview(label)
    other.show(view)
    #expect(view.device === other.device)
    #expect(label.device === other.device)
    expectEqual(view.frame.size, CGSize(width: 393, height: 852))
    UIView.animate(withDuration: 0.2) { label.alpha = 0 }
    one.settle()
    expectEqual(label.layer.presentation()?.opacity, 1)
    other.settle()
    expectEqual(label.layer.presentation()?.opacity, 0)
    #expect(one.warnings.isEmpty && other.warnings.isEmpty)
  }

  @Test func `A view that is shown by one host after the other takes the traits of each`() {
    let one = ScreenHost(.iPhone15, traits: UITraitCollection(userInterfaceStyle: .dark))
    let other = ScreenHost(.iPad)
    let view = one.perform { UIView() }
    one.show(view)
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.traitCollection.userInterfaceIdiom, .phone)
    other.show(view)
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
    expectEqual(view.traitCollection.userInterfaceIdiom, .pad)
    #expect(one.firstView(where: { $0 === view }) == nil)
    #expect(other.firstView(where: { $0 === view }) === view)
  }

  @Test func `A controller that was made without a host works on the host that shows it`() throws {
    final class Page: UIViewController {
      let scrollView = UIScrollView()
      var (taps, appearances) = (0, 0)

      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: 100, height: 4000)
        let button = UIButton(
          primaryAction: UIAction(title: "Go") { [unowned self] _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        scrollView.addSubview(button)
        view.addSubview(scrollView)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
      }
    }
    let (page, navigation) = makeOutside {
      let page = Page()
      page.loadViewIfNeeded()
      return (page, UINavigationController(rootViewController: page))
    }
    let host = ScreenHost(.iPhone15)
    host.show(navigation)
    host.settle()
    expectEqual(page.view.bounds.width, 393)
    expectEqual(page.appearances, 1)
    try host.tap("Go")
    expectEqual(page.taps, 1)
    page.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    host.settle()
    expectEqual(page.scrollView.contentOffset.y, 700)
  }

  @Test func `Presented, pushed and added controllers move to the host of the screen`() {
    let controllers = makeOutside { (0..<3).map { _ in UIViewController() } }
    for controller in controllers { makeOutside { controller.loadViewIfNeeded() } }
    let host = ScreenHost(.iPhone15)
    let root = host.perform { UIViewController() }
    let navigation = host.perform { UINavigationController(rootViewController: root) }
    host.show(navigation)
    navigation.pushViewController(controllers[0], animated: true)
    host.settle()
    controllers[0].addChild(controllers[1])
    controllers[0].view.addSubview(controllers[1].view)
    controllers[1].didMove(toParent: controllers[0])
    var isPresented = false
    navigation.present(controllers[2], animated: true) { isPresented = true }
    host.settle()
    #expect(isPresented)
    for controller in controllers { #expect(controller.view.device === host.device) }
    #expect(host.isSettled)
  }

  @Test func `Animations that were added before the view was shown run on the host that shows it`()
  {
    let view = makeOutside { UIView() }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1.0)
    view.layer.add(animation, forKey: "fade")
    let host = ScreenHost(.iPhone15)
    host.show(view)
    host.advance(by: 0.5)
    let opacity = view.layer.presentation()?.opacity ?? 0
    expectNear(opacity, 0.5, within: 0.03)  // one frame more or less
    host.settle()
    #expect(view.layer.animationKeys()?.isEmpty != false)
  }

  @Test func `Images of an image view go on where it is shown`() {
    let (view, images) = makeOutside {
      (
        UIImageView(),
        [UIColor.red, .blue].map {
          ScreenHost.main.makeImage($0, size: CGSize(width: 9, height: 9))
        }
      )
    }
    view.animationImages = images
    view.animationDuration = 2
    view.animationRepeatCount = 1
    view.startAnimating()
    let host = ScreenHost(.iPhone15)
    host.show(view)
    host.advance(by: 1.9)
    #expect(view.isAnimating)
    host.advance(by: 0.2)
    #expect(!view.isAnimating)
  }

  @Test func `Constraints of a view that has moved are solved on its new host`() {
    let (view, label) = makeOutside { (UIView(), UILabel()) }
    makeOutside {
      label.text = "Hello"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ])
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      view.layoutIfNeeded()
    }
    expectEqual(label.frame.origin, CGPoint(x: 12, y: 0))
    let host = ScreenHost(.iPhone15)
    host.show(view)
    expectEqual(label.frame.minX, 12)
    expectNear(label.frame.minY, 59, within: 1e-6)  // the safe area of the phone
    #expect(host.counters.layoutPasses > 0)
  }

  @Test func `A finger on a view that is not on the screen leads to a warning`() {
    let host = ScreenHost(.iPhone15)
    host.show(UIView())
    host.tap(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    expectEqual(host.warnings.count, 1)
    #expect(host.warnings.first?.contains("is not on the screen of the host iPhone 15") == true)
    #expect(host.warnings.first?.contains("with show(_:) first") == true)
  }

  // MARK: Illegal use

  @Test func `Illegal use calls a closure instead of stopping the program`() {
    defer { ScreenHost.onIllegalUse = nil }
    var messages: [String] = []
    ScreenHost.onIllegalUse = { messages.append($0) }
    let host = ScreenHost(.iPhone15)
    let view = UIView()
    host.show(view)
    view.addSubview(view)
    host.advance(by: -1)
    expectEqual(
      messages,
      [
        "Can't add self as subview", "seconds must be finite and not negative; got -1.0",
      ])
    expectEqual(host.now, 0)
    host.recordsIllegalUse = true
    view.addSubview(view)
    expectEqual(messages.count, 2)
    expectEqual(host.illegalUse, ["Can't add self as subview"])
  }
}
