// SPDX-License-Identifier: MIT

/// A display link that calls a closure with the time of every frame, until it is stopped or
/// released.
@preconcurrency @MainActor
package final class FrameClock {
  private var link: CADisplayLink?

  package init() {}

  package var isRunning: Bool { link != nil }

  package func start(_ handler: @escaping @MainActor (TimeInterval) -> Void) {
    guard link == nil else { return }
    // The run loop retains a link until it is invalidated.
    let link = CADisplayLink.calling { [weak self] link in
      guard self != nil else { return link.invalidate() }
      handler(link.timestamp)
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  package func stop() {
    link?.invalidate()
    link = nil
  }
}
