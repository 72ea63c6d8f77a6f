// SPDX-License-Identifier: MIT

/// The windows and layers of a device, which are laid out and drawn when time passes.
@MainActor
protocol DeviceContents: AnyObject {
  /// Whether nothing is shown.
  var isEmpty: Bool { get }
  /// Whether a layout is due at the end of the turn.
  var isLayoutDue: Bool { get }
  /// Whether something that is shown needs layout.
  var needsLayout: Bool { get }

  /// Lays out and draws what is due in a frame.
  func updateInFrame()
  /// Lays out and draws what is due at the end of a turn of the device. The device is an argument
  /// because its contents have an unowned reference only, which is slow to retain in every turn.
  func updateAtEndOfTurn(of device: Device)
}
