// SPDX-License-Identifier: MIT
internal import Foundation

/// An observation of a notification that is posted on the main thread. It ends with the object.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, handler: @escaping @MainActor (Notification) -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      notification in
      nonisolated(unsafe) let notification = notification  // it stays on the main thread
      MainActor.assumeIsolated { handler(notification) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
