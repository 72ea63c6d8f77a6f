// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// The parts of a symbol's name: a drawing, and what is drawn around it, over it and beside it.
  ///
  /// The names are combinations: `person.crop.circle.badge.plus`, `bell.slash.fill`, `text.bubble`.
  /// Where a combination has no drawing of its own, its parts are drawn.
  struct SymbolName {
    /// A shape around a smaller drawing.
    enum Frame: String {
      case circle, square, rectangle, triangle, diamond, hexagon, octagon, seal, shield, app,
        capsule
      case bubble, message, viewfinder
    }

    /// A small circle at a corner.
    enum Badge {
      /// A point at the upper corner.
      case dot
      /// A sign at the lower corner.
      case sign([SymbolShape])
    }

    /// The drawing; nil where a letter is drawn.
    private(set) var shapes: [SymbolShape]?
    /// The text in place of a drawing: a number, or the first letter of the name.
    private(set) var letter: String
    /// A number in the middle of the drawing, as in `goforward.15`.
    private(set) var number: String?
    private(set) var frame: Frame?
    private(set) var badge: Badge?
    private(set) var isFilled = false
    /// Whether a line crosses the drawing out.
    private(set) var isSlashed = false

    init(_ name: String) {
      var parts = name.split(separator: ".").map(String.init)
      letter = Self.letter(of: parts)
      if SymbolShapes.contains(name) {
        shapes = SymbolShapes.shapes(named: name)
        return
      }
      if parts.count == 2, ["goforward", "gobackward"].contains(parts[0]),
        parts[1].allSatisfy(\.isWholeNumber)
      {
        (shapes, number) = (SymbolShapes.shapes(named: parts[0]), parts[1])
        return
      }
      if parts.count > 1, let index = parts.lastIndex(of: "fill"), index > 0 {
        isFilled = true
        parts.remove(at: index)
      }
      takeModifiers(from: &parts)
      takeDrawing(from: parts)
    }

    /// Removes the badge, the line and the frame from the end of a name.
    private mutating func takeModifiers(from parts: inout [String]) {
      func isDrawn() -> Bool { SymbolShapes.contains(parts.joined(separator: ".")) }
      if !isDrawn(), let index = parts.lastIndex(of: "badge"), index > 0 {
        let sign = parts[(index + 1)...].joined(separator: ".")
        badge = SymbolShapes.shapes(named: sign).map { .sign($0) } ?? .dot
        parts.removeSubrange(index...)
      }
      if !isDrawn(), parts.count > 1, let last = parts.last, let frame = Frame(rawValue: last) {
        self.frame = frame
        parts.removeLast()
      }
      if !isDrawn(), parts.count > 1, parts.last == "slash" {
        isSlashed = true
        parts.removeLast()
      }
      if !isDrawn(), frame == nil, parts.count > 1, let last = parts.last,
        let frame = Frame(rawValue: last)
      {
        self.frame = frame
        parts.removeLast()
      }
    }

    /// Finds the drawing of the rest of a name: the whole rest or its longest beginning.
    private mutating func takeDrawing(from parts: [String]) {
      for count in stride(from: parts.count, to: 0, by: -1) {
        guard let found = SymbolShapes.shapes(named: parts[..<count].joined(separator: "."))
        else { continue }
        shapes = found
        let rest = parts[count...].joined(separator: ".")
        if badge == nil, let sign = SymbolShapes.shapes(named: rest) { badge = .sign(sign) }
        return
      }
    }

    private static func letter(of parts: [String]) -> String {
      guard let first = parts.first else { return "" }
      if first.allSatisfy(\.isWholeNumber) { return String(first.prefix(2)) }
      return first.first.map { $0.uppercased() } ?? ""
    }
  }

  extension SymbolName.Frame {
    /// The outline, on a square of 24 units.
    var path: [PathElement] {
      let box = CGRect(x: 2.4, y: 2.4, width: 19.2, height: 19.2)
      switch self {
      case .circle: return RoundedRectangle(rect: box, radius: 9.6).path
      case .square: return RoundedRectangle(rect: box, radius: 4.4).path
      case .rectangle, .capsule:
        let wide = box.insetBy(dx: -0.6, dy: 2.6)
        return RoundedRectangle(rect: wide, radius: self == .capsule ? wide.height / 2 : 2.8).path
      case .bubble: return outline(of: "bubble.left")
      default: return outline(of: rawValue)
      }
    }

    private func outline(of name: String) -> [PathElement] {
      SymbolShapes.shapes(named: name)?.flatMap(\.path) ?? []
    }

    /// The size of the content, as a fraction, and its center.
    var content: (scale: CGFloat, center: CGPoint) {
      switch self {
      case .circle, .square, .app, .octagon: (0.56, CGPoint(x: 12, y: 12))
      case .rectangle, .viewfinder: (0.52, CGPoint(x: 12, y: 12))
      case .hexagon, .seal, .capsule: (0.48, CGPoint(x: 12, y: 12))
      case .shield: (0.46, CGPoint(x: 12, y: 11.4))
      case .diamond: (0.42, CGPoint(x: 12, y: 12))
      case .triangle: (0.4, CGPoint(x: 12, y: 14.6))
      case .bubble: (0.46, CGPoint(x: 12, y: 10.7))
      case .message: (0.48, CGPoint(x: 12, y: 11.2))
      }
    }
  }
#endif
