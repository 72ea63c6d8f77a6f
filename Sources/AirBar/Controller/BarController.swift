// SPDX-License-Identifier: MIT
internal import Resin
internal import UIKitPlatform

/// A closure that is called with the state of a bar.
public typealias StateObserver = (State) -> Void

/// A controller that binds a bar to a scroll view: scrolling makes the bar smaller and taller, and
/// every gesture ends with the bar at one of its stops.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
/// let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// list.contentSize = CGSize(width: 393, height: 3000)
/// list.contentInsetAdjustmentBehavior = .never
/// let screen = UIView()
/// screen.addSubview(list)
/// screen.addSubview(header)
/// let barController = BarController(
///   configuration: Configuration(
///     compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
/// ) { state in
///   header.frame.size.height = state.height()
/// }
/// barController.set(scrollView: list)
/// host.show(screen)
/// print(list.contentInset.top, header.frame.height)  // 200.0 200.0
///
/// host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
/// host.settle()
/// print(header.frame.height)  // 64.0
/// ```
///
/// The controller references the scroll view weakly. It is not the delegate of the scroll view, and
/// it adds its share to the client's insets without replacing them. The observer may call the
/// controller.
///
/// Keep the controller as long as the bar lives, because the scroll view does not retain it, and
/// capture the owner of the bar weakly in the observer, because the controller retains the
/// observer. A released controller stops observing; its share of the insets remains unless
/// ``release(scrollView:)`` was called before.
///
/// A change of the content offset is reduced once. Insets are written only when the bar's share of
/// them changes; of that share the safe area may already cover a part, see
/// ``Behavior/coversSafeArea``. A display link runs from a change until the content has stopped; at
/// rest there is none.
@preconcurrency @MainActor
public final class BarController {
  let stateReducer: StateReducer
  private let stateObserver: StateObserver

  /// The state of the bar.
  public internal(set) var state: State
  /// The last state that the observer was called with.
  private var reported: State?

  private(set) weak var scrollable: (any Scrollable)?
  private var observation: ScrollViewObservation?
  /// An entry for each living scroll view that was set or preconfigured.
  private var contributions: [ObjectIdentifier: InsetContribution] = [:]

  /// The last valid geometry of the scroll view.
  var lastSample: BarSample?
  /// Whether the controller is writing to the scroll view, whose events are then ignored.
  var isWriting = false
  var motion: ContentMotion?
  let clock = FrameClock()
  /// The time of the last change, and whether the content was decelerating then.
  var lastChange: TimeInterval = 0
  var wasDecelerating = false
  /// The number of times that the bar has settled since the last touch.
  var settlings = 0

  /// Creates a controller without a scroll view, with the bar at its normal stop. The observer is
  /// first called when a scroll view is set.
  ///
  /// - Parameters:
  ///   - configuration: The heights and the behavior of the bar.
  ///   - stateObserver: Called on the main actor.
  public convenience init(
    configuration: Configuration, stateObserver: @escaping StateObserver
  ) {
    self.init(
      stateReducer: .standard, configuration: configuration, stateObserver: stateObserver)
  }

  /// Creates a controller with a custom reducer.
  public init(
    stateReducer: StateReducer, configuration: Configuration,
    stateObserver: @escaping StateObserver
  ) {
    self.stateReducer = stateReducer
    self.stateObserver = stateObserver
    state = State(configuration.reducer.initialState, configuration)
    warnOfFault()
  }

