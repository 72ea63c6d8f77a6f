// SPDX-License-Identifier: MIT

/// The relation of a sheet to the keyboard, which lifts the sheet until neither the keyboard nor
/// the bars above it cover the first responder.
///
/// The sheet follows a first responder that grows or moves. It does not follow scrolling: the
/// content would otherwise scroll and sink at the same time.
@MainActor
final class SheetKeyboard: FirstResponderLift {
  private nonisolated static let distanceFromKeyboard: CGFloat = 8
  private nonisolated static let tolerance: CGFloat = 0.01

  private unowned let sheet: UISheetPresentationController
  private weak var device: Device?
  private var observation: PartObservation?

  /// The first responder for which the limit was computed; nil without a limit.
  private weak var responder: UIView?
  private var containerSize = CGSize.zero
  /// The offsets of the scroll views around the first responder when editing began.
  private var scrolled: CGFloat = 0
  private var last: Position?
  /// The lower edge of the first responder in the presented view when editing began.
  private var firstBottom: CGFloat = 0
  /// Whether the first responder does not rise with the sheet, as it stands on its lower edge. Such
  /// a sheet is lifted once, because it would otherwise rise again and again.
  private var isTied = false

  /// The lowest upper edge of the sheet, in the container, at which nothing covers the first
  /// responder; nil if the keyboard is hidden or the first responder is elsewhere.
  private(set) var limit: CGFloat?

  /// The edges that determine the limit.
  private struct Position {
    /// The lower edge of the first responder in the presented view.
    var bottom: CGFloat
    /// The upper edge of the keyboard or of the bars above it, in the container.
    var covered: CGFloat
    /// The upper edge of the keyboard, in the container.
    var keyboardTop: CGFloat
    /// The upper edge of the sheet, in the container.
    var top: CGFloat

    /// The height of the covered part of the first responder; negative for a free distance.
    var overlap: CGFloat { top + bottom + SheetKeyboard.distanceFromKeyboard - covered }

    func equals(_ other: Position) -> Bool {
      abs(bottom - other.bottom) < SheetKeyboard.tolerance
        && abs(covered - other.covered) < SheetKeyboard.tolerance
    }
  }

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  func observe() {
    guard observation == nil, let device = sheet.container?.device else { return }
    self.device = device
    device.firstResponderVisibility.add(self)
    let names = [UIResponder.keyboardWillChangeFrameNotification]
    observation = PartObservation(names, by: .sheets, on: device) { [weak self] _ in
      self?.keyboardWillMove()
    }
  }

  func stopObserving() {
    observation?.end()
    observation = nil
    device?.firstResponderVisibility.remove(self)
  }

  private func keyboardWillMove() {
    let responder = device?.application.firstResponder as? UIView
    // A sheet at the lower edge rises when the bars in it have risen. A form moves as a whole, and
    // with it the part of it that the keyboard covers.
    if !isAffected(by: responder) || sheet.geometry?.attachment == .floating {
      move(for: responder)
    }
  }

  // MARK: Moving

  /// Whether a finger or a spring moves the sheet with a first responder.
  func isMoving(with responder: UIView?) -> Bool {
    guard let view = sheet.presentedView, responder?.isDescendant(of: view) == true else {
      return false
    }
    return sheet.motion.isDragging || sheet.motion.isSpringing
  }

  func needsMove(for responder: UIView?) -> Bool {
    guard isAffected(by: responder), let responder, let position = position(of: responder) else {
      return limit != nil
    }
    if isNew(responder) { return true }
    return last?.equals(position) != true && !isMoving(with: responder)
  }

  /// Raises or lowers the sheet as far as the frame of the first responder requires.
  ///
  /// - Parameter isCorrection: Whether nothing but the sheet has moved since the last call.
  func move(for responder: UIView?, isCorrection: Bool = false) {
    guard isAffected(by: responder), let responder else { return set(limit: nil) }
    guard isNew(responder) || !isMoving(with: responder) else { return }
    if isNew(responder) { begin(with: responder) }
    guard let position = position(of: responder) else { return set(limit: nil) }
    let new = limit(for: position, isCorrection: isCorrection)
    last = position
    set(limit: new)
  }

