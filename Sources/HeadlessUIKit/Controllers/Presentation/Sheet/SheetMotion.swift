// SPDX-License-Identifier: MIT
internal import Resin

/// The movement of a sheet's upper edge: at rest, by a finger, or by a spring.
///
/// A spring begins at the position and the velocity that the sheet has, so that a movement can be
/// interrupted at any time.
@MainActor
final class SheetMotion {
  /// Apple does not publish the spring of its sheets.
  private static let spring = Spring(response: 0.35, dampingRatio: 1)

  private enum Activity {
    case resting
    case dragging(wanted: CGFloat)
    case springing(Motion, target: CGFloat)
  }

  private var activity = Activity.resting
  private var link: CADisplayLink?
  private var lastTime: TimeInterval = 0

  /// Called after the position has changed.
  var didMove: (() -> Void)?

  /// The position during a movement, in points; nil at rest.
  private(set) var top: CGFloat?

  var isSpringing: Bool {
    if case .springing = activity { return true }
    return false
  }

  var isDragging: Bool {
    if case .dragging = activity { return true }
    return false
  }

  // MARK: Drag

  /// The position that the finger requests, without the rubber band; nil without a drag.
  var wanted: CGFloat? {
    if case .dragging(let wanted) = activity { return wanted }
    return nil
  }

  /// Begins a drag, or continues it.
  func drag(to wanted: CGFloat, top: CGFloat) {
    stopLink()
    activity = .dragging(wanted: wanted)
    self.top = top
    didMove?()
  }

  // MARK: Spring

  /// Moves to a position.
  ///
  /// - Parameters:
  ///   - start: The current position.
  ///   - velocity: The current velocity in points per second; nil to keep the velocity of a running
  ///     spring.
  func spring(from start: CGFloat, velocity: CGFloat?, to target: CGFloat, on device: Device) {
    var motion = Motion(value: start, velocity: velocity ?? 0)
    if case .springing(let running, _) = activity, velocity == nil { motion = running }
    top = start
    guard !Self.spring.isAtRest(motion, toward: target, tolerance: .points) else { return rest() }
    activity = .springing(motion, target: target)
    lastTime = device.now
    startLink(on: device)
  }

  /// The target of the running spring.
  var target: CGFloat? {
    if case .springing(_, let target) = activity { return target }
    return nil
  }

  /// Ends the movement: the sheet is at its resting position.
  func rest() {
    stopLink()
    activity = .resting
    top = nil
    didMove?()
  }

  /// Ends the movement where the sheet is, as the transition of a dismissal continues it.
  func freeze() {
    stopLink()
    activity = .resting
  }

  private func startLink(on device: Device) {
    guard link == nil else { return }
    device.perform {
      let link = CADisplayLink { [weak self] link in self?.frame(at: link.timestamp) }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }

  private func frame(at time: TimeInterval) {
    guard case .springing(let motion, let target) = activity else { return stopLink() }
    let next = Self.spring.step(
      motion, toward: target, by: time - lastTime, tolerance: .points)
    lastTime = time
    guard !next.isResting(at: target) else { return rest() }
    activity = .springing(next, target: target)
    top = next.value
    didMove?()
  }
}
