// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Random sequences of edits, pushes, presentations, tabs, columns, rotations and changes of the
/// application's state, interrupted at random frames. The phone whose width is regular in landscape
/// adapts presentations and columns in each rotation.
@MainActor @Suite struct InputOwnerPropertyTests {
  private static let sequences = sampleCount(60, few: 12, optimized: 1_000)

  /// A page with a number. Odd ones have a bar of their own.
  private final class Page: UIViewController {
    let number: Int
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    let entry = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    /// A field with a view in place of the keys, which has a field of its own.
    let coded = UITextField(frame: CGRect(x: 20, y: 180, width: 200, height: 40))
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 150))
    let digits = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    var editsOnAppearance = false

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
      bar.accessibilityIdentifier = "bar \(number)"
      bar.addSubview(entry)
      panel.accessibilityIdentifier = "panel \(number)"
      panel.addSubview(digits)
      coded.inputView = panel
    }

    required init?(coder: NSCoder) { nil }

    var hasBar: Bool { number % 2 == 1 }
    override var inputAccessoryView: UIView? { hasBar ? bar : nil }
    override var canBecomeFirstResponder: Bool { hasBar }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "page \(number)"
      view.addSubview(field)
      view.addSubview(coded)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if editsOnAppearance { _ = field.becomeFirstResponder() }
      editsOnAppearance = false
    }

    func edit(_ index: Int) {
      if index >= 3 {
        _ = coded.becomeFirstResponder()
        if index == 4 { _ = digits.becomeFirstResponder() }
        return
      }
      if hasBar, index != 1 { _ = becomeFirstResponder() }
      if index == 1 || !hasBar { _ = field.becomeFirstResponder() }
      if index == 2, hasBar { _ = entry.becomeFirstResponder() }
    }

    var responders: [UIResponder] { [self, field, entry, coded, digits] }
  }

  @MainActor private final class Scene {
    let host: ScreenHost
    let navigation: UINavigationController
    let tabs: UITabBarController
    let split: UISplitViewController
    var pages: [Page] = []

    init(_ model: DeviceModel) {
      let host = ScreenHost(model)
      self.host = host
      (navigation, tabs, split) = host.perform {
        (
          UINavigationController(), UITabBarController(),
          UISplitViewController(style: .doubleColumn)
        )
      }
      host.perform {
        navigation.viewControllers = [page()]
        split.setViewController(page(), for: .primary)
        split.setViewController(page(), for: .secondary)
        tabs.viewControllers = [navigation, page(), split]
      }
    }

    func show() {
      host.show(tabs)
      host.settle()
    }

    func page(_ number: Int? = nil) -> Page {
      let page = Page(number ?? pages.count)
      pages.append(page)
      return page
    }

    /// The presented controllers, the foremost one last.
    var presented: [UIViewController] {
      Array(
        sequence(first: tabs as UIViewController) { $0.presentedViewController }.dropFirst())
    }

    var front: UIViewController { presented.last ?? tabs.selectedViewController ?? tabs }

    /// The page in front; in a split view controller that of a column.
    func frontPage(_ column: UISplitViewController.Column) -> Page? {
      if front === split {
        let page = split.viewController(for: column) as? Page
        return page?.viewIfLoaded?.window == nil ? nil : page
      }
      return front as? Page ?? (front as? UINavigationController)?.topViewController as? Page
    }

    func make(_ kind: Int, number: Int? = nil) -> UIViewController {
      if kind >= 8 {
        let alert = UIAlertController(
          title: "Title", message: nil, preferredStyle: kind == 10 ? .actionSheet : .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        if kind == 9 { alert.addTextField() }
        alert.popoverPresentationController?.sourceView = tabs.view
        return alert
      }
      let new = page(number)
      new.modalPresentationStyle =
        [
          .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext,
          .overCurrentContext, .popover, .custom,
        ][kind]
      new.popoverPresentationController?.sourceView = tabs.view
      return new
    }

    /// The index of the page and of the responder in it.
    var first: (page: Int, index: Int)? {
      guard let first = host.firstResponder else { return nil }
      for page in pages {
        if let index = page.responders.firstIndex(where: { $0 === first }) {
          return (page.number, index)
        }
      }
      return nil
    }
  }

  private func act(on scene: Scene, _ random: inout SplitMix64) {
    let animated = random.chance(0.7)
    let host = scene.host
    let choice = Int.random(in: 0..<15, using: &random)
    let number = Int.random(in: 0..<11, using: &random)
    let edits = random.chance(0.3)
    if choice == 8 {
      return host.rotate(to: host.orientation == .portrait ? .landscape : .portrait)
    }
    if choice == 9 {
      host.enterBackground()
      host.advanceFrames(number)
      return host.enterForeground()
    }
    if choice == 10 {
      let finger = host.touch(at: CGPoint(x: 1, y: 200))
      finger.move(by: CGVector(dx: CGFloat(number) * 30, dy: 0), over: 0.2)
      return number % 2 == 0 ? finger.lift() : finger.cancel()
    }
    host.perform {
      switch choice {
      case 0...2, 14:
        scene.frontPage(edits ? .primary : .secondary)?.edit(number % 5)
      case 3:
        if scene.presented.count < 3 {
          let new = scene.make(number)
          (new as? Page)?.editsOnAppearance = edits
          scene.front.present(new, animated: animated)
        }
      case 4, 5: if !scene.presented.isEmpty { scene.front.dismiss(animated: animated) }
      case 6:
        if scene.navigation.viewControllers.count < 4 {
          let new = scene.page()
          new.editsOnAppearance = edits
          scene.navigation.pushViewController(new, animated: animated)
        }
      case 7: scene.navigation.popViewController(animated: animated)
      case 11: scene.tabs.selectedIndex = number % 3
      case 12:
        scene.split.preferredDisplayMode =
          [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary][number % 4]
      default: scene.frontPage(.secondary)?.view.endEditing(true)
      }
    }
  }

  private func checkPages(_ scene: Scene, _ label: String) {
    for page in scene.pages where page.bar.window != nil {
      #expect(page.viewIfLoaded?.window != nil, "\(label): the bar of page \(page.number)")
    }
    guard let first = scene.first, let page = scene.pages.first(where: { $0.number == first.page })
    else { return }
    #expect(page.viewIfLoaded?.window != nil, "\(label): \(first)")
  }

  @Test func `At every frame the keyboard has a page, and at the end it is that of a fresh screen`()
  {
    var random = SplitMix64(seed: 46)
    for sequence in 0..<Self.sequences {
      let scene = Scene([DeviceModel.iPhone15, .iPhone15ProMax, .iPad][sequence % 3])
      scene.host.printsWarnings = false
      scene.show()
      for step in 0..<Int.random(in: 2...10, using: &random) {
        act(on: scene, &random)
        let frames = Int.random(in: 0...40, using: &random)
        scene.host.advanceFrames(frames) { checkPages(scene, "\(sequence), \(step)") }
      }
      scene.host.settle()
      checkPages(scene, "\(sequence), end")
      let fresh = copy(of: scene)
      expectEqual(scene.host.dump(), fresh.host.dump(), "\(sequence)")
      expectEqual(scene.host.keyboardFrame, fresh.host.keyboardFrame, "\(sequence)")
      expectEqual(scene.host.isKeyboardVisible, fresh.host.isKeyboardVisible, "\(sequence)")
    }
  }

  /// A new host with the same pages and the same first responder, made without animations.
  private func copy(of scene: Scene) -> Scene {
    let fresh = Scene(scene.host.model)
    fresh.host.rotate(to: scene.host.orientation)
    fresh.host.perform {
      for page in scene.navigation.viewControllers.dropFirst() {
        let number = (page as? Page)?.number
        fresh.navigation.pushViewController(fresh.page(number), animated: false)
      }
      fresh.split.preferredDisplayMode = scene.split.preferredDisplayMode
      fresh.tabs.selectedIndex = scene.tabs.selectedIndex
    }
    fresh.show()
    for old in scene.presented {
      fresh.host.perform {
        let new: UIViewController
        if let alert = old as? UIAlertController {
          new = fresh.make(
            alert.preferredStyle == .actionSheet ? 10 : alert.textFields == nil ? 8 : 9)
        } else {
          new = fresh.page((old as? Page)?.number)
          new.modalPresentationStyle = old.modalPresentationStyle
          new.popoverPresentationController?.sourceView = fresh.tabs.view
        }
        fresh.front.present(new, animated: false)
      }
      fresh.host.settle()
    }
    fresh.host.perform {
      if let first = scene.first {
        fresh.pages.first { $0.number == first.page }?.edit(first.index)
      } else if scene.host.firstResponder == nil {
        _ = fresh.host.firstResponder?.resignFirstResponder()
      }
    }
    fresh.host.settle()
    return fresh
  }
}
