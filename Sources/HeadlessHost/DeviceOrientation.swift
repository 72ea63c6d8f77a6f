// SPDX-License-Identifier: MIT

/// The orientation of a device.
public enum DeviceOrientation: Hashable, Sendable {
  /// The device is upright.
  case portrait
  /// The device is held sideways.
  case landscape

  /// The orientation that `UIDevice` reports. In landscape, the top of the device is on the left.
  var ofDevice: UIDeviceOrientation { self == .portrait ? .portrait : .landscapeLeft }
}
