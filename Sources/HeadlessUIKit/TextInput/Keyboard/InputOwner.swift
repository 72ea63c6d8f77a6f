// SPDX-License-Identifier: MIT

/// The owner of the keyboard's input: the only object that decides which responder is the first
/// responder of a device.
///
/// Responders request and resign the status; presentations, containers and windows report when
/// pages are covered, uncovered, removed and shown. Each event is one method here.
/// docs/design/text-input.md has the table of states and events.
@MainActor
final class InputOwner: FirstResponderOwner {
  private unowned let device: Device

  private(set) weak var current: UIResponder?
  /// The responder whose request is granted when its view enters a window.
  private weak var deferred: UIResponder?
  /// The responders that return when their pages are uncovered, in the order of their loss.
  private var claims: [InputClaim] = []

  /// Whether one responder replaces another, or a page loses the keyboard: the keyboard then moves
  /// once, at the end of the change.
  private var isTransferring = false
  /// The responder that loses the status without a request of the application.
  private weak var taken: UIResponder?
  /// Whether requests of a responder fail, because its page is about to lose the keyboard.
  private var refuses: ((UIResponder) -> Bool)?
  private var isKeyboardDue = false

  init(device: Device) {
    self.device = device
  }

  // MARK: Requests of responders

  /// Makes a responder the first responder. A responder that no window shows yet is made first
  /// responder when its view enters a window.
  func request(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard refuses?(responder) != true else { return false }
    guard responder.isReachable else {
      deferred = responder
      return false
    }
    guard responder.canBecomeFirstResponder else { return false }
    deferred = nil
    let old = current
    let claim = old.flatMap { isCovered($0, by: responder) ? InputClaim($0, on: device) : nil }
    isTransferring = true
    let isFree = old?.resignFirstResponder() ?? true
    isTransferring = false
    guard isFree, responder.isReachable else {
      if current == nil { moveKeyboard() }
      return false
    }
    forgetClaim(of: responder)
    if let claim { add(claim) }
    set(responder)
    return current === responder
  }

  /// Ends the status of a responder, a deferred request and a claim.
  func resign(_ responder: UIResponder) -> Bool {
    if responder !== taken, !(isTransferring && responder === current) { forget(responder) }
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    set(isTransferring ? nil : successor(of: responder))
    return true
  }

  /// Ends editing in a view and the views inside. Returns whether none of them remains the first
  /// responder.
  func endEditing(in view: UIView, force: Bool) -> Bool {
    claims.removeAll { ($0.responder as? UIView)?.isDescendant(of: view) ?? false }
    if (deferred as? UIView)?.isDescendant(of: view) == true { deferred = nil }
    guard let first = current as? UIView, first.isDescendant(of: view) else { return true }
    if first.resignFirstResponder() { return true }
    if force { set(nil) }
    return force
  }

  private func forget(_ responder: UIResponder) {
    if deferred === responder { deferred = nil }
    forgetClaim(of: responder)
  }

  private func forgetClaim(of responder: UIResponder) {
    claims.removeAll { $0.responder == nil || $0.responder === responder }
  }

  private func add(_ claim: InputClaim) {
    if let responder = claim.responder { forgetClaim(of: responder) }
    claims.append(claim)
  }

  /// Returns the next responder that takes over from one that resigns, so that its own input views
  /// remain on the screen: the accessory view of a chat screen is docked at the bottom while
  /// nothing is edited.
  private func successor(of responder: UIResponder) -> UIResponder? {
    guard !device.keyboard.isDismissingAccessory, !isCovered(responder) else { return nil }
    return sequence(first: responder) { $0.nextForInput }.dropFirst().first {
      $0.isReachable && $0.canBecomeFirstResponder
        && ($0.inputAccessoryView != nil || $0.inputAccessoryViewController != nil)
    }
  }

  // MARK: Changes

  private func set(_ new: UIResponder?) {
    guard new !== current else { return }
    let old = current
    current = new
    old?.firstResponderStatusEnded()
    if let old = old as? UIView {
      for view in sequence(first: old, next: \.parent) { view.descendantResignedFirstResponder() }
    }
    guard new === current else { return }  // a callback has changed the first responder
    new?.firstResponderStatusBegan()
    guard !isTransferring else { return }
    moveKeyboard()
    guard new === current else { return }
    new?.keyboardHasFollowed()
    device.firstResponderVisibility.showResponder(animated: true)
  }

  private func moveKeyboard() {
    isKeyboardDue = false
    device.keyboard.firstResponderChanged()
  }

  /// Moves the keyboard at the end of the turn, after the transitions that begin there: a responder
  /// of the next page then takes it over where it is.
  private func moveKeyboardLater() {
    guard !isKeyboardDue else { return }
    isKeyboardDue = true
    device.atEndOfTurn { [weak self] in
      self?.device.atEndOfTurn { [weak self] in
        guard let self, isKeyboardDue else { return }
        moveKeyboard()
        device.firstResponderVisibility.showResponder(animated: true)
      }
    }
  }

  /// Ends the status of the first responder, even if it refuses.
  private func take(
    keepsClaim: Bool, warns: Bool = false, refusing: @escaping (UIResponder) -> Bool
  ) {
    guard let old = current else { return }
    let claim = keepsClaim ? InputClaim(old, on: device) : nil
    let outer = (isTransferring, taken, refuses)
    (isTransferring, taken, refuses) = (true, old, refusing)
    _ = old.resignFirstResponder()
    if current === old {
      if warns {
        device.warn(
          "First responder warning: '\(old)' rejected resignFirstResponder when being removed from "
            + "hierarchy")
      }
      isTransferring = true
      set(nil)
    }
    (isTransferring, taken, refuses) = outer
    if let claim { add(claim) }
    moveKeyboardLater()
  }

