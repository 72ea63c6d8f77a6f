// SPDX-License-Identifier: MIT

/// The part of a device that code without an actor reads: the time, and the values that colors,
/// fonts, images and text depend on without an argument (the current traits, the text measurement,
/// and the named images and colors). Each device has an environment of its own. Safe to use from
/// every thread.
package final class ValueEnvironment: @unchecked Sendable {
  /// The environment that the task is bound to.
  @TaskLocal package static var ofTask: ValueEnvironment?

  /// Finds the environment of code whose task is bound to none: that of the device that its task
  /// used last, or of the device of a block on the main queue. Set by the module of the devices,
  /// before there is a second one.
  package static let ofUnboundCode = Locked(Finder(find: { nil }))

  /// A closure in a struct: one that a generic type stores by itself is wrapped once more at every
  /// access.
  package struct Finder: Sendable {
    let find: @Sendable () -> ValueEnvironment?

    package init(find: @escaping @Sendable () -> ValueEnvironment?) {
      self.find = find
    }
  }

  /// The environment of the running code: that of its task, the one that ``ofUnboundCode`` finds,
  /// or the default one.
  package static var current: ValueEnvironment {
    ofTask ?? ofUnboundCode.withLock { $0 }.find() ?? shared
  }

  /// The environment of the default device.
  package static let shared = ValueEnvironment()

  /// The time of the device to which the values belong.
  package let clock = ClockReading()

  private struct State {
    var traits: UITraitCollection
    var rasterizer = StandardServices.rasterizer
    var images: [String: UIImage] = [:]
    var colors: [String: UIColor] = [:]
    var warn: (@Sendable (String) -> Void)?
    var warned: Set<String> = []
    var defaults: DeviceDefaults?
    var bundle: (@Sendable () -> Bundle?)?
  }

  private let lock = NSLock()
  private var state: State

  /// How text is measured. It does not change, so that all texts of a device are measured and drawn
  /// with the same widths.
  package let measurer: any TextMeasuring

  /// The main bundle of the device's application; nil for that of the program.
  package var bundle: Bundle? { lock.withLock { state.bundle }?() }

  /// Sets a closure that returns the main bundle of the device's application.
  package func setBundle(_ bundle: (@Sendable () -> Bundle?)?) {
    lock.withLock { state.bundle = bundle }
  }

  /// The defaults of the device's applications.
  package var defaults: UserDefaults {
    lock.withLock {
      if let defaults = state.defaults { return defaults }
      let defaults = DeviceDefaults()
      state.defaults = defaults
      return defaults
    }
  }

  /// An environment of a phone: light, large text, left to right, 3 pixels a point.
  package init(
    traits: UITraitCollection = .standardPhone,
    measurer: any TextMeasuring = StandardServices.measurer
  ) {
    state = State(traits: traits)
    self.measurer = measurer
  }

  /// The value of `UITraitCollection.current` outside of `performAsCurrent`.
  package var traits: UITraitCollection {
    get { lock.withLock { state.traits } }
    set { lock.withLock { state.traits = newValue } }
  }

  /// Draws images from their commands; nil in a program without a renderer.
  package var rasterizer: (any ImageRasterizing)? {
    get { lock.withLock { state.rasterizer } }
    set { lock.withLock { state.rasterizer = newValue } }
  }

  /// The image of a name, for `UIImage(named:)`.
  package func image(named name: String) -> UIImage? {
    lock.withLock { state.images[name] }
  }

  /// Gives an image a name, or takes it away.
  package func setImage(_ image: UIImage?, named name: String) {
    lock.withLock { state.images[name] = image }
  }

  /// The color of a name, for `UIColor(named:)`.
  package func color(named name: String) -> UIColor? {
    lock.withLock { state.colors[name] }
  }

  /// Gives a color a name, or takes it away.
  package func setColor(_ color: UIColor?, named name: String) {
    lock.withLock { state.colors[name] = color }
  }

  // MARK: Warnings

  /// Receives the warnings of code without a view. Without one, they are printed.
  package func setWarning(_ warn: @escaping @Sendable (String) -> Void) {
    lock.withLock { state.warn = warn }
  }

  /// Reports a warning that UIKit writes to the console.
  func warn(_ message: String) {
    if let warn = lock.withLock({ state.warn }) {
      warn(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }

  /// Returns whether a subject is new, so that each is warned of once.
  package func noteWarning(about subject: String) -> Bool {
    lock.withLock { state.warned.insert(subject).inserted }
  }
}

extension UITraitCollection {
  /// The traits of a phone that is held upright.
  package static let standardPhone = UITraitCollection { traits in
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.userInterfaceStyle = .light
    traits.userInterfaceIdiom = .phone
    traits.layoutDirection = .leftToRight
    traits.displayScale = 3
    traits.displayGamut = .P3
    traits.forceTouchCapability = .unavailable
    traits.preferredContentSizeCategory = .large
    traits.legibilityWeight = .regular
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.activeAppearance = .active
  }

  // A box, because Apple's `current` can be set, and lasts until the outermost closure is done.
  private final class Performing: @unchecked Sendable {
    @TaskLocal static var current: Performing?

    private let lock = NSLock()
    private var stored: UITraitCollection

    init(_ traits: UITraitCollection) {
      stored = traits
    }

    var traits: UITraitCollection {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  /// The traits that colors, fonts and images resolve themselves with.
  public static var current: UITraitCollection {
    get { Performing.current?.traits ?? ValueEnvironment.current.traits }
    set {
      if let performing = Performing.current {
        performing.traits = newValue
      } else {
        ValueEnvironment.current.traits = newValue
      }
    }
  }

  final func performAsCurrentNow(_ actions: () -> Void) {
    Performing.$current.withValue(Performing(self), operation: actions)
  }
}

// Without children; see `CGPath`.
extension ValueEnvironment: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}
