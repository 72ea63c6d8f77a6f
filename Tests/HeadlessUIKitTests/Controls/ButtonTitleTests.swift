// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Lines of the titles of buttons.
///
/// UIKit documentation, `UIButton.Configuration.titleLineBreakMode` and `subtitleLineBreakMode`:
/// wrapping at words or characters enables text of several lines, other modes restrict it to one;
/// wrapping at words is the default. The sizes of texts are those of labels with as many lines as
/// they need; the insets of 12 and 7 points are those of `contentInsets`.
@MainActor @Suite struct ButtonTitleTests {
  private static let title = "Continue with the free trial"
  private static let subtitle = "Seven days, then a small fee every month"

  private func configuration(subtitle: String? = nil) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = Self.title
    configuration.subtitle = subtitle
    return configuration
  }

  /// The size of a text in lines of a width, or in one line.
  private func size(
    of text: String = Self.title, _ style: UIFont.TextStyle = .body, width: CGFloat = 0
  ) -> CGSize {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  private func perform<Result>(_ body: @MainActor () -> Result) -> Result {
    Device().perform(body)
  }

  @Test func `Without a width the title of a configuration has one line`() {
    perform {
      let button = UIButton(configuration: configuration())
      let text = size()
      expectEqual(
        button.intrinsicContentSize, CGSize(width: text.width + 24, height: text.height + 14))
      expectEqual(button.sizeThatFits(.zero), button.intrinsicContentSize)
      expectEqual(button.sizeThatFits(CGSize(width: 1000, height: 0)), button.intrinsicContentSize)
      expectEqual(button.titleLabel?.numberOfLines, 0)
      expectEqual(button.titleLabel?.lineBreakMode, .byWordWrapping)
    }
  }

  @Test func `In a smaller width the title is wrapped, and the button is higher`() {
    perform {
      let button = UIButton(configuration: configuration())
      let line = size()
      let width = (line.width * 0.6).rounded()
      let text = size(width: width)
      #expect(text.height > 1.9 * line.height)
      expectEqual(
        button.sizeThatFits(CGSize(width: width + 24, height: 0)),
        CGSize(width: text.width + 24, height: text.height + 14))
    }
  }

  @Test func `Auto Layout and stack views give a button the height of its wrapped title`() {
    perform {
      let view = container()
      let width = (size().width * 0.6).rounded() + 24
      let height = size(width: width - 24).height + 14
      let alone = UIButton(configuration: configuration())
      let arranged = UIButton(configuration: configuration())
      let stack = UIStackView(arrangedSubviews: [arranged])
      for part in [alone, stack] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.topAnchor.constraint(equalTo: view.topAnchor),
          part.widthAnchor.constraint(equalToConstant: width),
        ])
      }
      view.layoutIfNeeded()
      expectEqual(alone.frame, CGRect(x: 0, y: 0, width: width, height: height))
      expectEqual(arranged.frame, CGRect(x: 0, y: 0, width: width, height: height))
      expectEqual(alone.titleLabel?.frame.height, height - 14)
      let fitted = alone.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expectEqual(fitted.height, height)
      // A shorter title makes the button lower again.
      alone.configuration?.title = "Go"
      view.layoutIfNeeded()
      expectNear(alone.frame.height - size(of: "Go").height, 14, within: 1e-9)
    }
  }

  @Test func `A button without a configuration keeps one truncated line`() {
    perform {
      let button = UIButton(type: .system)
      button.setTitle(Self.title, for: .normal)
      let natural = button.intrinsicContentSize
      expectEqual(button.titleLabel?.numberOfLines, 1)
      expectEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
      expectEqual(button.sizeThatFits(CGSize(width: 60, height: 0)), natural)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 200)
      button.layoutIfNeeded()
      expectEqual(button.titleLabel?.frame.size, CGSize(width: 60, height: natural.height - 12))
    }
  }

  @Test func `Modes that do not wrap restrict the title to one line`() {
    perform {
      var configuration = configuration()
      for mode in [NSLineBreakMode.byClipping, .byTruncatingTail, .byTruncatingMiddle] {
        configuration.titleLineBreakMode = mode
        let button = UIButton(configuration: configuration)
        expectEqual(button.titleLabel?.numberOfLines, 1)
        expectEqual(button.titleLabel?.lineBreakMode, mode)
        expectEqual(button.sizeThatFits(CGSize(width: 100, height: 0)), button.intrinsicContentSize)
      }
      configuration.titleLineBreakMode = .byCharWrapping
      let button = UIButton(configuration: configuration)
      expectEqual(button.titleLabel?.numberOfLines, 0)
      #expect(button.sizeThatFits(CGSize(width: 100, height: 0)).height > size().height + 20)
    }
  }

  @Test func `The subtitle is wrapped by its own mode`() {
    perform {
      var configuration = configuration(subtitle: Self.subtitle)
      configuration.titlePadding = 3
      let width: CGFloat = 120
      let title = size(width: width)
      let subtitle = size(of: Self.subtitle, .footnote, width: width)
      let button = UIButton(configuration: configuration)
      let fitted = button.sizeThatFits(CGSize(width: width + 24, height: 0))
      expectEqual(fitted.height, title.height + 3 + subtitle.height + 14)
      button.frame = CGRect(origin: .zero, size: CGSize(width: width + 24, height: fitted.height))
      button.layoutIfNeeded()
      expectEqual(button.titleLabel?.frame.minY, 7)
      expectEqual(button.titleLabel?.frame.height, title.height)
      #expect(abs((button.subtitleLabel?.frame.maxY ?? 0) - fitted.height + 7) < 1e-9)
      expectEqual(button.subtitleLabel?.frame.height, subtitle.height)
      configuration.subtitleLineBreakMode = .byTruncatingTail
      button.configuration = configuration
      expectEqual(
        button.sizeThatFits(CGSize(width: width + 24, height: 0)).height,
        title.height + 3 + size(of: Self.subtitle, .footnote).height + 14)
    }
  }

  @Test func `An image leaves less width to the lines of the title`() {
    perform {
      var configuration = configuration()
      configuration.image = UIImage(systemName: "star")
      configuration.imagePadding = 8
      let image = UIImageView(image: configuration.image).intrinsicContentSize
      let button = UIButton(configuration: configuration)
      let text = size(width: 120)
      expectEqual(
        button.sizeThatFits(CGSize(width: 120 + image.width + 8 + 24, height: 0)).height,
        text.height + 14)
      configuration.imagePlacement = .top
      button.configuration = configuration
      expectEqual(
        button.sizeThatFits(CGSize(width: 120 + 24, height: 0)).height,
        image.height + 8 + text.height + 14)
    }
  }

  /// UIKit documentation, `UIButton.Configuration.titleAlignment`: the alignment of title and
  /// subtitle.
  @Test func `Lines are aligned as the titles are`() {
    perform {
      var configuration = configuration()
      @MainActor func alignment() -> NSTextAlignment? {
        UIButton(configuration: configuration).titleLabel?.textAlignment
      }
      expectEqual(alignment(), .natural)
      configuration.titleAlignment = .center
      expectEqual(alignment(), .center)
      configuration.titleAlignment = .trailing
      expectEqual(alignment(), .right)
      configuration.titleAlignment = .automatic
      configuration.imagePlacement = .top
      expectEqual(alignment(), .center)
    }
  }

  @Test func `Without its configuration a button has one line again`() {
    perform {
      let button = UIButton(configuration: configuration(subtitle: Self.subtitle))
      button.configuration = nil
      button.setTitle(Self.title, for: .normal)
      expectEqual(button.titleLabel?.numberOfLines, 1)
      expectEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
      #expect(button.subtitleLabel?.isHidden != false)
      expectEqual(button.sizeThatFits(CGSize(width: 60, height: 0)), button.intrinsicContentSize)
    }
  }

  @Test func `A button that is too low shows the lines that have room, and at least one`() {
    perform {
      let button = UIButton(configuration: configuration())
      let line = size().height
      for (room, lines) in [(2.5 * line, 2...3), (line / 2, 1...1)] {
        button.frame = CGRect(x: 0, y: 0, width: 84, height: room + 14)
        button.layoutIfNeeded()
        let height = button.titleLabel?.frame.height ?? 0
        #expect(height <= max(room, line) && height >= CGFloat(lines.lowerBound) * line - 1)
      }
    }
  }

  private final class PaddedButton: UIButton {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: size.height + 100)
    }
  }

  @Test func `The size that an override adds to the intrinsic size counts for wrapped titles, too`()
  {
    perform {
      let view = container()
      let button = PaddedButton(configuration: configuration())
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        button.topAnchor.constraint(equalTo: view.topAnchor),
        button.widthAnchor.constraint(equalToConstant: 144),
      ])
      view.layoutIfNeeded()
      expectEqual(button.frame.height, size(width: 120).height + 114)
    }
  }
}
