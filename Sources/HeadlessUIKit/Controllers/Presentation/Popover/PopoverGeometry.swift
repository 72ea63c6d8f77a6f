// SPDX-License-Identifier: MIT

/// The directions in which the arrow of a popover can point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates a set of directions.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up, at a source above the popover.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down, at a source below the popover.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left, at a source to the left of the popover.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right, at a source to the right of the popover.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The set of the four known directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction before a popover is presented.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The position of a popover beside its source.
struct PopoverGeometry {
  /// The length of the arrow and half of the width of its base, in points.
  static let arrow: CGFloat = 13

  /// The least width and height of the room beside the source for a popover that has to be smaller
  /// than wanted: the size of a control.
  private static let leastRoom: CGFloat = 44

  /// The direction of the arrow; empty for a popover without one.
  let direction: UIPopoverArrowDirection

  /// The frame of the content.
  let content: CGRect

  /// The tip of the arrow.
  let tip: CGPoint

  /// Places a popover.
  ///
  /// The popover has its whole size in the first permitted direction with enough room, in the order
  /// up, down, left, right, and is made smaller in the direction with the most room if there is
  /// none. Where no direction has room for a control, as around a source that fills the screen, the
  /// popover covers the source without an arrow, in the middle of its visible part.
  ///
  /// - Parameters:
  ///   - size: The wanted size of the content.
  ///   - source: The rectangle at which the arrow points.
  ///   - area: The area that the popover may occupy.
  ///   - overlaps: Whether the popover may cover the source.
  init(
    size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = order.filter(permitted.contains).map { direction in
      Self.room(direction, source: source, area: area, overlaps: overlaps, size: size)
    }
    let best =
      candidates.first { $0.fits(size) }
      ?? candidates.max { $0.share(of: size) < $1.share(of: size) }
    guard let best, best.hasRoom(for: size) else {
      direction = []
      let seen = candidates.isEmpty ? area : area.intersection(source)
      let width = min(size.width, area.width), height = min(size.height, area.height)
      tip = seen.isNull ? source.center.clamped(to: area) : seen.center
      content = CGRect(
        x: min(max(tip.x - width / 2, area.minX), area.maxX - width),
        y: min(max(tip.y - height / 2, area.minY), area.maxY - height), width: width,
        height: height)
      return
    }
    direction = best.direction
    (content, tip) = best.place(size, source: source, area: area)
  }

  private struct Room {
    let direction: UIPopoverArrowDirection
    let rect: CGRect

    func fits(_ size: CGSize) -> Bool { fitted(size) == size }

    /// The part of the wanted size for which there is room.
    func share(of size: CGSize) -> CGFloat { fitted(size).width * fitted(size).height }

    func hasRoom(for size: CGSize) -> Bool {
      fitted(size).width >= min(size.width, leastRoom)
        && fitted(size).height >= min(size.height, leastRoom)
    }

    private func fitted(_ size: CGSize) -> CGSize {
      CGSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
    }

    func place(_ size: CGSize, source: CGRect, area: CGRect) -> (CGRect, CGPoint) {
      let fitted = fitted(size)
      let x = min(max(source.midX - fitted.width / 2, area.minX), area.maxX - fitted.width)
      let y = min(max(source.midY - fitted.height / 2, area.minY), area.maxY - fitted.height)
      let arrow = PopoverGeometry.arrow
      switch direction {
      case .up:
        let frame = CGRect(origin: CGPoint(x: x, y: rect.minY), size: fitted)
        return (frame, CGPoint(x: source.midX, y: frame.minY - arrow))
      case .down:
        let frame = CGRect(
          origin: CGPoint(x: x, y: rect.maxY - fitted.height), size: fitted)
        return (frame, CGPoint(x: source.midX, y: frame.maxY + arrow))
      case .left:
        let frame = CGRect(origin: CGPoint(x: rect.minX, y: y), size: fitted)
        return (frame, CGPoint(x: frame.minX - arrow, y: source.midY))
      default:
        let frame = CGRect(origin: CGPoint(x: rect.maxX - fitted.width, y: y), size: fitted)
        return (frame, CGPoint(x: frame.maxX + arrow, y: source.midY))
      }
    }
  }

  private static func room(
    _ direction: UIPopoverArrowDirection, source: CGRect, area: CGRect, overlaps: Bool,
    size: CGSize
  ) -> Room {
    var (low, high) = (CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY))
    switch direction {
    case .up: low.y = max(source.maxY, area.minY) + arrow
    case .down: high.y = min(source.minY, area.maxY) - arrow
    case .left: low.x = max(source.maxX, area.minX) + arrow
    default: high.x = min(source.minX, area.maxX) - arrow
    }
    // Beside a source at an edge there is no room; a rectangle would exchange its edges.
    (low, high) = (low.clamped(to: area), high.clamped(to: area))
    var rect = CGRect(
      x: low.x, y: low.y, width: max(high.x - low.x, 0), height: max(high.y - low.y, 0))
    if overlaps, rect.width < size.width || rect.height < size.height {
      rect = rect.union(area.intersection(rect.insetBy(dx: -size.width, dy: -size.height)))
    }
    return Room(direction: direction, rect: rect)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  fileprivate func clamped(to rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}
