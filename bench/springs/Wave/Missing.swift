// SPDX-License-Identifier: MIT
import Foundation
import QuartzCore

// Declarations that Wave has for Apple's platforms only. They are compiled into its module together
// with its own sources, which are not in this repository.

typealias DisplayLinkProvider = HeadlessDisplayLink

/// A display link of the headless device. The time step is the duration of a frame, as in Wave's
/// own providers.
final class HeadlessDisplayLink: DisplayLinkProviding {
  private let frameCallback: DisplayLinkCallback
  private var link: CADisplayLink?

  var isRunning: Bool { link != nil }

  init(frameCallback: @escaping DisplayLinkCallback) {
    self.frameCallback = frameCallback
  }

  func start() {
    guard link == nil else { return }
    let callback = frameCallback
    MainActor.assumeIsolated {
      let link = CADisplayLink { callback($0.targetTimestamp - $0.timestamp) }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  func stop() {
    MainActor.assumeIsolated { link?.invalidate() }
    link = nil
  }
}

extension CGFloat {
  /// The value rounded down to a pixel of a screen with two pixels in each point.
  public var scaledIntegral: CGFloat { (self * 2).rounded(.down) / 2 }
}

/// The components of a color.
struct RGBAComponents: Equatable {
  var r, g, b, a: CGFloat
}
