// SPDX-License-Identifier: MIT

/// The windows on the screen of a device, and the layouts and drawings that are due for them.
@MainActor
final class ScreenUpdates: DeviceContents, ReleasedWithDevice {
  /// The windows on the screen, the rearmost first.
  var windows: [UIWindow] = []

  /// The trait overrides of the scene; nil for none.
  var overridesOfScene: UITraitCollection?

  /// The number of calls of `layoutIfNeeded` that are going on, one inside of the other.
  var layoutDepth = 0
  /// Whether a call of `layoutIfNeeded` has used up its passes during the layout that is going on.
  var isLayoutUnsettled = false

  /// The layers whose contents have to be drawn.
  let displayQueue = DisplayQueue()

  private var windowsToLayOut: [UIWindow] = []

  fileprivate init(device: Device) {
    device.contents = self
  }

  /// Lays a window out when the turn ends.
  func needsLayout(_ window: UIWindow) {
    guard !window.isScheduled else { return }
    window.device.noteWork()
    window.isScheduled = true
    windowsToLayOut.append(window)
  }

  /// Displays a layer when the turn ends, after the layout.
  func display(_ layer: CALayer, on device: Device) {
    device.noteWork()
    displayQueue.add(layer)
  }

  var isEmpty: Bool { windows.isEmpty }

  var isLayoutDue: Bool { !windowsToLayOut.isEmpty }

  var needsLayout: Bool { windows.contains { $0.isDirty } }

  func updateInFrame() {
    layOutWindows()
    displayQueue.layOut()
    displayQueue.display()
  }

  func updateAtEndOfTurn(of device: Device) {
    layOutWindows()
    if device.application.firstResponderOwner.showAfterLayout(on: device) { layOutWindows() }
    displayQueue.layOut()
    displayQueue.display()
  }

  /// Lays out the windows that need layout. A window that always needs it again waits for the next
  /// turn.
  private func layOutWindows() {
    guard !windowsToLayOut.isEmpty else { return }
    let windows = windowsToLayOut
    windowsToLayOut = []
    Watchdog.shared.during("laying out windows") {
      for window in windows {
        window.isScheduled = false
        if !window.isHidden { window.layoutIfNeeded() }
      }
    }
  }

  func releaseWithDevice() {
    displayQueue.removeAll()
    windowsToLayOut = []
  }
}

extension Device {
  /// The windows on the screen, and what is due for them.
  var screenUpdates: ScreenUpdates { self[Self.screenUpdatesComponent] }
  private static let screenUpdatesComponent = DeviceComponent(ScreenUpdates.init(device:))

  /// Lays out the windows of the application.
  func layOutApplicationWindows() {
    for window in screen.windows where !window.isSystemWindow {
      window.layoutIfNeeded()
    }
  }
}

extension UIScreen {
  /// The windows of this screen, the rearmost first.
  package final var windows: [UIWindow] {
    get { device.screenUpdates.windows }
    set { device.screenUpdates.windows = newValue }
  }

  /// The windows of the application, without those of the system.
  final var applicationWindows: [UIWindow] { windows.filter { !$0.isSystemWindow } }
}
