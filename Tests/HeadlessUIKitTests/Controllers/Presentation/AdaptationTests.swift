// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

// Presentations whose surroundings change their size classes. A large phone is compact in portrait
// and regular in landscape; the traits of a pad can be overridden.
@MainActor @Suite struct AdaptationTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var compact = UIModalPresentationStyle.automatic
    var regular = UIModalPresentationStyle.automatic
    var asked: [UIUserInterfaceSizeClass] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      asked.append(traitCollection.horizontalSizeClass)
      return traitCollection.horizontalSizeClass == .compact ? compact : regular
    }
  }

  /// A delegate with the method for compact widths only.
  private final class CompactDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .overFullScreen }
  }

  /// Shows the content in the lower half, in a view of its own.
  private final class Half: UIPresentationController {
    private let wrapper = UIView()

    override var presentedView: UIView? { wrapper }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
    }
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      wrapper.frame = frameOfPresentedViewInContainerView
      presentedViewController.view.frame = wrapper.bounds
      presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(presentedViewController.view)
    }
  }

  private final class HalfMaker: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let half = Half(presentedViewController: presented, presenting: presenting)
      half.delegate = delegate
      return half
    }
    weak var delegate: Delegate?
  }

  enum Kind: CaseIterable, Sendable {
    case popover, popoverAlways, popoverOrCover, popoverOrOver, formOrPopover, page, form
    case pageOrCover, alert, actions, medium, customOrCover

    var style: UIModalPresentationStyle {
      switch self {
      case .popover, .popoverAlways, .popoverOrCover, .popoverOrOver, .formOrPopover, .medium:
        .popover
      case .page, .pageOrCover: .pageSheet
      case .form: .formSheet
      case .customOrCover: .custom
      case .alert, .actions: .automatic
      }
    }
  }

  @MainActor private final class Screen {
    let host: ScreenHost
    let presenter: RecordingController
    let source: UIView
    let delegate = Delegate()
    let compactDelegate = CompactDelegate()
    private let halfMaker = HalfMaker()
    var presented: UIViewController!

    init(_ orientation: DeviceOrientation) {
      host = ScreenHost(.iPhone15ProMax, orientation: orientation)
      (presenter, source) = host.perform {
        (
          RecordingController("presenter"),
          UIView(frame: CGRect(x: 80, y: 80, width: 60, height: 30))
        )
      }
      host.show(presenter)
      host.perform { [presenter, source] in presenter.view.addSubview(source) }
      host.settle()
    }

    func present(_ kind: Kind, animated: Bool = true, over other: UIViewController? = nil) {
      host.perform {
        presented = make(kind)
        if kind == .popoverOrOver {
          presented.presentationController?.delegate = compactDelegate
        } else if kind == .customOrCover {
          halfMaker.delegate = delegate
          presented.transitioningDelegate = halfMaker
        } else if kind != .alert, kind != .actions {
          presented.presentationController?.delegate = delegate
        }
        presented.popoverPresentationController?.sourceView = other?.view ?? source
        (other ?? presenter).present(presented, animated: animated)
      }
    }

    private func make(_ kind: Kind) -> UIViewController {
      switch kind {
      case .popoverAlways: delegate.compact = .none
      case .popoverOrCover, .pageOrCover, .customOrCover: delegate.compact = .fullScreen
      case .formOrPopover: (delegate.compact, delegate.regular) = (.none, .formSheet)
      case .alert, .actions:
        let alert = UIAlertController(
          title: "Title", message: nil, preferredStyle: kind == .alert ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "Fine", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
      case .popover, .popoverOrOver, .page, .form, .medium: break
      }
      let content = RecordingController("content")
      content.modalPresentationStyle = kind.style
      content.preferredContentSize = CGSize(width: 200, height: 150)
      if kind == .medium {
        content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
          .medium(), .large(),
        ]
      }
      return content
    }

    func rotate(to orientation: DeviceOrientation, animated: Bool = true) {
      host.rotate(to: orientation, animated: animated)
      host.settle()
    }

    var frame: CGRect { presented.view.convert(presented.view.bounds, to: nil) }

    /// The visible views, and the appearance of both controllers.
    var state: [String] {
      host.visibleDump.map(String.init) + [
        "\(presenter.stage) \((presented as? RecordingController)?.stage as Any)",
        "\(presented.presentationController?.presentationStyle.rawValue ?? -9)",
        "\(presented.view.layer.cornerRadius) \(presented.view.clipsToBounds)",
      ]
    }
  }

  private static let orientations: [DeviceOrientation] = [.portrait, .landscape]

  /// The law of every screen: changed into a state, it equals a new one.
  @Test(arguments: Kind.allCases, [true, false])
  func `In other size classes a presentation is where a new one is`(kind: Kind, animated: Bool) {
    for (start, other) in [(Self.orientations[0], Self.orientations[1]), (.landscape, .portrait)] {
      let screen = Screen(start)
      screen.present(kind)
      screen.host.settle()
      for orientation in [other, start, other] {
        screen.rotate(to: orientation, animated: animated)
        let fresh = Screen(orientation)
        fresh.present(kind)
        fresh.host.settle()
        expectEqual(screen.state, fresh.state, "\(kind), from \(start) to \(orientation)")
      }
      let mistakes = [screen.presenter, screen.presented as? RecordingController].compactMap { $0 }
        .flatMap(\.mistakes)
      expectEqual(mistakes, [])
      screen.host.perform { screen.presenter.dismiss(animated: true) }
      screen.host.settle()
      expectEqual(screen.host.visibleDump, Screen(other).host.visibleDump)
      expectEqual(screen.presenter.stage, .appeared)
      expectEqual(screen.host.warnings, [])
    }
  }

  /// 200 by 150 points were preferred; a sheet has the width of the screen.
  @Test func `A popover is a sheet in a compact width, and a popover again`() {
    let screen = Screen(.landscape)
    screen.present(.popover)
    screen.host.settle()
    expectEqual(screen.frame.size, CGSize(width: 200, height: 150))
    screen.rotate(to: .portrait)
    expectEqual(screen.frame, CGRect(x: 0, y: 69, width: 430, height: 863))
    screen.rotate(to: .landscape)
    expectEqual(screen.frame.size, CGSize(width: 200, height: 150))
    expectEqual(screen.delegate.asked, [.regular, .compact, .regular])
    screen.host.perform { screen.presenter.view.setNeedsLayout() }
    screen.host.settle()
    expectEqual(screen.delegate.asked.count, 3)
    // One tap beside the popover is one dismissal.
    screen.host.tap(at: CGPoint(x: 600, y: 400))
    screen.host.settle()
    #expect(screen.presenter.presentedViewController == nil)
  }

  @Test func `The content does not disappear when the style changes`() {
    let screen = Screen(.landscape)
    screen.present(.popoverOrCover)
    screen.host.settle()
    let content = screen.presented as? RecordingController
    content?.onWillDisappear = { Issue.record("disappears") }
    content?.onWillAppear = { Issue.record("appears again") }
    for _ in 0..<2 {
      screen.rotate(to: .portrait)
      expectEqual(screen.presenter.stage, .disappeared)
      expectEqual(screen.frame, CGRect(x: 0, y: 0, width: 430, height: 932))
      screen.rotate(to: .landscape)
      expectEqual(screen.presenter.stage, .appeared)
    }
    content?.onWillDisappear = nil
    content?.onWillAppear = nil
  }

  @Test(arguments: [Kind.popover, .popoverOrCover, .pageOrCover, .actions])
  func `Size classes that change in a transition count at its end`(kind: Kind) {
    for (start, other) in [(Self.orientations[0], Self.orientations[1]), (.landscape, .portrait)] {
      let fresh = Screen(other)
      fresh.present(kind)
      fresh.host.settle()
      for frames in stride(from: 0, through: 26, by: 4) {
        let screen = Screen(start)
        screen.present(kind)
        screen.host.advanceFrames(frames)
        screen.rotate(to: other)
        expectEqual(screen.state, fresh.state, "\(kind), from \(start), after \(frames) frames")
      }
    }
  }

  /// A popover whose source is in another popover, both of which become sheets and back.
  @Test func `Nested presentations adapt together`() {
    func nested(_ orientation: DeviceOrientation) -> Screen {
      let screen = Screen(orientation)
      screen.present(.popover)
      screen.host.settle()
      screen.present(.popover, over: screen.presented)
      screen.host.settle()
      return screen
    }
    for start in Self.orientations {
      let screen = nested(start)
      let other: DeviceOrientation = start == .portrait ? .landscape : .portrait
      for orientation in [other, start] {
        screen.rotate(to: orientation)
        expectEqual(screen.state, nested(orientation).state, "\(start) to \(orientation)")
      }
    }
  }

  /// A window of a pad that becomes narrow has compact traits.
  @Test(arguments: [Kind.popover, .actions, .form])
  func `A pad's presentations adapt to a compact width`(kind: Kind) {
    func screen(isCompact: Bool) -> (ScreenHost, UIViewController, UIViewController) {
      let host = ScreenHost(.iPad)
      let root = host.perform { UIViewController() }
      host.show(root)
      setCompact(isCompact, host)
      let presented = host.perform { () -> UIViewController in
        let presented =
          kind == .actions
          ? UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
          : UIViewController()
        (presented as? UIAlertController)?.addAction(UIAlertAction(title: "Fine", style: .default))
        if kind != .actions { presented.modalPresentationStyle = kind.style }
        presented.popoverPresentationController?.sourceView = root.view
        presented.popoverPresentationController?.sourceRect = CGRect(
          x: 100, y: 100, width: 50, height: 50)
        root.present(presented, animated: true)
        return presented
      }
      host.settle()
      return (host, root, presented)
    }
    func setCompact(_ isCompact: Bool, _ host: ScreenHost) {
      host.perform {
        host.window?.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
      }
      host.settle()
    }
    for start in [false, true] {
      let (host, root, _) = screen(isCompact: start)
      for isCompact in [!start, start] {
        setCompact(isCompact, host)
        let (fresh, _, _) = screen(isCompact: isCompact)
        expectEqual(host.visibleDump, fresh.visibleDump, "\(kind), compact \(isCompact)")
      }
      host.perform { root.dismiss(animated: false) }
      host.settle()
      #expect(root.presentedViewController == nil)
    }
  }
}
