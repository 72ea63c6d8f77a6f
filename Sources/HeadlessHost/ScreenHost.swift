// SPDX-License-Identifier: MIT

/// A device without a screen: it shows your views and controllers, lets time pass, and touches them.
///
///     let host = ScreenHost(.iPhone15)
///     host.show(CounterViewController())
///     host.tap(host.view(id: "increment")!)
///     host.settle()
///     #expect(host.dump().contains("\"1\""))
///
/// Everything happens at once and in order: there is nothing to wait for, and two runs give the same
/// frames. Views belong to the host that is current when they are made, so make them in an argument of
/// ``show(_:)-(UIViewController)`` or in ``perform(_:)``:
///
///     let label = host.perform { UILabel() }
///
/// Hosts that run interleaved do not see each other. What they share is `NotificationCenter.default`:
/// the object of a keyboard notification is the screen that it comes from.
@preconcurrency @MainActor
public final class ScreenHost {
  package let device: Device

  /// What kind of device this is.
  public private(set) var model: DeviceModel
  /// How it is held.
  public private(set) var orientation: DeviceOrientation
  /// The window that ``show(_:)-(UIViewController)`` made.
  public private(set) var window: UIWindow?

  /// Illegal use so far, in UIKit's words, where ``recordsIllegalUse`` says that it is recorded.
  public private(set) var illegalUse: [String] = []
  /// Warnings so far that UIKit prints, conflicts of constraints for example.
  public private(set) var warnings: [String] = []
  /// Whether warnings are printed, too.
  public var printsWarnings = true

  /// Whether illegal use is recorded. By default the program stops with UIKit's message.
  public var recordsIllegalUse = false {
    didSet { listenToIllegalUse() }
  }

  /// What was asked for on top of the model's traits.
  private var ownTraits: UITraitCollection
  private var depth = 0
  var nextFinger = 0
  /// Kept, because an application does not keep its delegate.
  var applicationDelegate: (any UIApplicationDelegate)?

  private static let rotationDuration: TimeInterval = 0.3

  /// Creates a device of a model.
  ///
  /// - Parameters:
  ///   - traits: what differs from the model's traits: dark appearance, larger text and so on.
  public init(
    _ model: DeviceModel = .iPhone15, orientation: DeviceOrientation = .portrait,
    traits: UITraitCollection = UITraitCollection(), framesPerSecond: Double = 60
  ) {
    self.model = model
    self.orientation = orientation
    ownTraits = traits
    let all = UITraitCollection(traitsFrom: [model.traits(orientation), traits])
    device = Device(framesPerSecond: framesPerSecond, values: ValueEnvironment(traits: all))
    device.screen.resize(
      to: model.size(orientation), safeAreaInsets: model.safeAreaInsets(orientation))
    device.uiDevice.turn(to: orientation.ofDevice)
    device.onWarning = { [weak self] message in
      guard let self else { return }
      warnings.append(message)
      if printsWarnings { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }
  }

  /// Creates a phone with a screen of any size.
  public convenience init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection(), framesPerSecond: Double = 60
  ) {
    let model = DeviceModel(
      name: "\(size.width) by \(size.height)", size: size, scale: scale,
      safeAreaInsets: safeAreaInsets)
    self.init(model, traits: traits, framesPerSecond: framesPerSecond)
  }

  deinit {
    // Not an isolated deinit, which Apple's older systems do not know.
    Task { @MainActor [device] in
      Self.removeWindows(of: device)
      device.letGo()
    }
  }

  // MARK: Being current

  /// Runs a closure on this device: views that it makes belong to it, and `UIScreen.main`,
  /// `CACurrentMediaTime()` and the like are its own. What is put off to the end of the turn, layout
  /// above all, is done when the closure returns.
  @discardableResult
  public func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    depth += 1
    defer {
      depth -= 1
      endTurn()
    }
    return try device.perform(body)
  }

  /// Runs a closure on this device; tasks that it starts are on it, too.
  @discardableResult
  public func perform<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    defer { endTurn() }
    return try await device.perform(body)
  }

  /// Does what was put off to the end of the turn, unless one is still on its way.
  func endTurn() {
    guard depth == 0, !device.isInTurn else { return }
    device.perform { device.endTurn() }
  }

  // MARK: Showing

  /// Shows a controller in a window of its own that fills the screen.
  @discardableResult
  public func show(_ controller: @autoclosure () -> UIViewController) -> UIWindow {
    perform {
      let window = makeWindow()
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Shows a view in a window of its own. Without a frame the view fills the window.
  @discardableResult
  public func show(_ view: @autoclosure () -> UIView, frame: CGRect? = nil) -> UIWindow {
    perform {
      let window = makeWindow()
      let view = view()
      precondition(
        view.device === device, "The view was made on another device: make it in perform { }.")
      view.frame = frame ?? window.bounds
      if frame == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      window.addSubview(view)
      window.makeKeyAndVisible()
      return window
    }
  }

  private func makeWindow() -> UIWindow {
    window?.isHidden = true
    let window = UIWindow(frame: device.screen.bounds)
    self.window = window
    return window
  }

  /// Takes all windows off the screen and lets go of them.
  public func close() {
    window = nil
    Self.removeWindows(of: device)
  }

  private static func removeWindows(of device: Device) {
    device.perform {
      device.cancelTouches()  // a finger keeps the view that it touches
      for window in device.screen.windows {
        window.isHidden = true
      }
      device.endTurn()
    }
  }

  private func listenToIllegalUse() {
    guard recordsIllegalUse else {
      device.onIllegalUse = nil
      return
    }
    device.onIllegalUse = { [weak self] message in self?.illegalUse.append(message) }
  }

  // MARK: Traits and size, which belong together

  /// The traits of the device.
  public var traits: UITraitCollection { device.values.traits }

  /// Changes traits, as the user does in the settings.
  public func changeTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    ownTraits = ownTraits.modifyingTraits(mutations)
    device.setTraits(allTraits)
    endTurn()
  }

  /// Turns the device: controllers are told before, what they lay out moves in an animation, and they
  /// are told after.
  public func rotate(to orientation: DeviceOrientation, animated: Bool = true) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    perform { device.uiDevice.turn(to: orientation.ofDevice) }
    applySize(animated: animated)
  }

  /// Gives the device another screen, as a split view or an unfolded phone does.
  public func resize(
    to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, animated: Bool = false
  ) {
    model.size = orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    if let safeAreaInsets {
      if orientation == .portrait {
        model.safeAreaInsets = safeAreaInsets
      } else {
        model.landscapeSafeAreaInsets = safeAreaInsets
      }
    }
    applySize(animated: animated)
  }

  private var allTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [model.traits(orientation), ownTraits])
  }

  private func applySize(animated: Bool) {
    device.resizeScreen(
      to: model.size(orientation), safeAreaInsets: model.safeAreaInsets(orientation),
      traits: allTraits, duration: animated ? Self.rotationDuration : 0)
    endTurn()
  }
}