  private func limit(for position: Position, isCorrection: Bool) -> CGFloat {
    let free = position.covered - Self.distanceFromKeyboard
    if isTied { return limitOfTied(position) }
    guard isCorrection, let last, last.overlap > Self.tolerance, position.overlap > Self.tolerance,
      last.top - position.top > Self.tolerance
    else { return free - position.bottom }
    // The first responder has not risen as far as the sheet: one that is centered rises half as
    // far.
    let gain = last.overlap - position.overlap
    guard gain > Self.tolerance else {
      isTied = true
      return limitOfTied(position)
    }
    return position.top - position.overlap * (last.top - position.top) / gain
  }

  /// Returns the limit for a first responder that does not rise with the sheet. One that is above
  /// the keyboard is in a bar, or stands on one, and needs no lift.
  private func limitOfTied(_ position: Position) -> CGFloat {
    position.top + position.bottom <= position.keyboardTop + Self.tolerance
      ? .greatestFiniteMagnitude : position.covered - Self.distanceFromKeyboard - firstBottom
  }

  private func isNew(_ responder: UIView) -> Bool {
    limit == nil || responder !== self.responder || sheet.container?.bounds.size != containerSize
  }

  private func begin(with responder: UIView) {
    self.responder = responder
    containerSize = sheet.container?.bounds.size ?? .zero
    scrolled = 0
    scrolled = scrollOffset(around: responder)
    isTied = false
    last = nil
    firstBottom = position(of: responder)?.bottom ?? 0
  }

  private func set(limit new: CGFloat?) {
    if new == nil { responder = nil }
    guard new != limit else { return }
    limit = new
    sheet.keyboardLimitChanged()
  }

  // MARK: Positions

  /// Whether the keyboard can cover a first responder in the sheet.
  private func isAffected(by responder: UIView?) -> Bool {
    guard let responder, let view = sheet.presentedView, responder.isDescendant(of: view),
      let attachment = sheet.geometry?.attachment, attachment != .full
    else { return false }
    return device?.keyboard.dockedFrame != nil
  }

  private func position(of responder: UIView) -> Position? {
    guard let container = sheet.container, let view = sheet.presentedView,
      let keyboard = device?.keyboard.dockedFrame, let geometry = sheet.geometry
    else { return nil }
    let keyboardTop = container.convert(keyboard, from: container.device.screen).minY
    guard keyboardTop < container.bounds.maxY else { return nil }
    let room = keyboardTop - Self.distanceFromKeyboard - geometry.largeTop
    let rect = responder.rectAboveKeyboard(fitting: room)
    let bottom = responder.convert(rect, to: view).maxY + scrollOffset(around: responder)
    return Position(
      bottom: bottom, covered: coveredEdge(above: keyboardTop, around: responder, in: container),
      keyboardTop: keyboardTop, top: view.frame.minY)
  }

  /// Returns the upper edge of the keyboard or of the bars above it. Bars are the part of the safe
  /// area of the first responder's controller.
  private func coveredEdge(
    above keyboardTop: CGFloat, around responder: UIView, in container: UIView
  ) -> CGFloat {
    let views = sequence(first: responder, next: { $0.parent })
    guard let content = views.first(where: { $0.controller != nil }) else { return keyboardTop }
    let edge = CGPoint(x: 0, y: content.bounds.maxY - content.safeAreaInsets.bottom)
    return min(content.convert(edge, to: container).y, keyboardTop)
  }

  /// Returns how far the scroll views in the sheet have scrolled since editing began.
  private func scrollOffset(around responder: UIView) -> CGFloat {
    let views = sequence(first: responder, next: { $0.parent }).dropFirst()
      .prefix { $0 !== sheet.presentedView }
    let outermost = (sheet.presentedView as? UIScrollView)?.contentOffset.y ?? 0
    return views.reduce(outermost) { $0 + (($1 as? UIScrollView)?.contentOffset.y ?? 0) } - scrolled
  }
}
