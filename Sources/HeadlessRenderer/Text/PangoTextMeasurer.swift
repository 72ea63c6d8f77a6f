// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  public import HeadlessHost
  import HeadlessUIKit

  /// The measurer of text in the fonts in which a renderer draws it. Line heights and baselines are
  /// those of `UIFont`, as with the built-in table.
  ///
  /// All hosts of a program that contains this module use it from their beginning, unless they are
  /// created with another `ScreenHost.TextMeasure`. The results depend on the fonts of the machine:
  /// Inter, where it is installed, substitutes the system font. Safe to use from every thread;
  /// recent layouts are cached.
  public final class PangoTextMeasurer: Sendable {
    /// The measurer that all hosts share.
    public static let shared = PangoTextMeasurer()

    private let layouts = LayoutCache()

    private init() {}

    /// Has no effect: every host that measures with the renderer's fonts does so from its
    /// beginning.
    @available(*, deprecated, message: "Hosts measure with the fonts of the renderer by themselves")
    public func install() {}

    /// Has no effect on a host that measures with the renderer's fonts. Another host keeps its text
    /// measure, which is fixed when a host is created, and records a warning.
    @available(*, deprecated, message: "Hosts measure with the fonts of the renderer by themselves")
    @preconcurrency @MainActor
    public func install(on host: ScreenHost) {
      guard !(host.device.values.measurer is PangoTextMeasurer) else { return }
      host.device.warn(
        "HeadlessRenderer: \(host.device.label) keeps its text measure, because texts that it has "
          + "laid out would not fit any more. Create the host with textMeasure: .fonts.")
    }
  }

  /// The services that all environments of a program begin with, which they find by this name.
  final class RenderingServices: EnvironmentServices {
    static var measurer: any TextMeasuring { PangoTextMeasurer.shared }
    static var rasterizer: (any ImageRasterizing)? { ImageRasterizer() }
  }

  extension PangoTextMeasurer: TextMeasuring {
    package func layout(_ request: TextRequest) -> TextLayout {
      var shape: TextShape?
      return layout(request, reusing: &shape)
    }

    package func characters(of runs: [TextRun]) -> [TextCluster] {
      PangoShaper().clusters(of: runs)
    }

    package func layout(_ request: TextRequest, reusing shape: inout TextShape?) -> TextLayout {
      layouts.layout(for: request) {
        PangoEngine.shared.locked {
          TextComposer.layout(request, shaper: PangoShaper(), reusing: &shape)
        }
      }
    }
  }

  /// A cache of recent layouts.
  private final class LayoutCache: @unchecked Sendable {
    private let lock = NSLock()
    private var layouts: [TextRequest: TextLayout] = [:]
    private let limit = 4096

    func layout(for request: TextRequest, make: () -> TextLayout) -> TextLayout {
      if let layout = lock.withLock({ layouts[request] }) { return layout }
      let layout = make()
      lock.withLock {
        if layouts.count >= limit { layouts.removeAll(keepingCapacity: true) }
        layouts[request] = layout
      }
      return layout
    }
  }

  /// A text shaper with the widths of Pango's glyphs. Requires the engine's lock.
  private struct PangoShaper: TextShaping {
    private var engine: PangoEngine { .shared }

    func ellipsisAdvance(in run: TextRun) -> CGFloat {
      var run = run
      run.text = "\u{2026}"
      return engine.shape(TextLayout.Fragment(run: run, x: 0, width: 0)).width
    }

    func clusters(of runs: [TextRun]) -> [TextCluster] {
      var clusters: [TextCluster] = []
      let direction = runs.first { !$0.text.isEmpty }?.paragraph.baseWritingDirection.pango
      let layout = engine.layout(runs, direction: direction ?? nil)
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      let advances = Self.advances(in: layout, count: runs.reduce(0) { $0 + $1.text.utf8.count })
      var attributeCount: Int32 = 0
      let attributes = UnsafeBufferPointer(
        start: pango_layout_get_log_attrs_readonly(layout, &attributeCount),
        count: Int(attributeCount))
      var (offset, scalar) = (0, 0)
      for (index, run) in runs.enumerated() {
        let start = offset
        for character in run.text {
          let end = offset + character.utf8.count
          scalar += character.unicodeScalars.count
          let canBreakAfter = scalar < attributes.count && attributes[scalar].is_line_break != 0
          let kind = TextCluster.Kind(character, canBreakAfter: canBreakAfter)
          let width = advances[offset..<end].reduce(0, +) + run.kern
          clusters.append(
            TextCluster(
              run: index, bytes: offset - start..<end - start,
              advance: kind == .newline ? 0 : width, kind: kind))
          offset = end
        }
      }
      markParagraphs(of: &clusters, layout)
      return clusters
    }

    /// Returns the width of the cluster that begins at each byte of a text, in points.
    private static func advances(in layout: OpaquePointer, count: Int) -> [CGFloat] {
      var advances = [CGFloat](repeating: 0, count: count)
      var node = pango_layout_get_lines_readonly(layout)
      while let line = node {
        node = line.pointee.next
        guard let data = line.pointee.data else { continue }
        var run = data.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs
        while let current = run {
          run = current.pointee.next
          guard let data = current.pointee.data else { continue }
          let glyphItem = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
          guard let item = glyphItem.item, let glyphs = glyphItem.glyphs else { continue }
          for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let byte = Int(item.pointee.offset) + Int(glyphs.pointee.log_clusters[index])
            guard advances.indices.contains(byte) else { continue }
            advances[byte] +=
              CGFloat(glyphs.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
          }
        }
      }
      return advances
    }

    /// Marks the clusters of paragraphs whose direction is from right to left.
    private func markParagraphs(of clusters: inout [TextCluster], _ layout: OpaquePointer) {
      var node = pango_layout_get_lines_readonly(layout)
      var isRightToLeft = false
      func next() {
        guard let line = node?.pointee.data else { return }
        let direction = pango_layout_line_get_resolved_direction(
          line.assumingMemoryBound(to: PangoLayoutLine.self))
        isRightToLeft = direction == PANGO_DIRECTION_RTL
        node = node?.pointee.next
      }
      next()
      for index in clusters.indices {
        clusters[index].isParagraphRightToLeft = isRightToLeft
        if clusters[index].kind == .newline { next() }
      }
    }

    func placed(
      _ fragments: [TextLayout.Fragment], isRightToLeft: Bool
    ) -> [TextLayout.Fragment] {
      guard !fragments.isEmpty else { return [] }
      let shaped = engine.shape(
        fragments.map(\.run), direction: isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      var starts = [0]
      for fragment in fragments {
        starts.append(starts[starts.count - 1] + fragment.run.text.utf8.count)
      }
      var placed: [TextLayout.Fragment] = []
      var last: ShapedText.Item?
      for item in shaped.items {
        var item = item
        if let last, let bytes = last.bytes(joining: item) {
          item.bytes = bytes
          placed.removeLast()
        }
        let bytes = item.bytes
        var run = fragments[item.run].run
        run.text = run.text.slice(
          from: bytes.lowerBound - starts[item.run], to: bytes.upperBound - starts[item.run])
        let fragment = TextLayout.Fragment(
          run: run, x: 0, width: 0, isRightToLeft: item.isRightToLeft)
        let x = placed.last.map { $0.x + $0.width } ?? 0
        // The width of the fragment on its own is the width at which it is drawn.
        let width = engine.shape(fragment).width
        placed.append(
          TextLayout.Fragment(run: run, x: x, width: width, isRightToLeft: item.isRightToLeft))
        last = item
      }
      return placed
    }
  }

  extension ShapedText.Item {
    /// The combined range of bytes of this item and the next one; nil if they differ in style or
    /// direction, or are not adjacent. A change of the font alone, for example for emoji, does not
    /// separate them, because it is found again when the text is drawn.
    fileprivate func bytes(joining next: ShapedText.Item) -> Range<Int>? {
      guard run == next.run, isRightToLeft == next.isRightToLeft else { return nil }
      if !isRightToLeft, bytes.upperBound == next.bytes.lowerBound {
        return bytes.lowerBound..<next.bytes.upperBound
      }
      if isRightToLeft, next.bytes.upperBound == bytes.lowerBound {
        return next.bytes.lowerBound..<bytes.upperBound
      }
      return nil
    }
  }

  extension String {
    fileprivate func slice(from start: Int, to end: Int) -> String {
      String(decoding: utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
    }
  }

  extension NSWritingDirection {
    /// The direction in Pango's terms; nil if the text determines it.
    fileprivate var pango: PangoDirection? {
      switch self {
      case .natural: nil
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      }
    }
  }

  extension TextCluster.Kind {
    /// Creates the class of a character, for which Unicode's rules determine `canBreakAfter`.
    fileprivate init(_ character: Character, canBreakAfter: Bool) {
      let kind = TextCluster.Kind(character)
      switch kind {
      case .newline, .space: self = kind
      case .dash, .ideograph, .other: self = canBreakAfter ? .dash : .other
      }
    }
  }
#endif
