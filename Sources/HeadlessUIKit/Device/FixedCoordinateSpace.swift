// SPDX-License-Identifier: MIT

/// The coordinates of an upright device, whatever the orientation of the interface.
@MainActor
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let device: Device

  init(of device: Device) {
    self.device = device
    super.init()
  }

  private var orientation: UIInterfaceOrientation { device.screen.interfaceOrientation }

  /// The screen of the upright device.
  var bounds: CGRect {
    let size = device.screen.bounds.size
    return orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
      : CGRect(origin: .zero, size: size)
  }

  /// The transform to the coordinates of the screen, which turns with the interface.
  var transformToScreen: CGAffineTransform {
    let size = bounds.size
    return switch orientation {
    // The top of the device is at the left.
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    // The top of the device is at the right.
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    default: .identity
    }
  }
}
