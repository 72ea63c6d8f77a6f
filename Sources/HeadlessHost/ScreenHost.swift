// SPDX-License-Identifier: MIT

/// A device without a screen, which shows views and controllers, advances their time, and touches
/// them.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let label = UILabel()
/// label.text = "0"
/// let button = UIButton(
///   type: .system, primaryAction: UIAction(title: "Increment") { _ in label.text = "1" })
/// host.show(UIStackView(arrangedSubviews: [label, button]))
/// try host.tap("Increment")
/// host.settle()
/// print(try host.view(text: "1") === label)  // true
/// ```
///
/// By default, time is simulated: it passes only in methods of the host, and two runs produce the
/// same frames. With ``Time/real`` it is the system's time, and frames run automatically on the
/// main queue.
///
/// A test that creates a host is on this host from then on: its views, animations, display links
/// and springs belong to the host. With several hosts, the one that the test has used last is
/// meant; the argument of ``show(_:fileID:line:)`` and the closure of `perform(_:)` are on their
/// host:
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let other = ScreenHost(.iPad)
/// let label = host.perform { UILabel() }
/// host.show(label)
/// print(label.window?.screen.bounds.width ?? 0)  // 393.0
/// print(other.perform { UIView().traitCollection.userInterfaceIdiom } == .pad)  // true
/// ```
///
/// A view that was made elsewhere moves to the host that shows it. Tasks that are started in
/// `perform`, and blocks that are added to the main queue there, also run on that host.
///
/// Hosts that run interleaved do not affect each other. They share `NotificationCenter.default`:
/// the object of a keyboard notification is the screen to which it applies.
///
/// If a call does not return within ``hangLimit``, a message on the standard error names the call,
/// the host and the probable reason.
@preconcurrency @MainActor
public final class ScreenHost {
  /// The time that passes on a host.
  public enum Time: Sendable {
    /// The host's own time, which passes only in the host's methods.
    case simulated
    /// The system's time: turns and frames run automatically on the main queue while there is work.
    /// Synchronous methods that advance the clock, such as a tap, skip ahead of the system's time.
    case real
  }

  /// The host of the default device, to which views belong that are created outside of every host.
  /// Its time is real.
  public static let main = ScreenHost(
    device: .shared,
    model: DeviceModel(name: "default", size: Device.shared.screen.bounds.size, scale: 3))

  /// The number of seconds of real time, without a turn of the host, after which a call counts as
  /// stuck. A message on the standard error then names the call and its host. The default is 5; 0
  /// or infinity, set before the first host is created, means no messages.
  nonisolated public static var hangLimit: TimeInterval {
    get { Watchdog.shared.limit }
    set { Watchdog.shared.limit = newValue }
  }

  /// Called with UIKit's message on illegal use of a host that does not record it. By default the
  /// program traps, as with UIKit, and with it all tests of the process. A closure that records an
  /// issue makes a single test fail:
  ///
  ///     ScreenHost.onIllegalUse = { Issue.record("\($0)") }  // Swift Testing
  ///     ScreenHost.onIllegalUse = { XCTFail($0) }            // XCTest
  public static var onIllegalUse: (@MainActor (String) -> Void)?

  package let device: Device

  /// The model of the device.
  public private(set) var model: DeviceModel
  /// The orientation of the device. The interface has it too, unless the page in front does not
  /// support it: see ``interfaceOrientation``.
  public private(set) var orientation: DeviceOrientation
  /// The window that ``show(_:fileID:line:)`` has created; nil before.
  public private(set) var window: UIWindow?

  /// The messages about illegal use so far, in UIKit's words, while ``recordsIllegalUse`` is true.
  public private(set) var illegalUse: [String] = []
  /// The warnings so far: those that UIKit prints, for example about conflicting constraints, and
  /// those of the host.
  public private(set) var warnings: [String] = []
  /// Whether warnings are also printed.
  public var printsWarnings = true

  /// Whether illegal use is recorded. By default ``onIllegalUse`` is called, or the program traps
  /// with UIKit's message.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// host.recordsIllegalUse = true
  /// let (one, other) = (UIView(), UIView())
  /// host.perform { one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true }
  /// print(host.illegalUse.count)  // 1
  /// ```
  public var recordsIllegalUse = false

  /// The time, in seconds of real time, that asynchronous methods wait for the next activity of
  /// tasks that were started on this host. Time in which tasks wait for a free thread does not
  /// count. A task that takes longer, for example because it waits for the next value of a
  /// sequence, is not waited for again.
  public var patience: TimeInterval = 0.5

