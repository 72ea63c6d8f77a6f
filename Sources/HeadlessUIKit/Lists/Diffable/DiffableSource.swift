// SPDX-License-Identifier: MIT
import Dispatch

/// A diffable data source, which may be called on another queue than the main one.
protocol DiffableSource: AnyObject, Sendable {}

extension DiffableSource {
  /// Runs work now if the caller is on the main queue, otherwise there, later.
  nonisolated func onMainQueue<Value>(
    _ value: Value, _ completion: (() -> Void)?,
    _ work:
      @escaping @MainActor (
        Self, Value, (@MainActor () -> Void)?
      ) -> Void
  ) {
    // The caller gives the values away: it does not use them until the completion.
    nonisolated(unsafe) let (value, completion) = (value, completion)
    let source = self
    let run: @MainActor () -> Void = {
      var end: (@MainActor () -> Void)?
      if let completion { end = { completion() } }
      work(source, value, end)
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(run)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(run) }
    }
  }
}

extension UICollectionViewDiffableDataSource: DiffableSource {}
