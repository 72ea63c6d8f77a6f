// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  extension Canvas {
    /// Returns the part of a path between two fractions of its length.
    func part(of path: [PathElement], from start: CGFloat, to end: CGFloat) -> [PathElement] {
      let (start, end) = (max(start, 0), min(end, 1))
      if start == 0, end == 1 { return path }
      guard start < end else { return [] }  // also false for NaN
      let lines = flattened(path)
      let length = lines.reduce(0) { $0 + $1.length }
      let (first, last) = (length * start, length * end)
      var part: [PathElement] = []
      var done: CGFloat = 0
      for line in lines {
        let (low, high) = (max(first - done, 0), min(last - done, line.length))
        done += line.length
        guard high > low else { continue }
        if part.isEmpty || low > 0 || !line.continues {
          part.append(.move(to: line.point(at: low)))
        }
        part.append(.line(to: line.point(at: high)))
      }
      return part
    }

    private struct Line {
      var start: CGPoint
      var end: CGPoint
      /// Whether the line starts at the end of the previous one.
      var continues: Bool

      var length: CGFloat {
        CGFloat(hypot(Double(end.x - start.x), Double(end.y - start.y)))
      }

      func point(at distance: CGFloat) -> CGPoint {
        let share = length > 0 ? distance / length : 0
        return CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
    }

    /// Returns the path approximated by straight lines, within the drawing tolerance.
    private func flattened(_ path: [PathElement]) -> [Line] {
      add(path)
      guard let copy = cairo_copy_path_flat(context) else { return [] }
      defer {
        cairo_path_destroy(copy)
        cairo_new_path(context)
      }
      guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else {
        return []
      }
      var lines: [Line] = []
      var (start, current, continues) = (CGPoint.zero, CGPoint.zero, false)
      var index = 0
      while index < Int(copy.pointee.num_data) {
        let header = data[index].header
        let point =
          header.length > 1
          ? CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y) : start
        if header.type == CAIRO_PATH_MOVE_TO {
          (start, continues) = (point, false)
        } else {
          lines.append(Line(start: current, end: point, continues: continues))
          continues = true
        }
        current = point
        index += Int(header.length)
      }
      return lines
    }
  }
#endif
