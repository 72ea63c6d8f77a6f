// SPDX-License-Identifier: MIT

/// A height at which a ``DrawerView`` rests.
///
/// ```swift
/// let drawer = DrawerView()
/// drawer.stops = [.height(96, name: "peek"), .fraction(0.5), .top()]
/// print(drawer.stops.count)  // 3
/// ```
///
/// Stops are compared with all of their values: `.height(96)` and `.height(96, name: "peek")` are
/// different. A number that is not finite counts as 0.
public struct DrawerStop: Hashable, Sendable {
  /// The definition of the height.
  public enum Height: Hashable, Sendable {
    /// Points above the bottom of the safe area.
    case points(CGFloat)
    /// A part of the height from the top of the safe area to the lower edge of the container, from
    /// 0 to 1.
    case fraction(CGFloat)
    /// The points by which the drawer stays below the top of the safe area.
    case belowTop(CGFloat)
    /// The height that the content needs, which the stop follows when it changes.
    case content
    /// Below the lower edge of the container.
    case hidden
  }

  /// The height at which the drawer rests.
  public var height: Height

  /// The name for VoiceOver.
  public var name: String

  /// Creates a stop from the values of its properties.
  public init(_ height: Height, name: String) {
    self.height = height
    self.name = name
  }

  /// A height in points above the bottom of the safe area.
  public static func height(_ points: CGFloat, name: String? = nil) -> DrawerStop {
    DrawerStop(.points(points), name: name ?? "\(points.isFinite ? Int(points) : 0) points")
  }

  /// A part of the container, from 0 to 1.
  public static func fraction(_ fraction: CGFloat, name: String? = nil) -> DrawerStop {
    DrawerStop(
      .fraction(fraction), name: name ?? "\(fraction.isFinite ? Int(fraction * 100) : 0) percent")
  }

  /// The top of the safe area, or some points below it.
  public static func top(inset: CGFloat = 0, name: String = "full screen") -> DrawerStop {
    DrawerStop(.belowTop(inset), name: name)
  }

  /// The height that the content needs.
  public static let content = DrawerStop(.content, name: "content")

  /// Below the lower edge of the container.
  public static let hidden = DrawerStop(.hidden, name: "hidden")
}

/// The stops of a drawer in a container.
struct DrawerGeometry: Equatable {
  var containerSize: CGSize
  var safeArea: UIEdgeInsets
  /// The height of the content, with the handle.
  var contentHeight: CGFloat
  /// The stops, each with the position of the drawer's upper edge, the highest position last.
  private(set) var stops: [(stop: DrawerStop, top: CGFloat)] = []

  init(
    stops: [DrawerStop], containerSize: CGSize, safeArea: UIEdgeInsets, contentHeight: CGFloat
  ) {
    self.containerSize = containerSize
    self.safeArea = safeArea
    self.contentHeight = contentHeight
    self.stops = stops.map { ($0, top(of: $0)) }
    self.stops.sort { $0.top > $1.top }
  }

  static func == (left: DrawerGeometry, right: DrawerGeometry) -> Bool {
    left.containerSize == right.containerSize && left.safeArea == right.safeArea
      && left.contentHeight == right.contentHeight
      && left.stops.elementsEqual(right.stops) { $0.stop == $1.stop && $0.top == $1.top }
  }

  var lowest: CGFloat { stops.first?.top ?? containerSize.height }
  var highest: CGFloat { stops.last?.top ?? containerSize.height }
  var greatestHeight: CGFloat { containerSize.height - highest }

  /// Returns the position of the drawer's upper edge at a stop; a number that is not finite counts
  /// as 0.
  private func top(of stop: DrawerStop) -> CGFloat {
    let bottom = containerSize.height - safeArea.bottom
    let top: CGFloat =
      switch stop.height {
      case .points(let points): bottom - max(points.finite, 0)
      case .fraction(let fraction):
        containerSize.height - (containerSize.height - safeArea.top) * fraction.finite
      case .belowTop(let inset): safeArea.top + inset.finite
      case .content: bottom - contentHeight
      case .hidden: containerSize.height
      }
    return min(max(top, min(safeArea.top, containerSize.height)), containerSize.height)
  }

  func top(of stop: DrawerStop?) -> CGFloat? {
    stops.first { $0.stop == stop }?.top
  }

  /// Returns the stop nearest to a position, among those that `isAllowed` accepts.
  func stop(
    nearest top: CGFloat, where isAllowed: (DrawerStop) -> Bool = { _ in true }
  ) -> DrawerStop? {
    let allowed = stops.filter { isAllowed($0.stop) }
    return Nearest.stop(to: Double(top), in: allowed.map { Double($0.top) }).map {
      allowed[$0].stop
    }
  }
}

extension CGFloat {
  fileprivate var finite: CGFloat { isFinite ? self : 0 }
}
