// SPDX-License-Identifier: MIT

/// The properties that appearance proxies set. Classes of which neither is a subclass of the other
/// share bits, because the sets of two views are never compared.
struct AppearanceProperties: OptionSet, Hashable {
  let rawValue: UInt32

  /// Marks the view of a proxy. Not a property.
  static let proxy = AppearanceProperties(rawValue: 1 << 0)
  static let backgroundColor = AppearanceProperties(rawValue: 1 << 1)
  static let tintColor = AppearanceProperties(rawValue: 1 << 2)
  static let font = AppearanceProperties(rawValue: 1 << 3)
  static let textColor = AppearanceProperties(rawValue: 1 << 4)
  static let contentEdgeInsets = AppearanceProperties(rawValue: 1 << 5)
  static let isTranslucent = AppearanceProperties(rawValue: 1 << 6)
  static let prefersLargeTitles = AppearanceProperties(rawValue: 1 << 7)
  static let barTintColor = AppearanceProperties(rawValue: 1 << 8)
  static let titleTextAttributes = AppearanceProperties(rawValue: 1 << 9)
  static let largeTitleTextAttributes = AppearanceProperties(rawValue: 1 << 10)
  static let attributedTitle = AppearanceProperties(rawValue: 1 << 11)
  static let minimumTrackTintColor = AppearanceProperties(rawValue: 1 << 12)
  static let maximumTrackTintColor = AppearanceProperties(rawValue: 1 << 13)
  static let thumbTintColor = AppearanceProperties(rawValue: 1 << 14)
  static let onTintColor = AppearanceProperties(rawValue: 1 << 15)
  static let onImage = AppearanceProperties(rawValue: 1 << 16)
  static let offImage = AppearanceProperties(rawValue: 1 << 17)

  // Bars.
  static let barStyle = AppearanceProperties(rawValue: 1 << 12)

  // Activity indicators, progress views, page controls and segmented controls.
  static let color = AppearanceProperties(rawValue: 1 << 12)
  static let progressTintColor = AppearanceProperties(rawValue: 1 << 12)
  static let trackTintColor = AppearanceProperties(rawValue: 1 << 13)
  static let progressImage = AppearanceProperties(rawValue: 1 << 14)
  static let trackImage = AppearanceProperties(rawValue: 1 << 15)
  static let pageIndicatorTintColor = AppearanceProperties(rawValue: 1 << 12)
  static let currentPageIndicatorTintColor = AppearanceProperties(rawValue: 1 << 13)
  static let selectedSegmentTintColor = AppearanceProperties(rawValue: 1 << 12)
}

/// A view that records property values, which are applied to the views of its class.
@MainActor
final class AppearanceProxy {
  /// A closure that sets a recorded value on a view of the class.
  typealias Setting = @MainActor (UIView) -> Void

  let view: UIView
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  /// Returns whether a view belongs to the class.
  let applies: (UIView) -> Bool
  private(set) var settings: [AppearanceProperties: Setting] = [:]

  init(
    _ view: UIView, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?,
    applies: @escaping (UIView) -> Bool
  ) {
    self.view = view
    self.containers = containers
    self.traits = traits
    self.applies = applies
  }

  func record(_ property: AppearanceProperties, _ setting: @escaping Setting) {
    settings[property] = setting
  }

  /// Returns the positions of the containers on a path, from the outermost container to the
  /// innermost. The path begins at the window. Returns nil if the path does not contain the
  /// containers in their order.
  func positions(on path: [UIResponder]) -> [Int]? {
    var positions: [Int] = []
    var rest = path.indices
    for container in containers.reversed() {
      guard let index = rest.first(where: { Self.isInstance(path[$0], of: container) }) else {
        return nil
      }
      positions.append(index)
      rest = (index + 1)..<path.endIndex
    }
    return positions
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: UIResponder, of type: Container.Type
  ) -> Bool { object is Container }
}

extension Device {
  /// The appearance proxies of applications on this device.
  var appearance: AppearanceRegistry { self[Self.appearanceComponent] }
  private static let appearanceComponent = DeviceComponent { _ in AppearanceRegistry() }
}

