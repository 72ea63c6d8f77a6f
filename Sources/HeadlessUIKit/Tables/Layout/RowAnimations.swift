// SPDX-License-Identifier: MIT

/// The animations with which the rows of a batch appear and disappear.
struct RowAnimations {
  private var rows: [IndexPath: UITableView.RowAnimation] = [:]
  private var sections: [Int: UITableView.RowAnimation] = [:]
  private var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var leavingSections: [Int: UITableView.RowAnimation] = [:]
  /// The frames, before the batch, of the rows that disappear.
  var leavingFrames: [IndexPath: CGRect] = [:]

  mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { rows[path] = animation }
  }

  mutating func insert(_ indices: IndexSet, _ animation: UITableView.RowAnimation) {
    for index in indices { sections[index] = animation }
  }

  mutating func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { leavingRows[path] = animation }
  }

  mutating func delete(_ indices: IndexSet, _ animation: UITableView.RowAnimation) {
    for index in indices { leavingSections[index] = animation }
  }

  func appearing(_ path: IndexPath) -> UITableView.RowAnimation {
    rows[path] ?? sections[path.section] ?? .fade
  }

  func disappearing(_ path: IndexPath) -> UITableView.RowAnimation {
    leavingRows[path] ?? leavingSections[path.section] ?? .fade
  }

  /// Returns the attributes from which a row appears, or to which it disappears.
  @MainActor
  func displaced(
    _ attributes: UICollectionViewLayoutAttributes, _ animation: UITableView.RowAnimation,
    width: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    switch animation {
    case .none: return attributes
    case .right: attributes.center.x += width
    case .left: attributes.center.x -= width
    case .top: attributes.center.y -= attributes.size.height
    case .bottom: attributes.center.y += attributes.size.height
    case .fade, .middle, .automatic: break
    }
    attributes.alpha = 0
    return attributes
  }
}
