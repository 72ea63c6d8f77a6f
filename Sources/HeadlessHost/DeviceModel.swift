// SPDX-License-Identifier: MIT

/// The screen of a kind of device: its size, its scale and its safe area.
///
/// ```swift
/// let unfolded = DeviceModel(
///   name: "Unfolded", size: CGSize(width: 780, height: 840), scale: 2,
///   safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
/// let host = ScreenHost(unfolded, orientation: .landscape)
/// host.show(UIViewController())
/// print(host.window?.bounds.size ?? .zero)  // (840.0, 780.0)
/// print(host.window?.safeAreaInsets.left ?? 0)  // 40.0
/// print(host.traits.horizontalSizeClass == .regular)  // true
/// ```
///
/// Sizes and scales are taken from the Human Interface Guidelines (Layout, "Device screen sizes"),
/// insets from the values that devices report for a full-screen view without bars.
///
/// Sizes and insets are in points. The size is that of portrait also for a host in landscape. Size
/// classes follow from the idiom and the size; other traits are arguments of the host.
public struct DeviceModel: Equatable, Sendable {
  /// The name of the device.
  public var name: String
  /// The size of the screen in portrait, in points.
  public var size: CGSize
  /// The scale, in pixels per point.
  public var scale: CGFloat
  /// The safe area insets in portrait.
  public var safeAreaInsets: UIEdgeInsets
  /// The safe area insets in landscape.
  public var landscapeSafeAreaInsets: UIEdgeInsets
  /// The kind of the device.
  public var idiom: UIUserInterfaceIdiom

  /// Creates a model. The default insets in landscape are those of a current phone: the upper inset
  /// of portrait on both sides, and a smaller lower inset.
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

  /// The iPhone SE (2nd and 3rd generation), with a home button and a status bar that is hidden in
  /// landscape.
  public static let iPhoneSE = DeviceModel(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeAreaInsets: .zero)

  /// The iPhone 14, with a notch.
  public static let iPhone14 = DeviceModel(
    name: "iPhone 14", size: CGSize(width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// An iPhone 15: 393 by 852 points, 3 pixels per point, with a Dynamic Island.
  public static let iPhone15 = DeviceModel(
    name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// The iPhone 15 Pro Max.
  public static let iPhone15ProMax = DeviceModel(
    name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// The iPad (10th generation).
  public static let iPad = DeviceModel(
    name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)

  /// All predefined models, for tests with each of them.
  public static let all = [iPhoneSE, iPhone14, iPhone15, iPhone15ProMax, iPad]
}

extension DeviceModel {
  func size(_ orientation: DeviceOrientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  func safeAreaInsets(_ orientation: DeviceOrientation) -> UIEdgeInsets {
    orientation == .portrait ? safeAreaInsets : landscapeSafeAreaInsets
  }

  /// Returns the traits, with size classes as in the Human Interface Guidelines (Layout, "Device
  /// size classes").
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
