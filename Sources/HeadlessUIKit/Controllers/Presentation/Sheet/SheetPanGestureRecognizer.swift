// SPDX-License-Identifier: MIT

/// The recognizer of a drag that moves a sheet. It catches a sheet that moves at once, and begins
/// otherwise with a vertical movement that no control of the content follows.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?
  private var last: CGFloat = 0

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addAction { [unowned self] _ in act() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, sheet?.motion.isSpringing == true { state = .began }
  }

  override func mayBegin(after travel: CGVector) -> Bool {
    guard let sheet, sheet.isDraggable, abs(travel.dy) >= slop, abs(travel.dy) > abs(travel.dx)
    else { return false }
    return !trackedTouches.contains { touch in
      (touch.view as? UIControl)?.isTracking == true && touch.view is UISlider
    }
  }

  private func act() {
    guard let sheet else { return }
    let way = translation(in: sheet.container).y
    switch state {
    case .began:
      sheet.beginDrag()
      // The movement beyond the slop moves the sheet, in however many events it was reported.
      last = min(max(way, -slop), slop)
      follow(way)
    case .changed: follow(way)
    case .ended:
      follow(way)
      sheet.endDrag(velocity: velocity(in: sheet.container).y)
    case .cancelled: sheet.cancelDrag()
    case .possible, .failed: break
    }
  }

  private func follow(_ way: CGFloat) {
    sheet?.drag(by: way - last)
    last = way
  }
}
