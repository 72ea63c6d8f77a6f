// SPDX-License-Identifier: MIT

/// The screen of a kind of device: its size, its scale and what its shape covers.
///
/// Sizes and scales are those of the Human Interface Guidelines (Layout, "Device screen sizes"), the
/// insets those that the devices report for a full-screen view without bars.
public struct DeviceModel: Equatable, Sendable {
  /// What the device is called.
  public var name: String
  /// The screen's size in points, held upright.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What is covered while the device is held upright.
  public var safeAreaInsets: UIEdgeInsets
  /// What is covered while the device is held sideways.
  public var landscapeSafeAreaInsets: UIEdgeInsets
  /// What kind of device it is.
  public var idiom: UIUserInterfaceIdiom

  /// Creates a model. Where nothing is said of being held sideways, it is as a phone of today: the
  /// upper inset covers both sides, and less of the lower one is left.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    landscapeSafeAreaInsets: UIEdgeInsets? = nil, idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.landscapeSafeAreaInsets =
      landscapeSafeAreaInsets
      ?? UIEdgeInsets(
        top: 0, left: safeAreaInsets.top, bottom: min(safeAreaInsets.bottom, 21),
        right: safeAreaInsets.top)
    self.idiom = idiom
  }

  /// iPhone SE (2nd and 3rd generation): a home button, and a status bar that hides sideways.
  public static let iPhoneSE = DeviceModel(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeAreaInsets: .zero)

  /// iPhone 14: a notch.
  public static let iPhone14 = DeviceModel(
    name: "iPhone 14", size: CGSize(width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// iPhone 15.
  public static let iPhone15 = DeviceModel(
    name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// iPhone 15 Pro Max.
  public static let iPhone15ProMax = DeviceModel(
    name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// iPad (10th generation).
  public static let iPad = DeviceModel(
    name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)

  /// All models above.
  public static let all = [iPhoneSE, iPhone14, iPhone15, iPhone15ProMax, iPad]
}

/// How a device is held.
public enum DeviceOrientation: Hashable, Sendable {
  /// Upright.
  case portrait
  /// Sideways.
  case landscape

  /// The orientation that `UIDevice` reports. Sideways, the top of the device is to the left.
  var ofDevice: UIDeviceOrientation { self == .portrait ? .portrait : .landscapeLeft }
}

extension DeviceModel {
  func size(_ orientation: DeviceOrientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  func safeAreaInsets(_ orientation: DeviceOrientation) -> UIEdgeInsets {
    orientation == .portrait ? safeAreaInsets : landscapeSafeAreaInsets
  }

  /// Size classes as in the Human Interface Guidelines (Layout, "Device size classes").
  func traits(_ orientation: DeviceOrientation) -> UITraitCollection {
    UITraitCollection.standardPhone.modifyingTraits { traits in
      traits.displayScale = scale
      traits.userInterfaceIdiom = idiom
      guard idiom == .phone else {
        traits.horizontalSizeClass = .regular
        traits.verticalSizeClass = .regular
        return
      }
      let size = size(orientation)
      let isWide = size.width > size.height
      let isLarge = min(size.width, size.height) >= 414
      traits.horizontalSizeClass = isWide && isLarge ? .regular : .compact
      traits.verticalSizeClass = isWide ? .compact : .regular
    }
  }
}
