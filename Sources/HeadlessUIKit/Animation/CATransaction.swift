// SPDX-License-Identifier: MIT

/// A group of layer changes.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// host.show(view)
/// var isDone = false
/// host.perform {
///   CATransaction.begin()
///   CATransaction.setCompletionBlock { isDone = true }
///   UIView.animate(withDuration: 0.3) { view.alpha = 0 }
///   CATransaction.commit()
/// }
/// host.advance(by: 0.2)
/// print(isDone)  // false
/// host.advance(by: 0.2)
/// print(isDone)  // true
/// ```
///
/// Layers without a view are animated only within explicit transactions with a duration. Core
/// Animation's implicit animations of every change of such a layer are not implemented.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction, nested in the current one if there is one.
  open class func begin() {
    Device.current.animations.beginTransaction()
  }

  /// Commits the innermost explicit transaction.
  open class func commit() {
    Device.current.animations.commitTransaction()
  }

  /// Does nothing: values are read on demand, so there are no pending changes to show.
  open class func flush() {}

  /// Returns the duration of changes of layers without a view, in seconds.
  @discardableResult
  open class func animationDuration() -> CFTimeInterval {
    Device.current.animations.transactions.last?.duration ?? 0.25
  }

  /// Sets the duration of changes of layers without a view, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    Device.current.animations.inTransaction { $0.setDuration(dur > 0 && dur.isFinite ? dur : 0) }
  }

  /// Returns the timing function of changes of layers without a view; nil for the default function.
  @discardableResult
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Device.current.animations.transactions.last?.timingFunction
  }

  /// Sets the timing function of changes of layers without a view.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Device.current.animations.inTransaction { $0.setTimingFunction(function) }
  }

  /// Returns whether changes are not animated.
  @discardableResult
  open class func disableActions() -> Bool {
    Device.current.animations.transactions.last?.disablesActions ?? false
  }

  /// Sets whether changes are not animated, including changes of views in animation blocks.
  open class func setDisableActions(_ flag: Bool) {
    Device.current.animations.inTransaction { $0.disablesActions = flag }
  }

  /// Returns the closure that is called after all animations added since the closure was set have
  /// ended.
  @discardableResult
  open class func completionBlock() -> (() -> Void)? {
    Device.current.animations.transactions.last?.group?.completion
  }

  /// Sets the closure that is called after all animations that are added from now on have ended. If
  /// no animation is added, the closure is called at the beginning of the next cycle after the
  /// transaction.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Device.current.animations.inTransaction { $0.setCompletion(block) }
  }
}

@MainActor
final class Transaction {
  /// The number of open transactions of all devices. Property changes look for a transaction only
  /// if it is not 0.
  static var openCount = 0

  private(set) var duration: CFTimeInterval
  private(set) var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool
  private(set) var group: TransactionGroup?

  private var animatesLayers: Bool
  private var scope: AnimationScope?
  private var runs: [AnimationRun] = []

  /// Creates a transaction with the settings of the enclosing transaction.
  init(in outer: Transaction?) {
    duration = outer?.duration ?? 0.25
    timingFunction = outer?.timingFunction
    disablesActions = outer?.disablesActions ?? false
    animatesLayers = outer?.animatesLayers ?? false
    Self.openCount += 1
  }

  func setDuration(_ duration: CFTimeInterval) {
    self.duration = duration
    animatesLayers = true
    scope = nil
  }

  func setTimingFunction(_ function: CAMediaTimingFunction?) {
    timingFunction = function
    scope = nil
  }

  func setCompletion(_ completion: (() -> Void)?) {
    group?.close()
    group = completion.map { TransactionGroup(completion: $0) }
    scope = nil
  }

  /// Returns the animation scope of layers without a view; nil if their changes are not animated.
  func layerScope(on device: Device) -> AnimationScope? {
    guard animatesLayers, !disablesActions else { return nil }
    if let scope { return scope }
    let settings = AnimationSettings(
      pace: .curve(timingFunction ?? CAMediaTimingFunction(name: .default)), duration: duration,
      delay: 0, options: .allowUserInteraction)
    let block = AnimationBlock(allowsUserInteraction: true, completion: nil)
    let run = AnimationRun(block: block, timing: settings.timing, delay: 0)
    runs.append(run)
    scope = AnimationScope(run: run, settings: settings)
    return scope
  }

  func commit() {
    Self.openCount -= 1
    scope = nil
    for run in runs {
      run.start()
    }
    group?.close()
  }
}

/// Calls a transaction's completion after all animations that began while the completion was set
/// have ended.
@MainActor
final class TransactionGroup {
  private(set) var completion: (() -> Void)?
  private var openCount = 0
  private var isClosed = false

  init(completion: @escaping () -> Void) {
    self.completion = completion
  }

  func begin() {
    openCount += 1
  }

  func end() {
    openCount -= 1
    callIfDone()
  }

  /// Prevents further animations from joining the group.
  func close() {
    isClosed = true
    if openCount == 0 {
      Device.current.animations.inNextCycle { self.callIfDone() }
    }
  }

  private func callIfDone() {
    guard isClosed, openCount == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

extension DeviceAnimations {
  func beginTransaction() {
    transactions.append(Transaction(in: transactions.last))
  }

  func commitTransaction() {
    guard let transaction = transactions.last, transaction !== implicitTransaction else { return }
    transaction.commit()
    transactions.removeLast()
  }

  /// Executes `change` with the current transaction. If none is open, creates an implicit
  /// transaction, which ends with the run-loop turn.
  func inTransaction(_ change: (Transaction) -> Void) {
    if transactions.isEmpty {
      let transaction = Transaction(in: nil)
      transactions = [transaction]
      implicitTransaction = transaction
      device.atEndOfTurn { self.commitImplicitTransaction() }
    }
    if let transaction = transactions.last { change(transaction) }
  }

  private func commitImplicitTransaction() {
    guard let transaction = implicitTransaction else { return }
    transaction.commit()
    implicitTransaction = nil
    transactions.removeAll { $0 === transaction }
  }
}
