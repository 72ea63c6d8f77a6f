// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  extension UIFont {
    /// The font that substitutes this one: the first installed family of each list. Missing
    /// characters, such as emoji, are taken from other fonts.
    var pangoDescription: OpaquePointer {
      let description = pango_font_description_new()!
      pango_font_description_set_family_static(description, familyList)
      pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(pangoWeight)))
      if face.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      let size = pointSize > 0 && pointSize < 4096 ? Double(pointSize) : 0
      pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
      return description
    }

    /// Returns the OpenType features; nil for the font's defaults.
    func features(kern: CGFloat) -> String? {
      var features: [String] = []
      if face.hasMonospacedDigits { features.append("tnum=1") }
      // Ligatures would prevent the additional spacing.
      if kern != 0 { features += ["liga=0", "clig=0", "calt=0"] }
      return features.isEmpty ? nil : features.joined(separator: ", ")
    }

    private var familyList: StaticString {
      switch face.family {
      case .system, .systemRounded:
        // Apple's font also has a separate optical size for 20 points and more.
        pointSize < 20
          ? "Inter, Roboto, Noto Sans, Liberation Sans, DejaVu Sans, sans-serif"
          : "Inter Display, Inter, Roboto, Noto Sans, Liberation Sans, DejaVu Sans, sans-serif"
      case .systemMonospaced:
        "JetBrains Mono, Noto Sans Mono, DejaVu Sans Mono, monospace"
      case .systemSerif: "Source Serif Pro, Noto Serif, DejaVu Serif, serif"
      case .helvetica: "Helvetica, Liberation Sans, Nimbus Sans, Arial, sans-serif"
      case .courier: "Courier, Liberation Mono, Nimbus Mono PS, monospace"
      }
    }

    /// The weight on the scale from 100 to 900, on which regular is 400 and bold is 700.
    var pangoWeight: Int {
      let points: [(UIFont.Weight, Double)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      let weight = Double(face.weight.rawValue)
      guard weight > Double(points[0].0.rawValue) else { return 100 }
      for (low, high) in zip(points, points.dropFirst()) where weight <= Double(high.0.rawValue) {
        let (from, to) = (Double(low.0.rawValue), Double(high.0.rawValue))
        return Int((low.1 + (high.1 - low.1) * (weight - from) / (to - from)).rounded())
      }
      return 900
    }
  }

  private func pango_font_description_set_family_static(
    _ description: OpaquePointer, _ family: StaticString
  ) {
    family.withUTF8Buffer { name in
      name.withMemoryRebound(to: CChar.self) {
        // The literal is zero-terminated and remains valid for the lifetime of the process.
        CPangoCairo.pango_font_description_set_family_static(description, $0.baseAddress)
      }
    }
  }
#endif
