// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Random sequences of pushes, pops, presentations, selections and rotations, interrupted in the
/// middle of animations. The screen at the end equals a new one in the same state, and pages that
/// have left the screen are released.
@MainActor @Suite struct TabSequenceTests {
  private nonisolated static let sequences = sampleCount(100, optimized: 1_000)

  /// The state of a screen, of which another one can be made.
  private struct Description: Equatable {
    var stacks: [[String]] = []
    var selected = 0
    var presented: String?
    var orientation = DeviceOrientation.portrait
    var isToolbarShown: [Bool] = []
  }

  @MainActor
  private final class Scene {
    let host = ScreenHost(.iPhone15)
    private(set) var tabs: UITabBarController?
    var pages: [() -> UIViewController?] = []
    private var count = 0

    init(_ description: Description) {
      host.printsWarnings = false
      if description.orientation == .landscape { host.rotate(to: .landscape, animated: false) }
      let tabs = host.perform { UITabBarController() }
      self.tabs = tabs
      host.perform {
        tabs.viewControllers = description.stacks.enumerated().map { index, titles in
          let navigation = UINavigationController()
          navigation.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
          navigation.setViewControllers(titles.map { page($0) }, animated: false)
          navigation.isToolbarHidden = !description.isToolbarShown[index]
          return navigation
        }
        tabs.selectedIndex = description.selected
      }
      host.show(tabs)
      host.settle()
      if let title = description.presented { present(title, animated: false) }
      host.settle()
    }

    /// Pages whose title begins with "H" hide the tab bar.
    func page(_ title: String) -> UIViewController {
      let page = TabPage(title, hidesBar: title.hasPrefix("H"))
      page.toolbarItems = [UIBarButtonItem(title: "Tool of \(title)")]
      pages.append { [weak page] in page }
      return page
    }

    func present(_ title: String, animated: Bool) {
      host.perform {
        let controller: UIViewController
        if title.hasPrefix("Alert") {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          controller = alert
        } else {
          controller = TabPage(title)
          controller.modalPresentationStyle = title.hasPrefix("Full") ? .fullScreen : .pageSheet
        }
        pages.append { [weak controller] in controller }
        tabs?.present(controller, animated: animated)
      }
    }

    var navigation: UINavigationController? {
      tabs?.selectedViewController as? UINavigationController
    }

    func nextTitle(_ prefixes: [String], _ random: inout SplitMix64) -> String {
      count += 1
      return "\(prefixes.randomElement(using: &random) ?? "")\(count)"
    }

    var description: Description {
      let stacks = (tabs?.viewControllers ?? []).compactMap { $0 as? UINavigationController }
      return Description(
        stacks: stacks.map { $0.viewControllers.map { $0.title ?? "" } },
        selected: tabs?.selectedIndex ?? 0, presented: tabs?.presentedViewController?.title,
        orientation: host.orientation, isToolbarShown: stacks.map { !$0.isToolbarHidden })
    }

    func step(_ random: inout SplitMix64) {
      let animated = Int.random(in: 0..<4, using: &random) > 0
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1, 2:
        let new = nextTitle(["Page", "H"], &random)
        host.perform { navigation?.pushViewController(page(new), animated: animated) }
      case 3, 4: host.perform { _ = navigation?.popViewController(animated: animated) }
      case 5: host.perform { _ = navigation?.popToRootViewController(animated: animated) }
      case 6: present(nextTitle(["Alert", "Full", "Sheet"], &random), animated: animated)
      case 7: host.perform { tabs?.dismiss(animated: animated) }
      case 8: host.perform { tabs?.selectedIndex = Int.random(in: 0..<3, using: &random) }
      case 9:
        // A tap, where nothing covers the bar.
        try? host.tap(.label("Tab \(Int.random(in: 0..<3, using: &random))", traits: .button))
      case 10: host.rotate(to: host.orientation == .portrait ? .landscape : .portrait)
      default:
        let isHidden = Bool.random(using: &random)
        host.perform { navigation?.setToolbarHidden(isHidden, animated: animated) }
      }
      // Half of the steps interrupt the previous one.
      if Bool.random(using: &random) {
        host.advanceFrames(Int.random(in: 0...12, using: &random))
      } else {
        host.settle()
      }
    }

    func end() {
      host.close()
      tabs = nil
    }
  }

  /// Returns the first lines in which two dumps differ.
  private static func difference(_ dump: String, _ expected: String) -> String? {
    let (lines, wanted) = (dump.split(separator: "\n"), expected.split(separator: "\n"))
    for (line, other) in zip(lines, wanted) where line != other {
      return "\(line) instead of \(other)"
    }
    return lines.count == wanted.count ? nil : "\(lines.count) lines instead of \(wanted.count)"
  }

  @Test(arguments: 0..<sequences)
  func `A sequence ends as a new screen, and nothing leaks`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) &+ 36)
    let start = Description(
      stacks: [["One"], ["Two"], ["Three"]], isToolbarShown: [false, false, false])
    let scene = Scene(start)
    for _ in 0..<Int.random(in: 5...20, using: &random) { scene.step(&random) }
    scene.host.settle()
    let description = scene.description
    let new = Scene(description)
    expectEqual(new.description, description)
    let difference = Self.difference(scene.host.dump(), new.host.dump())
    #expect(difference == nil, "seed \(seed): \(description)")
    let shown = Set(
      description.stacks.joined() + [description.presented].compactMap { $0 })
    let left = scene.pages.compactMap { $0()?.title }.filter { !shown.contains($0) }
    expectEqual(left, [], "seed \(seed): pages that have left the screen")
    scene.end()
    expectEqual(scene.pages.compactMap { $0()?.title }, [], "seed \(seed): after the end")
  }
}
