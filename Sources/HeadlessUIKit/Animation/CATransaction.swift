// SPDX-License-Identifier: MIT

/// Changes of layers that belong together.
///
/// Layers without a view are animated within explicit transactions that were given a duration, and at
/// no other time: the implicit animations that Core Animation adds to every change of such a layer
/// are left out.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction in the one that is open.
  open class func begin() {
    Device.current.animations.beginTransaction()
  }

  /// Ends the innermost transaction that was begun.
  open class func commit() {
    Device.current.animations.commitTransaction()
  }

  /// Shows what was changed: nothing to do here, where values are read when they are needed.
  open class func flush() {}

  /// How long layers without a view take for changes, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    Device.current.animations.transactions.last?.duration ?? 0.25
  }

  /// Sets how long layers without a view take for changes, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    Device.current.animations.inTransaction { $0.setDuration(dur > 0 && dur.isFinite ? dur : 0) }
  }

  /// The pace of these changes, where it is not the default one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Device.current.animations.transactions.last?.timingFunction
  }

  /// Sets the pace of these changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Device.current.animations.inTransaction { $0.setTimingFunction(function) }
  }

  /// Whether changes are not animated.
  open class func disableActions() -> Bool {
    Device.current.animations.transactions.last?.disablesActions ?? false
  }

  /// Says whether changes are not animated; also those of views in a block.
  open class func setDisableActions(_ flag: Bool) {
    Device.current.animations.inTransaction { $0.disablesActions = flag }
  }

  /// What is called when all animations have ended that were added since it was set.
  open class func completionBlock() -> (() -> Void)? {
    Device.current.animations.transactions.last?.group?.completion
  }

  /// Sets what is called when all animations have ended that are added from now on; where none is, at
  /// the beginning of the next cycle after the transaction.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Device.current.animations.inTransaction { $0.setCompletion(block) }
  }
}

/// A transaction that is open.
@MainActor
final class Transaction {
  /// How many are open on all devices: changes ask only where there are any.
  static var openCount = 0

  private(set) var duration: CFTimeInterval
  private(set) var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool
  private(set) var group: TransactionGroup?

  private var animatesLayers: Bool
  private var scope: AnimationScope?
  private var runs: [AnimationRun] = []

  /// A transaction begins with what holds in the one around it.
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

  /// What a layer without a view is animated with, if it is.
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

/// What waits for all animations that were begun while it was a transaction's completion.
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

  /// Nothing is added any more.
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

  /// Outside of explicit ones, a transaction lasts until the end of the turn.
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
