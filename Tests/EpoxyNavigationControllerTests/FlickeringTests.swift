// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import EpoxyNavigationController

/// A stack that changes again before the transition has ended that it requested. The screen ends as
/// the state says, and the state is the one that was set last.
@MainActor @Suite struct FlickeringTests {
  /// A navigation controller whose state is the name of the page above the root.
  private final class Pages: NavigationController {
    var shown: String? {
      didSet { setStack(models, animated: animated) }
    }
    var animated = true
    var removals = 0

    private var models: [NavigationModel] {
      let root = NavigationModel.root(dataID: "root") { RecordingController("root") }
      guard let shown else { return [root] }
      return [
        root,
        NavigationModel(
          dataID: shown, makeViewController: { RecordingController(shown) },
          remove: { [weak self] in
            self?.removals += 1
            self?.shown = nil
          }),
      ]
    }

    var names: [String] { viewControllers.map { NavigationScreen.name($0) } }
  }

  private let host = ScreenHost(.iPhone15)

  private func show() -> Pages {
    let pages = host.perform { Pages() }
    host.perform { pages.shown = nil }
    host.show(pages)
    host.settle()
    return pages
  }

  private func set(_ name: String?, _ pages: Pages, frames: Int = 0) {
    host.perform { pages.shown = name }
    host.advanceFrames(frames)
  }

  private func expectEnd(_ name: String?, _ pages: Pages, _ comment: String) {
    host.settle()
    let names = ["root"] + [name].compactMap { $0 }
    #expect(pages.shown == name && pages.names == names, "\(comment)")
    expectEqual(NavigationScreen.name(pages.topViewController), names.last, "\(comment)")
  }

  /// A push and a pop take 0.35 s, 21 frames.
  private static let frames = Array(stride(from: 0, through: 24, by: 4)) + [21, 22]

  @Test(arguments: ["a", "b", nil], [true, false])
  func `A stack that flickers ends as the state says`(last: String?, animated: Bool) {
    for shown in Self.frames {
      for hidden in Self.frames {
        let pages = show()
        pages.animated = animated
        set("a", pages, frames: shown)
        set(nil, pages, frames: hidden)
        set(last, pages)
        expectEnd(last, pages, "shown for \(shown) frames, hidden for \(hidden)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `A state that removes and adds a page again during the user's pop shows it`(swipes: Bool) {
    for popped in Self.frames {
      for hidden in Self.frames {
        let pages = show()
        set("a", pages, frames: 60)
        if swipes {
          host.touch(at: CGPoint(x: 1, y: 400)).move(to: CGPoint(x: 300, y: 400), over: 0.2).lift()
        } else {
          host.perform { _ = pages.popViewController(animated: true) }
        }
        host.advanceFrames(popped)
        set(nil, pages, frames: hidden)
        set("a", pages)
        expectEnd("a", pages, "popped for \(popped) frames, hidden for \(hidden)")
      }
    }
  }

  /// Nothing in the state has changed: the user's decision counts.
  @Test func `A stack that is set again during the user's pop does not show the page again`() {
    for popped in 0...20 {
      let pages = show()
      set("a", pages, frames: 60)
      host.perform { _ = pages.popViewController(animated: true) }
      host.advanceFrames(popped)
      set("a", pages)
      expectEnd(nil, pages, "popped for \(popped) frames")
      expectEqual(pages.removals, 1)
    }
  }

  @Test func `A removal is reported once, if the state does not change again`() {
    for frames in Self.frames {
      let pages = show()
      set("a", pages, frames: frames)
      set(nil, pages, frames: 60)
      expectEqual(pages.removals, 1)
      set("a", pages, frames: 60)
      set(nil, pages, frames: 10)
      set("a", pages, frames: 60)
      expectEqual(pages.removals, 1)
      expectEnd("a", pages, "\(frames)")
    }
  }
}
