// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class UIRefreshControlSubclass: UIRefreshControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isRefreshing: Bool { super.isRefreshing }
  override var attributedTitle: NSAttributedString? { didSet {} }
  override func beginRefreshing() { super.beginRefreshing() }
  override func endRefreshing() { super.endRefreshing() }
}

class UIScrollViewSubclass: UIScrollView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentOffset: CGPoint { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    didSet {}
  }
  override var bounds: CGRect { didSet {} }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override var isScrollEnabled: Bool { didSet {} }
  override var bounces: Bool { didSet {} }
  override var alwaysBounceVertical: Bool { didSet {} }
  override var alwaysBounceHorizontal: Bool { didSet {} }
  override var isPagingEnabled: Bool { didSet {} }
  override var isDirectionalLockEnabled: Bool { didSet {} }
  override var decelerationRate: UIScrollView.DecelerationRate { didSet {} }
  override var scrollsToTop: Bool { didSet {} }
  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode { didSet {} }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var isTracking: Bool { super.isTracking }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override var delaysContentTouches: Bool { didSet {} }
  override var canCancelContentTouches: Bool { didSet {} }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { super.touchesShouldBegin(touches, with: event, in: view) }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
  override var refreshControl: UIRefreshControl? { didSet {} }
  override var showsVerticalScrollIndicator: Bool { didSet {} }
  override var showsHorizontalScrollIndicator: Bool { didSet {} }
  override var indicatorStyle: UIScrollView.IndicatorStyle { didSet {} }
  override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool { didSet {} }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override var zoomScale: CGFloat { didSet {} }
  override var minimumZoomScale: CGFloat { didSet {} }
  override var maximumZoomScale: CGFloat { didSet {} }
  override var isZooming: Bool { super.isZooming }
}

class UIGestureRecognizerSubclass: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  override var view: UIView? { super.view }
  override var delegate: (any UIGestureRecognizerDelegate)? { didSet {} }
  override var name: String? { didSet {} }
  override var state: UIGestureRecognizer.State { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var cancelsTouchesInView: Bool { didSet {} }
  override var delaysTouchesBegan: Bool { didSet {} }
  override var delaysTouchesEnded: Bool { didSet {} }
  override var allowedTouchTypes: [NSNumber] { didSet {} }
  override var requiresExclusiveTouchType: Bool { didSet {} }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    super.location(ofTouch: touchIndex, in: view)
  }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldRequireFailure(of: otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
}

class UILongPressGestureRecognizerSubclass: UILongPressGestureRecognizer {
  override var numberOfTapsRequired: Int { didSet {} }
  override var numberOfTouchesRequired: Int { didSet {} }
  override var minimumPressDuration: TimeInterval { didSet {} }
  override var allowableMovement: CGFloat { didSet {} }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
}

class UIPanGestureRecognizerSubclass: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int { didSet {} }
  override var maximumNumberOfTouches: Int { didSet {} }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
  }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
}

class UIScreenEdgePanGestureRecognizerSubclass: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge { didSet {} }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func reset() { super.reset() }
}

class UITapGestureRecognizerSubclass: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int { didSet {} }
  override var numberOfTouchesRequired: Int { didSet {} }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer)
  }
}
