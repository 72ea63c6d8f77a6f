// SPDX-License-Identifier: MIT

extension NotificationCenter {
  /// Adds an observer whose block runs on a queue, and makes the poster wait for the block.
  ///
  /// Foundation's method of the same name, outside of Apple's platforms, enqueues the block and
  /// waits unless the poster is on the main *thread*. In Swift Testing, as in every program with an
  /// asynchronous `main`, another thread serves the main queue, and a post on the main queue would
  /// wait for the main queue. With the main queue, a block therefore runs at once if the poster is
  /// on the main queue already, as it does on Apple's platforms.
  ///
  /// The parameter `queue` is not optional, so that this method is preferred where `queue` is
  /// `.main`.
  @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: obj, queue: nil) { notification in
      guard !MainQueue.isCurrent else { return block(notification) }
      // The poster waits, so the notification is not used by two threads at the same time.
      nonisolated(unsafe) let notification = notification
      OperationQueue.main.addOperations(
        [BlockOperation { block(notification) }], waitUntilFinished: true)
    }
  }
}

/// The main queue, whichever thread serves it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the running code is on the main queue, or on the main thread.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }
}
