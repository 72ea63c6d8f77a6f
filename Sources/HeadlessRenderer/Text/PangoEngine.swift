// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// The access to Pango's fonts, for one thread at a time: callers must hold the lock.
  ///
  /// Text is laid out in points, without hinting or rounding to pixels, so that it has the same
  /// size at every scale.
  final class PangoEngine: @unchecked Sendable {
    static let shared = PangoEngine()

    private let lock = NSLock()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private var fragments: [FragmentKey: ShapedText] = [:]
    private let fragmentLimit = 4096

    private struct FragmentKey: Hashable {
      var text: String
      var face: FontFace
      var size: CGFloat
      var kern: CGFloat
      var isRightToLeft: Bool
    }

    private init() {
      fontMap = pango_cairo_font_map_new()
      pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
      context = pango_font_map_create_context(fontMap)
      pango_context_set_round_glyph_positions(context, 0)
      let options = cairo_font_options_create()
      defer { cairo_font_options_destroy(options) }
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
    }

    func locked<Result>(_ body: () -> Result) -> Result {
      lock.withLock(body)
    }

    /// Returns the glyphs of a fragment as it is drawn. Requires the lock.
    func shape(_ fragment: TextLayout.Fragment) -> ShapedText {
      let run = fragment.run
      let key = FragmentKey(
        text: run.text, face: run.font.face, size: run.font.pointSize, kern: run.kern,
        isRightToLeft: fragment.isRightToLeft)
      if let shaped = fragments[key] { return shaped }
      let direction = fragment.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      let shaped = shape([run], direction: direction)
      if fragments.count >= fragmentLimit { fragments.removeAll(keepingCapacity: true) }
      fragments[key] = shaped
      return shaped
    }

    /// Returns the glyphs of a text without newlines. Requires the lock.
    func shape(_ runs: [TextRun], direction: PangoDirection) -> ShapedText {
      let layout = layout(runs, direction: direction)
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      // The text remains a single line, whatever characters it contains.
      pango_layout_set_single_paragraph_mode(layout, 1)
      return ShapedText(layout, runs: runs)
    }

    /// Creates a layout with one line per paragraph.
    func layout(_ runs: [TextRun], direction: PangoDirection?) -> OpaquePointer {
      let layout = pango_layout_new(context)!
      let attributes = pango_attr_list_new()!
      defer { pango_attr_list_unref(attributes) }
      var text: [UInt8] = []
      for run in runs {
        let start = UInt32(text.count)
        text += run.text.utf8
        run.addAttributes(to: attributes, from: start, to: UInt32(text.count))
      }
      text.append(0)
      text.withUnsafeBytes { bytes in
        pango_layout_set_text(
          layout, bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count - 1))
      }
      pango_layout_set_attributes(layout, attributes)
      pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
      pango_context_set_base_dir(context, direction ?? PANGO_DIRECTION_WEAK_LTR)
      pango_layout_context_changed(layout)
      return layout
    }
  }

  extension TextRun {
    fileprivate func addAttributes(to list: OpaquePointer, from start: UInt32, to end: UInt32) {
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = start
        attribute?.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      let description = font.pangoDescription
      defer { pango_font_description_free(description) }
      add(pango_attr_font_desc_new(description))
      if let features = font.features(kern: kern) { add(pango_attr_font_features_new(features)) }
    }
  }

  /// The positioned glyphs of one line.
  final class ShapedText {
    /// The glyphs of one font and direction within one run.
    struct Item {
      var run: Int
      /// The range in the text of all runs, in UTF-8 bytes.
      var bytes: Range<Int>
      var x: CGFloat
      var width: CGFloat
      var isRightToLeft: Bool
      /// Whether the glyphs are bitmaps or color layers without outlines, such as emoji.
      var isColored: Bool
      let font: UnsafeMutablePointer<PangoFont>
      let glyphs: UnsafeMutablePointer<PangoGlyphString>
    }

    /// The items from left to right.
    private(set) var items: [Item] = []
    private(set) var width: CGFloat = 0

    /// Copies the glyphs of a layout's first line, and adds the runs' kerning.
    fileprivate init(_ layout: OpaquePointer, runs: [TextRun]) {
      var ends: [Int] = []
      for run in runs {
        ends.append((ends.last ?? 0) + run.text.utf8.count)
      }
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
      var node = line.pointee.runs
      while let current = node {
        node = current.pointee.next
        guard let data = current.pointee.data else { continue }
        let glyphItem = data.assumingMemoryBound(to: PangoGlyphItem.self)
        add(glyphItem, ends: ends, runs: runs)
      }
    }

    private func add(
      _ glyphItem: UnsafeMutablePointer<PangoGlyphItem>, ends: [Int], runs: [TextRun]
    ) {
      guard let item = glyphItem.pointee.item, let font = item.pointee.analysis.font,
        let glyphs = pango_glyph_string_copy(glyphItem.pointee.glyphs)
      else { return }
      let start = Int(item.pointee.offset)
      let run = ends.firstIndex { $0 > start } ?? runs.count - 1
      glyphs.spread(by: runs[run].kern)
      let width = CGFloat(pango_glyph_string_get_width(glyphs)) / CGFloat(PANGO_SCALE)
      g_object_ref(UnsafeMutableRawPointer(font))
      items.append(
        Item(
          run: run, bytes: start..<start + Int(item.pointee.length), x: self.width, width: width,
          isRightToLeft: item.pointee.analysis.level % 2 == 1, isColored: font.isColored,
          font: font, glyphs: glyphs))
      self.width += width
    }

    deinit {
      for item in items {
        pango_glyph_string_free(item.glyphs)
        g_object_unref(UnsafeMutableRawPointer(item.font))
      }
    }
  }

  extension UnsafeMutablePointer<PangoFont> {
    /// Whether the font's glyphs are colored, by HarfBuzz' tables of bitmaps, layers and SVG.
    fileprivate var isColored: Bool {
      guard let font = pango_font_get_hb_font(self), let face = hb_font_get_face(font) else {
        return false
      }
      return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        || hb_ot_color_has_svg(face) != 0
    }
  }

  extension UnsafeMutablePointer<PangoGlyphString> {
    /// Adds a number of points to the width of every character.
    fileprivate func spread(by kern: CGFloat) {
      guard kern != 0, kern.isDrawable else { return }
      let extra = PangoGlyphUnit((kern * CGFloat(PANGO_SCALE)).rounded())
      let count = Int(pointee.num_glyphs)
      for index in 0..<count {
        // The last glyph of a character, after its accents.
        let isLast =
          index == count - 1 || pointee.log_clusters[index + 1] != pointee.log_clusters[index]
        if isLast { pointee.glyphs[index].geometry.width += extra }
      }
    }
  }
#endif
