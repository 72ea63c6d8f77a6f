// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ControlKindTests {
  let log = Log()
  let stage = TouchStage()

  // MARK: Switches ("UISwitch")

  private func makeSwitch() -> UISwitch {
    let control = stage.add(UISwitch(), x: 100, y: 100, width: 200, height: 200)
    control.addAction(
      UIAction { log.add(($0.sender as? UISwitch)?.isOn == true ? "on" : "off") },
      for: .valueChanged)
    return control
  }

  @Test func `A switch has a fixed size`() {
    let control = makeSwitch()
    expectEqual(control.frame, CGRect(x: 100, y: 100, width: 51, height: 31))
    control.bounds.size = CGSize(width: 1, height: 1)
    expectEqual(control.bounds.size, CGSize(width: 51, height: 31))
    expectEqual(control.intrinsicContentSize, CGSize(width: 51, height: 31))
    stage.device.perform {
      expectEqual(UISwitch(frame: .zero).bounds.size, CGSize(width: 51, height: 31))
    }
  }

  @Test func `Only taps of the user send events of a switch (setOn(_:animated:))`() {
    let control = makeSwitch()
    control.isOn = true
    control.setOn(false, animated: true)
    expectEqual(log.take(), [])
    stage.tap(110, 110)
    #expect(control.isOn)
    stage.tap(110, 110)
    #expect(!control.isOn)
    expectEqual(log.take(), ["on", "off"])
  }

  @Test func `A switch is dragged to a side`() {
    let control = makeSwitch()
    stage.down(110, 115)
    stage.move(145, 115)
    #expect(!control.isOn)
    stage.up(145, 115)
    #expect(control.isOn)
    stage.down(145, 115)
    stage.move(105, 115)
    stage.move(145, 115)
    stage.up(145, 115)
    #expect(control.isOn)
    expectEqual(log.take(), ["on"])
  }

  @Test func `A cancelled touch leaves the switch unchanged`() {
    let control = makeSwitch()
    stage.down(110, 115)
    stage.move(145, 115)
    stage.cancel()
    #expect(!control.isOn)
    stage.down(110, 115)
    stage.move(400, 115)
    stage.up(400, 300)
    #expect(control.isOn)  // it was dragged there
    expectEqual(log.take(), ["on"])
  }

  // MARK: Sliders ("UISlider")

  private func makeSlider() -> UISlider {
    let slider = stage.add(UISlider(), x: 100, y: 100, width: 232, height: 34)
    slider.addHandler(for: .valueChanged) { [log] control, event in
      let value = (control as? UISlider)?.value ?? -1
      log.add("\(value) \(event?.allTouches?.first?.phase.rawValue ?? -1)")
    }
    return slider
  }

  @Test func `The value of a slider is limited to its ends`() {
    let slider = makeSlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 2
    expectEqual(slider.value, 1)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3 && slider.value == 3)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
    slider.value = .nan
    slider.minimumValue = .nan
    #expect(slider.value == -1 && slider.minimumValue == -1)
    expectEqual(log.take(), [])
  }

  @Test func `The thumb is dragged along the track`() {
    // The thumb is 28 points wide, and the track of 228 points leaves it a range of 200.
    let slider = makeSlider()
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    expectEqual(track, CGRect(x: 2, y: 15, width: 228, height: 4))
    expectEqual(
      slider.thumbRect(forBounds: bounds, trackRect: track, value: 0.5),
      CGRect(x: 102, y: 3, width: 28, height: 28))
    stage.down(116, 117)
    stage.move(166, 117)
    expectEqual(slider.value, 0.25)
    stage.move(500, 117)
    stage.up(500, 117)
    expectEqual(slider.value, 1)
    expectEqual(log.take(), ["0.25 1", "1.0 1", "1.0 3"])
  }

  /// Apple documents no values: a thumb is a white disc in both controls, so its shadow is one,
  /// too.
  @Test func `The thumb casts the same soft shadow downwards as that of a switch`() throws {
    let thumbs = try [makeSlider(), stage.add(UISwitch(), x: 100, y: 200, width: 51, height: 31)]
      .map { try #require($0.subviews.last).layer }
    for thumb in thumbs {
      expectEqual(thumb.bounds.width, thumb.bounds.height)
      #expect(thumb.shadowOpacity > 0 && thumb.shadowOpacity < 0.5)
      #expect(thumb.shadowOffset.width == 0 && thumb.shadowOffset.height > 0)
    }
    expectEqual(thumbs[0].shadowOpacity, thumbs[1].shadowOpacity)
    expectEqual(thumbs[0].shadowOffset, thumbs[1].shadowOffset)
    expectEqual(thumbs[0].shadowRadius, thumbs[1].shadowRadius)
  }

  @Test func `A finger beside the thumb moves nothing`() {
    let slider = makeSlider()
    stage.down(250, 117)
    stage.move(166, 117)
    stage.up(166, 117)
    expectEqual(slider.value, 0)
    #expect(!slider.isHighlighted)
    expectEqual(log.take(), [])
  }

  @Test func `The finger keeps its place on the thumb`() {
    let slider = makeSlider()
    stage.down(121, 117)
    stage.move(141, 117)
    expectEqual(slider.value, 0.1)
    stage.up(141, 117)
  }

  @Test
  func `A slider that is not continuous sends its event when the thumb is released (isContinuous)`()
  {
    let slider = makeSlider()
    slider.isContinuous = false
    stage.down(116, 117)
    stage.move(166, 117)
    expectEqual(log.take(), [])
    stage.up(166, 117)
    expectEqual(log.take(), ["0.25 3"])
  }

  @Test func `A slider runs from the right in right-to-left languages`() {
    let slider = makeSlider()
    slider.semanticContentAttribute = .forceRightToLeft
    stage.down(316, 117)
    stage.move(266, 117)
    expectEqual(slider.value, 0.25)
    stage.up(266, 117)
  }

  // MARK: Buttons ("UIButton")

  @Test func `A title that is not set for a state is that of the normal state (title(for:))`() {
    let button = stage.add(UIButton(), x: 100, y: 100, width: 100, height: 50)
    button.setTitle("normal", for: .normal)
    button.setTitle("highlighted", for: .highlighted)
    button.setTitleColor(.red, for: .disabled)
    expectEqual(button.title(for: .selected), "normal")
    expectEqual(button.title(for: [.selected, .highlighted]), "normal")
    expectEqual(button.titleLabel?.text, "normal")
    stage.down(110, 110)
    expectEqual(button.currentTitle, "highlighted")
    expectEqual(button.titleLabel?.text, "highlighted")
    stage.up(110, 110)
    expectEqual(button.titleLabel?.text, "normal")
    expectEqual(button.currentTitleColor, .white)
    button.isEnabled = false
    expectEqual(button.currentTitleColor, .red)
    expectEqual(button.titleLabel?.textColor, .red)
  }

  @Test func `A system button has the tint, and fades while it is touched`() {
    let button = stage.add(UIButton(type: .system), x: 100, y: 100, width: 100, height: 50)
    button.setTitle("title", for: .normal)
    button.tintColor = .red
    expectEqual(button.buttonType, .system)
    expectEqual(button.titleLabel?.textColor, .red)
    expectEqual(button.titleLabel?.alpha, 1)
    stage.down(110, 110)
    expectNear((button.titleLabel?.alpha ?? 1), 0.2, within: 1e-6)
    stage.cancel()
    expectEqual(button.titleLabel?.alpha, 1)
  }

  @Test func `A button's first action is sent by a tap, and its title is the button's`() {
    let action = UIAction(title: "title") { _ in log.add("done") }
    let button = stage.add(
      UIButton(primaryAction: action), x: 100, y: 100, width: 100, height: 50)
    expectEqual(button.currentTitle, "title")
    stage.tap(110, 110)
    expectEqual(log.take(), ["done"])
    stage.down(110, 110)
    stage.move(400, 400)
    stage.up(400, 400)
    expectEqual(log.take(), [])
  }

  @Test func `A custom button uses the title of its action, too`() {
    let action = UIAction(title: "title", image: UIImage(systemName: "star")) { _ in }
    let button = stage.add(
      UIButton(frame: .zero, primaryAction: action), x: 0, y: 0, width: 100, height: 50)
    expectEqual(button.currentTitle, "title")
    expectEqual(button.currentImage, action.image)
    #expect(UIButton.Configuration.filled() != .plain())
    expectEqual(UIButton.Configuration.bordered(), .gray())
  }

  @Test func `A button may be selected by taps`() {
    let button = stage.add(UIButton(), x: 100, y: 100, width: 100, height: 50)
    button.changesSelectionAsPrimaryAction = true
    button.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
    stage.tap(110, 110)
    #expect(button.isSelected)
    stage.tap(110, 110)
    #expect(!button.isSelected)
    expectEqual(log.take(), ["changed", "changed"])
  }

  @Test func `Title and image are placed side by side, in the middle`() {
    let image = stage.device.perform { UIImage(systemName: "star") }
    let button = stage.add(UIButton(), x: 100, y: 100, width: 200, height: 60)
    button.setTitle("title", for: .normal)
    button.setImage(image, for: .normal)
    stage.device.endTurn()
    guard let label = button.titleLabel, let picture = button.imageView else {
      Issue.record("no label or no image view")
      return
    }
    let (text, size) = (label.intrinsicContentSize, picture.intrinsicContentSize)
    #expect(text.width > 0 && size.width > 0)
    expectNear(picture.frame.minX, (200 - text.width - size.width) / 2, within: 0.01)
    expectNear(label.frame.minX, picture.frame.maxX, within: 0.01)
    expectNear(label.frame.midY, 30, within: 0.01)
    expectNear(picture.frame.midY, 30, within: 0.01)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    stage.device.endTurn()
    expectEqual(picture.frame.minX, 0)
    button.semanticContentAttribute = .forceRightToLeft
    stage.device.endTurn()
    expectNear(picture.frame.maxX, 200, within: 0.01)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    // Whole points.
    expectEqual(
      button.intrinsicContentSize.width, (text.width + size.width + 6 - 1e-6).rounded(.up))
  }

  // UIButton() in UIKit is a line of 18 points high, with 6 points above and below it, and 30
  // points wide.
  @Test
  func `A button without content has the height of a line, and no image view in its subviews`() {
    let button = UIButton()
    let line = UIFont.systemFont(ofSize: UIFont.buttonFontSize).lineHeight
    expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: (line + 12).rounded(.up)))
    button.setTitle("Title", for: .normal)
    expectEqual(button.subviews, [button.titleLabel])
    expectEqual(button.intrinsicContentSize.width, button.intrinsicContentSize.width.rounded())
    expectEqual(button.intrinsicContentSize.height, button.intrinsicContentSize.height.rounded())
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    expectEqual(button.subviews, [button.imageView, button.titleLabel])
    button.setImage(nil, for: .normal)
    expectEqual(button.subviews, [button.titleLabel])
    button.setTitle(nil, for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    #expect(button.intrinsicContentSize.width < 30)
  }

  @Test func `A configuration determines the looks of a button`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "title"
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    let button = stage.add(
      UIButton(configuration: configuration), x: 100, y: 100, width: 200, height: 60)
    button.tintColor = .red
    stage.device.endTurn()
    guard let label = button.titleLabel else {
      Issue.record("no label")
      return
    }
    expectEqual(label.text, "title")
    expectEqual(label.textColor, .white)
    expectEqual(button.subviews[0].backgroundColor, .red)
    expectEqual(button.subviews[0].layer.cornerRadius, 30)
    let text = label.intrinsicContentSize
    // Insets of 12 and 7 points (UIButton.Configuration, `contentInsets`).
    expectEqual(button.intrinsicContentSize.width, text.width + 24)
    expectEqual(button.intrinsicContentSize.height, text.height + 14)
    button.isEnabled = false
    expectEqual(label.textColor, .tertiaryLabel)
  }

  @Test func `The update handler follows the state (configurationUpdateHandler)`() {
    let button = stage.add(
      UIButton(configuration: .plain()), x: 100, y: 100, width: 200, height: 60)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "down" : "up"
    }
    stage.device.endTurn()
    expectEqual(button.titleLabel?.text, "up")
    stage.down(110, 110)
    expectEqual(button.titleLabel?.text, "down")
    stage.up(110, 110)
    expectEqual(button.titleLabel?.text, "up")
  }

  @Test func `A button grows with its label, and with the preferred size of text`() {
    let button = stage.add(
      UIButton(configuration: .plain()), x: 100, y: 100, width: 200, height: 60)
    button.setTitle("title", for: .normal)
    let size = button.intrinsicContentSize
    button.titleLabel?.numberOfLines = 2
    stage.device.values.traits = stage.device.values.traits.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    stage.window.updateTraits()
    #expect(button.intrinsicContentSize.height > size.height + 10)
    button.setAttributedTitle(NSAttributedString(string: "a longer title"), for: .normal)
    expectEqual(button.titleLabel?.text, "a longer title")
    button.setAttributedTitle(nil, for: .normal)
    expectEqual(button.titleLabel?.text, "title")
  }

  @Test func `A button has the background of its configuration (UIBackgroundConfiguration)`() {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .green
    configuration.background.cornerRadius = 11
    configuration.background.strokeColor = .black
    configuration.background.strokeWidth = 2
    configuration.background.backgroundInsets.leading = 5
    let button = stage.add(
      UIButton(configuration: configuration), x: 100, y: 100, width: 200, height: 60)
    stage.device.endTurn()
    let background = button.subviews[0]
    expectEqual(background.backgroundColor, .green)
    expectEqual(background.frame, CGRect(x: 5, y: 0, width: 195, height: 60))
    expectEqual(background.layer.cornerRadius, 11)
    expectEqual(background.layer.borderWidth, 2)
  }

  @Test func `A disabled switch is pale, and keeps its own alpha`() {
    let control = makeSwitch()
    control.alpha = 0.3
    control.isEnabled = false
    expectNear(control.alpha, 0.3, within: 1e-6)
    expectNear(control.subviews[0].alpha, 0.5, within: 1e-6)
    stage.tap(110, 110)
    #expect(!control.isOn)
  }

  @Test func `A button has the accessibility properties of its state`() {
    let button = stage.add(UIButton(), x: 100, y: 100, width: 200, height: 60)
    button.setTitle("title", for: .normal)
    #expect(button.isAccessibilityElement)
    expectEqual(button.accessibilityLabel, "title")
    button.isSelected = true
    button.isEnabled = false
    expectEqual(button.accessibilityTraits, [.button, .selected, .notEnabled])
  }

  // MARK: Feedback ("UIFeedbackGenerator")

  @Test func `A device records the feedback of generators`() {
    let device = stage.device
    device.advance(by: 1)
    device.perform {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.5)
    }
    expectEqual(
      device.feedback.map(\.kind),
      [
        .impact(.light, intensity: 1), .selection, .notification(.error),
        .impact(.soft, intensity: 0.5),
      ])
    #expect(device.feedback.allSatisfy { $0.time == 1 })
  }

  @Test func `A slider may range from the smallest number to the largest`() {
    let device = Device()
    device.perform {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      slider.maximumValue = .greatestFiniteMagnitude
      slider.minimumValue = -.greatestFiniteMagnitude
      slider.value = 0
      expectEqual(slider.accessibilityValue, "50%")
      slider.value = .greatestFiniteMagnitude
      expectEqual(slider.accessibilityValue, "100%")
    }
  }
}
