// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// UIKit documentation, "Accessibility for UIKit": the members of `NSObject` and the defaults of
/// UIKit's classes.
@MainActor @Suite struct AccessibilityTests {
  private final class Plain: NSObject {}

  // MARK: All objects

  /// UIKit documentation, `isAccessibilityElement`, `accessibilityFrame` and so on: the defaults.
  @Test func `An object has the documented defaults`() {
    for object in [Plain(), UIResponder(), UIBarButtonItem()] as [NSObject] {
      #expect(!object.isAccessibilityElement)
      #expect(object.accessibilityLabel == nil)
      #expect(object.accessibilityHint == nil)
      #expect(object.accessibilityValue == nil)
      expectEqual(object.accessibilityTraits, .none)
      expectEqual(object.accessibilityFrame, .zero)
      #expect(object.accessibilityPath == nil)
      #expect(object.accessibilityLanguage == nil)
      #expect(!object.accessibilityElementsHidden)
      #expect(!object.accessibilityViewIsModal)
      #expect(!object.shouldGroupAccessibilityChildren)
      expectEqual(object.accessibilityNavigationStyle, .automatic)
      expectEqual(object.accessibilityUserInputLabels, [])
      #expect(object.accessibilityElements == nil)
      expectEqual(object.accessibilityElementCount(), 0)
      #expect(object.accessibilityElement(at: 0) == nil)
      expectEqual(object.index(ofAccessibilityElement: Plain()), NSNotFound)
      expectEqual(object.accessibilityContainerType, .none)
      #expect(object.accessibilityCustomActions == nil)
      #expect(object.accessibilityCustomRotors == nil)
      #expect(!object.accessibilityActivate())
      #expect(!object.accessibilityScroll(.down))
      #expect(!object.accessibilityPerformEscape())
      #expect(!object.accessibilityPerformMagicTap())
    }
  }

