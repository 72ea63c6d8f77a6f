// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  extension Canvas {
    /// Sets the blend mode of subsequent drawing.
    func setBlendMode(_ mode: CGBlendMode) {
      cairo_set_operator(context, mode.cairo)
    }

    func setAntialiased(_ isAntialiased: Bool) {
      cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    // Some of Cairo's operators change the whole clip, also outside of the shape.
    /// Fills a path with the current source; a blend mode has no effect outside of the path.
    func fillWithin(_ path: [PathElement], rule: CGPathFillRule) {
      saving {
        clip(to: path, rule: rule)
        cairo_paint(context)
      }
    }

    /// Makes a rectangle transparent.
    func clear(_ rect: CGRect) {
      saving {
        setBlendMode(.clear)
        fill(rect)
      }
    }
  }

  extension CGBlendMode {
    var cairo: cairo_operator_t {
      switch self {
      case .normal: CAIRO_OPERATOR_OVER
      case .multiply: CAIRO_OPERATOR_MULTIPLY
      case .screen: CAIRO_OPERATOR_SCREEN
      case .overlay: CAIRO_OPERATOR_OVERLAY
      case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
      case .lighten: CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
      case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
      case .difference: CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: CAIRO_OPERATOR_EXCLUSION
      case .hue: CAIRO_OPERATOR_HSL_HUE
      case .saturation: CAIRO_OPERATOR_HSL_SATURATION
      case .color: CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      case .clear: CAIRO_OPERATOR_CLEAR
      case .copy: CAIRO_OPERATOR_SOURCE
      case .sourceIn: CAIRO_OPERATOR_IN
      case .sourceOut: CAIRO_OPERATOR_OUT
      case .sourceAtop: CAIRO_OPERATOR_ATOP
      case .destinationOver: CAIRO_OPERATOR_DEST_OVER
      case .destinationIn: CAIRO_OPERATOR_DEST_IN
      case .destinationOut: CAIRO_OPERATOR_DEST_OUT
      case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
      case .xor: CAIRO_OPERATOR_XOR
      case .plusLighter: CAIRO_OPERATOR_ADD
      }
    }

    /// Whether Cairo's operator changes pixels outside of the drawn shape.
    var isUnbounded: Bool {
      switch self {
      case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
      default: false
      }
    }
  }
#endif
