// SPDX-License-Identifier: MIT
internal import Resin

/// Called with the state of a bar.
public typealias StateObserver = (State) -> Void

/// Binds a bar to a scroll view: scrolling makes the bar smaller and taller, and every gesture ends with
/// the bar at one of its stops.
///
///     let barController = BarController(configuration: configuration) { [weak self] state in
///       self?.bar.frame.size.height = state.height()
///     }
///     barController.set(scrollView: tableView)
///
/// The scroll view has to be kept by its owner. Its delegate stays free, and its insets stay the
/// client's: the bar adds its share to them. Calls from within the observer are fine.
@preconcurrency @MainActor
public final class BarController {
  let stateReducer: StateReducer
  let stateObserver: StateObserver

  /// The bar, in the core's form; its content offset belongs to the scroll view that is set.
  var bar: BarState
  /// What the observer was told last.
  var told: State?
  private(set) var settings: Configuration

  private(set) weak var scrollable: (any Scrollable)?
  private var observation: ScrollViewObservation?
  /// One for each view that was set or preconfigured, as long as it lives.
  private var contributions: [ObjectIdentifier: InsetContribution] = [:]

  /// What the scroll view was like last.
  var lastSample: BarSample?
  /// Whether what the scroll view reports comes from what is being written to it.
  var isWriting = false
  var motion: ContentMotion?
  let clock = FrameClock()
  /// When something changed last, and whether the content was on its way by itself then.
  var lastChange: TimeInterval = 0
  var wasDecelerating = false
  /// How often the bar has settled since a finger was there.
  var settlings = 0

  /// Creates a controller without a scroll view, with the bar at its normal stop. The observer is not
  /// told of anything before a scroll view is set.
  ///
  /// - Parameter stateObserver: Called on the main actor.
  public convenience init(
    configuration: Configuration, stateObserver: @escaping StateObserver
  ) {
    self.init(
      stateReducer: .standard, configuration: configuration, stateObserver: stateObserver)
  }

  /// Creates a controller with a reducer of one's own.
  public init(
    stateReducer: StateReducer, configuration: Configuration,
    stateObserver: @escaping StateObserver
  ) {
    self.stateReducer = stateReducer
    self.stateObserver = stateObserver
    settings = configuration
    bar = configuration.reducer.initialState
    warnOfFault()
  }

  deinit {
    // Not an isolated deinit, which older systems do not know.
    let observation = observation
    Task { @MainActor in observation?.end() }
  }

  // MARK: State

  /// The state of the bar.
  public var state: State { State(bar, settings) }

  /// The heights and the behaviour of the bar. They may change at any time, with the rotation of the
  /// device or the size of text: the bar stays as far along as it is, and the content with it.
  public var configuration: Configuration {
    get { settings }
    set {
      guard newValue != settings else { return }
      let old = settings
      settings = newValue
      warnOfFault()
      adoptState(from: old)
    }
  }

  var reducer: BarReducer { settings.reducer }
  var behavior: Behavior { settings.behavior }

  private func adoptState(from old: Configuration) {
    motion = nil
    if let adopted = try? reducer.adopt(bar, from: old.reducer) {
      bar = adopted
    } else {
      bar = reducer.initialState
    }
    if let scrollable { attach(to: scrollable) }
    notify()
  }

  private func warnOfFault() {
    if let fault = settings.fault { warn(fault.description) }
  }

  /// Tells the observer, if there is something to tell. Nothing may come after it: the observer may call
  /// back.
  func notify(evenIfUnchanged: Bool = false, animated: Bool = false) {
    let state = state
    guard evenIfUnchanged || !behavior.reportsOnlyChanges || state != told else { return }
    told = state
    guard animated, behavior.settling != .immediate else { return stateObserver(state) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { [stateObserver] in stateObserver(state) })
  }

  // MARK: Scroll views

  /// Binds the bar to a scroll view, in place of the one before, and tells the observer the state.
  ///
  /// The bar stays as it is; the content of the new view is moved as far as it has to. The view is not
  /// kept: when it is let go, the bar goes to the stop that is nearest.
  ///
  /// Setting the same view again tells the observer, and takes in what UIKit does not promise to tell:
  /// adjusted insets that change while the content stays, as when a refresh ends half a screen away from
  /// the top.
  public func set(scrollView: UIScrollView) {
    set(scrollable: scrollView)
  }

  /// Prepares a scroll view that is about to be set, so that it fits the bar: before it is moved into
  /// sight, for example. Its insets and its content offset change, the bar does not.
  public func preconfigure(scrollView: UIScrollView) {
    preconfigure(scrollable: scrollView)
  }

  /// Takes the bar's share of a view's insets back. A view that is set is not bound any more.
  public func release(scrollView: UIScrollView) {
    release(scrollable: scrollView)
  }

  /// Binds the bar to anything that scrolls, as ``set(scrollView:)`` does.
  public func set(scrollable: any Scrollable) {
    if scrollable === self.scrollable {
      changed()
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

  /// Prepares something that scrolls, as ``preconfigure(scrollView:)`` does.
  public func preconfigure(scrollable: any Scrollable) {
    guard scrollable !== self.scrollable else {
      changed()
      return notify()
    }
    let sample = sample(of: scrollable)
    guard let response = try? reducer.attach(bar, to: sample) else { return }
    write(response.insets, to: scrollable)
    place(scrollable, at: response.targetOffset ?? sample.contentOffset)
  }

  /// Takes the bar's share of something's insets back, as ``release(scrollView:)`` does.
  public func release(scrollable: any Scrollable) {
    let (isBound, sample) = (scrollable === self.scrollable, lastSample)
    if isBound { unbind() }
    contributions[ObjectIdentifier(scrollable)]?.remove()
    contributions[ObjectIdentifier(scrollable)] = nil
    if isBound { bindingEnded(sample) }
  }

  /// What of the insets of a scroll view is the bar's.
  public func contribution(to scrollable: any Scrollable) -> UIEdgeInsets {
    contributions[ObjectIdentifier(scrollable)]?.insets ?? .zero
  }

  private func unbind() {
    observation?.end()
    observation = nil
    scrollable = nil
    motion = nil
    lastSample = nil
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

  /// Expands the bar, which takes the content to its top, or brings it back to its normal stop.
  ///
  /// Without a scroll view, and while a finger is on the content, nothing happens.
  public func expand(on: Bool) {
    move(toStop: on ? settings.stops.count - 1 : settings.normalStop)
  }
}
