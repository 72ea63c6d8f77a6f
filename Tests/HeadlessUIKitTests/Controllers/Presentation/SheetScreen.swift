// SPDX-License-Identifier: MIT
import HeadlessHost

/// A controller that presents a sheet with detents at 200 points, half of the height and the full
/// height.
@MainActor final class SheetScreen {
  final class Sheet: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
    }

    func addScrollView() {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      view.addSubview(scrollView)
    }
  }

  final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var mayDismiss = true

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      log.append(
        sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last.map(String.init) ?? "-")
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  static let small = UISheetPresentationController.Detent.Identifier("small")

  let host: ScreenHost
  let presenter: UIViewController
  let content: Sheet
  let delegate = Delegate()
  let sheet: UISheetPresentationController

  init(
    _ device: DeviceModel = .iPhone15, orientation: DeviceOrientation = .portrait,
    framesPerSecond: Double = 60, presents: Bool = true,
    setUp: @MainActor (UISheetPresentationController) -> Void = { _ in }
  ) {
    host = ScreenHost(device, orientation: orientation, framesPerSecond: framesPerSecond)
    (presenter, content) = host.perform { (UIViewController(), Sheet()) }
    host.show(presenter)
    sheet = content.sheetPresentationController!
    sheet.delegate = delegate
    sheet.detents = [
      .custom(identifier: Self.small) { _ in 200 - 34 }, .medium(), .large(),
    ]
    setUp(sheet)
    guard presents else { return }
    host.perform { [presenter, content] in presenter.present(content, animated: false) }
    host.settle()
  }

  /// The distance of the sheet's upper edge from the screen's.
  var top: CGFloat { content.view.convert(CGPoint.zero, to: nil).y }

  var isPresented: Bool { presenter.presentedViewController != nil }

  /// Puts a finger down below the upper edge of the sheet.
  func touch(below distance: CGFloat = 30) -> Finger {
    host.touch(at: CGPoint(x: 100, y: top + distance))
  }

  /// Drags the sheet, and holds the finger at the end.
  func drag(by distance: CGFloat, over seconds: TimeInterval = 0.5) -> Finger {
    touch().move(by: CGVector(dx: 0, dy: distance), over: seconds)
  }
}
