// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ImageViewTests {
  private let device = Device()

  private func image(_ width: Int, _ height: Int) -> UIImage {
    UIImage(pixels: ImagePixels(width: width, height: height, color: RGBA(white: 0, alpha: 1)))
  }

  @Test func `A view made with an image has its size (UIImageView, init(image:))`() {
    device.perform {
      let view = UIImageView(image: image(30, 20))
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
      expectEqual(view.intrinsicContentSize, CGSize(width: 30, height: 20))
      #expect(!view.isUserInteractionEnabled)
      view.image = image(5, 6)
      expectEqual(view.frame.size, CGSize(width: 30, height: 20))
      expectEqual(view.intrinsicContentSize, CGSize(width: 5, height: 6))
      expectEqual(view.sizeThatFits(.zero), CGSize(width: 5, height: 6))
      view.image = nil
      expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    }
  }

  /// UIImage.SymbolConfiguration, "init(textStyle:)": the size of the symbol is that of the text
  /// style, which the preferred size of text changes.
  @Test func `A symbol with a text style grows with the preferred size of text`() {
    let stage = TouchStage()
    let view = stage.add(UIImageView(), x: 0, y: 0, width: 0, height: 0)
    stage.device.perform {
      view.image = UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
    }
    stage.device.endTurn()
    let before = view.frame.size
    #expect(before.width > 0)
    stage.device.values.traits = stage.device.values.traits.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    stage.window.updateTraits()
    stage.device.endTurn()
    #expect(view.frame.width > before.width * 1.5 && view.frame.size == view.intrinsicContentSize)
  }

  private func drawn(_ view: UIImageView) -> (UIImage, CGRect, CGColor)? {
    guard case .image(let image, let rect, let tint) = view.drawnContent else { return nil }
    return (image, rect, tint)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 50)),
    (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
    (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
    (.center, CGRect(x: 45, y: 20, width: 10, height: 10)),
    (.bottomRight, CGRect(x: 90, y: 40, width: 10, height: 10)),
  ])
  func `The content mode places the image (UIView, contentMode)`(
    mode: UIView.ContentMode, expected: CGRect
  ) throws {
    device.perform {
      let view = UIImageView(image: image(10, 10))
      view.frame = CGRect(x: 7, y: 8, width: 100, height: 50)
      view.contentMode = mode
      expectEqual(drawn(view)?.1, expected)
    }
  }

  @Test func `An image view uses the tint of its superviews`() throws {
    device.perform {
      let parent = UIView()
      let view = UIImageView(image: image(10, 10).withRenderingMode(.alwaysTemplate))
      parent.addSubview(view)
      parent.tintColor = .red
      expectEqual(drawn(view)?.2, UIColor.red.cgColor)
    }
  }

  @Test func `The highlighted image is shown while highlighted`() throws {
    device.perform {
      let (plain, high) = (image(10, 10), image(20, 20))
      let view = UIImageView(image: plain, highlightedImage: high)
      expectEqual(view.frame.width, 10)
      view.isHighlighted = true
      #expect(drawn(view)?.0 === high)
      expectEqual(view.intrinsicContentSize.width, 20)
      view.highlightedImage = nil
      #expect(drawn(view)?.0 === plain)
    }
  }

  @Test func `A symbol configuration changes the size`() {
    device.perform {
      let view = UIImageView(image: UIImage(systemName: "star"))
      let old = view.intrinsicContentSize.width
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
      #expect(view.intrinsicContentSize.width > old)
    }
  }

  @Test func `Animation images follow the clock (UIImageView, animationDuration)`() throws {
    let view = device.perform { UIImageView(image: image(1, 1)) }
    let images = [image(2, 2), image(3, 3), image(4, 4)]
    view.startAnimating()
    #expect(!view.isAnimating)  // nothing to show
    view.animationImages = images
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    view.startAnimating()
    var seen: [CGFloat] = []
    for _ in 0..<6 {
      seen.append(drawn(view)?.0.size.width ?? 0)
      device.advance(by: 0.1)
    }
    expectEqual(seen, [2, 3, 4, 2, 3, 4])
    #expect(!view.isAnimating)
    expectEqual(drawn(view)?.0.size.width, 1)
    view.animationRepeatCount = 0
    view.startAnimating()
    device.advance(by: 100)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }
}
