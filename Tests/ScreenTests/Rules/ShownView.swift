// SPDX-License-Identifier: MIT
import HeadlessHost

/// A view that is not hidden, with its position in the window and its line of the host's dump.
@MainActor
struct ShownView {
  let view: UIView
  /// The view's line of the dump without class, frame and scroll position, followed by the lines of
  /// the view's layers.
  let looks: String
  /// The accessibility element of the view, as the dump writes it, or nil.
  let element: String?
  /// The smallest rectangle around the view, in the window.
  let frame: CGRect
  /// The part of `frame` within the window and all ancestors that clip; null if there is none.
  let visible: CGRect
  let children: [ShownView]

  /// Whether a part of the view is on the screen, apart from rounding errors at an edge.
  var isInSight: Bool { visible.width > 1e-6 && visible.height > 1e-6 }

  /// Whether the view itself, without its subviews, is visible.
  var draws: Bool { !looks.isEmpty }

  /// The view and all its descendants, parents first.
  var all: [ShownView] { [self] + children.flatMap(\.all) }

  /// Whether a part of the window contains the view and the row to which the view belongs. The part
  /// nil is the whole window.
  func isWithin(_ part: CGRect?) -> Bool {
    guard let part, let window = view.window else { return true }
    let row = sequence(first: view, next: \.superview).first { $0 is UICollectionReusableView }
    return part.contains(frame)
      && (row.map { part.contains($0.convert($0.bounds, to: window)) } ?? true)
  }

  /// The class, the frame and the looks in a single line.
  var line: String { line(in: frame) }

  func line(in frame: CGRect) -> String { "\(type(of: view)) \(frame.described)\(looks)" }

  /// Returns the window of a host with all views that are not hidden, or nil without a window.
  static func root(of host: ScreenHost) -> ShownView? {
    guard let window = host.window else { return nil }
    let dump = host.dump(window, [.layers, .text, .accessibility])
    var lines = DumpLines(dump)
    return make(window, in: window, clip: window.bounds, &lines)
  }

  private static func make(
    _ view: UIView, in window: UIWindow, clip: CGRect, _ lines: inout DumpLines
  ) -> ShownView? {
    // The dump has a line for each view, hidden or not, in the order of the tree.
    let (looks, element) = lines.next(for: view)
    let frame = view.convert(view.bounds, to: window)
    let visible = frame.intersection(clip)
    let inner = view.clipsToBounds ? visible : clip
    let children = view.subviews.compactMap { make($0, in: window, clip: inner, &lines) }
    guard !view.isHidden, view.alpha >= 0.01 else { return nil }
    return ShownView(
      view: view, looks: looks, element: element, frame: frame, visible: visible,
      children: children)
  }
}

/// The lines of a dump, which are assigned to the views that they describe.
private struct DumpLines {
  private var lines: ArraySlice<Substring>

  init(_ dump: String) {
    lines = dump.split(separator: "\n")[...]
  }

  /// Returns the looks and the element of the next view.
  @MainActor
  mutating func next(for view: UIView) -> (looks: String, element: String?) {
    guard let line = lines.popFirst(), let end = line.firstIndex(of: ")") else {
      preconditionFailure("The dump has no line for \(view)")
    }
    var rest = line[line.index(after: end)...]
    if view is UIScrollView {
      // The position and the size of the content are compared by their effect on visible views.
      for key in [" content=(", " bounds=("] where rest.hasPrefix(key) {
        rest = rest.drop { $0 != ")" }.dropFirst()
      }
    }
    var element: String?
    if let range = rest.range(of: " accessibility=[", options: .backwards) {
      element = String(rest[range.upperBound...].dropLast())
      rest = rest[..<range.lowerBound]
    }
    var looks = Self.isPlain(rest) ? "" : String(rest)
    while let layer = lines.first?.drop(while: { $0 == " " }), layer.hasPrefix("layer ") {
      looks += " | \(layer)"
      lines.removeFirst()
    }
    return (looks, element)
  }

  /// Whether a line describes nothing visible.
  private static func isPlain(_ words: Substring) -> Bool {
    words.split(separator: " ").allSatisfy { word in
      ["clips", "\"\"", "firstResponder", "modal"].contains(String(word))
        || ["id=", "tag=", "controller=", "radius=", "accessibility="].contains {
          word.hasPrefix($0)
        }
    }
  }
}

extension CGRect {
  /// The origin and the size, rounded to hundredths of a point.
  var described: String {
    let numbers = [minX, minY, width, height].map { number -> String in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
