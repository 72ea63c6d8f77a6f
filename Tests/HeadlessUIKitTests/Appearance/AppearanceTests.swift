// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit documentation, `UIAppearance`.
@MainActor @Suite struct AppearanceTests {
  private final class Panel: UIView {}
  private final class Inner: UIView {}
  private final class SpecialSwitch: UISwitch {}

  /// `UIAppearance`: changes are applied to a view that enters a window, and not to one already in
  /// a window.
  @Test func `Values are applied when a view enters a window`() {
    let (host, view) = emptyScreen()
    host.perform {
      let early = UISwitch()
      view.addSubview(early)
      UISwitch.appearance().onTintColor = .red
      expectEqual(UISwitch.appearance().onTintColor, .red)
      #expect(UISwitch.appearance() === UISwitch.appearance())
      let late = UISwitch()
      #expect(late.onTintColor == nil)
      view.addSubview(late)
      expectEqual(late.onTintColor, .red)
      #expect(early.onTintColor == nil)
      early.removeFromSuperview()
      view.addSubview(early)
      expectEqual(early.onTintColor, .red)
      UISwitch.appearance().onTintColor = .blue
      expectEqual(late.onTintColor, .red)
      late.removeFromSuperview()
      view.addSubview(late)
      expectEqual(late.onTintColor, .blue)
    }
  }

  @Test func `A property that was set on the view is left alone`() {
    let (host, view) = emptyScreen()
    host.perform {
      UISwitch.appearance().onTintColor = .red
      UISwitch.appearance().thumbTintColor = .black
      let toggle = UISwitch()
      toggle.onTintColor = nil  // set explicitly
      view.addSubview(toggle)
      #expect(toggle.onTintColor == nil)
      expectEqual(toggle.thumbTintColor, .black)
      toggle.thumbTintColor = .white
      toggle.removeFromSuperview()
      view.addSubview(toggle)
      expectEqual(toggle.thumbTintColor, .white)
    }
  }

  @Test func `A subclass follows its own proxy before its superclass's`() {
    let (host, view) = emptyScreen()
    host.perform {
      SpecialSwitch.appearance().onTintColor = .blue
      UISwitch.appearance().onTintColor = .red
      UISwitch.appearance().thumbTintColor = .black
      UIView.appearance().backgroundColor = .yellow
      let (plain, special) = (UISwitch(), SpecialSwitch())
      view.addSubview(plain)
      view.addSubview(special)
      expectEqual(plain.onTintColor, .red)
      expectEqual(special.onTintColor, .blue)
      expectEqual(special.thumbTintColor, .black)
      expectEqual(special.backgroundColor, .yellow)
    }
  }

  /// `appearance(whenContainedInInstancesOf:)`: the list starts with the innermost container. Of
  /// the proxies that match, the one whose outermost container is nearest to the window wins, then
  /// the longer list.
  @Test func `The outermost container wins, then the longer list`() {
    let (host, view) = emptyScreen()
    host.perform {
      UILabel.appearance().textColor = .black
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .blue
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Inner.self]).textColor = .yellow
      @MainActor func color(in containers: [UIView]) -> UIColor {
        var outer = view
        for container in containers {
          outer.addSubview(container)
          outer = container
        }
        let label = UILabel()
        outer.addSubview(label)
        return label.textColor
      }
      expectEqual(color(in: []), .black)
      expectEqual(color(in: [Inner()]), .blue)
      expectEqual(color(in: [Panel(), UIView(), Inner()]), .green)
      expectEqual(color(in: [Inner(), Panel()]), .yellow)
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Panel.self]).textColor = .red
      expectEqual(color(in: [Panel(), Inner()]), .red)
    }
  }

  /// `UIAppearanceContainer`: view controllers are also containers.
  @Test func `Controllers are containers`() {
    final class Settings: UIViewController {}
    let host = ScreenHost(size: CGSize(width: 300, height: 400))
    host.perform {
      UIButton.appearance(whenContainedInInstancesOf: [Settings.self]).tintColor = .red
    }
    let (controller, other) = host.perform { (Settings(), UIViewController()) }
    let (inside, outside) = host.perform { (UIButton(), UIButton()) }
    controller.view.addSubview(inside)
    other.view.addSubview(outside)
    host.show(controller)
    expectEqual(inside.tintColor, .red)
    host.show(other)
    #expect(outside.tintColor != .red)
  }

  /// `appearance(for:)`: the proxy for views with the given traits.
  @Test func `Traits choose a proxy`() {
    let (host, view) = emptyScreen()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    host.perform {
      UISlider.appearance().minimumTrackTintColor = .red
      UISlider.appearance(for: dark).minimumTrackTintColor = .blue
      UISlider.appearance(for: dark, whenContainedInInstancesOf: [Panel.self])
        .maximumTrackTintColor = .green
    }
    func slider(in container: UIView) -> UISlider {
      host.perform {
        let slider = UISlider()
        view.addSubview(container)
        container.addSubview(slider)
        return slider
      }
    }
    expectEqual(slider(in: host.perform { UIView() }).minimumTrackTintColor, .red)
    host.appearance = .dark
    expectEqual(slider(in: host.perform { UIView() }).minimumTrackTintColor, .blue)
    #expect(slider(in: host.perform { UIView() }).maximumTrackTintColor == nil)
    expectEqual(slider(in: host.perform { Panel() }).maximumTrackTintColor, .green)
  }

  /// `setTitleColor(_:for:)`, `setBackgroundImage(_:for:)` and `contentEdgeInsets` support proxies.
  @Test func `The states of a button have values of their own`() {
    let (host, view) = emptyScreen()
    host.perform {
      let image = UIImage()
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.blue, for: .disabled)
      UIButton.appearance().setBackgroundImage(image, for: .normal)
      UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let button = UIButton()
      button.setTitleColor(.green, for: .disabled)
      view.addSubview(button)
      expectEqual(button.titleColor(for: .normal), .red)
      expectEqual(button.titleColor(for: .disabled), .green)
      #expect(button.backgroundImage(for: .normal) === image)
      expectEqual(button.contentEdgeInsets.right, 4)
    }
  }

  @Test func `Bars take their looks`() {
    let host = ScreenHost(size: CGSize(width: 300, height: 400))
    host.perform {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().prefersLargeTitles = true
      UINavigationBar.appearance().isTranslucent = false
    }
    let controller = host.perform { UINavigationController(rootViewController: UIViewController()) }
    host.show(controller)
    expectEqual(controller.navigationBar.barTintColor, .red)
    #expect(controller.navigationBar.prefersLargeTitles)
    #expect(!controller.navigationBar.isTranslucent)
  }

  @Test func `Each host has its own proxies`() {
    let (one, oneView) = emptyScreen()
    let (other, otherView) = emptyScreen()
    one.perform { UILabel.appearance().font = .systemFont(ofSize: 40) }
    let label = one.perform { UILabel() }
    let otherLabel = other.perform { UILabel() }
    oneView.addSubview(label)
    otherView.addSubview(otherLabel)
    expectEqual(label.font.pointSize, 40)
    expectEqual(otherLabel.font.pointSize, 17)
  }
}