  /// The traits that differ from those of the model.
  private var ownTraits: UITraitCollection
  private var depth = 0
  let sleepers: Sleepers
  /// The number of tasks that had been started when a test awaited the host last.
  var awaitedTaskCount = 0
  /// The asynchronous closures of `perform(_:)` that have not returned.
  var suspendedTurns: [SuspendedTurns] = []
  /// The last call of the host in a test; at first the one that has created the host.
  private(set) var lastCall: CallSite?
  var nextFinger = 0
  /// The time at which a finger was lifted last.
  var lastLift: TimeInterval = -.infinity

  /// The number of samples that the screen takes of a moving finger in a frame. Those before the
  /// last one are the coalesced touches of the event. The default is 1.
  public var touchSamplesPerFrame = 1
  /// A strong reference, because an application does not retain its delegate.
  var applicationDelegate: (any UIApplicationDelegate)?

  private static let rotationDuration: TimeInterval = 0.3

  /// Creates a device of a model.
  ///
  /// - Parameters:
  ///   - traits: The traits that differ from those of the model, for example for a dark appearance.
  ///   - time: The time that passes on the device.
  ///   - textMeasure: The widths with which text is laid out and drawn.
  public convenience init(
    _ model: DeviceModel = .iPhone15, orientation: DeviceOrientation = .portrait,
    traits: UITraitCollection = UITraitCollection(), framesPerSecond: Double = 60,
    time: Time = .simulated, textMeasure: TextMeasure = .fonts, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let all = UITraitCollection(traitsFrom: [model.traits(orientation), traits])
    let device = Device(
      framesPerSecond: framesPerSecond,
      values: ValueEnvironment(traits: all, measurer: textMeasure.measurer),
      followsRealTime: time == .real)
    device.screen.resize(
      to: model.size(orientation), safeAreaInsets: model.safeAreaInsets(orientation))
    self.init(
      device: device, model: model, orientation: orientation, traits: traits,
      callSite: CallSite(fileID: fileID, line: line))
  }

