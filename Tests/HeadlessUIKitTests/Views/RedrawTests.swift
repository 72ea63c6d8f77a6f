// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// "When the user changes the system appearance, the system automatically asks each window and view
/// to redraw itself", with a table of the called methods (UIKit, "Supporting Dark Mode in your
/// interface"): traitCollectionDidChange, layoutSubviews, draw, updateConstraints and
/// tintColorDidChange of a view.
@MainActor @Suite struct RedrawTests {
  private class Dot: UIView {
    var draws: [UIUserInterfaceStyle] = []
    var tints = 0

    override func draw(_ rect: CGRect) {
      draws.append(UITraitCollection.current.userInterfaceStyle)
      UIColor.label.setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }

    override func tintColorDidChange() { tints += 1 }
  }

  /// Views that draw by other methods than `draw(_:)`.
  private final class Displayed: UIView {
    var displays = 0
    override func display(_ layer: CALayer) {
      displays += 1
      layer.backgroundColor = UIColor.label.cgColor
    }
  }

  private final class Prepared: UIView {
    var preparations = 0
    override func draw(_ rect: CGRect) {}
    override func layerWillDraw(_ layer: CALayer) { preparations += 1 }
  }

  private func shown<View: UIView>(_ view: View, on host: ScreenHost) -> View {
    host.show(view)
    host.settle()
    return view
  }

  /// The changes of a host after which contents are drawn anew.
  private static let changes: [(name: String, change: @MainActor (ScreenHost) -> Void)] = [
    ("dark", { $0.appearance = .dark }),
    ("contrast", { $0.changeTraits { $0.accessibilityContrast = .high } }),
    ("scale", { $0.changeTraits { $0.displayScale = 2 } }),
    ("level", { $0.changeTraits { $0.userInterfaceLevel = .elevated } }),
    ("text size", { $0.contentSizeCategory = .extraLarge }),
    ("bold text", { $0.changeTraits { $0.legibilityWeight = .bold } }),
    ("gamut", { $0.changeTraits { $0.displayGamut = .SRGB } }),
    (
      "style of the window",
      { host in host.perform { host.window?.overrideUserInterfaceStyle = .dark } }
    ),
    ("tint of the window", { host in host.perform { host.window?.tintColor = .red } }),
    ("dimming", { host in host.perform { host.window?.tintAdjustmentMode = .dimmed } }),
    ("layOutAgain", { $0.layOutAgain() }),
  ]

  @Test(arguments: 0..<11)
  func `A view draws, displays and prepares its layer once more after a change`(index: Int) {
    let (name, change) = Self.changes[index]
    let host = ScreenHost()
    let dot = shown(host.perform { Dot() }, on: host)
    let (inner, displayed, prepared) = host.perform { (Dot(), Displayed(), Prepared()) }
    for view in [inner, displayed, prepared] {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.addSubview(view)
    }
    host.settle()
    let before = [dot.draws.count, inner.draws.count, displayed.displays, prepared.preparations]
    expectEqual(before, [1, 1, 1, 1])
    change(host)
    host.settle()
    let after = [dot.draws.count, inner.draws.count, displayed.displays, prepared.preparations]
    expectEqual(after, [2, 2, 2, 2], "\(name)")
    host.settle()
    expectEqual(dot.draws.count, 2)
  }

  @Test func `A view draws with its new style, its override and its parent's`() {
    let host = ScreenHost()
    let outer = shown(host.perform { Dot() }, on: host)
    let inner = host.perform { Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    outer.addSubview(inner)
    host.settle()
    host.perform { inner.overrideUserInterfaceStyle = .dark }
    expectEqual(inner.draws, [.light, .dark])
    expectEqual(outer.draws, [.light])
    host.appearance = .dark
    host.settle()
    // The style of the inner view has not changed.
    expectEqual(inner.draws, [.light, .dark])
    expectEqual(outer.draws, [.light, .dark])
    host.perform { inner.overrideUserInterfaceStyle = .unspecified }
    expectEqual(inner.draws, [.light, .dark])
    host.appearance = .light
    host.settle()
    expectEqual(inner.draws, [.light, .dark, .light])
    expectEqual(outer.draws, [.light, .dark, .light])
  }

  @Test func `A view that changes its style outside of a window draws when it is added`() {
    let host = ScreenHost()
    let root = shown(host.perform { UIView() }, on: host)
    let dot = host.perform { Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    host.perform { root.addSubview(dot) }
    host.perform { dot.removeFromSuperview() }
    host.appearance = .dark
    host.settle()
    expectEqual(dot.draws, [.light])
    host.perform { root.addSubview(dot) }
    expectEqual(dot.draws, [.light, .dark])
  }

  @Test func `A new tint reaches only the views that inherit it`() {
    let host = ScreenHost()
    let root = shown(host.perform { UIView() }, on: host)
    let (own, inheriting) = host.perform { (Dot(), Dot()) }
    own.tintColor = .green
    for dot in [own, inheriting] {
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.addSubview(dot)
    }
    host.settle()
    expectEqual([own.draws.count, inheriting.draws.count], [1, 1])
    host.perform { root.tintColor = .red }
    expectEqual([own.draws.count, inheriting.draws.count], [1, 2])
  }

  @Test func `A rotation draws nothing anew, unless the content mode requires it`() {
    let host = ScreenHost()
    let dot = shown(host.perform { Dot() }, on: host)
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(dot.draws.count, 1)
    host.perform { dot.contentMode = .redraw }
    let before = dot.draws.count
    host.rotate(to: .portrait)
    host.settle()
    expectEqual(dot.draws.count, before + 1)
  }

  @Test func `A new appearance calls tintColorDidChange, another trait does not`() {
    let host = ScreenHost()
    let dot = shown(host.perform { Dot() }, on: host)
    let before = dot.tints
    host.appearance = .dark
    expectEqual(dot.tints, before + 1)
    host.contentSizeCategory = .extraLarge
    host.changeTraits { $0.displayScale = 2 }
    expectEqual(dot.tints, before + 1)
    host.changeTraits { $0.accessibilityContrast = .high }
    expectEqual(dot.tints, before + 2)
  }
}
