// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class UIActionSubclass: UIAction {
  override init(
    title: String, subtitle: String?, image: UIImage?, identifier: UIAction.Identifier?,
    discoverabilityTitle: String?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
    handler: @escaping UIActionHandler
  ) {
    super.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }
  override var title: String { didSet {} }
  override var image: UIImage? { didSet {} }
  override var discoverabilityTitle: String? { didSet {} }
  override var attributes: UIMenuElement.Attributes { didSet {} }
  override var state: UIMenuElement.State { didSet {} }
  override var sender: AnyObject? { super.sender }
  override func performWithSender(_ sender: Any?, target: Any?) {
    super.performWithSender(sender, target: target)
  }
}

class UIButtonSubclass: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var contentEdgeInsets: UIEdgeInsets { didSet {} }
  override var titleEdgeInsets: UIEdgeInsets { didSet {} }
  override var imageEdgeInsets: UIEdgeInsets { didSet {} }
  override var configuration: UIButton.Configuration? { didSet {} }
  override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { didSet {} }
  override var automaticallyUpdatesConfiguration: Bool { didSet {} }
  override func updateConfiguration() { super.updateConfiguration() }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override var changesSelectionAsPrimaryAction: Bool { didSet {} }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { super.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    super.attributedTitle(for: state)
  }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    super.backgroundImage(for: state)
  }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var currentImage: UIImage? { super.currentImage }
  override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    super.backgroundRect(forBounds: bounds)
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var isAccessibilityElement: Bool { didSet {} }
  override var accessibilityLabel: String? { didSet {} }
  override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
}

class UIControlSubclass: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var state: UIControl.State { super.state }
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { didSet {} }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { didSet {} }
  override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    super.effectiveContentHorizontalAlignment
  }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
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
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
  }
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for events: UIControl.Event
  ) { super.removeAction(identifiedBy: actionIdentifier, for: events) }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override func sendAction(_ action: UIAction) { super.sendAction(action) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

class UIFeedbackGeneratorSubclass: UIFeedbackGenerator {
  override init() { super.init() }
  override func prepare() { super.prepare() }
}

class UIImpactFeedbackGeneratorSubclass: UIImpactFeedbackGenerator {
  override init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init(style: style) }
  override init() { super.init() }
  override func impactOccurred() { super.impactOccurred() }
  override func impactOccurred(intensity: CGFloat) { super.impactOccurred(intensity: intensity) }
}

class UIMenuElementSubclass: UIMenuElement {
  override var title: String { super.title }
  override var subtitle: String? { didSet {} }
  override var image: UIImage? { super.image }
}

class UINotificationFeedbackGeneratorSubclass: UINotificationFeedbackGenerator {
  override func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) { super.notificationOccurred(notificationType) }
}

class UISelectionFeedbackGeneratorSubclass: UISelectionFeedbackGenerator {
  override func selectionChanged() { super.selectionChanged() }
}

class UISliderSubclass: UISlider {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var value: Float { didSet {} }
  override var minimumValue: Float { didSet {} }
  override var maximumValue: Float { didSet {} }
  override var isContinuous: Bool { didSet {} }
  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
  }
  override var minimumTrackTintColor: UIColor? { didSet {} }
  override var maximumTrackTintColor: UIColor? { didSet {} }
  override var thumbTintColor: UIColor? { didSet {} }
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  { super.thumbRect(forBounds: bounds, trackRect: rect, value: value) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override var isAccessibilityElement: Bool { didSet {} }
  override var accessibilityValue: String? { didSet {} }
  override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
}

class UISwitchSubclass: UISwitch {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isOn: Bool { didSet {} }
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
  override var onTintColor: UIColor? { didSet {} }
  override var thumbTintColor: UIColor? { didSet {} }
  override var onImage: UIImage? { didSet {} }
  override var offImage: UIImage? { didSet {} }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override var isAccessibilityElement: Bool { didSet {} }
  override var accessibilityValue: String? { didSet {} }
  override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
}