  /// Creates a phone with a screen of any size.
  public convenience init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection(), framesPerSecond: Double = 60,
    time: Time = .simulated, textMeasure: TextMeasure = .fonts, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let model = DeviceModel(
      name: "\(size.width) by \(size.height)", size: size, scale: scale,
      safeAreaInsets: safeAreaInsets)
    self.init(
      model, traits: traits, framesPerSecond: framesPerSecond, time: time, textMeasure: textMeasure,
      fileID: fileID, line: line)
  }

  private init(
    device: Device, model: DeviceModel, orientation: DeviceOrientation = .portrait,
    traits: UITraitCollection = UITraitCollection(), callSite: CallSite? = nil
  ) {
    self.device = device
    sleepers = Sleepers(device)
    self.model = model
    self.orientation = orientation
    ownTraits = traits
    device.uiDevice.turn(to: orientation.ofDevice)
    device.screen.interfaceOrientation = UIInterfaceOrientation(orientation.ofDevice)
    device.application.rotation.resize = { [weak self] _, animated in
      self?.applySize(animated: animated)
    }
    device.onWarning = { [weak self] message in
      guard let self else { return }
      warnings.append(message)
      if printsWarnings { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }
    device.onIllegalUse = { [weak self] message in
      if let self, recordsIllegalUse {
        illegalUse.append(message)
      } else if let report = Self.onIllegalUse {
        report(message)
      } else {
        Self.stop(message, host: self)
      }
    }
    lastCall = callSite
    guard let callSite else { return }
    Self.requireMainActor(at: callSite)
    device.label = "the host \(model.name) of \(callSite)"
    device.isUsed()
    Watchdog.shared.hostCountChanges(by: 1)
  }

  /// Stops the program with a message if the caller is not on the main actor. The compiler only
  /// warns of such a call, because the class is marked `@preconcurrency`, and the first check of
  /// the runtime would stop the program without a message.
  private static func requireMainActor(at callSite: CallSite) {
    guard !MainQueue.isCurrent else { return }
    fatalError(
      "\(callSite): a ScreenHost is created outside of the main actor. Mark the test, or its suite, "
        + "with @MainActor.")
  }

  // An isolated deinit requires a newer system than the package's minimum.
  deinit {
    device.retire()
    Watchdog.shared.hostCountChanges(by: -1)
    if MainQueue.isCurrent { MainActor.assumeIsolated { printUnfinishedTasksWarning() } }
    let isReleased =
      MainQueue.isCurrent && MainActor.assumeIsolated { Self.release(device, sleepers) }
    guard !isReleased else { return }
    // Later: on another thread, or in a turn of the device itself, whose work is being iterated.
    Task { @MainActor [device, sleepers] in Self.releaseNow(device, sleepers) }
  }

  private func printUnfinishedTasksWarning() {
    guard printsWarnings, let warning = unfinishedTasksWarning else { return }
    FileHandle.standardError.write(Data((warning + "\n").utf8))
  }

  /// Releases everything that a device retains, unless the device is in a turn.
  private static func release(_ device: Device, _ sleepers: Sleepers) -> Bool {
    guard !device.isInTurn, !device.isEndingTurn else { return false }
    releaseNow(device, sleepers)
    return true
  }

  private static func releaseNow(_ device: Device, _ sleepers: Sleepers) {
    sleepers.cancelAll()
    removeWindows(of: device)
    device.release()
  }

  // MARK: The current host

  /// Runs a closure on this device: views that the closure creates belong to the device, and
  /// `UIScreen.main`, `CACurrentMediaTime()` and the like refer to the device. Work that is
  /// deferred to the end of the turn, above all layout, is done when the closure returns.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let label = UILabel()
  /// host.show(UIStackView(arrangedSubviews: [label]))
  /// host.perform { label.text = "A change" }
  /// print(label.frame.width > 0)  // true
  ///
  /// host.perform { UIView.animate(withDuration: 0.2) { label.alpha = 0 } }
  /// host.advance(by: 0.1)
  /// print(label.alpha, label.layer.presentation()?.opacity ?? 0 > 0)  // 0.0 true
  /// ```
  ///
  /// The call itself takes no time of the host. Calls can be nested: the outermost one runs the
  /// deferred work.
  @discardableResult
  public func perform<Result>(
    fileID: StaticString = #fileID, line: UInt = #line, _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    note(fileID, line)
    return try act(body: body)
  }

  /// Runs an asynchronous closure on this device. Tasks that the closure starts also run on the
  /// device. Deferred work is done whenever the closure waits, and when it returns. No time of the
  /// host passes meanwhile: a closure that waits for a frame or an animation waits forever, which
  /// is reported after ``hangLimit``.
  @discardableResult
  public func perform<Result>(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    note(fileID, line)
    return try await Watchdog.watch("perform(_:)", of: device) {
      let turns = SuspendedTurns(self)
      turns.begin()
      defer {
        turns.end()
        endTurn()
      }
      return try await device.perform(body)
    }
  }

  /// Does what `perform(_:)` does, as a call of another name.
  @discardableResult
  func act<Result>(
    _ verb: StaticString = #function, body: @MainActor () throws -> Result
  ) rethrows -> Result {
    try Watchdog.watch(verb, of: device) {
      depth += 1
      defer {
        depth -= 1
        endTurn()
      }
      return try device.perform(body)
    }
  }

  /// Notes the location of a call, for the messages of stops. Returns false if the call is one by a
  /// method of this module, which has no location in a test.
  @discardableResult
  func note(_ fileID: StaticString, _ line: UInt) -> Bool {
    guard !fileID.description.hasPrefix("HeadlessHost/") else { return false }
    lastCall = CallSite(fileID: fileID, line: line)
    return true
  }

  /// The warning of tasks that have not ended when the host does; nil if there are none, or if the
  /// test has awaited the host since they were started. Not earlier: an asynchronous test may await
  /// the host after any call.
  private var unfinishedTasksWarning: String? {
    guard device.driver == nil, device.startedTaskCount > awaitedTaskCount,
      device.unfinishedTaskCount > 0
    else { return nil }
    return "HeadlessHost: \(device.label): \(Self.unfinishedTasks)"
  }

  /// Runs a method in which time passes, or in which turns end, as one call.
  func watched<Result>(
    _ verb: StaticString = #function, body: () throws -> Result
  ) rethrows -> Result {
    try Watchdog.watch(verb, of: device, body)
  }

  /// Runs the work that was deferred to the end of the turn, unless an outer call does it.
  func endTurn(_ verb: StaticString = #function) {
    guard depth == 0, !device.isInTurn else { return }
    Watchdog.watch(verb, of: device) { device.perform { device.endTurn() } }
  }

  // MARK: Showing views

  /// Shows a controller in a new window that fills the screen.
  ///
  /// The argument is evaluated on this host, so that a controller that is created in it belongs to
  /// the host. The window of an earlier call is hidden. Layout is done when the method returns, but
  /// no time has passed.
  @discardableResult
  public func show(
    _ controller: @autoclosure () -> UIViewController, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> UIWindow {
    note(fileID, line)
    return act {
      let window = makeWindow()
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Shows a view in a new window. If `frame` is nil, the view fills the window.
  @discardableResult
  public func show(
    _ view: @autoclosure () -> UIView, frame: CGRect? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> UIWindow {
    note(fileID, line)
    return act {
      let window = makeWindow()
      let view = view()
      view.frame = frame ?? window.bounds
      if frame == nil {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
      }
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

  /// Removes and releases all windows, before the host is released. Code outside of tasks no longer
  /// runs on this host.
  ///
  /// A host that is released on the main actor frees its windows, controllers and views at once,
  /// also without this call.
  public func close() {
    if let warning = unfinishedTasksWarning {
      device.warn(warning)
      awaitedTaskCount = device.startedTaskCount
    }
    window = nil
    Self.removeWindows(of: device)
    device.leaveMainQueue()
  }

  private static func removeWindows(of device: Device) {
    device.perform {
      device.cancelTouches()  // a touch retains its view
      for window in device.screen.windows {
        window.isHidden = true
      }
      device.endTurn()
    }
  }

  // MARK: Traits and size

  /// The traits of the device.
  public var traits: UITraitCollection { device.values.traits }

  /// Changes traits, as the user does in the Settings app.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let view = UIView()
  /// view.backgroundColor = .systemBackground
  /// host.show(view)
  /// host.changeTraits { $0.userInterfaceStyle = .dark }
  /// print(view.traitCollection.userInterfaceStyle == .dark)  // true
  /// print(host.appearance == .dark)  // true
  /// ```
  ///
  /// The changes are kept over rotations and changes of the size. Views receive them before the
  /// method returns. ``appearance``, ``contentSizeCategory`` and ``layoutDirection`` change a
  /// single trait.
  public func changeTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    ownTraits = ownTraits.modifyingTraits(mutations)
    act { device.setTraits(allTraits) }
  }

  /// Rotates the device. Controllers are notified before and after, and their layout changes are
  /// animated.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// host.show(UIViewController())
  /// host.rotate(to: .landscape)
  /// host.settle()
  /// print(host.window?.bounds.size ?? .zero)  // (852.0, 393.0)
  /// print(host.traits.verticalSizeClass == .compact)  // true
  /// ```
  ///
  /// The animation takes 0.3 seconds of the host: advance the clock, or compare the screen in the
  /// middle of the rotation. If the page in front or the application does not support the
  /// orientation, the device is turned and the interface remains as it is. The device is turned to
  /// the left in landscape, or to the right if the page supports only that.
  public func rotate(
    to orientation: DeviceOrientation, animated: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    note(fileID, line)
    guard orientation != self.orientation else { return }
    watched {
      self.orientation = orientation
      let rotation = device.application.rotation
      act { device.uiDevice.turn(to: rotation.direction(of: orientation.ofDevice)) }
      act { rotation.deviceTurned(animated: animated) }
    }
  }

  /// The orientation of the interface.
  ///
  /// ```swift
  /// final class UprightController: UIViewController {
  ///   override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  /// }
  ///
  /// let host = ScreenHost(.iPhone15)
  /// host.show(UprightController())
  /// host.rotate(to: .landscape)
  /// print(host.orientation, host.interfaceOrientation)  // landscape portrait
  /// ```
  public var interfaceOrientation: DeviceOrientation {
    device.screen.interfaceOrientation.isLandscape ? .landscape : .portrait
  }

  /// Changes the size of the screen, as a split view or an unfolded phone does.
  public func resize(
    to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, animated: Bool = false
  ) {
    model.size =
      interfaceOrientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    if let safeAreaInsets {
      if interfaceOrientation == .portrait {
        model.safeAreaInsets = safeAreaInsets
      } else {
        model.landscapeSafeAreaInsets = safeAreaInsets
      }
    }
    applySize(animated: animated)
  }

  private var allTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [model.traits(interfaceOrientation), ownTraits])
  }

  private func applySize(animated: Bool) {
    act("resize(to:)") {
      device.resizeScreen(
        to: model.size(interfaceOrientation),
        safeAreaInsets: model.safeAreaInsets(interfaceOrientation), traits: allTraits,
        duration: animated ? Self.rotationDuration : 0)
    }
  }
}
