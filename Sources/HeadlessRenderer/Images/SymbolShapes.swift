// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// A part of a symbol, on a square of 24 units.
  struct SymbolShape {
    enum Kind {
      /// The outline is stroked, and filled in the symbol's `fill` variant.
      case outline
      /// The outline is always stroked; it is cut out of filled shapes below.
      case line
      /// The outline is always filled; it is cut out of filled shapes below.
      case solid
    }

    var kind: Kind
    var path: [PathElement]

    /// The same shape with left and right exchanged.
    var mirrored: SymbolShape {
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
      return SymbolShape(kind: kind, path: path.map { $0.applying(mirror) })
    }
  }

  /// Simple drawings for common symbols. They substitute Apple's symbols, whose shapes are not
  /// copied.
  enum SymbolShapes {
    /// Returns the shapes for a name; nil if there is no drawing.
    static func shapes(named name: String) -> [SymbolShape]? {
      if let alias = aliases[name] {
        guard alias.hasPrefix("-") else { return shapes(named: alias) }
        return shapes(named: String(alias.dropFirst()))?.map(\.mirrored)
      }
      return drawing(named: name).map { $0.split(separator: ";").compactMap(shape) }
    }

    /// Whether there is a drawing for a name.
    static func contains(_ name: String) -> Bool {
      aliases[name] != nil || drawing(named: name) != nil
    }

    private static let tables = [
      common, arrows, writing, things, world, signs, layout, media, places,
    ]

    private static func drawing(named name: String) -> String? {
      tables.lazy.compactMap { $0[name] }.first
    }

    // Each shape is a letter for its kind, followed by path commands. M, L, C and Z are as in SVG;
    // O is a circle with a center and a radius, R a rectangle with an origin, a size and a corner
    // radius.
    private static let common: [String: String] = [
      "chevron.left": "l M 15 4 L 8 12 L 15 20",
      "chevron.right": "l M 9 4 L 16 12 L 9 20",
      "chevron.up": "l M 4 15.5 L 12 8.5 L 20 15.5",
      "chevron.down": "l M 4 8.5 L 12 15.5 L 20 8.5",
      "chevron.backward": "l M 15 4 L 8 12 L 15 20",
      "chevron.forward": "l M 9 4 L 16 12 L 9 20",
      "arrow.left": "l M 20 12 L 4 12; l M 11 5 L 4 12 L 11 19",
      "arrow.right": "l M 4 12 L 20 12; l M 13 5 L 20 12 L 13 19",
      "arrow.up": "l M 12 20 L 12 4; l M 5 11 L 12 4 L 19 11",
      "arrow.down": "l M 12 4 L 12 20; l M 5 13 L 12 20 L 19 13",
      "arrow.up.right": "l M 6 18 L 18 6; l M 8 6 L 18 6 L 18 16",
      "arrow.clockwise":
        "l M 19.2 9 C 17.9 5.9 15.1 4 12 4 C 7.6 4 4 7.6 4 12 C 4 16.4 7.6 20 12 20 C 15.7 20 18.9 17.4 19.7 14; l M 19.6 4 L 19.4 9.2 L 14.4 9",
      "plus": "l M 12 4 L 12 20; l M 4 12 L 20 12",
      "minus": "l M 4 12 L 20 12",
      "xmark": "l M 5.5 5.5 L 18.5 18.5; l M 18.5 5.5 L 5.5 18.5",
      "checkmark": "l M 4.5 13 L 9.8 18.5 L 19.5 5.5",
      "ellipsis": "s O 5 12 1.8; s O 12 12 1.8; s O 19 12 1.8",
      "line.3.horizontal": "l M 3.5 7 L 20.5 7; l M 3.5 12 L 20.5 12; l M 3.5 17 L 20.5 17",
      "list.bullet":
        "s O 4.6 6.5 1.5; s O 4.6 12 1.5; s O 4.6 17.5 1.5; l M 9 6.5 L 21 6.5; l M 9 12 L 21 12; l M 9 17.5 L 21 17.5",
      "slider.horizontal.3":
        "l M 3 6.5 L 21 6.5; l M 3 12 L 21 12; l M 3 17.5 L 21 17.5; s O 15.5 6.5 2.4; s O 8 12 2.4; s O 13.5 17.5 2.4",
      "magnifyingglass": "o O 10.2 10.2 6.4; l M 15 15 L 20.6 20.6",
      "circle": "o O 12 12 9.2",
      "square": "o R 3.5 3.5 17 17 3.6",
      "heart":
        "o M 12 20.4 C 7.3 17 3 13.2 3 8.9 C 3 6 5.1 4 7.7 4 C 9.5 4 11.1 4.9 12 6.5 C 12.9 4.9 14.5 4 16.3 4 C 18.9 4 21 6 21 8.9 C 21 13.2 16.7 17 12 20.4 Z",
      "star":
        "o M 12 3 L 14.7 9 L 21.2 9.7 L 16.3 14.1 L 17.7 20.5 L 12 17.2 L 6.3 20.5 L 7.7 14.1 L 2.8 9.7 L 9.3 9 Z",
      "house": "o M 4 11 L 12 4 L 20 11 L 20 20 L 4 20 Z; l M 10 20 L 10 14.5 L 14 14.5 L 14 20",
      "person":
        "o O 12 8 4; o M 4.5 20 C 4.5 16.6 7.6 14.4 12 14.4 C 16.4 14.4 19.5 16.6 19.5 20 Z",
      "person.2":
        "o O 9 8.4 3.6; o M 2.5 19.4 C 2.5 16.4 5.2 14.4 9 14.4 C 12.8 14.4 15.5 16.4 15.5 19.4 Z; l M 15 5 C 18.4 5 19.4 7 19 9 C 18.7 10.7 17.4 11.8 15.8 11.9; l M 17.4 14.7 C 19.8 15.3 21.5 17 21.5 19.4",
      "bell":
        "o M 12 3 C 8.6 3 6.6 5.6 6.6 9 C 6.6 13.2 5.6 15 4 16.8 L 20 16.8 C 18.4 15 17.4 13.2 17.4 9 C 17.4 5.6 15.4 3 12 3 Z; l M 9.8 19.8 C 10.6 21 13.4 21 14.2 19.8",
      "bookmark": "o M 6.5 3.5 L 17.5 3.5 L 17.5 20.5 L 12 16 L 6.5 20.5 Z",
      "trash":
        "o M 5.8 6.8 L 18.2 6.8 L 17.2 20.6 L 6.8 20.6 Z; l M 3.8 6.6 L 20.2 6.6; l M 9 6.4 L 9.6 3.6 L 14.4 3.6 L 15 6.4",
      "gearshape":
        "o M 10.4 3 L 13.6 3 L 14.2 5.8 L 16.4 6.9 L 19 5.9 L 20.8 8.6 L 18.8 10.6 L 18.8 13.4 L 20.8 15.4 L 19 18.1 L 16.4 17.1 L 14.2 18.2 L 13.6 21 L 10.4 21 L 9.8 18.2 L 7.6 17.1 L 5 18.1 L 3.2 15.4 L 5.2 13.4 L 5.2 10.6 L 3.2 8.6 L 5 5.9 L 7.6 6.9 L 9.8 5.8 Z; l O 12 12 3",
      "play": "o M 6.5 4 L 20 12 L 6.5 20 Z",
      "pause": "o R 5.5 4 4.4 16 1.2; o R 14.1 4 4.4 16 1.2",
      "stop": "o R 5 5 14 14 2",
      "forward": "o M 3 5 L 12 12 L 3 19 Z; o M 12 5 L 21 12 L 12 19 Z",
      "backward": "o M 21 5 L 12 12 L 21 19 Z; o M 12 5 L 3 12 L 12 19 Z",
      "square.and.arrow.up":
        "l M 8 9 L 5 9 L 5 20.5 L 19 20.5 L 19 9 L 16 9; l M 12 14.5 L 12 2.8; l M 8 6.4 L 12 2.6 L 16 6.4",
      "square.and.pencil":
        "l M 13 5 L 4.5 5 L 4.5 19.5 L 19 19.5 L 19 11; l M 10 14.4 L 11 11.4 L 19 3.4 L 21 5.4 L 13 13.4 Z",
      "pencil": "o M 4 20 L 5.4 15.2 L 16.6 4 L 20 7.4 L 8.8 18.6 Z",
      "paperplane": "o M 21 3 L 14.4 21 L 11 13.4 L 3 9.8 Z; l M 21 3 L 11 13.4",
      "envelope": "o R 2.8 5.4 18.4 13.6 2.4; l M 3.6 6.6 L 12 13.4 L 20.4 6.6",
      "camera":
        "o M 3 7.5 L 7.6 7.5 L 9.2 4.8 L 14.8 4.8 L 16.4 7.5 L 21 7.5 L 21 19.2 L 3 19.2 Z; l O 12 13 3.6",
      "photo":
        "o R 2.8 4.6 18.4 14.8 2.4; l M 3.4 16.6 L 8.6 11.4 L 13 15.6 L 15.6 13.2 L 20.6 17.6; s O 15.8 9 1.6",
      "calendar":
        "o R 3.4 5 17.2 15.4 2.6; l M 3.6 9.6 L 20.4 9.6; l M 8 2.8 L 8 6; l M 16 2.8 L 16 6",
      "clock": "o O 12 12 9.2; l M 12 6.6 L 12 12 L 15.8 14",
      "lock":
        "o R 5 10.4 14 10.4 2.2; l M 8 10.2 L 8 7.4 C 8 2.2 16 2.2 16 7.4 L 16 10.2",
      "cart":
        "o M 6 7 L 20.8 7 L 18.8 15.4 L 7.4 15.4 Z; l M 2.4 4 L 5.2 4 L 7.4 15.4; s O 8.8 19.4 1.6; s O 17.2 19.4 1.6",
      "tag": "o M 12.4 3.4 L 20.6 3.4 L 20.6 11.6 L 11.4 20.8 L 3.2 12.6 Z; l O 16.8 7.2 0.8",
      "mappin":
        "o O 12 7.4 4.2; l M 12 11.8 L 12 21",
      "location": "o M 20.6 3.4 L 14 20.6 L 11.6 12.4 L 3.4 10 Z",
      "globe":
        "o O 12 12 9.2; l M 3 12 L 21 12; l M 12 2.8 C 7 7.4 7 16.6 12 21.2; l M 12 2.8 C 17 7.4 17 16.6 12 21.2",
      "sun.max":
        "o O 12 12 4.2; l M 12 2 L 12 4.4; l M 12 19.6 L 12 22; l M 2 12 L 4.4 12; l M 19.6 12 L 22 12; l M 4.9 4.9 L 6.6 6.6; l M 17.4 17.4 L 19.1 19.1; l M 19.1 4.9 L 17.4 6.6; l M 6.6 17.4 L 4.9 19.1",
      "moon":
        "o M 20 14.6 C 14 17 7.4 10.6 9.6 4 C 2.4 6.6 2 16.4 8.4 19.6 C 13 21.8 18.4 19.4 20 14.6 Z",
      "cloud":
        "o M 7 19 C 1.6 19 1.6 11.8 6.6 11.4 C 7.2 4.4 16.8 4 17.6 11 C 22.4 11.2 22.2 19 17.2 19 Z",
      "bolt": "o M 13.4 2.4 L 5 13.6 L 11.4 13.6 L 10.4 21.6 L 19 10.2 L 12.4 10.2 Z",
      "flame":
        "o M 12.6 2.6 C 13.4 6.6 18.6 9 18.6 14.6 C 18.6 18.6 15.6 21.2 12 21.2 C 8.4 21.2 5.4 18.6 5.4 14.8 C 5.4 11.8 7 9.8 8.4 8.4 C 8.6 10 9.2 11 10.2 11.6 C 10 8.4 10.6 5 12.6 2.6 Z",
      "flag":
        "o M 5.4 4.4 C 10 2.4 13 6.6 18.8 4.4 L 18.8 13.4 C 13 15.6 10 11.4 5.4 13.4 Z; l M 5.4 3.4 L 5.4 21",
      "folder":
        "o M 3 6.4 C 3 5.4 3.6 4.8 4.6 4.8 L 9.4 4.8 L 11.6 7.2 L 19.4 7.2 C 20.4 7.2 21 7.8 21 8.8 L 21 17.6 C 21 18.6 20.4 19.2 19.4 19.2 L 4.6 19.2 C 3.6 19.2 3 18.6 3 17.6 Z",
      "doc":
        "o M 5.4 2.8 L 14 2.8 L 18.6 7.4 L 18.6 21.2 L 5.4 21.2 Z; l M 13.6 3 L 13.6 8 L 18.4 8",
      "link":
        "l M 10 14 C 8 12 8 10 10 8 L 13 5 C 17.4 1.4 22.4 6.6 19 11 L 16.8 13.2; l M 14 10 C 16 12 16 14 14 16 L 11 19 C 6.6 22.6 1.6 17.4 5 13 L 7.2 10.8",
      "info": "s O 12 5.6 1.6; l M 9.6 10.4 L 12.2 10.4 L 12.2 18.6; l M 9 18.8 L 15.4 18.8",
      "questionmark":
        "l M 7.8 8.4 C 7.8 2.6 16.4 2.8 16.4 8.2 C 16.4 11.6 12 11.4 12 15; s O 12 19.4 1.5",
      "exclamationmark": "l M 12 4 L 12 14.2; s O 12 19 1.6",
      "eye":
        "o M 2 12 C 6.4 4.6 17.6 4.6 22 12 C 17.6 19.4 6.4 19.4 2 12 Z; l O 12 12 3.2",
      "mic":
        "o R 8.8 2.8 6.4 11.6 3.2; l M 5.4 11.4 C 5.4 20 18.6 20 18.6 11.4; l M 12 17.8 L 12 21.2",
      "square.grid.2x2":
        "o R 3.6 3.6 7 7 1.6; o R 13.4 3.6 7 7 1.6; o R 3.6 13.4 7 7 1.6; o R 13.4 13.4 7 7 1.6",
      "leaf":
        "o M 4.4 15.8 C 3 8 9.6 3.6 20.4 4 C 21 14.6 16 20.6 8.4 18.4; l M 3.4 20.8 C 6 15.6 9.6 12.4 14.6 10.4",
      "drop":
        "o M 12 2.8 C 15 7 18.4 10.6 18.4 14.6 C 18.4 23.4 5.6 23.4 5.6 14.6 C 5.6 10.6 9 7 12 2.8 Z",
      "music.note": "s O 8 18 2.8; l M 10.4 18 L 10.4 4 C 14 4.4 17 6 17.4 10",
      "airplane":
        "s M 21.4 12 C 21.4 10.6 19.6 10.4 18 10.4 L 14.6 10.4 L 9.8 3.4 L 7.6 3.4 L 10 10.4 L 5.8 10.4 L 4 8 L 2.4 8 L 3.6 12 L 2.4 16 L 4 16 L 5.8 13.6 L 10 13.6 L 7.6 20.6 L 9.8 20.6 L 14.6 13.6 L 18 13.6 C 19.6 13.6 21.4 13.4 21.4 12 Z",
      "bag":
        "o M 4.8 7.6 L 19.2 7.6 L 20 20.6 L 4 20.6 Z; l M 8.4 10.4 L 8.4 6.6 C 8.4 1.8 15.6 1.8 15.6 6.6 L 15.6 10.4",
      "creditcard": "o R 2.6 5 18.8 14 2.6; l M 3 9.6 L 21 9.6",
      "wifi":
        "l M 2.6 9.4 C 8 4.2 16 4.2 21.4 9.4; l M 5.8 13 C 9.4 9.6 14.6 9.6 18.2 13; l M 9 16.4 C 10.8 14.8 13.2 14.8 15 16.4; s O 12 19.2 1.2",
    ]

    private static func shape(_ description: Substring) -> SymbolShape? {
      var words = description.split(separator: " ")[...]
      guard let letter = words.popFirst() else { return nil }
      let kind: SymbolShape.Kind = letter == "o" ? .outline : letter == "s" ? .solid : .line
      var path: [PathElement] = []
      func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
      func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
      }
      while let command = words.popFirst() {
        switch command {
        case "M": path.append(.move(to: point()))
        case "L": path.append(.line(to: point()))
        case "C":
          let (first, second) = (point(), point())
          path.append(.curve(to: point(), control1: first, control2: second))
        case "Z": path.append(.close)
        case "O":
          let center = point()
          let radius = number()
          path +=
            RoundedRectangle(
              rect: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
              radius: radius
            ).path
        case "R":
          let origin = point()
          let size = CGSize(width: number(), height: number())
          path += RoundedRectangle(rect: CGRect(origin: origin, size: size), radius: number()).path
        default: return nil
        }
      }
      return SymbolShape(kind: kind, path: path)
    }
  }
#endif
