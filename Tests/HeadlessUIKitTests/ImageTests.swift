// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

/// Apple's page "UIImage".
@Suite struct ImageTests {
  private let red = ImagePixels(
    width: 6, height: 4, color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))

  @Test func theSizeIsInPoints() {
    let image = UIImage(pixels: red, scale: 2)
    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
    let turned = UIImage(pixels: red, scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 2, height: 3))
    #expect(UIImage().size == .zero && !image.isSymbolImage)
    #expect(red.bytes.count == 96 && Array(red.bytes.prefix(4)) == [255, 0, 0, 128])
    #expect(ImagePixels(width: 2, height: 2, bytes: [0]) == nil)
  }

  @Test func namesBelongToTheHost() {
    let image = UIImage(pixels: red)
    let environment = ValueEnvironment()
    environment.setImage(image, named: "red")
    ValueEnvironment.$ofTask.withValue(environment) {
      #expect(UIImage(named: "red") == image && UIImage(named: "blue") == nil)
      let literal: UIImage = #imageLiteral(resourceName: "red")
      #expect(literal == image)
    }
    #expect(UIImage(named: "red") == nil)
  }

  @Test func copiesDifferInOneThing() {
    let image = UIImage(pixels: red)
    #expect(image.renderingMode == .automatic)
    let shape = image.withRenderingMode(.alwaysTemplate)
    #expect(shape.renderingMode == .alwaysTemplate && shape != image && shape.size == image.size)
    let tinted = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(tinted.values.tint == .blue && tinted.renderingMode == .alwaysOriginal)
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let resizable = image.resizableImage(withCapInsets: caps)
    #expect(resizable.capInsets == caps && resizable.resizingMode == .tile)
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && image.capInsets == .zero)
    #expect(image.withAlignmentRectInsets(caps).alignmentRectInsets == caps)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  /// "init(systemName:)".
  @Test func symbolsArePlaceholdersWithASize() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.values.content == .symbol(name: "star.fill"))
    // A line of 17 points is 20.287 points high.
    #expect(star.size == CGSize(width: 21, height: 21))
    for name in ["", "No Symbol", "a..b", ".a"] {
      #expect(UIImage(systemName: name) == nil)
    }
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let bigger = star.withConfiguration(large)
    #expect(bigger.size.width == 41 && bigger.symbolConfiguration == large)
    let scaled = large.applying(UIImage.SymbolConfiguration(scale: .small))
    #expect(scaled == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .small))
    #expect(star.applyingSymbolConfiguration(large)?.size.width == 41)
    #expect(UIImage().applyingSymbolConfiguration(large) == nil)
    let heading = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .heavy))
    let expected = UIImage.SymbolConfiguration(pointSize: 20, weight: .heavy, scale: .unspecified)
    #expect(heading == expected)
    #expect(UIFont.Weight(UIImage.SymbolWeight.semibold) == .semibold)
    #expect(UIFont.Weight(UIImage.SymbolWeight.unspecified) == nil)
  }
}
