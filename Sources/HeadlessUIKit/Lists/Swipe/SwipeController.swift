// SPDX-License-Identifier: MIT

/// The swipe actions of the rows of a list.
///
/// A list view creates one, strongly, when rows can have actions, and adopts ``SwipeHost``; its
/// cells adopt ``SwipeableRow``. Nothing else is needed: the controller adds its recognizers to the
/// list, opens and closes rows, and performs the actions. It queries the list for the row at a
/// point and for the actions of a row.
///
/// One row is open at a time. It closes when another row is swiped, when the list scrolls, after an
/// action, when a finger touches anything but its buttons, when the data of the list change, and
/// when the size of text or the direction of the layout changes. A swipe across more than half of
/// the row performs the first action. ``close(animated:)`` closes the row by code, and
/// ``accessibilityActions(of:)`` are the actions for VoiceOver.
@MainActor
final class SwipeController: NSObject {
  // UIKit's values are not documented.
  private static let duration: TimeInterval = 0.35
  /// The part of the row that a finger must have uncovered to perform the first action.
  private static let fullSwipe: CGFloat = 0.55
  /// The velocity above which the direction of the finger decides, in points per second.
  private static let flick: CGFloat = 300

  private unowned let host: any SwipeHost
  private let pan = UIPanGestureRecognizer()
  private let dismissal = SwipeDismissalRecognizer()
  private var open: OpenRow?
  /// The offset of the row when the finger began to move it.
  private var startOffset: CGFloat = 0
  /// Whether an action of the open row is being performed, which changes the data itself.
  private var isPerforming = false

  /// The row that is open, and its buttons.
  private struct OpenRow {
    let row: any SwipeableRow
    let direction: CGFloat
    let configuration: UISwipeActionsConfiguration
    let buttons: SwipeButtonsView
  }

