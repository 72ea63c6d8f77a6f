// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import EpoxyPresentations

/// A state that changes again before the transition has ended that it requested. The screen ends as
/// the state says, and the state is the one that was set last.
@MainActor @Suite struct FlickeringTests {
  /// A presenting controller whose state is the name of what it presents.
  private final class Presenter: UIViewController {
    var shown: String? {
      didSet { setPresentation(model, animated: animated) }
    }
    var animated = true
    var dismissals = 0

    private var model: PresentationModel? {
      guard let shown else { return nil }
      return PresentationModel(
        dataID: shown, presentation: .system,
        makeViewController: {
          let page = RecordingController(shown)
          page.modalPresentationStyle = .pageSheet
          return page
        },
        dismiss: { [weak self] in
          self?.dismissals += 1
          self?.shown = nil
        })
    }

    var presentedName: String? { (presentedViewController as? RecordingController)?.name }
  }

  private let host = ScreenHost(.iPhone15)

  private func show() -> Presenter {
    let presenter = host.perform { Presenter() }
    host.show(presenter)
    host.settle()
    return presenter
  }

  private func set(_ name: String?, _ presenter: Presenter, frames: Int = 0) {
    host.perform { presenter.shown = name }
    host.advanceFrames(frames)
  }

  private func dismissByUser(_ presenter: Presenter) {
    host.perform {
      _ = presenter.presentedViewController?.presentationController?.dismissByUser()
    }
  }

  private func expectEnd(_ name: String?, _ presenter: Presenter, _ comment: String) {
    host.settle()
    #expect(presenter.shown == name && presenter.presentedName == name, "\(comment)")
  }

  /// A presentation and a dismissal take 0.4 s, 24 frames.
  private static let frames = Array(stride(from: 0, through: 28, by: 4)) + [23, 25]

  /// Two models with the same or with different names, or a model that is removed.
  @Test(arguments: ["a", "b", nil], [true, false])
  func `A state that flickers ends as it says`(last: String?, animated: Bool) {
    for shown in Self.frames {
      for hidden in Self.frames {
        let presenter = show()
        presenter.animated = animated
        set("a", presenter, frames: shown)
        set(nil, presenter, frames: hidden)
        set(last, presenter)
        expectEnd(last, presenter, "shown for \(shown) frames, hidden for \(hidden)")
      }
    }
  }

  @Test func `A model that another one replaces for some frames returns`() {
    for shown in Self.frames {
      for replaced in Self.frames {
        let presenter = show()
        set("a", presenter, frames: shown)
        set("b", presenter, frames: replaced)
        // The state of "a" is the state of "b", too, so `dismiss` of "a" would change it: the test
        // is about the return only.
        guard presenter.shown == "b" else { continue }
        set("a", presenter)
        expectEnd("a", presenter, "\(shown), \(replaced)")
      }
    }
  }

  @Test func `A state that hides and shows a model again during the user's swipe shows it`() {
    for swiped in Self.frames {
      for hidden in Self.frames {
        let presenter = show()
        set("a", presenter, frames: 60)
        dismissByUser(presenter)
        host.advanceFrames(swiped)
        set(nil, presenter, frames: hidden)
        set("a", presenter)
        expectEnd("a", presenter, "swiped for \(swiped) frames, hidden for \(hidden)")
      }
    }
  }

  /// Nothing in the state has changed: the user's decision counts.
  @Test func `A model that is set again during the user's swipe remains dismissed`() {
    for swiped in 0...23 {
      let presenter = show()
      set("a", presenter, frames: 60)
      dismissByUser(presenter)
      host.advanceFrames(swiped)
      set("a", presenter)
      expectEnd(nil, presenter, "swiped for \(swiped) frames")
      expectEqual(presenter.dismissals, 1)
    }
  }

  @Test func `A dismissal is reported once, if the state does not change again`() {
    for frames in Self.frames {
      let presenter = show()
      set("a", presenter, frames: frames)
      set(nil, presenter, frames: 60)
      expectEqual(presenter.dismissals, 1)
      // The model of the same state that is shown again does not count as dismissed.
      set("a", presenter, frames: 60)
      set(nil, presenter, frames: 10)
      set("a", presenter, frames: 60)
      expectEqual(presenter.dismissals, 1)
      expectEnd("a", presenter, "\(frames)")
    }
  }
}
