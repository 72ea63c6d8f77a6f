// SPDX-License-Identifier: MIT

/// The relation of a sheet to the keyboard, which lifts the sheet until it does not cover the first responder.
@MainActor
final class SheetKeyboard {
  private static let distanceFromKeyboard: CGFloat = 8

  private unowned let sheet: UISheetPresentationController
  private var observation: PartObservation?
  private weak var responder: UIView?
  /// The lower edge of the responder in the presented view. It is measured once: a responder that stands on
  /// the lower edge of the view would otherwise lift the sheet again and again.
  private var responderBottom: CGFloat = 0
  private var containerSize = CGSize.zero

  /// The lowest upper edge of the sheet, in the container, at which the keyboard does not cover the first
  /// responder; nil if the keyboard is hidden or the first responder is elsewhere.
  private(set) var limit: CGFloat?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  func observe() {
    guard observation == nil, let device = sheet.container?.device else { return }
    let names = [UIResponder.keyboardWillChangeFrameNotification]
    observation = PartObservation(names, by: .sheets, on: device) { [weak self] notification in
      self?.keyboardWillMove(notification)
    }
  }

  func stopObserving() {
    observation?.end()
    observation = nil
  }

  private func keyboardWillMove(_ notification: Notification) {
    guard let container = sheet.container,
      notification.object as AnyObject === container.device.screen,
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let new = limit(
      forKeyboard: container.convert(end, from: container.device.screen), in: container)
    guard new != limit else { return }
    limit = new
    sheet.keyboardLimitChanged()
  }

  private func limit(forKeyboard frame: CGRect, in container: UIView) -> CGFloat? {
    guard let responder = container.device.application.firstResponder as? UIView,
      let view = sheet.presentedView, responder.isDescendant(of: view),
      frame.height > 0, frame.minY < container.bounds.maxY
    else { return nil }
    if responder !== self.responder || containerSize != container.bounds.size || limit == nil {
      self.responder = responder
      containerSize = container.bounds.size
      responderBottom = responder.convert(responder.bounds, to: view).maxY
    }
    return frame.minY - Self.distanceFromKeyboard - responderBottom
  }
}
