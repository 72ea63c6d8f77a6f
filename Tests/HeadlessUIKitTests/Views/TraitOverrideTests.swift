// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct TraitOverrideTests {
  private enum Density: UITraitDefinition {
    static let defaultValue = 1
  }

  let host = ScreenHost(.iPhone15)

  @Test func `Overrides of a view reach its subviews, and can be removed`() {
    let (outer, inner) = host.perform { (UIView(), UIView()) }
    host.perform {
      outer.addSubview(inner)
      outer.traitOverrides.layoutDirection = .rightToLeft
      outer.traitOverrides[Density.self] = 5
    }
    host.show(outer)
    expectEqual(inner.traitCollection.layoutDirection, .rightToLeft)
    expectEqual(inner.traitCollection[Density.self], 5)
    host.perform { inner.traitOverrides[Density.self] = 1 }
    expectEqual(inner.traitCollection[Density.self], 1)  // the default value is an override, too
    #expect(inner.traitOverrides.contains(Density.self))
    host.perform { inner.traitOverrides.remove(Density.self) }
    expectEqual(inner.traitCollection[Density.self], 5)
    host.perform { outer.traitOverrides.remove(UITraitLayoutDirection.self) }
    expectEqual(inner.traitCollection.layoutDirection, .leftToRight)
    #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
  }

  @Test func `Observers of traits are called with the object and its old traits`() {
    let view = host.perform { UIView() }
    host.show(view)
    var old: [Int] = []
    func observe<Object: UITraitChangeObservable>(
      _ object: Object
    ) -> any UITraitChangeRegistration {
      object.registerForTraitChanges([Density.self]) { (object: Object, previous) in
        old.append(previous[Density.self])
      }
    }
    let registration = observe(view)
    host.perform { view.traitOverrides[Density.self] = 2 }
    host.perform { view.traitOverrides.userInterfaceStyle = .dark }
    host.perform { view.unregisterForTraitChanges(registration) }
    host.perform { view.traitOverrides[Density.self] = 3 }
    expectEqual(old, [1])
    #expect(
      UITraitCollection.systemTraitsAffectingColorAppearance.contains {
        $0 == UITraitUserInterfaceStyle.self
      })
  }

  // MARK: Links

  private final class Delegate: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var opened: [UITextItem.Content] = []
    var allows = true

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(URL) \(characterRange.location) \(characterRange.length)")
      return allows
    }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      UIAction { [unowned self] _ in opened.append(textItem.content) }
    }
  }

  @Test func `A tap on a link opens it, if the delegate allows it and the text is not edited`() {
    let (view, delegate) = host.perform { (UITextView(), Delegate()) }
    host.perform {
      let text = NSMutableAttributedString(string: "See ")
      text.append(
        NSAttributedString(string: "the page", attributes: [.link: URL(string: "https://a.b/c")!]))
      view.attributedText = text
      view.font = .systemFont(ofSize: 20)
      view.isEditable = false
      view.delegate = delegate
    }
    host.show(view, frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    host.tap(at: CGPoint(x: 80, y: 120))
    #expect(delegate.asked == ["https://a.b/c 4 8"])
    #expect(delegate.opened == [.link(URL(string: "https://a.b/c")!)])
    delegate.allows = false
    host.tap(at: CGPoint(x: 80, y: 120))
    host.tap(at: CGPoint(x: 10, y: 120))
    #expect(delegate.asked.count == 2 && delegate.opened.count == 1)
    view.isEditable = true
    host.tap(at: CGPoint(x: 80, y: 120))
    expectEqual(delegate.asked.count, 2)
  }
}
