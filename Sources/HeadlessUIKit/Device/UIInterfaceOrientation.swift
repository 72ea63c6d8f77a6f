// SPDX-License-Identifier: MIT

/// The orientation of the interface on the device.
///
/// In landscape it is named after the side at which the device's home button would be, and so
/// opposite to `UIDeviceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The interface of a device in `UIDeviceOrientation.landscapeRight`.
  case landscapeLeft = 4
  /// The interface of a device in `UIDeviceOrientation.landscapeLeft`.
  case landscapeRight = 3

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is in one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation in which the interface is upright on a device; unknown for a device that is
  /// flat.
  package init(_ orientation: UIDeviceOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      case .unknown, .faceUp, .faceDown: .unknown
      }
  }
}

/// The orientations that a controller or an application supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The set as bits: the bit with the number of each orientation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The set of one orientation.
  package init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// The interface of a device in `UIDeviceOrientation.landscapeRight`.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// The interface of a device in `UIDeviceOrientation.landscapeLeft`.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Turned by a half: the default of pads only.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations: the default of a pad.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscape, .portraitUpsideDown,
  ]
  /// All orientations but upside down: the default of a phone.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
