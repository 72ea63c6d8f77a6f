// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// The widths of characters with which a host lays text out, and in which a renderer draws it.
  ///
  /// A host keeps them for its whole life, so that all of its texts are measured and drawn alike.
  public enum TextMeasure: Sendable {
    /// The widths of the machine's fonts, in a program that contains `HeadlessRenderer`; those of
    /// the table in every other program.
    case fonts
    /// The widths of a table that is part of this package: layouts are the same on every machine. A
    /// renderer compresses or stretches glyphs into these widths.
    case table

    var measurer: any TextMeasuring {
      switch self {
      case .fonts: StandardServices.measurer
      case .table: TableTextMeasurer()
      }
    }
  }
}
