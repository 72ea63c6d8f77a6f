// SPDX-License-Identifier: MIT

import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// `UIColor.tintColor` is the tint color of the view that uses it ("a color that dynamically
/// resolves to the current tint color of the trait environment", UIColor); "UITraitCollection",
/// `current`; UIView, "tintColor", "tintAdjustmentMode" and "tintColorDidChange()".
@MainActor @Suite struct TintColorTests {
  let host = ScreenHost(.iPhone15)

  final class DrawingView: UIView {
    var drawn: [CGColor] = []
    var seen: [CGColor] = []
    override func draw(_ rect: CGRect) { drawn.append(UIColor.tintColor.cgColor) }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      seen.append(UIColor.tintColor.cgColor)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.borderColor = UIColor.tintColor.cgColor
    }
  }

  private func page(_ views: UIView...) -> UIViewController {
    let page = host.perform { UIViewController() }
    host.perform {
      for (index, view) in views.enumerated() {
        view.frame = CGRect(x: 20, y: 100 + index * 60, width: 200, height: 50)
        page.view.addSubview(view)
      }
    }
    host.show(page)
    host.settle()
    return page
  }

  @Test func `A background of the tint color follows the tint of its view`() {
    let (outer, inner) = host.perform { (UIView(), UIView()) }
    let page = page(outer)
    host.perform {
      outer.addSubview(inner)
      inner.backgroundColor = .tintColor
    }
    expectEqual(inner.layer.backgroundColor, resolved(.systemBlue))
    host.perform { page.view.tintColor = .red }
    expectEqual(inner.layer.backgroundColor, UIColor.red.cgColor)
    host.perform { outer.tintColor = .green }
    expectEqual(inner.layer.backgroundColor, UIColor.green.cgColor)
    host.perform { inner.tintColor = .purple }
    expectEqual(inner.layer.backgroundColor, UIColor.purple.cgColor)
    host.perform {
      inner.tintColor = nil
      outer.tintColor = nil
    }
    expectEqual(inner.layer.backgroundColor, UIColor.red.cgColor)
    host.perform { page.view.tintColor = nil }
    expectEqual(inner.layer.backgroundColor, resolved(.systemBlue))
  }

  private func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: host.traits).cgColor
  }

  @Test func `A color that is made of the tint color follows the tint`() {
    let (faded, provided) = host.perform { (UIView(), UIView()) }
    let page = page(faded, provided)
    host.perform {
      faded.backgroundColor = .tintColor.withAlphaComponent(0.5)
      provided.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .tintColor }
      page.view.tintColor = .red
    }
    expectEqual(faded.layer.backgroundColor, UIColor.red.withAlphaComponent(0.5).cgColor)
    expectEqual(provided.layer.backgroundColor, UIColor.red.cgColor)
    host.appearance = .dark
    expectEqual(provided.layer.backgroundColor, UIColor.white.cgColor)
  }

  @Test func `A dynamic tint follows the appearance`() {
    let view = host.perform { UIView() }
    let page = page(view)
    host.perform {
      view.backgroundColor = .tintColor
      page.view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    }
    expectEqual(view.layer.backgroundColor, UIColor.black.cgColor)
    host.appearance = .dark
    expectEqual(view.layer.backgroundColor, UIColor.white.cgColor)
    host.perform { view.overrideUserInterfaceStyle = .light }
    expectEqual(view.layer.backgroundColor, UIColor.black.cgColor)
  }

  @Test func `A tint that is made of the tint color is made of that of the superview`() {
    let (view, inner) = host.perform { (UIView(), UIView()) }
    let page = page(view)
    host.perform {
      view.addSubview(inner)
      page.view.tintColor = .red
      view.tintColor = .tintColor.withAlphaComponent(0.5)
      inner.tintColor = .tintColor.withAlphaComponent(0.25)
      inner.backgroundColor = .tintColor
    }
    expectEqual(inner.layer.backgroundColor, UIColor.red.withAlphaComponent(0.25).cgColor)
    host.perform { page.view.tintColor = .green }
    expectEqual(inner.layer.backgroundColor, UIColor.green.withAlphaComponent(0.25).cgColor)
    host.perform { inner.tintColor = .tintColor }
    expectEqual(inner.layer.backgroundColor, UIColor.green.withAlphaComponent(0.5).cgColor)
  }

  @Test func `Drawing, layout and the notification of a tint have it as the current one`() {
    let view = host.perform { DrawingView() }
    let page = page(view)
    expectEqual(view.drawn, [resolved(.systemBlue)])
    host.perform {
      page.view.tintColor = .red
      view.setNeedsLayout()
    }
    expectEqual(view.drawn, [resolved(.systemBlue), UIColor.red.cgColor])
    expectEqual(view.seen, [UIColor.red.cgColor])
    expectEqual(view.layer.borderColor, UIColor.red.cgColor)
    expectEqual(host.perform { UIColor.tintColor.cgColor }, resolved(.systemBlue))
  }

  @Test func `The current traits of layout are those of each view`() {
    final class Page: UIViewController {
      var seen: [UIUserInterfaceStyle] = []
      override func viewWillLayoutSubviews() {
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    final class Constrained: UIView {
      var styles: Set<UIUserInterfaceStyle> = []
      override func layoutSubviews() { styles.insert(UITraitCollection.current.userInterfaceStyle) }
      override func updateConstraints() {
        styles.insert(UITraitCollection.current.userInterfaceStyle)
        super.updateConstraints()
      }
    }
    let page = host.perform { Page() }
    let (dark, light) = host.perform { (Constrained(), Constrained()) }
    host.perform {
      page.overrideUserInterfaceStyle = .dark
      light.overrideUserInterfaceStyle = .light
      page.view.addSubview(dark)
      dark.addSubview(light)
      dark.setNeedsUpdateConstraints()
      light.setNeedsUpdateConstraints()
    }
    host.show(page)
    host.settle()
    expectEqual(Set(page.seen), [.dark])
    expectEqual(dark.styles, [.dark])
    expectEqual(light.styles, [.light])
  }

  @Test func `A view that is moved has the tint of its new superview`() {
    let (first, second) = host.perform { (UIView(), UIView()) }
    let view = host.perform { DrawingView() }
    let page = page(first, second)
    host.perform {
      first.tintColor = .red
      second.tintColor = .green
      view.backgroundColor = .tintColor
      first.addSubview(view)
    }
    expectEqual(view.layer.backgroundColor, UIColor.red.cgColor)
    host.perform { second.addSubview(view) }
    expectEqual(view.layer.backgroundColor, UIColor.green.cgColor)
    host.perform { page.view.addSubview(view) }
    expectEqual(view.layer.backgroundColor, resolved(.systemBlue))
    expectEqual(view.seen, [UIColor.red.cgColor, UIColor.green.cgColor, resolved(.systemBlue)])
  }

  @Test(arguments: [0, 1, 2])
  func `The tint color is dimmed behind presentations, and comes back`(kind: Int) {
    let view = host.perform { DrawingView() }
    let page = page(view)
    host.perform {
      page.view.tintColor = .red
      view.backgroundColor = .tintColor
    }
    host.perform {
      let next: UIViewController
      switch kind {
      case 0:
        next = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        (next as? UIAlertController)?.addAction(UIAlertAction(title: "OK", style: .cancel))
      case 1: next = UIViewController()
      default:
        next = UIViewController()
        next.modalPresentationStyle = .formSheet
      }
      page.present(next, animated: true)
    }
    host.settle()
    expectEqual(view.layer.backgroundColor, resolved(.systemGray))
    expectEqual(view.drawn.last, resolved(.systemGray))
    host.perform { page.dismiss(animated: true) }
    host.settle()
    expectEqual(view.layer.backgroundColor, UIColor.red.cgColor)
    expectEqual(view.drawn.last, UIColor.red.cgColor)
  }

  @Test func `Texts, images and attributed texts have the tint color of their view`() {
    let (label, rich) = host.perform { (UILabel(), UILabel()) }
    let field = host.perform { UITextField() }
    let page = page(label, rich, field)
    host.perform {
      label.text = "Plain"
      label.textColor = .tintColor
      rich.attributedText = NSAttributedString(
        string: "Rich", attributes: [.foregroundColor: UIColor.tintColor])
      field.text = "Field"
      field.textColor = .tintColor
      page.view.tintColor = .red
    }
    for view in [label, field] as [UIView] {
      expectEqual(textColors(in: view), [UIColor.red.cgColor])
    }
    let line = host.dump(.text).split(separator: "\n").first { $0.contains("Rich") }
    #expect(line?.lowercased().contains("ff0000") == true)
  }

  private func textColors(in view: UIView) -> [CGColor] {
    var own: [CGColor] = []
    if case .text(_, _, let color, _) = view.drawnContent { own = [color] }
    return own + view.subviews.flatMap { textColors(in: $0) }
  }

  @Test func `The tint is no trait: a change of it calls no observer of traits`() {
    final class Observer: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ old: UITraitCollection?) { changes += 1 }
    }
    let view = host.perform { Observer() }
    let page = page(view)
    let before = view.traitCollection
    view.changes = 0
    host.perform { page.view.tintColor = .red }
    expectEqual(view.changes, 0)
    expectEqual(view.traitCollection, before)
    // A copy with another trait is still of the view.
    let dark = view.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
    expectEqual(UIColor.tintColor.resolvedColor(with: dark), .red)
  }

  @Test func `Controls and configurations in the tint color follow it`() {
    let control = host.perform { UISwitch() }
    let button = host.perform { UIButton(configuration: .filled()) }
    let cell = host.perform { UIListContentView(configuration: .cell()) }
    let page = page(control, button, cell)
    host.perform {
      button.configuration?.title = "Go"
      button.configuration?.background.backgroundColor = .tintColor
      button.configuration?.background.strokeColor = .tintColor
      button.configuration?.background.strokeWidth = 1
      page.view.tintColor = .red
    }
    host.settle()
    let background = button.subviews.first { $0.layer.borderWidth == 1 }
    expectEqual(background?.layer.backgroundColor, UIColor.red.cgColor)
    expectEqual(background?.layer.borderColor, UIColor.red.cgColor)
  }
}
