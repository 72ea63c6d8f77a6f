// SPDX-License-Identifier: MIT

/// A position at which a view rests in its container: a corner, a side, an edge, or any other point
/// or part.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let container = UIView()
/// let preview = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
/// container.addSubview(preview)
/// let interaction = PictureInPictureInteraction(anchors: [.topLeading, .topTrailing, .bottom])
/// preview.addInteraction(interaction)
/// host.show(container)
/// interaction.move(to: .bottom, animated: false)
/// print(preview.center.x)  // 196.5
/// ```
///
/// Places are fractions of the area in which the view fits: 0 is the leading and the upper side, 1
/// the trailing and the lower one. Leading and trailing are exchanged from right to left.
public struct PictureInPictureAnchor: Hashable, Sendable {
  /// The fractions of the width.
  public var horizontal: ClosedRange<CGFloat>
  /// The fractions of the height.
  public var vertical: ClosedRange<CGFloat>
  /// The name for VoiceOver: "Move to …".
  public var name: String

  /// Creates an anchor: a point where both ranges have one element, an edge or an area otherwise.
  public init(
    name: String, horizontal: ClosedRange<CGFloat>, vertical: ClosedRange<CGFloat>
  ) {
    self.name = name
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private init(_ name: String, _ x: CGFloat, _ y: CGFloat) {
    self.init(name: name, horizontal: x...x, vertical: y...y)
  }

  /// The upper leading corner.
  public static let topLeading = PictureInPictureAnchor("top leading corner", 0, 0)
  /// The upper trailing corner.
  public static let topTrailing = PictureInPictureAnchor("top trailing corner", 1, 0)
  /// The lower leading corner.
  public static let bottomLeading = PictureInPictureAnchor("bottom leading corner", 0, 1)
  /// The lower trailing corner.
  public static let bottomTrailing = PictureInPictureAnchor("bottom trailing corner", 1, 1)

  /// The middle of the upper side.
  public static let top = PictureInPictureAnchor("top", 0.5, 0)
  /// The middle of the lower side.
  public static let bottom = PictureInPictureAnchor("bottom", 0.5, 1)

  /// Anywhere along the leading side.
  public static let leadingEdge = PictureInPictureAnchor(
    name: "leading edge", horizontal: 0...0, vertical: 0...1)
  /// Anywhere along the trailing side.
  public static let trailingEdge = PictureInPictureAnchor(
    name: "trailing edge", horizontal: 1...1, vertical: 0...1)

  /// The anchors at the four corners of the container.
  public static let corners = [topLeading, topTrailing, bottomLeading, bottomTrailing]
}

/// The positions of a view's center at which the view fits into a container.
struct PictureInPictureArea {
  /// The centers. Without room for the view, they are a line or a point in the middle.
  var centers: CGRect
  var isRightToLeft: Bool

  /// Returns the position nearest to a point, and the anchor to which it belongs; nil without
  /// anchors.
  func goal(
    nearest point: CGPoint, among anchors: [PictureInPictureAnchor]
  ) -> (anchor: PictureInPictureAnchor, fractions: CGPoint)? {
    let fractions = fractions(of: point)
    let goals = anchors.map { anchor in
      CGPoint(
        x: fractions.x.clamped(to: anchor.horizontal), y: fractions.y.clamped(to: anchor.vertical))
    }
    guard
      let index = Nearest.point(
        to: point.springVector, in: goals.map { center(at: $0).springVector })
    else { return nil }
    return (anchors[index], goals[index])
  }

  func center(at fractions: CGPoint) -> CGPoint {
    let x = isRightToLeft ? 1 - fractions.x : fractions.x
    return CGPoint(
      x: centers.minX + x * centers.width, y: centers.minY + fractions.y * centers.height)
  }

  func fractions(of point: CGPoint) -> CGPoint {
    let x = centers.width > 0 ? (point.x - centers.minX) / centers.width : 0.5
    let y = centers.height > 0 ? (point.y - centers.minY) / centers.height : 0.5
    return CGPoint(x: isRightToLeft ? 1 - x : x, y: y)
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