/// The appearance proxies of a device.
@MainActor
final class AppearanceRegistry: ReleasedWithDevice {
  private var proxies: [AppearanceProxy] = []
  /// The view to which values are being applied. Its setters do not mark these values as its own.
  private(set) var target: UIView?

  func add(_ proxy: AppearanceProxy) {
    proxies.append(proxy)
  }

  func releaseWithDevice() {
    proxies = []
  }

  func proxy(of view: UIView) -> AppearanceProxy? {
    proxies.first { $0.view === view }
  }

  func proxy(
    of viewClass: UIView.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> AppearanceProxy? {
    let identifiers = containers.map { ObjectIdentifier($0) }
    return proxies.first {
      type(of: $0.view) == viewClass && $0.traits == traits
        && $0.containers.map { ObjectIdentifier($0) } == identifiers
    }
  }

  /// Applies the recorded values to a view that enters a window. O(*p*²) time for *p* matching
  /// proxies, and O(1) without proxies.
  func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    var settings: [AppearanceProperties: AppearanceProxy.Setting] = [:]
    for proxy in matches(for: view) {
      settings.merge(proxy.settings) { $1 }
    }
    // A setter can add views to the window, to which their own values are then applied.
    let outer = target
    target = view
    defer { target = outer }
    for (property, setting) in settings.inOrder(by: { $0.key.rawValue < $1.key.rawValue })
    where !view.appearanceProperties.contains(property) {
      setting(view)
    }
  }

  /// Returns the proxies for a view, the most specific one last. A subclass takes precedence over
  /// its superclass, then the outermost container, then the longer list of containers, then traits
  /// ("UIAppearance").
  private func matches(for view: UIView) -> [AppearanceProxy] {
    let ofClass = proxies.filter { proxy in
      proxy.applies(view)
        && proxy.traits.map { view.traitCollection.containsTraits(in: $0) } ?? true
    }
    guard !ofClass.isEmpty else { return [] }
    let path = view.appearancePath
    let found = ofClass.compactMap { proxy in
      proxy.positions(on: path).map { positions in
        (
          proxy: proxy, depth: ofClass.count { $0.applies(proxy.view) }, positions: positions,
          hasTraits: proxy.traits != nil
        )
      }
    }
    // `sorted` is stable: among equally specific proxies, the later one takes precedence.
    return found.inOrder { one, other in
      if one.depth != other.depth { return one.depth < other.depth }
      if one.positions != other.positions {
        return Self.isLessSpecific(one.positions, than: other.positions)
      }
      return !one.hasTraits && other.hasTraits
    }.map(\.proxy)
  }

  private static func isLessSpecific(_ one: [Int], than other: [Int]) -> Bool {
    for (first, second) in zip(one, other) where first != second { return first > second }
    return one.count < other.count
  }
}

extension UIView {
  /// The superviews of the view and their controllers, from the window inwards.
  fileprivate var appearancePath: [UIResponder] {
    var path: [UIResponder] = []
    for view in sequence(first: self, next: \.superview).dropFirst() {
      path.append(view)
      if let controller = view.viewOwner { path.append(controller) }
    }
    if let viewOwner { path.insert(viewOwner, at: 0) }
    return path.reversed()
  }

  /// Must be called by the setter of every property that proxies support. Records the value of a
  /// proxy, or marks the property of any other view as set by the client.
  final func appearanceChanged<Root: UIView, Value>(
    _ property: AppearanceProperties,
    _ keyPath: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) {
    guard appearanceProperties.contains(.proxy) else { return markAsOwn(property) }
    let path = keyPath()
    device.appearance.proxy(of: self)?.record(property) { view in
      (view as? Root)?[keyPath: path] = value
    }
  }

  /// Must be called by setters with further arguments.
  final func appearanceChanged(
    _ property: AppearanceProperties, _ setting: @autoclosure () -> AppearanceProxy.Setting
  ) {
    guard appearanceProperties.contains(.proxy) else { return markAsOwn(property) }
    device.appearance.proxy(of: self)?.record(property, setting())
  }

  private func markAsOwn(_ property: AppearanceProperties) {
    guard device.appearance.target !== self else { return }
    appearanceProperties.insert(property)
  }
}
