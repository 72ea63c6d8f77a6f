// SPDX-License-Identifier: MIT

/// A display link that calls a closure in each frame, until it is invalidated or released.
@preconcurrency @MainActor
final class DisplayLink {
  private var link: CADisplayLink?
  private let action: @MainActor (_ time: CFTimeInterval) -> Void

  /// Creates a running link, on the device that the view belongs to.
  init(for view: UIView, _ action: @escaping @MainActor (_ time: CFTimeInterval) -> Void) {
    self.action = action
    #if RESIN_HEADLESS
      link = view.device.perform {
        CADisplayLink { [weak self] link in Self.frame(of: link, for: self) }
      }
    #else
      link = CADisplayLink(target: Target(self), selector: #selector(Target.frame(_:)))
    #endif
    link?.add(to: .main, forMode: .common)
  }

  #if !RESIN_HEADLESS
    @MainActor
    private final class Target: NSObject {
      private weak var owner: DisplayLink?

      init(_ owner: DisplayLink) {
        self.owner = owner
      }

      @objc func frame(_ link: CADisplayLink) {
        DisplayLink.frame(of: link, for: owner)
      }
    }
  #endif

  // The run loop retains a link until it is invalidated.
  private static func frame(of link: CADisplayLink, for owner: DisplayLink?) {
    guard let owner else { return link.invalidate() }
    owner.action(link.timestamp)
  }

  func invalidate() {
    link?.invalidate()
    link = nil
  }
}