  deinit {
    // An isolated deinit is not available on older systems. On the main thread the observation ends
    // at once: a task would outlive the screen that had the bar.
    guard let observation else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { observation.end() }
    } else {
      DispatchQueue.main.async { observation.end() }
    }
  }

  // MARK: State

  /// The heights and the behavior of the bar. A change, such as after a rotation or a change of the
  /// text size, preserves the progress of the bar and moves the content with it.
  public var configuration: Configuration {
    get { state.configuration }
    set {
      guard newValue != configuration else { return }
      motion = nil
      state = State(
        validated { try newValue.reducer.adopt(bar, from: reducer) }, newValue)
      warnOfFault()
      if let scrollable { attach(to: scrollable) }
      notify()
    }
  }

  /// The core's form of the state; its content offset is that of the scroll view.
  var bar: BarState {
    get { state.bar }
    set { state.bar = newValue }
  }
  var reducer: BarReducer { configuration.reducer }
  var behavior: Behavior { configuration.behavior }

  private func warnOfFault() {
    if let fault = configuration.fault { EpoxyLogger.shared.warn("AirBar: \(fault)") }
  }

  /// Calls the observer if the state has changed. Callers must do this last, because the observer
  /// may call the controller.
  func notify(evenIfUnchanged: Bool = false, animated: Bool = false) {
    if behavior.topInset == .barHeight, let scrollable, let sample = lastSample {
      lastSample = write(insets(at: sample), to: scrollable, at: sample) ?? sample
    }
    let state = state
    guard evenIfUnchanged || !behavior.reportsOnlyChanges || state != reported else { return }
    reported = state
    guard animated, behavior.settling != .immediate else { return stateObserver(state) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { [stateObserver] in stateObserver(state) })
  }

  // MARK: Scroll views

  /// Binds the bar to a scroll view, in place of the previous one, and calls the observer.
  ///
  /// The bar keeps its height; the content of the new view is moved where that requires it. The
  /// view is referenced weakly: when it is released, the bar moves to the nearest stop.
  ///
  /// Setting the same view again calls the observer and updates the bar to changes that UIKit does
  /// not promise to report: adjusted insets that change while the content does not move, as when a
  /// refresh ends half a screen away from the top.
  public func set(scrollView: UIScrollView) {
    set(scrollable: scrollView)
  }

  /// Prepares a scroll view that will be set later, for example before it is moved on screen:
  /// adapts its insets and its content offset to the bar. The bar does not change.
  ///
  /// Nothing is written that is equal: content that moves by itself and is at its position
  /// continues.
  public func preconfigure(scrollView: UIScrollView) {
    preconfigure(scrollable: scrollView)
  }

  /// Removes the bar's share of a view's insets, and the binding if the view is set.
  public func release(scrollView: UIScrollView) {
    release(scrollable: scrollView)
  }

  /// Binds the bar to a scrollable, as ``set(scrollView:)`` does.
  public func set(scrollable: any Scrollable) {
    if scrollable === self.scrollable {
      update(to: scrollable)
      return notify(evenIfUnchanged: true)
    }
    unbind()
    self.scrollable = scrollable
    if let scrollView = scrollable as? UIScrollView {
      observation = ScrollViewObservation(scrollView) { [weak self] event in
        self?.receive(event)
      }
    }
    attach(to: scrollable)
    notify(evenIfUnchanged: true)
  }

  /// Prepares a scrollable, as ``preconfigure(scrollView:)`` does.
  public func preconfigure(scrollable: any Scrollable) {
    guard scrollable !== self.scrollable else {
      update(to: scrollable)
      return notify()
    }
    guard let sample = sample(of: scrollable) else { return }
    prepare(scrollable, for: validated { try reducer.attach(bar, to: sample) }, at: sample)
  }

  /// Removes the bar's share of a scrollable's insets, as ``release(scrollView:)`` does.
  public func release(scrollable: any Scrollable) {
    let isBound = scrollable === self.scrollable
    if isBound { unbind() }
    contributions[ObjectIdentifier(scrollable)]?.remove()
    contributions[ObjectIdentifier(scrollable)] = nil
    if isBound { bindingEnded() }
  }

  /// Returns the bar's share of the insets of a scroll view.
  public func contribution(to scrollable: any Scrollable) -> UIEdgeInsets {
    contributions[ObjectIdentifier(scrollable)]?.insets ?? .zero
  }

  private func unbind() {
    observation?.end()
    observation = nil
    scrollable = nil
    motion = nil
    wasDecelerating = false
    clock.stop()
  }

  func contribution(of scrollable: any Scrollable) -> InsetContribution {
    let id = ObjectIdentifier(scrollable)
    if let known = contributions[id], known.scrollable === scrollable { return known }
    contributions = contributions.filter { $0.value.scrollable != nil }
    let new = InsetContribution(scrollable)
    contributions[id] = new
    return new
  }

  // MARK: Stops

  /// Expands the bar, which scrolls the content to its top, or moves it back to its normal stop.
  ///
  /// Has no effect without a scroll view or while a finger is on the content.
  public func expand(on: Bool) {
    move(toStop: on ? configuration.lastStop : configuration.normalStop)
  }
}
