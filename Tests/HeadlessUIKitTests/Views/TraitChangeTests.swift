// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UITraitEnvironment, "traitCollectionDidChange(_:)"; UITraitChangeObservable,
/// "registerForTraitChanges(_:handler:)"; UIView, "tintColor" and "tintAdjustmentMode".
@MainActor @Suite struct TraitChangeTests {
  private let device = Device()

  private final class Recorder: UIView {
    var olds: [UITraitCollection?] = []
    var current: [UIUserInterfaceStyle] = []
    var tints = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      olds.append(previousTraitCollection)
      current.append(UITraitCollection.current.userInterfaceStyle)
    }
    override func tintColorDidChange() { tints += 1 }
  }

  private func view() -> Recorder {
    device.perform { Recorder(frame: .zero) }
  }

  private func window() -> UIWindow {
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      return window
    }
  }

  private func setStyle(_ style: UIUserInterfaceStyle) {
    device.setTraits(device.values.traits.modifyingTraits { $0.userInterfaceStyle = style })
  }

  @Test func `A change of the device reaches all views once, the outer first`() {
    let (window, outer, inner) = (window(), view(), view())
    window.addSubview(outer)
    outer.addSubview(inner)
    var order: [String] = []
    outer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Recorder, _) in
      order.append("outer")
    }
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Recorder, _) in
      order.append("inner")
    }
    setStyle(.dark)
    setStyle(.dark)
    expectEqual(outer.olds.map { $0?.userInterfaceStyle }, [.light])
    expectEqual(inner.olds.count, 1)
    expectEqual(inner.current, [.dark])  // the view's own traits are the current ones
    expectEqual(order, ["outer", "inner"])
    expectEqual(outer.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `A handler is called for its traits only, and no longer once it is unregistered`() {
    let (window, view) = (window(), view())
    window.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    let token = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Recorder, old) in
      styles.append(old.userInterfaceStyle)
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    device.setTraits(
      device.values.traits.modifyingTraits { $0.preferredContentSizeCategory = .small })
    expectEqual(styles, [])
    expectEqual(view.olds.count, 1)
    setStyle(.dark)
    expectEqual(styles, [.light, .dark])
    view.unregisterForTraitChanges(token)
    setStyle(.light)
    expectEqual(styles.count, 2)
  }

  @Test func `A style of its own holds for a view and its subviews`() {
    let (window, outer, inner) = (window(), view(), view())
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    expectEqual(window.traitCollection.userInterfaceStyle, .light)
    setStyle(.dark)
    expectEqual(inner.olds.count, 1)  // nothing changed here
    outer.overrideUserInterfaceStyle = .unspecified
    setStyle(.light)
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `A view inherits the traits of its new superview`() {
    let (window, view) = (window(), view())
    window.overrideUserInterfaceStyle = .dark
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
    window.addSubview(view)
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.olds.count, 1)
    view.removeFromSuperview()
    let other = self.view()
    other.addSubview(view)
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `A hidden window gets the current traits when it is shown`() {
    let window = device.perform { UIWindow(frame: .zero) }
    setStyle(.dark)
    expectEqual(window.traitCollection.userInterfaceStyle, .light)
    window.isHidden = false
    expectEqual(window.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `Background colors are those of the view's traits`() {
    let (window, view) = (window(), view())
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    expectEqual(view.layer.backgroundColor, UIColor.black.cgColor)
    window.addSubview(view)
    setStyle(.dark)
    expectEqual(view.layer.backgroundColor, UIColor.white.cgColor)
  }

  @Test func `The direction follows the language and the attribute`() {
    let (window, view) = (window(), view())
    window.addSubview(view)
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    device.setTraits(device.values.traits.modifyingTraits { $0.layoutDirection = .rightToLeft })
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    // UISemanticContentAttribute: playback and spatial content is not flipped.
    view.semanticContentAttribute = .playback
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    device.setTraits(device.values.traits.modifyingTraits { $0.layoutDirection = .leftToRight })
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }

  // MARK: Tint

  @Test func `The tint is the nearest one, and a change notifies the views that inherit it`() {
    let (outer, inner, own) = (view(), view(), view())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    (outer.tints, inner.tints, own.tints) = (0, 0, 0)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .green)
    #expect([outer.tints, inner.tints, own.tints] as [Int] == [1, 1, 0] as [Int])
    outer.tintColor = nil
    expectEqual(inner.tintColor, .systemBlue)
  }

  @Test func `A dimmed tint is gray for all subviews, whatever their color`() {
    let (outer, inner, own) = (view(), view(), view())
    outer.addSubview(inner)
    inner.addSubview(own)
    own.tintColor = .green
    (outer.tints, inner.tints, own.tints) = (0, 0, 0)
    outer.tintAdjustmentMode = .dimmed
    expectEqual(own.tintAdjustmentMode, .dimmed)
    #expect(own.tintColor != .green)
    #expect(inner.tintColor.isEqual(own.tintColor))
    #expect([outer.tints, inner.tints, own.tints] as [Int] == [1, 1, 1] as [Int])
    own.tintAdjustmentMode = .normal
    expectEqual(own.tintColor, .green)
  }
}
