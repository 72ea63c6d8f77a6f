// SPDX-License-Identifier: MIT

/// The measuring of text and the drawing of images that every environment begins with.
///
/// In a program that contains `HeadlessRenderer`, these are the renderer's from the beginning of
/// the program, so that neither a layout nor a picture depends on when, where or whether a renderer
/// is created. In every other program, text is measured with the built-in table.
package protocol EnvironmentServices: SendableMetatype {
  static var measurer: any TextMeasuring { get }
  static var rasterizer: (any ImageRasterizing)? { get }
}

/// The services of a program.
package enum StandardServices {
  // By name, because this module cannot import the renderer's, and no code of the renderer's module
  // runs before it is used. The classes of a program are fixed when it is linked.
  private static let linked =
    NSClassFromString("HeadlessRenderer.RenderingServices") as? any EnvironmentServices.Type

  /// The measurer of text: that of the fonts in which a renderer draws, if the program contains
  /// one.
  package static let measurer: any TextMeasuring = linked?.measurer ?? TableTextMeasurer()

  /// The rasterizer of images; nil in a program without a renderer.
  package static let rasterizer = linked?.rasterizer
}
