// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Custom views and title views without a frame, in navigation bars and toolbars, which use Auto
/// Layout since iOS 11 ("Updating Your App for iOS 11", WWDC 2017). The expected sizes are
/// intrinsic sizes and sums of constraints.
@MainActor @Suite struct BarItemSizeTests {
  private final class Wide: UIView {
    override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
  }

  /// A view that computes its own size.
  private final class Measured: UIView {
    var text = CGSize(width: 70, height: 20)
    override func sizeThatFits(_ size: CGSize) -> CGSize { text }
  }

  @MainActor
  private struct BarStage {
    let host = ScreenHost(.iPhone15)
    let page: UIViewController
    let navigation: UINavigationController

    init() {
      let host = host
      let page = host.perform { UIViewController() }
      self.page = page
      navigation = host.perform { UINavigationController(rootViewController: page) }
      navigation.isToolbarHidden = false
      host.show(navigation)
      host.settle()
    }

    enum Place: CaseIterable, Sendable { case left, right, title, toolbar }

    func show(_ view: UIView, at place: Place) {
      host.perform {
        switch place {
        case .left: page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
        case .right: page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        case .title: page.navigationItem.titleView = view
        case .toolbar: page.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: view)]
        }
      }
      host.settle()
    }

    /// The frame of a view on the screen.
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
  }

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test(arguments: BarStage.Place.allCases)
  private func `A label has the size of its text, and follows it`(place: BarStage.Place) {
    let stage = BarStage()
    let label = stage.host.perform { makeLabel("some text") }
    stage.show(label, at: place)
    expectEqual(label.bounds.size, label.intrinsicContentSize)
    #expect(label.bounds.width > 40 && label.bounds.width < 120)
    for text in ["a longer text", "one", "some text"] {
      stage.host.perform { label.text = text }
      stage.host.settle()
      expectEqual(label.bounds.size, label.intrinsicContentSize)
    }
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    expectEqual(label.bounds.size, label.intrinsicContentSize)
    let fresh = BarStage()
    fresh.host.rotate(to: .landscape)
    let other = fresh.host.perform { makeLabel("some text") }
    fresh.show(other, at: place)
    expectEqual(fresh.frame(of: other), stage.frame(of: label))
  }

  @Test(arguments: BarStage.Place.allCases)
  private func `Buttons, fields, stacks and constrained views have their fitting sizes`(
    place: BarStage.Place
  ) {
    let stage = BarStage()
    let button = stage.host.perform { UIButton(type: .system) }
    stage.host.perform { button.setTitle("Button", for: .normal) }
    stage.show(button, at: place)
    expectEqual(button.bounds.size, button.intrinsicContentSize)
    let field = stage.host.perform { UITextField() }
    stage.host.perform { field.text = "Some words" }
    stage.show(field, at: place)
    expectEqual(field.bounds.size, field.intrinsicContentSize)
    let stack = stage.host.perform { UIStackView(arrangedSubviews: [UISwitch(), UISwitch()]) }
    stack.spacing = 8
    stage.show(stack, at: place)
    expectEqual(stack.bounds.size, CGSize(width: 51 + 8 + 51, height: 31))
    let box = stage.host.perform { UIView() }
    let inner = stage.host.perform { UIView() }
    stage.host.perform {
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 60),
        inner.heightAnchor.constraint(equalToConstant: 20),
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
        inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
        inner.topAnchor.constraint(equalTo: box.topAnchor),
        inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
    }
    stage.show(box, at: place)
    expectEqual(box.bounds.size, CGSize(width: 70, height: 20))
    expectEqual(inner.frame, CGRect(x: 5, y: 0, width: 60, height: 20))
  }

  @Test(arguments: BarStage.Place.allCases)
  private func `A stack follows views that are deep in it`(place: BarStage.Place) {
    let stage = BarStage()
    let label = stage.host.perform { makeLabel("One") }
    let inner = stage.host.perform { UIStackView(arrangedSubviews: [label]) }
    let stack = stage.host.perform { UIStackView(arrangedSubviews: [inner]) }
    stage.show(stack, at: place)
    expectEqual(stack.bounds.size, label.intrinsicContentSize)
    for text in ["One and two", "1"] {
      stage.host.perform { label.text = text }
      stage.host.settle()
      expectEqual(stack.bounds.size, label.intrinsicContentSize)
      expectEqual(label.bounds.size, label.intrinsicContentSize)
    }
    stage.host.perform { inner.addArrangedSubview(UISwitch()) }
    stage.host.settle()
    expectEqual(stack.bounds.width, label.intrinsicContentSize.width + 51)
  }

  @Test(arguments: BarStage.Place.allCases)
  private func `A frame of the client remains, and its changes are followed`(place: BarStage.Place)
  {
    let stage = BarStage()
    let view = stage.host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30)) }
    stage.show(view, at: place)
    expectEqual(view.bounds.size, CGSize(width: 80, height: 30))
    let end = stage.frame(of: view).maxX
    stage.host.perform { view.frame.size = CGSize(width: 60, height: 20) }
    stage.host.settle()
    expectEqual(view.bounds.size, CGSize(width: 60, height: 20))
    if place == .right || place == .toolbar { expectEqual(stage.frame(of: view).maxX, end) }
    // Constraints of the view on its own size are stronger than a frame.
    stage.host.perform {
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    stage.host.settle()
    expectEqual(view.bounds.size, CGSize(width: 40, height: 10))
  }

  @Test(arguments: BarStage.Place.allCases)
  private func `A view that computes its size has it, also again`(place: BarStage.Place) {
    let stage = BarStage()
    let view = stage.host.perform { Measured() }
    stage.show(view, at: place)
    expectEqual(view.bounds.size, CGSize(width: 70, height: 20))
    for _ in 0..<2 {
      stage.host.perform { view.superview?.setNeedsLayout() }
      stage.host.rotate(to: stage.host.orientation == .portrait ? .landscape : .portrait)
      stage.host.settle()
      expectEqual(view.bounds.size, CGSize(width: 70, height: 20))
    }
  }

  @Test func `A view with the size of its content at first follows it`() {
    let stage = BarStage()
    let label = stage.host.perform { makeLabel("some text") }
    stage.host.perform { label.sizeToFit() }
    stage.show(label, at: .right)
    stage.host.perform { label.text = "another text" }
    stage.host.settle()
    expectEqual(label.bounds.size, label.intrinsicContentSize)
    // The same view in another item.
    stage.show(label, at: .left)
    stage.host.perform { label.text = "text" }
    stage.host.settle()
    expectEqual(label.bounds.size, label.intrinsicContentSize)
  }

  @Test(arguments: [false, true])
  func `An expanded title view fills the room between the buttons`(isMirrored: Bool) {
    let stage = BarStage()
    if isMirrored { stage.host.layoutDirection = .rightToLeft }
    let wide = stage.host.perform { Wide() }
    stage.show(wide, at: .title)
    expectEqual(wide.bounds.height, 44)
    let alone = wide.bounds.width
    #expect(alone > 393 - 2 * 16 - 1 && alone <= 393)
    let (left, right) = stage.host.perform { (makeLabel("left"), makeLabel("right button")) }
    stage.show(left, at: .left)
    stage.show(right, at: .right)
    let frames = [stage.frame(of: left), stage.frame(of: wide), stage.frame(of: right)]
    let ordered = isMirrored ? frames.reversed() : frames
    expectNear(ordered[1].minX - ordered[0].maxX, 8, within: 1e-9)
    expectNear(ordered[2].minX - ordered[1].maxX, 8, within: 1e-9)
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    expectEqual(wide.bounds.height, 32)
    #expect(wide.bounds.width > alone)
  }

  @Test func `A search bar as the title fills the room, and in a toolbar the row`() {
    let stage = BarStage()
    let bar = stage.host.perform { UISearchBar() }
    stage.show(bar, at: .title)
    #expect(bar.bounds.width > 393 - 2 * 16 - 1)
    let other = stage.host.perform { UISearchBar() }
    stage.host.perform {
      stage.page.toolbarItems = [
        UIBarButtonItem(customView: other), UIBarButtonItem(title: "Go", primaryAction: nil),
      ]
    }
    stage.host.settle()
    #expect(other.bounds.width > 250 && stage.frame(of: other).maxX < 393 - 16 - 8)
  }

  @Test func `Expanded views share a toolbar, and leave other items their room`() {
    let stage = BarStage()
    let wide = stage.host.perform { [Wide(), Wide()] }
    stage.host.perform {
      stage.page.toolbarItems = [
        UIBarButtonItem(customView: wide[0]), UIBarButtonItem(customView: wide[1]),
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 61, height: 20))),
      ]
    }
    stage.host.settle()
    // Margins of 16, gaps of 8.
    for view in wide {
      expectEqual(view.bounds.size, CGSize(width: (393 - 32 - 16 - 61) / 2, height: 44))
    }
  }
}