  @Test func `An object keeps its own values, and each object has its own`() {
    let (one, other) = (Plain(), Plain())
    one.isAccessibilityElement = true
    one.accessibilityLabel = "Play"
    one.accessibilityTraits = [.button, .startsMediaSession]
    one.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    one.accessibilityElements = [other]
    #expect(one.isAccessibilityElement)
    expectEqual(one.accessibilityLabel, "Play")
    expectEqual(one.accessibilityTraits, [.button, .startsMediaSession])
    expectEqual(one.accessibilityElementCount(), 1)
    #expect(one.accessibilityElement(at: 0) as? Plain === other)
    expectEqual(one.index(ofAccessibilityElement: other), 0)
    // UIKit documentation, `accessibilityActivationPoint`: the middle of the frame by default.
    expectEqual(one.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
    one.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    expectEqual(one.accessibilityActivationPoint, CGPoint(x: 1, y: 2))
    #expect(other.accessibilityLabel == nil)
  }

  /// UIKit documentation, `accessibilityAttributedLabel`: setting this property changes the plain
  /// label, and setting the plain label changes this property.
  @Test func `Plain and attributed texts follow each other`() {
    for object in [Plain(), UIView(), UILabel()] as [NSObject] {
      object.accessibilityLabel = "one"
      expectEqual(object.accessibilityAttributedLabel?.string, "one")
      object.accessibilityAttributedLabel = NSAttributedString(string: "two")
      expectEqual(object.accessibilityLabel, "two")
      object.accessibilityAttributedHint = NSAttributedString(string: "hint")
      object.accessibilityAttributedValue = NSAttributedString(string: "value")
      expectEqual(object.accessibilityHint, "hint")
      expectEqual(object.accessibilityValue, "value")
      object.accessibilityUserInputLabels = ["a", "b"]
      expectEqual(object.accessibilityAttributedUserInputLabels.map(\.string), ["a", "b"])
    }
  }

  /// UIKit documentation, `accessibilityLabelBlock` and the other blocks (iOS 17): computed values.
  @Test func `Blocks compute values and perform actions`() {
    for object in [Plain(), UIView()] as [NSObject] {
      var (count, activations) = (0, 0)
      object.accessibilityLabel = "set"
      object.accessibilityLabelBlock = {
        count += 1
        return "\(count)"
      }
      object.isAccessibilityElementBlock = { true }
      object.accessibilityTraitsBlock = { .adjustable }
      object.accessibilityActivateBlock = {
        activations += 1
        return true
      }
      object.accessibilityIncrementBlock = { activations += 10 }
      expectEqual(object.accessibilityLabel, "1")
      expectEqual(object.accessibilityLabel, "2")
      #expect(object.isAccessibilityElement)
      expectEqual(object.accessibilityTraits, .adjustable)
      #expect(object.accessibilityActivate())
      object.accessibilityIncrement()
      expectEqual(activations, 11)
      object.accessibilityLabelBlock = nil
      expectEqual(object.accessibilityLabel, "set")
    }
  }

  @Test func `A subclass overrides members, also for code that sees an NSObject`() {
    final class Rating: UIView {
      var stars = 3
      override var accessibilityLabel: String? {
        get { "Rating" }
        set {}
      }
      override var accessibilityValue: String? {
        get { "\(stars) stars" }
        set {}
      }
      override func accessibilityIncrement() { stars += 1 }
      override func accessibilityActivate() -> Bool { true }
    }
    let object: NSObject = Rating()
    object.accessibilityIncrement()
    expectEqual(object.accessibilityLabel, "Rating")
    expectEqual(object.accessibilityAttributedLabel?.string, "Rating")
    expectEqual(object.accessibilityValue, "4 stars")
    #expect(object.accessibilityActivate())
  }

  /// UIKit documentation, `accessibilityRespondsToUserInteraction`: derived from other properties.
  @Test func `Whether an element responds follows from its traits`() {
    let (button, label) = (UIButton(), UILabel())
    #expect(button.accessibilityRespondsToUserInteraction)
    #expect(!label.accessibilityRespondsToUserInteraction)
    button.isEnabled = false
    #expect(!button.accessibilityRespondsToUserInteraction)
    label.accessibilityRespondsToUserInteraction = true
    #expect(label.accessibilityRespondsToUserInteraction)
  }

  // MARK: UIKit's classes

  /// UIKit documentation, `isAccessibilityElement`: true for standard controls and labels, false
  /// for views and image views; `accessibilityTraits` and `accessibilityValue` of the controls.
  @Test func `Controls, labels and images are described as documented`() {
    let (button, label, toggle) = (UIButton(), UILabel(), UISwitch())
    let (slider, picture) = (UISlider(), UIImageView())
    for view in [button, label, toggle, slider] { #expect(view.isAccessibilityElement) }
    #expect(!picture.isAccessibilityElement && !UIView().isAccessibilityElement)
    button.setTitle("Save", for: .normal)
    button.isSelected = true
    expectEqual(button.accessibilityLabel, "Save")
    expectEqual(button.accessibilityTraits, [.button, .selected])
    label.text = "Total"
    expectEqual(label.accessibilityLabel, "Total")
    expectEqual(label.accessibilityTraits, .staticText)
    expectEqual(toggle.accessibilityTraits, [.button, .toggleButton])
    expectEqual(toggle.accessibilityValue, "0")
    toggle.isOn = true
    expectEqual(toggle.accessibilityValue, "1")
    slider.value = 0.25
    expectEqual(slider.accessibilityTraits, .adjustable)
    expectEqual(slider.accessibilityValue, "25%")
    expectEqual(picture.accessibilityTraits, .image)
    let image = UIImage()
    image.accessibilityLabel = "Map"
    picture.image = image
    expectEqual(picture.accessibilityLabel, "Map")
    let item = UIBarButtonItem()
    item.title = "Edit"
    expectEqual(item.accessibilityLabel, "Edit")
  }

  /// UIKit documentation, `accessibilityIncrement()`: increases the value of a slider; VoiceOver
  /// adds a tenth of the range.
  @Test func `A slider is adjusted by a tenth and sends its event`() {
    let (host, view) = emptyScreen()
    let slider = host.perform { UISlider() }
    view.addSubview(slider)
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 200, 190)
    var events = 0
    slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    slider.accessibilityDecrement()
    #expect(abs(slider.value - 170) < 0.001 && events == 1)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    #expect(slider.value == 200 && events == 3)
    slider.accessibilityIncrement()
    expectEqual(events, 3)
    slider.isEnabled = false
    slider.accessibilityDecrement()
    expectEqual(slider.value, 200)
  }

  // MARK: Frames

  /// UIKit documentation, `accessibilityFrame`: in screen coordinates, and by default the frame of
  /// a view; `accessibilityFrameInContainerSpace`: relative to the container.
  @Test func `Frames are in the coordinates of the screen and follow their containers`() {
    let (host, view) = emptyScreen()
    let box = host.perform { UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 80)) }
    view.addSubview(box)
    expectEqual(box.accessibilityFrame, CGRect(x: 50, y: 60, width: 100, height: 80))
    expectEqual(box.accessibilityActivationPoint, CGPoint(x: 100, y: 100))
    let element = UIAccessibilityElement(accessibilityContainer: box)
    #expect(element.isAccessibilityElement)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(element.accessibilityFrame, CGRect(x: 51, y: 62, width: 3, height: 4))
    let part = UIAccessibilityElement(accessibilityContainer: element)
    part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
    box.frame.origin.y = 100
    expectEqual(element.accessibilityFrame.origin, CGPoint(x: 51, y: 102))
    expectEqual(part.accessibilityFrame.origin, CGPoint(x: 52, y: 103))
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 9, height: 9)
    expectEqual(element.accessibilityFrame.width, 9)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let onScreen = UIAccessibility.convertToScreenCoordinates(path, in: box)
    expectEqual(onScreen.bounds, CGRect(x: 50, y: 100, width: 10, height: 10))
    expectEqual(path.bounds.origin, .zero)
  }

  // MARK: Scrolling and focus

  private final class Status: NSObject, UIScrollViewAccessibilityDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
      "At \(Int(scrollView.contentOffset.y))"
    }
  }

  /// UIKit documentation, `accessibilityScroll(_:)`: returns whether the view scrolled, and posts
  /// `pageScrolled`; `UIScrollViewAccessibilityDelegate`: returns the text for the position.
  @Test func `A scroll view scrolls by pages and posts the position`() throws {
    let (host, view) = emptyScreen()
    let scrollView = host.perform {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    }
    view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    func posted() -> String? { host.accessibilityNotifications.last?.argument as? String }
    #expect(!scrollView.accessibilityScroll(.up))
    #expect(!scrollView.accessibilityScroll(.left))
    #expect(host.accessibilityNotifications.isEmpty)
    #expect(scrollView.accessibilityScroll(.down))
    expectEqual(scrollView.contentOffset.y, 400)
    expectEqual(host.accessibilityNotifications.last?.notification, .pageScrolled)
    expectEqual(posted(), "Page 2 of 3")
    #expect(scrollView.accessibilityScroll(.next))
    expectEqual(scrollView.contentOffset.y, 600)
    expectEqual(posted(), "Page 3 of 3")
    #expect(!scrollView.accessibilityScroll(.next))
    let status = Status()
    scrollView.delegate = status
    #expect(scrollView.accessibilityScroll(.previous))
    expectEqual(posted(), "At 200")
    scrollView.isScrollEnabled = false
    #expect(!scrollView.accessibilityScroll(.up))
  }

  @Test func `The next page is on the left from right to left`() {
    let (host, view) = emptyScreen()
    host.layoutDirection = .rightToLeft
    let scrollView = host.perform {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    }
    view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 900, height: 100)
    scrollView.contentOffset.x = 600
    #expect(scrollView.accessibilityScroll(.next))
    expectEqual(scrollView.contentOffset.x, 300)
    expectEqual(host.accessibilityNotifications.last?.argument as? String, "Page 2 of 3")
    #expect(scrollView.accessibilityScroll(.right))
    expectEqual(scrollView.contentOffset.x, 0)
    #expect(!scrollView.accessibilityScroll(.right))
  }

  /// UIKit documentation, `accessibilityAssistiveTechnologyFocusedIdentifiers()`, `screenChanged`.
  @Test func `The focus is on any object, and a new screen takes it away`() {
    let host = ScreenHost(size: CGSize(width: 300, height: 400))
    host.isVoiceOverRunning = true
    let object = Plain()
    host.perform {
      UIAccessibility.post(notification: .layoutChanged, argument: object)
      #expect(object.accessibilityElementIsFocused())
      #expect(UIAccessibility.focusedElement(using: nil) as? Plain === object)
      UIAccessibility.post(notification: .layoutChanged, argument: "Text")
      #expect(object.accessibilityElementIsFocused())
      let view = UIView()
      UIAccessibility.post(notification: .screenChanged, argument: view)
      expectEqual(
        view.accessibilityAssistiveTechnologyFocusedIdentifiers(), [.notificationVoiceOver])
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      #expect(!view.accessibilityElementIsFocused())
      #expect(view.accessibilityAssistiveTechnologyFocusedIdentifiers() == nil)
    }
  }

  /// Accessibility documentation, `AXCustomContent`: label, value, importance, and copies.
  @Test func `Custom content has a label, a value and an importance`() throws {
    let content = AXCustomContent(label: "Size", value: "12 kB")
    expectEqual(content.importance, .default)
    content.importance = .high
    let copy = try #require(content.copy() as? AXCustomContent)
    #expect(copy.label == "Size" && copy.value == "12 kB" && copy.importance == .high)
    #expect(copy.attributedLabel.string == "Size" && copy.attributedValue.string == "12 kB")
  }
}
