// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct ButtonContentTests {
  let host = ScreenHost(.iPhone15)

  private func show(_ configuration: UIButton.Configuration) -> UIButton {
    let button = host.perform { UIButton(configuration: configuration) }
    host.show(button, frame: CGRect(x: 100, y: 100, width: 200, height: 60))
    return button
  }

  @Test func `A button takes the title of its action into its configuration`() {
    let made = host.perform {
      UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
    }
    #expect(made.configuration?.title == "Save" && made.titleLabel?.text == "Save")
    var own = UIButton.Configuration.plain()
    own.title = "Own"
    let other = host.perform {
      UIButton(configuration: own, primaryAction: UIAction(title: "Save") { _ in })
    }
    expectEqual(other.configuration?.title, "Own")
  }

  @Test func `An attributed title has its own font and color, and the style's where it has none`() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Buy ")
    title.append(
      {
        var price = AttributedString("now")
        price.font = UIFont.boldSystemFont(ofSize: 30)
        price.foregroundColor = UIColor.red
        return price
      }())
    configuration.attributedTitle = title
    let button = show(configuration)
    let shown = button.titleLabel?.attributedText
    #expect(configuration.title == "Buy now" && shown?.string == "Buy now")
    expectEqual(
      shown?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 30))
    expectEqual(
      shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
      .preferredFont(forTextStyle: .body))
    configuration.title = "Plain"
    host.perform { button.configuration = configuration }
    expectEqual(button.titleLabel?.text, "Plain")
    expectEqual(button.titleLabel?.font, .preferredFont(forTextStyle: .body))
  }

  @Test func `An activity indicator takes the place of the image, and returns it`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Load"
    configuration.image = UIImage(systemName: "star")
    let button = show(configuration)
    let before = host.dump()
    configuration.showsActivityIndicator = true
    host.perform { button.configuration = configuration }
    host.settle()
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true && indicator?.frame.isEmpty == false)
    #expect(
      !button.subviews.contains {
        $0 is UIImageView && !$0.isHidden && $0.tag == 0
          && ($0 as? UIImageView)?.image != nil
      })
    configuration.showsActivityIndicator = false
    host.perform { button.configuration = configuration }
    host.settle()
    expectEqual(host.dump(), before)
  }

  @Test func `A pop-up indicator stands at the trailing edge`() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Red"
    let plain = show(configuration).intrinsicContentSize
    configuration.indicator = .popup
    let button = show(configuration)
    #expect(button.intrinsicContentSize.width > plain.width)
    let chevrons = try #require(button.subviews.compactMap { $0 as? UIImageView }.last)
    expectEqual(chevrons.frame.maxX, 188)
    host.changeTraits { $0.layoutDirection = .rightToLeft }
    host.settle()
    expectEqual(chevrons.frame.minX, 12)
  }

  @Test func `A destructive button is red`() {
    let button = show(.filled())
    host.perform { button.role = .destructive }
    host.settle()
    expectEqual(button.subviews.first?.backgroundColor, .systemRed)
  }

  // MARK: Sliders

  @Test func `Images of a slider replace its parts, and stand at its ends`() throws {
    let (slider, image) = host.perform {
      (UISlider(), host.makeImage(.red, size: CGSize(width: 20, height: 20)))
    }
    slider.minimumValueImage = image
    slider.setThumbImage(image, for: .normal)
    host.show(slider, frame: CGRect(x: 16, y: 100, width: 228, height: 34))
    #expect(slider.currentThumbImage === image && slider.thumbImage(for: .highlighted) == nil)
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(track, CGRect(x: 28, y: 15, width: 198, height: 4))
    expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds).maxX, 20)
    host.drag(from: CGPoint(x: 16 + 38, y: 117), to: CGPoint(x: 380, y: 117))
    expectEqual(slider.value, 1)
    #expect(try #require(slider.subviews.last).frame.size == CGSize(width: 20, height: 20))
  }

  @Test func `Transformers replace attributes and colors of the style`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.subtitle = "all"
    configuration.image = UIImage(systemName: "star")
    configuration.baseForegroundColor = .red
    let fonts = Record<UIFont?>()
    configuration.titleTextAttributesTransformer = .init { attributes in
      var result = attributes
      fonts.add(attributes[AttributeScopes.UIKitAttributes.FontAttribute.self])
      result[AttributeScopes.UIKitAttributes.FontAttribute.self] = .boldSystemFont(ofSize: 25)
      return result
    }
    configuration.subtitleTextAttributesTransformer = .init { attributes in
      var result = attributes
      result[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = .green
      return result
    }
    configuration.imageColorTransformer = .init { _ in .blue }
    let button = show(configuration)
    let title = button.titleLabel?.attributedText
    #expect(title?.string == "Save" && fonts.events.first == .preferredFont(forTextStyle: .body))
    expectEqual(
      title?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 25))
    let color = title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .red && button.imageView?.tintColor == .blue)
    let subtitle = try #require(host.view(text: "all") as? UILabel)
    expectEqual(
      subtitle.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
      .green)
    configuration.titleTextAttributesTransformer = nil
    host.perform { button.configuration = configuration }
    expectEqual(button.titleLabel?.font, .preferredFont(forTextStyle: .body))
    configuration.showsActivityIndicator = true
    configuration.activityIndicatorColorTransformer = .init { _ in .purple }
    host.perform { button.configuration = configuration }
    expectEqual(host.firstView(UIActivityIndicatorView.self)?.color, .purple)
  }

  @Test func `A transformer changes a title that was set for a state`() {
    var configuration = UIButton.Configuration.plain()
    configuration.titleTextAttributesTransformer = .init { attributes in
      var result = attributes
      result[AttributeScopes.UIKitAttributes.KernAttribute.self] = 3
      return result
    }
    let button = show(configuration)
    host.perform { button.setTitle("Set", for: .normal) }
    let kern = button.titleLabel?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil)
    #expect(kern as? CGFloat == 3 && button.titleLabel?.text == "Set")
  }
}
