// SPDX-License-Identifier: MIT
import Accessibility
import UIKit
import XCTest

// Accessibility and appearance in code written for Apple's platforms.

/// A gauge with bars, each of which is an accessibility element that is not a view.
private final class GaugeView: UIView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = [
    AXCustomContent(label: "Unit", value: "bar")
  ]
  private(set) var level = 2
  private lazy var bars: [UIAccessibilityElement] = (0..<3).map { index in
    let bar = UIAccessibilityElement(accessibilityContainer: self)
    bar.accessibilityLabel = "Bar \(index)"
    bar.accessibilityTraits = [.staticText]
    bar.accessibilityFrameInContainerSpace = CGRect(x: index * 10, y: 0, width: 10, height: 40)
    return bar
  }

  override var accessibilityElements: [Any]? {
    get { bars }
    set { super.accessibilityElements = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityIncrement() { level += 1 }
  override func accessibilityDecrement() { level -= 1 }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .next else { return super.accessibilityScroll(direction) }
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 2")
    return true
  }
  override func accessibilityPerformEscape() -> Bool { false }
  override func accessibilityPerformMagicTap() -> Bool { true }
}

/// An object that is neither a view nor a responder.
private final class Station: NSObject {}

/// A controller with rotors and actions.
private final class GaugeViewController: UIViewController {
  let gauge = GaugeView()
  var removed = false

  override func loadView() {
    view = gauge
    gauge.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Remove") { [weak self] _ in
        self?.removed = true
        return true
      }
    ]
    gauge.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Bars") { [weak self] predicate in
        guard let elements = self?.gauge.accessibilityElements as? [NSObject] else { return nil }
        let current = predicate.currentItem.targetElement as? NSObject
        let index = elements.firstIndex { $0 === current } ?? -1
        let next = index + (predicate.searchDirection == .next ? 1 : -1)
        guard elements.indices.contains(next) else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: elements[next], targetRange: nil)
      }
    ]
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

/// Sets values of appearance proxies.
///
/// This function is only compiled and never called, because the proxies of the default device exist
/// until the process ends.
@MainActor
func customizeAppearance() {
  UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
  UIButton.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).setTitleColor(
    .white, for: .normal)
  UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
  UIView.appearance(
    for: UITraitCollection(userInterfaceStyle: .dark),
    whenContainedInInstancesOf: [GaugeViewController.self]
  ).backgroundColor = .black
}

final class AccessibilityClientTests: XCTestCase {
  func testElementsActionsAndRotors() {
    MainActor.assumeIsolated {
      let controller = GaugeViewController()
      let gauge = controller.gauge
      controller.loadViewIfNeeded()
      XCTAssertEqual(gauge.accessibilityElementCount(), 3)
      XCTAssertEqual(gauge.accessibilityTraits, .adjustable)
      let object: NSObject = gauge
      object.accessibilityIncrement()
      XCTAssertEqual(gauge.level, 3)
      XCTAssertTrue(object.accessibilityScroll(.next))
      XCTAssertFalse(object.accessibilityScroll(.previous))
      let action = gauge.accessibilityCustomActions?.first
      XCTAssertEqual(action?.actionHandler.map { $0(action!) }, true)
      XCTAssertTrue(controller.removed)
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      let found = gauge.accessibilityCustomRotors?.first?.itemSearchBlock(predicate)
      XCTAssertEqual((found?.targetElement as? NSObject)?.accessibilityLabel, "Bar 0")
      XCTAssertEqual(gauge.accessibilityCustomContent.first?.value, "bar")
    }
  }

  func testAnyObjectHasALabel() {
    MainActor.assumeIsolated {
      let station = Station()
      station.isAccessibilityElement = true
      station.accessibilityLabel = "Central"
      station.accessibilityValueBlock = { "Open" }
      XCTAssertEqual(station.accessibilityAttributedLabel?.string, "Central")
      XCTAssertEqual(station.accessibilityValue, "Open")
    }
  }

  func testAppearance() {
    MainActor.assumeIsolated {
      UISwitch.appearance().onTintColor = .systemRed
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (toggle, own) = (UISwitch(), UISwitch())
      own.onTintColor = .systemBlue
      window.addSubview(toggle)
      window.addSubview(own)
      XCTAssertEqual(toggle.onTintColor, .systemRed)
      XCTAssertEqual(own.onTintColor, .systemBlue)
      UISwitch.appearance().onTintColor = nil
    }
  }
}
