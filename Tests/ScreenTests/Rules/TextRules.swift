// SPDX-License-Identifier: MIT
import HeadlessHost

/// The rule of text: a label without a limit of lines shows all of its text, and a single line is
/// truncated only if no width beside the label is free.
@MainActor
enum TextRules {
  /// The standard space between views, in points.
  private static let space: CGFloat = 8
  /// The free width that may remain on each side of a truncated line, in points, such as the
  /// padding of a bubble, a card or a field around the text. UIKit's widest margins are 20 points.
  private static let padding: CGFloat = 20

  /// Returns the violations of the rule by the labels below `root`.
  ///
  /// - Parameter safe: The part of the window whose labels are checked, or nil for all.
  static func violations(in root: ShownView, safe: CGRect?) -> [Violation] {
    let views = root.all
    return views.compactMap { shown in
      guard let label = shown.view as? UILabel, !(label.text ?? "").isEmpty,
        !shown.visible.isNull, shown.isWithin(safe), !label.adjustsFontSizeToFitWidth
      else { return nil }
      switch label.numberOfLines {
      case 0: return cutLines(shown, label)
      case 1: return truncatedLine(shown, label, among: views)
      default: return nil
      }
    }
  }

  private static func cutLines(_ shown: ShownView, _ label: UILabel) -> Violation? {
    let size = label.bounds.size
    let needed = label.sizeThatFits(
      CGSize(width: size.width, height: .greatestFiniteMagnitude))
    guard needed.height > size.height + 0.75 else { return nil }
    return Violation(
      rule: .showsWholeText, place: shown.line.shortened,
      details: ["needs a height of \(needed.height) at its width of \(size.width)"])
  }

  private static func truncatedLine(
    _ shown: ShownView, _ label: UILabel, among views: [ShownView]
  ) -> Violation? {
    // Of a row at the edge of the screen, the views beside the label may be out of sight.
    guard shown.visible.height >= shown.frame.height - 1 else { return nil }
    let limit = CGFloat.greatestFiniteMagnitude
    let needed = label.sizeThatFits(CGSize(width: limit, height: limit)).width
    let missing = needed - label.bounds.width
    guard missing > 0.75, label.transform.isIdentity, let window = label.window else { return nil }
    let room = room(for: label, in: window)
    var (left, right) = (room.minX, room.maxX)
    for other in views where other.draws && other.isInSight {
      guard !label.isDescendant(of: other.view), !other.view.isDescendant(of: label),
        other.frame.minY < shown.frame.maxY - 1, other.frame.maxY > shown.frame.minY + 1
      else { continue }
      if other.frame.minX >= shown.frame.maxX - 1 { right = min(right, other.frame.minX - space) }
      if other.frame.maxX <= shown.frame.minX + 1 { left = max(left, other.frame.maxX + space) }
    }
    let free =
      max(shown.frame.minX - left - padding, 0) + max(right - shown.frame.maxX - padding, 0)
    guard free > space else { return nil }
    return Violation(
      rule: .showsWholeText, place: shown.line.shortened,
      details: [
        "is truncated by \(missing) points, and \(free) points beside it and its padding are free"
      ])
  }

  /// Returns the rectangle that is available to a label, in window coordinates: the area within the
  /// margins of the nearest ancestor with a visible outline, such as a cell, a control, a scroll
  /// view, a bubble or the window.
  private static func room(for label: UILabel, in window: UIWindow) -> CGRect {
    var room = CGRect.infinite
    var ancestor = label.superview
    while let view = ancestor {
      let hasOutline =
        view is UICollectionReusableView || view is UIControl || view is UIScrollView
        || view === window || view.layer.borderWidth > 0
        || (view.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false)
      if hasOutline || view.superview is UICollectionReusableView {
        let inner = view.bounds.inset(by: view.layoutMargins)
          .intersection(view.readableContentGuide.layoutFrame)
        room = room.intersection(view.convert(inner, to: window))
        // The margins of a cell are the margins of its content view.
        if hasOutline { break }
      }
      ancestor = view.superview
    }
    return room
  }
}
