// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class UIApplicationSubclass: UIApplication {
  override var keyWindow: UIWindow? { super.keyWindow }
  override var delegate: (any UIApplicationDelegate)? { didSet {} }
  override class var shared: UIApplication { super.shared }
  override var windows: [UIWindow] { super.windows }
  override var applicationState: UIApplication.State { super.applicationState }
  override var isIdleTimerDisabled: Bool { didSet {} }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    super.preferredContentSizeCategory
  }
  override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.userInterfaceLayoutDirection
  }
  override var connectedScenes: Set<UIScene> { super.connectedScenes }
  override func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any],
    completionHandler completion: ((Bool) -> Void)?
  ) { super.open(url, options: options, completionHandler: completion) }
  override func canOpenURL(_ url: URL) -> Bool { super.canOpenURL(url) }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

class UIEventSubclass: UIEvent {
  override init() { super.init() }
  override var type: UIEvent.EventType { super.type }
  override var subtype: UIEvent.EventSubtype { super.subtype }
  override var timestamp: TimeInterval { super.timestamp }
  override var allTouches: Set<UITouch>? { super.allTouches }
  override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
  override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    super.touches(for: gesture)
  }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    super.coalescedTouches(for: touch)
  }
  override func predictedTouches(for touch: UITouch) -> [UITouch]? {
    super.predictedTouches(for: touch)
  }
}

class UIResponderSubclass: UIResponder {
  override init() { super.init() }
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override var isAccessibilityElement: Bool { didSet {} }
  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
  }
  override func accessibilityElementDidLoseFocus() { super.accessibilityElementDidLoseFocus() }
  override func accessibilityElementIsFocused() -> Bool { super.accessibilityElementIsFocused() }
  override var accessibilityLabel: String? { didSet {} }
  override var accessibilityHint: String? { didSet {} }
  override var accessibilityValue: String? { didSet {} }
  override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
  override var accessibilityIdentifier: String? { didSet {} }
  override var accessibilityElementsHidden: Bool { didSet {} }
  override var accessibilityViewIsModal: Bool { didSet {} }
  override var shouldGroupAccessibilityChildren: Bool { didSet {} }
  override var accessibilityElements: [Any]? { didSet {} }
  override var accessibilityAttributedLabel: NSAttributedString? { didSet {} }
  override var accessibilityAttributedHint: NSAttributedString? { didSet {} }
  override var accessibilityAttributedValue: NSAttributedString? { didSet {} }
  override var accessibilityFrame: CGRect { didSet {} }
  override var accessibilityPath: UIBezierPath? { didSet {} }
  override var accessibilityActivationPoint: CGPoint { didSet {} }
  override var accessibilityLanguage: String? { didSet {} }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { didSet {} }
  override var accessibilityRespondsToUserInteraction: Bool { didSet {} }
  override var accessibilityUserInputLabels: [String]! { didSet {} }
  override var accessibilityAttributedUserInputLabels: [NSAttributedString]! { didSet {} }
  override var accessibilityTextualContext: UIAccessibilityTextualContext? { didSet {} }
  override var accessibilityContainerType: UIAccessibilityContainerType { didSet {} }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet {} }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { didSet {} }
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
  override func accessibilityElement(at index: Int) -> Any? {
    super.accessibilityElement(at: index)
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    super.index(ofAccessibilityElement: element)
  }
  override func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { super.accessibilityAssistiveTechnologyFocusedIdentifiers() }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override func accessibilityDecrement() { super.accessibilityDecrement() }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    super.accessibilityScroll(direction)
  }
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
}

class UITouchSubclass: UITouch {
  override init() { super.init() }
  override var view: UIView? { super.view }
  override var window: UIWindow? { super.window }
  override var phase: UITouch.Phase { super.phase }
  override var type: UITouch.TouchType { super.type }
  override var timestamp: TimeInterval { super.timestamp }
  override var tapCount: Int { super.tapCount }
  override var majorRadius: CGFloat { super.majorRadius }
  override var majorRadiusTolerance: CGFloat { super.majorRadiusTolerance }
  override var force: CGFloat { super.force }
  override var maximumPossibleForce: CGFloat { super.maximumPossibleForce }
  override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
  override func preciseLocation(in view: UIView?) -> CGPoint { super.preciseLocation(in: view) }
  override func precisePreviousLocation(in view: UIView?) -> CGPoint {
    super.precisePreviousLocation(in: view)
  }
}

class UIScreenSubclass: UIScreen {
  override class var main: UIScreen { super.main }
  override var bounds: CGRect { super.bounds }
  override var scale: CGFloat { super.scale }
  override var nativeBounds: CGRect { super.nativeBounds }
  override var nativeScale: CGFloat { super.nativeScale }
  override var maximumFramesPerSecond: Int { super.maximumFramesPerSecond }
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

class UITraitCollectionSubclass: UITraitCollection, @unchecked Sendable {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  { super.modifyingTraits(mutations) }
  override var horizontalSizeClass: UIUserInterfaceSizeClass { super.horizontalSizeClass }
  override var verticalSizeClass: UIUserInterfaceSizeClass { super.verticalSizeClass }
  override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
  override var layoutDirection: UITraitEnvironmentLayoutDirection { super.layoutDirection }
  override var displayScale: CGFloat { super.displayScale }
  override var displayGamut: UIDisplayGamut { super.displayGamut }
  override var forceTouchCapability: UIForceTouchCapability { super.forceTouchCapability }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    super.preferredContentSizeCategory
  }
  override var legibilityWeight: UILegibilityWeight { super.legibilityWeight }
  override var accessibilityContrast: UIAccessibilityContrast { super.accessibilityContrast }
  override var userInterfaceLevel: UIUserInterfaceLevel { super.userInterfaceLevel }
  override var activeAppearance: UIUserInterfaceActiveAppearance { super.activeAppearance }
  override func containsTraits(in trait: UITraitCollection?) -> Bool {
    super.containsTraits(in: trait)
  }
  override func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
  { super.hasDifferentColorAppearance(comparedTo: traitCollection) }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var hash: Int { super.hash }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
}
