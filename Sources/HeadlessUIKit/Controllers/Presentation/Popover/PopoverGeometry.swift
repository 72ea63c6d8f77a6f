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
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction before a popover is presented.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The place of a popover beside its source.
struct PopoverGeometry {
  /// The length of the arrow and half of the width of its base, in points.
  static let arrow: CGFloat = 13

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
  /// none.
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
    guard let best else {
      direction = []
      let width = min(size.width, area.width), height = min(size.height, area.height)
      content = CGRect(
        x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
      tip = CGPoint(x: area.midX, y: area.midY)
      return
    }
    direction = best.direction
    (content, tip) = best.place(size, source: source, area: area)
  }

  private struct Room {
    let direction: UIPopoverArrowDirection
    let rect: CGRect

    func fits(_ size: CGSize) -> Bool { rect.width >= size.width && rect.height >= size.height }

    /// The part of the wanted size for which there is room.
    func share(of size: CGSize) -> CGFloat {
      min(rect.width, size.width) * min(rect.height, size.height)
    }

    func place(_ size: CGSize, source: CGRect, area: CGRect) -> (CGRect, CGPoint) {
      let fitted = CGSize(
        width: min(size.width, max(rect.width, 0)), height: min(size.height, max(rect.height, 0)))
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
    var rect = area
    switch direction {
    case .up:
      rect.origin.y = max(source.maxY, area.minY) + arrow
      rect.size.height = area.maxY - rect.minY
    case .down: rect.size.height = min(source.minY, area.maxY) - arrow - area.minY
    case .left:
      rect.origin.x = max(source.maxX, area.minX) + arrow
      rect.size.width = area.maxX - rect.minX
    default: rect.size.width = min(source.minX, area.maxX) - arrow - area.minX
    }
    if overlaps, rect.width < size.width || rect.height < size.height {
      rect = rect.union(area.intersection(rect.insetBy(dx: -size.width, dy: -size.height)))
    }
    return Room(direction: direction, rect: rect)
  }
}
