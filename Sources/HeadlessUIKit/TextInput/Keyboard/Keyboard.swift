// SPDX-License-Identifier: MIT

/// The keyboard of a device: the input views of the first responder in a window of their own, whose
/// frame is posted in notifications.
@MainActor
package final class Keyboard: ReleasedWithDevice {
  unowned let device: Device
  private var arrival: DeviceTimer?

  /// Whether the keyboard is shown and hidden with responders that take keys.
  package var followsFirstResponder = true

  /// The height of the visible keys, including the safe area at the bottom and without an accessory
  /// view.
  package var height: CGFloat? {
    didSet { if isVisible, oldValue != height { resize() } }
  }

  /// The duration of showing and hiding, in seconds.
  package var duration: TimeInterval = 0.25

  /// Whether the keyboard, or an accessory view alone, is visible or being shown.
  package private(set) var isVisible = false

  /// Whether the keyboard is being shown, hidden or resized.
  package var isMoving: Bool { arrival?.isPending ?? false }

  /// The position of the keyboard.
  package private(set) var placement = KeyboardPlacement.docked
  /// The distance of a keyboard that is not docked from its standard position.
  private var displacement = CGVector.zero

  private(set) var input = InputSet()
  /// The height of the accessory view, in points.
  private var accessoryHeight: CGFloat = 0
  private var isSizeDue = false
  private var isMeasuring = false
  /// A height that the accessory view needed after a layout, and that measuring did not confirm.
  private var refutedHeight: CGFloat?
  private var lastFrame: CGRect?
  /// The notifications of the last change of the frame.
  private var lastChange: (names: [Notification.Name], userInfo: [AnyHashable: Any])?

  /// The drag that moves the keyboard at the moment.
  var pull: KeyboardPull?
  /// Whether the accessory view is dismissed together with the keys.
  var isDismissingAccessory = false

  /// The window of the keyboard, which is created when the keyboard is first shown.
  private(set) var window: KeyboardWindow?

  private var guides: PartObservation?

  init(device: Device) {
    self.device = device
    device.scrolling.keyboard = self
    let names = [UIResponder.keyboardWillChangeFrameNotification]
    guides = PartObservation(names, by: .keyboardGuides, on: device) { [weak device] _ in
      device?.keyboardGuidesChanged()
    }
  }

  /// The frame on the screen; below the screen while the keyboard is hidden.
  package var frame: CGRect { lastFrame ?? hiddenFrame }

  /// The frame of a visible keyboard at the lower edge of the screen; nil for other ones, which
  /// layouts do not avoid.
  var dockedFrame: CGRect? { isVisible && placement == .docked ? frame : nil }

  /// Whether there are keys or a view in their place, and not an accessory view alone.
  package var hasContent: Bool { isVisible && !input.content.isNone }

  // MARK: Showing and hiding

  /// Shows the keyboard: the input views of the first responder, or else the system's keys.
  package func show() {
    guard !hasContent else { return }
    var new = InputSet(for: device.application.firstResponder)
    if new.content.isNone { new.content = .keys }
    apply(new)
  }

  /// Hides the keyboard and its accessory view.
  package func hide() {
    apply(InputSet())
  }

  func firstResponderChanged() {
    guard followsFirstResponder else { return }
    apply(InputSet(for: device.application.firstResponder))
  }

  /// Has to be called when the input views of the first responder have changed.
  func inputViewsChanged() {
    firstResponderChanged()
    window?.keys.update()
  }

  private func apply(_ new: InputSet) {
    guard !new.isEmpty else {
      guard isVisible else { return }
      // The views leave the window after they have left the screen.
      move(to: hiddenFrame, isVisible: false)
      return pagesLeft()
    }
    device.perform {
      let begin = isVisible ? frame : nil
      let window = makeWindow()
      input = new
      window.inputSet.install(new)
      window.keys.update()
      measure()
      let end = shownFrame
      guard begin != end else { return window.inputSet.frame = end }
      move(from: begin ?? hiddenFrame, to: end, isVisible: true)
    }
  }

  /// Has to be called after pages have left their windows: the accessory view of such a page does
  /// not remain until it has left the screen.
  func pagesLeft() {
    guard !isVisible, input.accessory != nil, input.accessoryOwner?.isReachable != true else {
      return
    }
    input.accessory = nil
    input.accessoryOwner = nil
    accessoryHeight = 0
    window?.inputSet.install(input)
  }

  /// Returns the responder that supplies the accessory view in which a responder is.
  func accessoryOwner(of responder: UIResponder) -> UIResponder? {
    for link in sequence(first: responder, next: { $0.next }) {
      if let host = link as? AccessoryHostView { return host.owner }
    }
    return nil
  }

  /// Returns the responder that supplies the input view or the accessory view in which a responder
  /// is.
  func supplier(of responder: UIResponder) -> UIResponder? {
    if let owner = accessoryOwner(of: responder) { return owner }
    for link in sequence(first: responder, next: { $0.next }) {
      if let inputSet = link as? InputSetView { return inputSet.contentOwner }
    }
    return nil
  }

  /// Adds the input views of a responder to the window of the keyboard before they are shown, so
  /// that a responder in them can become first responder.
  func installViews(of responder: UIResponder) {
    let new = InputSet(for: responder)
    var isChanged = false
    if let accessory = new.accessory, accessory.window == nil {
      input.accessory = accessory
      input.accessoryOwner = new.accessoryOwner
      isChanged = true
    }
    if let view = new.content.view, view.window == nil {
      input.content = new.content
      input.contentOwner = new.contentOwner
      isChanged = true
    }
    if isChanged { makeWindow().inputSet.install(input) }
  }

  /// Removes the views of a hidden keyboard from its window.
  func removeHiddenViews() {
    if !isVisible { clear() }
  }

  /// Releases the window and the input views, which retain the device. The keyboard no longer moves
  /// when the first responder leaves its window: what is due later would retain the device, too.
  func releaseWithDevice() {
    (followsFirstResponder, isVisible) = (false, false)
    arrival?.cancel()
    window?.isHidden = true  // the screen retains the windows that it shows
    (arrival, window, pull, lastChange) = (nil, nil, nil, nil)
    input = InputSet()
  }

  private func makeWindow() -> KeyboardWindow {
    let window = window ?? KeyboardWindow(keyboard: self, frame: device.screen.bounds)
    self.window = window
    return window
  }

  // MARK: Size

  /// Adapts the frame to a new size of the screen.
  func screenResized() {
    guard isVisible else {
      lastFrame = nil
      return
    }
    window?.frame = device.screen.bounds
    resize(always: true)
  }

  /// Has to be called when the size of the accessory view's content has changed. The keyboard is
  /// resized at the end of the turn and at most once in it, so that a view whose size depends on
  /// its position does not cause a loop.
  func contentSizeChanged() {
    guard isVisible, !isSizeDue, pull == nil, !isMeasuring else { return }
    isSizeDue = true
    device.atEndOfTurn { [weak self] in
      guard let self else { return }
      isSizeDue = false
      guard isVisible, pull == nil else { return }
      resize()
    }
  }

  private func resize(always: Bool = false) {
    device.perform {
      measure()
      let end = shownFrame
      if always || end != frame { move(to: end, isVisible: true) }
    }
  }

  /// Has to be called after a layout of the keyboard's window: the content of the accessory view
  /// may need another height.
  func windowWasLaidOut() {
    guard isVisible, pull == nil, !isMeasuring, input.accessory != nil, let window else { return }
    let needed = window.inputSet.neededAccessoryHeight
    guard needed != accessoryHeight else { return refutedHeight = nil }
    guard needed != refutedHeight else { return }
    refutedHeight = needed
    contentSizeChanged()
  }

  /// The height by which the bottom of the screen's safe area covers an accessory view at rest.
  private var coverOfAccessory: CGFloat {
    guard placement == .docked else { return 0 }
    return max(device.screen.safeAreaInsets.bottom - heightBelowAccessory, 0)
  }

  /// Determines the height of the accessory view, which can depend on its safe area: at the lower
  /// edge of the screen it differs from the one above the keys.
  private func measure() {
    guard let window, input.accessory != nil else {
      accessoryHeight = 0
      return
    }
    let current = window.inputSet.frame
    isMeasuring = true
    defer { isMeasuring = false }
    UIView.performWithoutAnimation {
      window.isHidden = false
      window.inputSet.coverOfAccessory = coverOfAccessory
      for _ in 0..<4 {
        let old = accessoryHeight
        window.inputSet.frame = shownFrame
        accessoryHeight = window.inputSet.measureAccessory()
        if old == accessoryHeight { break }
      }
      window.inputSet.frame = current
    }
  }

  private var contentHeight: CGFloat {
    switch input.content {
    case .none: input.accessory == nil ? height ?? standardHeight : 0
    case .keys: height ?? standardHeight
    case .view: (window?.inputSet.heightOfContent ?? 0) + device.screen.safeAreaInsets.bottom
    }
  }

  /// The height of the part that a drag moves off the screen while the accessory view remains.
  var heightBelowAccessory: CGFloat { input.content.isNone ? 0 : contentHeight }

  private var shownFrame: CGRect {
    let screen = device.screen.bounds
    let height = contentHeight + accessoryHeight
    let docked = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    switch placement {
    case .docked: return docked
    case .undocked, .split:
      return docked.offsetBy(dx: 0, dy: -Self.undockedDistance + displacement.dy)
    case .floating:
      let width = min(Self.floatingWidth, screen.width)
      return CGRect(
        x: (screen.width - width) / 2 + displacement.dx,
        y: screen.height - height - Self.floatingDistance + displacement.dy, width: width,
        height: height)
    }
  }

  /// Apple documents no numbers for keyboards that are not docked.
  private static let undockedDistance: CGFloat = 160
  private static let floatingDistance: CGFloat = 40
  private static let floatingWidth: CGFloat = 320

  private var hiddenFrame: CGRect {
    let shown = shownFrame
    return CGRect(
      x: shown.minX, y: device.screen.bounds.height, width: shown.width, height: shown.height)
  }

  /// Apple documents no height: keys and suggestions, and the room below them.
  private var standardHeight: CGFloat {
    let screen = device.screen
    let keys: CGFloat = screen.bounds.width > screen.bounds.height ? 200 : 260
    return keys + screen.safeAreaInsets.bottom
  }

  // MARK: Placement

  /// Moves the keyboard to another kind of position, as the user of an iPad does. A phone has
  /// docked keyboards only.
  package func place(_ new: KeyboardPlacement, displacement: CGVector) {
    guard device.uiDevice.userInterfaceIdiom == .pad || new == .docked else { return }
    let wasDocked = placement == .docked
    let begin = frame
    placement = new
    self.displacement = new == .docked ? .zero : displacement
    guard isVisible, shownFrame != begin else { return }
    guard wasDocked || new == .docked else {
      // A keyboard that is moved without being docked posts nothing.
      return device.perform { animate { self.showMove(to: self.shownFrame) } }
    }
    move(from: begin, to: shownFrame, isVisible: true, wasDocked: wasDocked)
  }

  // MARK: Moving

  /// Moves the keyboard without notifications, as a finger does.
  func follow(to frame: CGRect) {
    device.perform { showMove(to: frame) }
  }

  private func showMove(to end: CGRect) {
    lastFrame = end
    window?.inputSet.frame = end
    device.keyboardGuidesChanged()
  }

  /// Moves the keyboard back to its position after a drag.
  func restore() {
    move(to: shownFrame, isVisible: true)
  }

  private func move(
    from begin: CGRect? = nil, to end: CGRect, isVisible: Bool, wasDocked: Bool? = nil
  ) {
    let begin = begin ?? frame
    let isDocked = placement == .docked
    let wasDocked = wasDocked ?? isDocked
    let wasShown = self.isVisible && wasDocked
    let isShown = isVisible && isDocked
    self.isVisible = isVisible
    lastFrame = isVisible ? end : nil
    pull = nil
    arrival?.cancel()
    // A keyboard that is not docked has the frame zero in notifications.
    let userInfo = Self.userInfo(
      from: wasDocked ? begin : .zero, to: isDocked ? end : .zero, duration: duration)
    device.perform {
      let window = makeWindow()
      UIView.performWithoutAnimation {
        window.isHidden = false
        window.inputSet.frame = isVisible ? CGRect(origin: begin.origin, size: end.size) : begin
        window.layoutIfNeeded()
      }
      animate { [self] in
        var names = [UIResponder.keyboardWillChangeFrameNotification]
        if isShown {
          names.append(UIResponder.keyboardWillShowNotification)
        } else if wasShown {
          names.append(UIResponder.keyboardWillHideNotification)
        }
        lastChange = (names, userInfo)
        let visibility = device.firstResponderVisibility
        visibility.performWithoutUpdates {
          device.post(names, object: device.screen, userInfo: userInfo)
          window.inputSet.frame = end
          window.layoutIfNeeded()
          // Changes by the application move with the keyboard.
          device.layOutApplicationWindows()
        }
        // So does what keeps the first responder visible, in its final position.
        if isVisible { visibility.showResponderNow() } else { visibility.update(on: device) }
      }
    }
    arrival = device.after(duration) { [weak self] in
      guard let self else { return }
      var names = [UIResponder.keyboardDidChangeFrameNotification]
      if isShown {
        names.append(UIResponder.keyboardDidShowNotification)
      } else if wasShown {
        names.append(UIResponder.keyboardDidHideNotification)
      }
      device.post(names, object: device.screen, userInfo: userInfo)
      if !self.isVisible {
        clear()
      } else if input.content.isNone {
        self.window?.inputSet.removeLeftContent()
      }
    }
  }

  /// Notifies the parts of this package of the current frame again, after views have moved.
  func notifyPartsAgain() {
    guard isVisible, let (names, userInfo) = lastChange else { return }
    device.notifyParts(of: names, object: device.screen, userInfo: userInfo)
  }

  private func clear() {
    input = InputSet()
    accessoryHeight = 0
    window?.inputSet.install(input)
    window?.isHidden = true
  }

  private static func userInfo(
    from begin: CGRect, to end: CGRect, duration: TimeInterval
  ) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      // Objects, because users cast them to whichever number they like.
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// Changes that observers make are animated with the keyboard.
  private func animate(_ body: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: body)
  }
}

extension Device {
  /// The keyboard of this device.
  package var keyboard: Keyboard { self[Self.keyboardComponent] }
  private static let keyboardComponent = DeviceComponent(Keyboard.init(device:))
}
