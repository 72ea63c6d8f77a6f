// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIKit documentation, `UIButton.Configuration`.
@MainActor @Suite struct ButtonConfigurationTests {
  let stage = TouchStage()

  private func makeButton(_ configuration: UIButton.Configuration) -> UIButton {
    let button = stage.add(
      UIButton(configuration: configuration), x: 100, y: 100, width: 200, height: 120)
    stage.device.endTurn()
    return button
  }

  /// The frames of a title and of a shorter subtitle.
  private func titles(
    _ alignment: UIButton.Configuration.TitleAlignment, _ placement: NSDirectionalRectEdge
  ) throws -> (title: CGRect, subtitle: CGRect) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "a long title"
    configuration.subtitle = "short"
    configuration.image = stage.device.perform { UIImage(systemName: "star") }
    configuration.imagePlacement = placement
    configuration.titleAlignment = alignment
    let button = makeButton(configuration)
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(subtitle.frame.width < title.frame.width - 10)
    return (title.frame, subtitle.frame)
  }

  /// `titleAlignment`: how the title and the subtitle are aligned with each other. `automatic`
  /// follows the other elements of the button: the edge beside an image, and the middle of an image
  /// above or below.
  @Test func `The subtitle is aligned with the title`() throws {
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      let leading = try titles(.leading, placement)
      expectNear(leading.title.minX, leading.subtitle.minX, within: 0.01)
      let trailing = try titles(.trailing, placement)
      expectNear(trailing.title.maxX, trailing.subtitle.maxX, within: 0.01)
      let center = try titles(.center, placement)
      expectNear(center.title.midX, center.subtitle.midX, within: 0.01)
      let automatic = try titles(.automatic, placement)
      if placement == .top || placement == .bottom {
        expectNear(automatic.title.midX, automatic.subtitle.midX, within: 0.01)
      } else {
        expectNear(automatic.title.minX, automatic.subtitle.minX, within: 0.01)
      }
    }
  }

  /// `automaticallyUpdatesConfiguration`: the button changes its looks with its state. The looks
  /// are not documented; chosen as on a screen: a disabled button has no tint, and one without a
  /// background gets none.
  @Test func `A disabled button loses its tint and keeps its kind of background`() {
    for configuration in [UIButton.Configuration.filled(), .tinted(), .gray()] {
      let button = makeButton(configuration)
      button.tintColor = .red
      stage.device.endTurn()
      button.isEnabled = false
      expectEqual(button.subviews[0].backgroundColor, .tertiarySystemFill)
    }
    let plain = makeButton(.plain())
    plain.isEnabled = false
    #expect(plain.subviews.allSatisfy { $0.backgroundColor == nil })
  }

  /// `automaticallyUpdatesConfiguration`, as above: where a background shows the touch, the title
  /// on it keeps its contrast.
  @Test func `A touch dims the background of a filled button and the title of others`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "title"
    let filled = makeButton(configuration)
    stage.down(110, 110)
    #expect(try #require(filled.titleLabel).alpha == 1)
    #expect(filled.subviews[0].alpha < 1)
    stage.up(110, 110)
    expectEqual(filled.subviews[0].alpha, 1)
    filled.removeFromSuperview()
    configuration = .plain()
    configuration.title = "title"
    let plain = makeButton(configuration)
    stage.down(110, 110)
    #expect(try #require(plain.titleLabel).alpha < 1)
    stage.up(110, 110)
    #expect(try #require(plain.titleLabel).alpha == 1)
  }
}