  // MARK: Pages

  /// Whether a presentation covers the page of a responder.
  func isCovered(_ responder: UIResponder) -> Bool {
    cover(of: responder) != nil
  }

  private func isCovered(_ responder: UIResponder, by other: UIResponder) -> Bool {
    guard let cover = cover(of: responder) else { return false }
    return other.isPart(of: cover)
  }

  /// The presented responder that covers the page of a responder. The pages of presented responders
  /// that the chain has passed are in front of the presentation.
  private func cover(of responder: UIResponder) -> UIResponder? {
    var passed: [UIResponder] = []
    for link in sequence(first: responder, next: { $0.owningResponder }) {
      passed.append(link)
      if let cover = link.coveringResponder, !passed.contains(where: { $0 === cover }) {
        return cover
      }
    }
    return nil
  }

  /// Has to be called when a presentation begins to cover pages.
  ///
  /// - Parameter keepsKeys: Whether the keyboard's keys remain
  ///   (`disablesAutomaticKeyboardDismissal`).
  func coverBegan(keepsKeys: Bool) {
    guard let current, isCovered(current) else { return }
    let hasKeys = !InputSet(for: current).content.isNone
    if keepsKeys, hasKeys, device.keyboard.accessoryOwner(of: current) == nil {
      return moveKeyboardLater()  // without the accessory view of the covered page
    }
    take(keepsClaim: true) { [unowned self] in isCovered($0) }
  }

  /// Has to be called when a page begins to leave by a transition that no finger drives, and when a
  /// page has left.
  ///
  /// - Parameter keepsClaim: Whether the page remains below another one and gets the keyboard back.
  func pageLeaves(_ page: UIResponder, keepsClaim: Bool) {
    guard let current, current.isPart(of: page) else { return }
    take(keepsClaim: keepsClaim) { $0.isPart(of: page) }
  }

  /// Has to be called when a page has been removed for good.
  func pageRemoved(_ page: UIResponder) {
    claims.removeAll { $0.pageResponder?.isPart(of: page) ?? true }
  }

  /// Has to be called when a presentation or a transition between pages has ended. Restores the
  /// first responder of the page that has been uncovered, unless there is another one by now.
  func pagesUncovered() {
    let returning = claims.filter { claim in
      guard let pageResponder = claim.pageResponder else { return true }
      return pageResponder.isReachable && !isCovered(pageResponder)
    }
    claims.removeAll { claim in returning.contains { $0 === claim } }
    guard current == nil else {
      if InputSet(for: current).accessory !== device.keyboard.input.accessory {
        moveKeyboardLater()
      }
      return
    }
    for claim in returning.reversed() where claim.restore(on: device) { return }
    guard !returning.isEmpty else { return }
    device.keyboard.removeHiddenViews()
    moveKeyboardLater()
  }

  // MARK: The keyboard

  func inputViewsChanged() { device.keyboard.inputViewsChanged() }

  func supplier(of responder: UIResponder) -> UIResponder? {
    device.keyboard.supplier(of: responder)
  }

  @discardableResult
  func showAfterLayout(on device: Device) -> Bool {
    device.firstResponderVisibility.update(on: device)
  }

  var frameOfKeyboard: (frame: CGRect, isDocked: Bool)? {
    let keyboard = device.keyboard
    return keyboard.isVisible ? (keyboard.frame, keyboard.placement == .docked) : nil
  }

  // MARK: Windows

  /// Has to be called when views have left a window, or when a window was hidden.
  func viewsLeftWindow() {
    if let current, !current.isReachable {
      take(keepsClaim: isCovered(current), warns: true) { !$0.isReachable }
    }
    device.keyboard.pagesLeft()
  }

  /// Has to be called when views have entered a window, or when a window was shown.
  func viewsEnteredWindow() {
    guard let responder = deferred, responder.isReachable else { return }
    deferred = nil
    responder.becomeFirstResponder()
  }
}

/// A responder that has lost the keyboard to a page in front of its own.
@MainActor
private final class InputClaim {
  private(set) weak var responder: UIResponder?
  /// The responder that supplies the input view or the accessory view in which the responder is.
  private weak var supplier: UIResponder?

  init(_ responder: UIResponder, on device: Device) {
    self.responder = responder
    supplier = device.keyboard.supplier(of: responder)
  }

  /// The responder in the page: input views are outside of the page, and leave the window.
  var pageResponder: UIResponder? { responder == nil ? nil : supplier ?? responder }

  /// Makes the responder first responder again, or the one that supplies the view around it.
  func restore(on device: Device) -> Bool {
    guard let responder else { return false }
    if let supplier { device.keyboard.installViews(of: supplier) }
    if responder.isReachable, responder.becomeFirstResponder() { return true }
    guard let supplier else { return false }
    return supplier.becomeFirstResponder()
  }
}

extension UIResponder {
  /// Whether the responder chain leads through a page, or has led through it before its view was
  /// removed.
  final func isPart(of page: UIResponder) -> Bool {
    sequence(first: self, next: { $0.owningResponder }).contains { $0 === page }
  }
}

extension Device {
  /// The owner of the keyboard's input.
  var inputOwner: InputOwner { self[Self.inputOwnerComponent] }
  private static let inputOwnerComponent = DeviceComponent(InputOwner.init(device:))
}
