// SPDX-License-Identifier: MIT

/// A source of the widths of characters.
package protocol TextShaping {
  /// Returns the characters of a text, in reading order, with their widths.
  func clusters(of runs: [TextRun]) -> [TextCluster]

  /// Returns the width of an ellipsis in the font of a run.
  func ellipsisAdvance(in run: TextRun) -> CGFloat

  /// Returns the fragments of a line from left to right. The given fragments are in reading order,
  /// positioned by the widths of their characters.
  func placed(_ fragments: [TextLayout.Fragment], isRightToLeft: Bool) -> [TextLayout.Fragment]

  /// Whether the width of a line is the sum of the widths of its characters, regardless of their
  /// order.
  var addsUpWidths: Bool { get }
}

extension TextShaping {
  package var addsUpWidths: Bool { false }
}

/// Composes the lines of a text.
package struct TextComposer<Shaper: TextShaping> {
  private let request: TextRequest
  private let shaper: Shaper
  private let breaker: LineBreaker
  /// Whether the composed lines contain their fragments. Without fragments, only sizes are
  /// computed.
  private let fillsLines: Bool
  private var lines: [TextLayout.Line] = []
  private var y: CGFloat = 0

  /// Lays out a text with the widths of a shaper.
  package static func layout(_ request: TextRequest, shaper: Shaper) -> TextLayout {
    var shape: TextShape?
    return layout(request, shaper: shaper, reusing: &shape)
  }

  /// Lays out a text with the widths of a shaper, and reuses a shape from an earlier layout.
  package static func layout(
    _ request: TextRequest, shaper: Shaper, reusing shape: inout TextShape?
  ) -> TextLayout {
    var composer = TextComposer(request, shaper, &shape, fillsLines: true)
    return composer.compose()
  }

  /// Returns the size of the layout of a text.
  package static func size(
    of request: TextRequest, shaper: Shaper, reusing shape: inout TextShape?
  ) -> CGSize {
    var composer = TextComposer(request, shaper, &shape, fillsLines: !shaper.addsUpWidths)
    return composer.compose().size
  }

  private init(
    _ request: TextRequest, _ shaper: Shaper, _ shape: inout TextShape?, fillsLines: Bool
  ) {
    let type = ObjectIdentifier(Shaper.self)
    if shape?.shaper != type { shape = nil }
    let clusters = shape?.clusters ?? shaper.clusters(of: request.runs)
    if shape == nil { shape = TextShape(shaper: type, clusters: clusters) }
    self.request = request
    self.shaper = shaper
    // With several runs, the height of a line depends on the runs that it contains, so that
    // fragments are required.
    self.fillsLines = fillsLines || request.runs.count != 1
    breaker = LineBreaker(clusters: clusters)
  }

  private var clusters: [TextCluster] { breaker.clusters }

  private var hasRoom: Bool { request.maximumLines <= 0 || lines.count < request.maximumLines }

  private mutating func compose() -> TextLayout {
    var start = 0
    while start < clusters.count, hasRoom {
      let end = clusters[start...].firstIndex(where: \.isNewline) ?? clusters.count
      composeParagraph(start..<end)
      // An empty line follows a newline at the end of the text.
      if end == clusters.count - 1, hasRoom { composeParagraph(clusters.count..<clusters.count) }
      start = end + 1
    }
    let width = lines.map { $0.indent + $0.width }.max() ?? 0
    let bottom = lines.last.map { $0.y + $0.height } ?? 0
    return TextLayout(lines: lines, size: CGSize(width: width, height: bottom))
  }

  private mutating func composeParagraph(_ paragraph: Range<Int>) {
    let first = min(paragraph.lowerBound, clusters.count - 1)
    let style = request.runs[clusters[first].run].paragraph
    if !lines.isEmpty { y += style.paragraphSpacingBefore }
    var start = paragraph.lowerBound
    repeat {
      let isFirst = start == paragraph.lowerBound
      let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
      let tail = style.tailIndent > 0 ? style.tailIndent : request.widthLimit + style.tailIndent
      let width = max(tail - indent, 0)
      let isLast = request.maximumLines > 0 && lines.count == request.maximumLines - 1
      let end = endOfLine(from: start, in: paragraph, width: width, style, isLast: isLast)
      // Text that continues in another paragraph beyond the last line also requires an ellipsis.
      let isCut = isLast && end == paragraph.upperBound && end < clusters.count
      let mode = isLast ? style.lineBreakMode : .byClipping
      let piece = visiblePiece(start..<end, width: width, mode, isCut: isCut)
      append(piece, style, indent: indent, firstCluster: first)
      start = end
    } while start < paragraph.upperBound && hasRoom
    y += style.paragraphSpacing
  }

  private func endOfLine(
    from start: Int, in paragraph: Range<Int>, width: CGFloat, _ style: ParagraphValues,
    isLast: Bool
  ) -> Int {
    let limit = paragraph.upperBound
    guard start < limit else { return limit }
    let truncates = style.lineBreakMode.truncates
    if style.lineBreakMode == .byClipping || (isLast && truncates) { return limit }
    return breaker.endOfLine(
      from: start, before: limit, width: width,
      byWords: style.lineBreakMode != .byCharWrapping)
  }

  private struct Piece {
    var head: Range<Int>
    var tail: Range<Int>
    var hasEllipsis: Bool
    /// The characters that the line stands for.
    var line: Range<Int>
  }

  private func visiblePiece(
    _ range: Range<Int>, width: CGFloat, _ mode: NSLineBreakMode, isCut: Bool
  ) -> Piece {
    let line = range
    let range = breaker.trimmed(range)
    let none = range.upperBound..<range.upperBound
    let fits = breaker.width(of: range) <= width + 1e-6
    guard mode.truncates, !fits || isCut else {
      return Piece(head: range, tail: none, hasEllipsis: false, line: line)
    }
    let run = request.runs[clusters[min(range.lowerBound, clusters.count - 1)].run]
    let ellipsis = shaper.ellipsisAdvance(in: run)
    let room = width - ellipsis
    if isCut, breaker.width(of: range) <= room + 1e-6 {
      return Piece(head: range, tail: none, hasEllipsis: true, line: line)
    }
    let kept = breaker.kept(of: range, width: room, mode: isCut ? .byTruncatingTail : mode)
    return Piece(
      head: breaker.trimmed(kept.head), tail: kept.tail, hasEllipsis: true, line: line)
  }

  private mutating func append(
    _ piece: Piece, _ style: ParagraphValues, indent: CGFloat, firstCluster: Int
  ) {
    let emptyRun = clusters[firstCluster].run
    guard fillsLines else {
      var width = breaker.width(of: piece.head) + breaker.width(of: piece.tail)
      if piece.hasEllipsis { width += shaper.ellipsisAdvance(in: request.runs[emptyRun]) }
      let run = request.runs[emptyRun]
      return append([], width: width, of: CollectionOfOne(run), piece, style, indent: indent)
    }
    var fragments: [TextLayout.Fragment] = []
    var x: CGFloat = 0
    add(piece.head, to: &fragments, at: &x)
    if piece.hasEllipsis {
      let source = piece.head.last ?? piece.tail.first
      var run = request.runs[source.map { clusters[$0].run } ?? emptyRun]
      run.text = "\u{2026}"
      let width = shaper.ellipsisAdvance(in: run)
      fragments.append(TextLayout.Fragment(run: run, x: x, width: width))
      x += width
    }
    add(piece.tail, to: &fragments, at: &x)
    fragments = shaper.placed(
      fragments, isRightToLeft: clusters[firstCluster].isParagraphRightToLeft)
    x = fragments.last.map { $0.x + $0.width } ?? x

    let runs = fragments.isEmpty ? [request.runs[emptyRun]] : fragments.map(\.run)
    append(fragments, width: x, of: runs, piece, style, indent: indent)
  }

  private mutating func append(
    _ fragments: [TextLayout.Fragment], width: CGFloat, of runs: some Collection<TextRun>,
    _ piece: Piece, _ style: ParagraphValues, indent: CGFloat
  ) {
    let ascent = runs.map { $0.font.ascender + max($0.baselineOffset, 0) }.max() ?? 0
    let descent = runs.map { -$0.font.descender - min($0.baselineOffset, 0) }.max() ?? 0
    let height = style.lineHeight(for: ascent + descent)
    if !lines.isEmpty { y += style.lineSpacing }
    // A style's changes of the line height affect the area above the text.
    lines.append(
      TextLayout.Line(
        fragments: fragments, indent: indent, width: width, y: y, height: height,
        baseline: y + height - descent, alignment: style.alignment,
        isTruncated: piece.hasEllipsis, characters: piece.line))
    y += height
  }

  private func add(
    _ range: Range<Int>, to fragments: inout [TextLayout.Fragment], at x: inout CGFloat
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let run = clusters[index].run
      let end = clusters[index..<range.upperBound].firstIndex { $0.run != run } ?? range.upperBound
      var look = request.runs[run]
      look.text = look.text(
        inBytes: clusters[index].bytes.lowerBound..<clusters[end - 1].bytes.upperBound)
      let width = breaker.width(of: index..<end)
      fragments.append(TextLayout.Fragment(run: look, x: x, width: width))
      x += width
      index = end
    }
  }
}

extension NSLineBreakMode {
  /// Whether an ellipsis replaces text that exceeds the available width.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

extension ParagraphValues {
  /// Returns the height of a line whose text has the height `natural`.
  func lineHeight(for natural: CGFloat) -> CGFloat {
    let height = max(
      lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