  /// Creates a controller and adds its recognizers to a list.
  init(in host: any SwipeHost) {
    self.host = host
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction { [unowned self] pan in dragged(pan) }
    dismissal.controller = self
    dismissal.addAction { [unowned self] recognizer in
      if recognizer.state == .began || recognizer.state == .ended { close(animated: true) }
    }
    host.addGestureRecognizer(dismissal)
    host.addGestureRecognizer(pan)
    host.panGestureRecognizer.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.close(animated: true) }
    }
  }

  /// The row whose actions are visible; nil if there is none.
  var openRow: (any SwipeableRow)? { open?.row }

  // MARK: Opening and closing

  /// Shows the actions of a row.
  func open(_ row: any SwipeableRow, at edge: SwipeEdge, animated: Bool) {
    guard begin(row, edge) else { return }
    settle(at: restOffset, animated: animated)
  }

  /// Hides the actions of the row that is open.
  func close(animated: Bool) {
    guard let open else { return }
    self.open = nil
    isPerforming = false
    open.row.setSwiped(false)
    host.swipeChanged(of: open.row, isOpen: false)
    move(open, to: 0, animated: animated) { open.buttons.removeFromRow() }
  }

  /// Has to be called before a row is removed from the list: it may show another item later.
  func rowWillBeReused(_ row: any SwipeableRow) {
    if open?.row === row { close(animated: false) }
    removeButtons(from: row)
  }

  /// Has to be called before the data of the list change: the actions of the open row may be those
  /// of another item from now on. An action that changes the data reports itself when it is done.
  func dataWillChange(animated: Bool) {
    guard !isPerforming else { return }
    close(animated: animated && UIView.areAnimationsEnabled)
  }

  /// Has to be called when the bounds of a row have changed.
  func boundsChanged(of row: any SwipeableRow, from old: CGRect) {
    guard let open, open.row === row else { return }
    if old.width != row.bounds.width {
      close(animated: false)
    } else {
      open.buttons.frame.size.height = row.bounds.height
    }
  }

  /// Removes the buttons of a swipe that is closing, or that has removed the row's item.
  private func removeButtons(from row: any SwipeableRow) {
    for view in row.subviews { (view as? SwipeButtonsView)?.removeFromRow() }
  }

  private func begin(_ row: any SwipeableRow, _ edge: SwipeEdge) -> Bool {
    guard let configuration = host.swipeActions(of: row, at: edge), !configuration.actions.isEmpty
    else { return false }
    close(animated: true)
    guard host.contains(row) else { return false }  // a callback has changed the data
    removeButtons(from: row)
    host.swipeChanged(of: row, isOpen: true)
    guard host.contains(row) else {
      host.swipeChanged(of: row, isOpen: false)
      return false
    }
    let direction = edge.direction(rightToLeft: row.isRightToLeft)
    let buttons = SwipeButtonsView(configuration.actions, atLeft: direction > 0)
    buttons.didTap = { [weak self] action, button in self?.perform(action, from: button) }
    buttons.didChangeTraits = { [weak self, weak buttons] in
      if let self, open?.buttons === buttons { close(animated: false) }
    }
    let new = OpenRow(
      row: row, direction: direction, configuration: configuration, buttons: buttons)
    buttons.rowClipped = row.clipsToBounds
    row.clipsToBounds = true
    row.insertSubview(buttons, at: 0)
    open = new
    move(new, to: 0, animated: false)
    row.setSwiped(true)
    return true
  }

  private var restOffset: CGFloat {
    guard let open else { return 0 }
    return open.direction * open.buttons.restWidth
  }

  private func settle(at offset: CGFloat, animated: Bool) {
    guard let open else { return }
    move(open, to: offset, animated: animated)
  }

  private func move(
    _ open: OpenRow, to offset: CGFloat, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let change = {
      open.row.swipeOffset = offset
      let bounds = open.row.bounds
      open.buttons.frame = CGRect(
        x: open.direction > 0 ? bounds.minX : bounds.maxX - abs(offset), y: bounds.minY,
        width: abs(offset), height: bounds.height)
      open.buttons.layoutIfNeeded()
      open.row.layoutIfNeeded()
    }
    guard animated, open.row.window != nil else {
      UIView.performWithoutAnimation(change)
      completion?()
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: change,
      completion: { _ in completion?() })
  }

  // MARK: Finger

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let open else { return }
    switch pan.state {
    case .began:
      startOffset = open.row.swipeOffset
      follow(pan, open)
    case .changed: follow(pan, open)
    case .ended:
      follow(pan, open)
      release(open, velocity: pan.velocity(in: host).x * open.direction)
    default: close(animated: true)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer, _ open: OpenRow) {
    let way = (startOffset + pan.translation(in: host).x) * open.direction
    let rest = open.buttons.restWidth
    var distance = max(way, 0)
    let allowsFullSwipe = open.configuration.performsFirstActionWithFullSwipe
    // Beyond the buttons, the row follows a third of the way unless it can be swiped away.
    if !allowsFullSwipe, distance > rest { distance = rest + (distance - rest) / 3 }
    let isFull = allowsFullSwipe && distance > fullSwipeDistance(of: open)
    if isFull != open.buttons.isFirstStretched {
      UIView.animate(withDuration: 0.2) {
        open.buttons.isFirstStretched = isFull
        open.buttons.layoutIfNeeded()
      }
    }
    move(open, to: distance * open.direction, animated: false)
  }

  private func fullSwipeDistance(of open: OpenRow) -> CGFloat {
    max(open.row.bounds.width * Self.fullSwipe, open.buttons.restWidth + 30)
  }

  private func release(_ open: OpenRow, velocity: CGFloat) {
    let distance = open.row.swipeOffset * open.direction
    if open.buttons.isFirstStretched, let action = open.configuration.actions.first,
      let button = open.buttons.firstButton
    {
      settle(at: open.row.bounds.width * open.direction, animated: true)
      perform(action, from: button)
    } else if velocity > Self.flick
      || (velocity > -Self.flick && distance > open.buttons.restWidth / 2)
    {
      settle(at: restOffset, animated: true)
    } else {
      close(animated: true)
    }
  }

  // MARK: Actions

  private func perform(_ action: UIContextualAction, from button: UIView) {
    guard let row = open?.row else { return }
    isPerforming = true
    action.handler(action, button) { [weak self, weak row] isDone in
      guard let self, let row, open?.row === row else { return }
      // A row that its action has removed disappears as it is.
      if isDone, action.style == .destructive, !host.contains(row) {
        forget(row)
      } else {
        close(animated: true)
      }
    }
  }

  /// Ends the swipe of a row that disappears. Its parts remain where they are until it is reused.
  private func forget(_ row: any SwipeableRow) {
    guard let open, open.row === row else { return }
    self.open = nil
    isPerforming = false
    host.swipeChanged(of: row, isOpen: false)
    open.buttons.isUserInteractionEnabled = false
  }

  /// Returns the actions of a row for VoiceOver, first those of the leading side.
  ///
  /// The data may change before an action is performed. Then the list is queried again for the
  /// actions of the item; those of an item that the row does not show any more are not performed.
  func accessibilityActions(of row: any SwipeableRow) -> [UIAccessibilityCustomAction] {
    let item = host.item(of: row)
    let start = item?.path
    return SwipeEdge.allCases.flatMap { edge in
      (host.swipeActions(of: row, at: edge)?.actions ?? []).enumerated().map { index, action in
        UIAccessibilityCustomAction(
          name: action.title ?? action.image?.accessibilityLabel ?? "", image: action.image
        ) { [weak self, weak row] _ in
          guard let self, let row, let path = item?.path, host.item(of: row)?.path == path,
            let now = path == start ? action : self.action(index, like: action, of: row, at: edge)
          else { return false }
          now.handler(now, row) { _ in }
          return true
        }
      }
    }
  }

  /// Returns the action that a row has now in place of an earlier one.
  private func action(
    _ index: Int, like old: UIContextualAction, of row: any SwipeableRow, at edge: SwipeEdge
  ) -> UIContextualAction? {
    let actions = host.swipeActions(of: row, at: edge)?.actions ?? []
    guard actions.indices.contains(index), actions[index].title == old.title else { return nil }
    return actions[index]
  }

  // MARK: Touches elsewhere

  /// The part of an open row that a touch is in.
  enum Part { case buttons, row, elsewhere }

  /// Returns the position of a touch; nil if no row is open.
  func part(of touch: UITouch) -> Part? {
    guard let open else { return nil }
    let view = touch.view
    if view?.isDescendant(of: open.buttons) ?? false { return .buttons }
    return open.row.bounds.contains(touch.location(in: open.row)) ? .row : .elsewhere
  }
}

extension SwipeController: UIGestureRecognizerDelegate {
  /// Begins horizontal pans over rows with actions at that side.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: host)
    guard abs(way.x) > abs(way.y) else { return false }
    let finger = pan.location(in: host)
    let start = CGPoint(x: finger.x - way.x, y: finger.y - way.y)
    if let open, open.row.bounds.contains(open.row.convert(start, from: host)) { return true }
    guard let row = host.swipeableRow(at: start) else { return false }
    let edge: SwipeEdge = (way.x > 0) == row.isRightToLeft ? .trailing : .leading
    return begin(row, edge)
  }
}

/// Closes the open row: at once if a finger is put down elsewhere, and by a tap on the row itself.
private final class SwipeDismissalRecognizer: UIGestureRecognizer {
  weak var controller: SwipeController?

  override var holdsBeginnings: Bool { controller?.openRow != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let part = controller?.part(of: touch) else {
      return state = .failed
    }
    switch part {
    case .buttons: state = .failed
    case .elsewhere: state = .began
    case .row: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
