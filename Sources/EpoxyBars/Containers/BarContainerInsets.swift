// SPDX-License-Identifier: MIT

/// Insets the content of a bar container's controller, and the margins of the container.
@preconcurrency @MainActor
final class BarContainerInsets {
  private unowned let container: any InternalBarContainer
  private let edge: WritableKeyPath<UIEdgeInsets, CGFloat>

  /// The way in which the content is inset.
  var behavior = BarContainerInsetBehavior.barHeightSafeArea {
    didSet {
      guard behavior != oldValue else { return }
      abandoned.insert(oldValue)
      abandoned.remove(behavior)
      container.setNeedsLayout()
    }
  }

  /// The earlier ways whose insets are to be removed by the next layout.
  private var abandoned: Set<BarContainerInsetBehavior> = []
  private var insetScrollViews: [WeakScrollView] = []

  init(_ container: any InternalBarContainer) {
    self.container = container
    edge = container.position.inset
  }

  // MARK: Applying

  /// Applies the height of the container.
  func update() {
    guard let controller = container.viewController, let view = controller.viewIfLoaded,
      container.superview === view
    else { return }
    let scrollPositions = ScrollEnds(of: view)
    let original = view.safeAreaInsets[keyPath: edge] - additional(of: controller)
    let mayShrink = !Self.isScaled(view)
    updateMargins(original: original, view: view, mayShrink: mayShrink)
    // With other margins the bars get another height. The inset waits for it: content that is at
    // its end would not return to it after an inset that was too small.
    let willChange = container.hasNewCoveredInsets
    container.hasNewCoveredInsets = false
    if willChange { container.setNeedsLayout() }
    guard !willChange, !container.isPreparingAnimation else { return }
    let height = container.bounds.height
    switch behavior {
    case .none: break
    case .barHeightSafeArea:
      let inset = max(container.edgeOffset + height - original, 0)
      if mayShrink || inset > additional(of: controller) { set(inset, of: controller) }
    case .barHeightContentInset:
      inset(scrollViewsOf: view, to: container.edgeOffset + height, mayShrink: mayShrink)
    }
    // After the new insets, so that no inset on the way is smaller than both.
    removeAbandoned(from: controller)
    if container.position == .top { scrollPositions.restore() }
  }

  /// Removes all insets, for a container that is removed.
  func removeAll() {
    guard let controller = container.viewController else { return }
    abandoned.insert(behavior)
    removeAbandoned(from: controller)
    if behavior == .barHeightSafeArea { set(0, of: controller) }
  }

  private func removeAbandoned(from controller: UIViewController) {
    if abandoned.contains(.barHeightSafeArea) { set(0, of: controller) }
    if abandoned.contains(.barHeightContentInset) {
      for reference in insetScrollViews {
        reference.scrollView.map { set(content: 0, indicator: 0, of: $0) }
      }
      insetScrollViews = []
    }
    abandoned = []
  }

  /// The part of the safe area that is about to be removed.
  private var abandonedSafeArea: CGFloat {
    guard abandoned.contains(.barHeightSafeArea), let controller = container.viewController else {
      return 0
    }
    return additional(of: controller)
  }

  private func additional(of controller: UIViewController) -> CGFloat {
    controller.additionalSafeAreaInsets[keyPath: edge]
  }

  private func set(_ inset: CGFloat, of controller: UIViewController) {
    guard !additional(of: controller).isNearly(inset) else { return }
    controller.additionalSafeAreaInsets[keyPath: edge] = inset
  }

  // MARK: Margins

  private func updateMargins(original: CGFloat, view: UIView, mayShrink: Bool) {
    let margin = container.insetMargins ? container.margin(forOriginalInset: original) : 0
    let old = container.layoutMargins[keyPath: edge]
    if !margin.isNearly(old), mayShrink || margin > old {
      container.layoutMargins[keyPath: edge] = margin
    }
    container.updateCoveredInsets()
  }

  // MARK: Content insets

  private func inset(scrollViewsOf view: UIView, to height: CGFloat, mayShrink: Bool) {
    for scrollView in Self.scrollViews(of: view) where touchesEdge(scrollView) {
      let safeArea = max(scrollView.safeAreaInsets[keyPath: edge] - abandonedSafeArea, 0)
      let inset = max(height, container.layoutMargins[keyPath: edge])
      let adopted =
        scrollView.adjustedContentInset[keyPath: edge] - scrollView.contentInset[keyPath: edge]
      let content = max(inset - max(adopted - abandonedSafeArea, 0), 0)
      let indicator =
        scrollView.automaticallyAdjustsScrollIndicatorInsets ? max(inset - safeArea, 0) : inset
      guard mayShrink || content > scrollView.contentInset[keyPath: edge] else { continue }
      set(content: content, indicator: indicator, of: scrollView)
      if !insetScrollViews.contains(where: { $0.scrollView === scrollView }) {
        insetScrollViews.append(WeakScrollView(scrollView: scrollView))
      }
    }
  }

  private func touchesEdge(_ scrollView: UIScrollView) -> Bool {
    switch container.position {
    case .top: scrollView.frame.minY == container.frame.minY
    case .bottom: scrollView.frame.maxY == container.frame.maxY + container.edgeOffset
    }
  }

  private func set(content: CGFloat, indicator: CGFloat, of scrollView: UIScrollView) {
    if !scrollView.contentInset[keyPath: edge].isNearly(content) {
      scrollView.contentInset[keyPath: edge] = content
    }
    if !scrollView.verticalScrollIndicatorInsets[keyPath: edge].isNearly(indicator) {
      scrollView.verticalScrollIndicatorInsets[keyPath: edge] = indicator
    }
  }

  // MARK: Surroundings

  /// The scroll views that are direct subviews.
  static func scrollViews(of view: UIView) -> [UIScrollView] {
    view.subviews.compactMap { $0 as? UIScrollView }
  }

  /// Whether a transform scales the view or a view close above it, as when a card pushes it back.
  /// The safe area of a scaled view is not the one that the view has at rest.
  private static func isScaled(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).prefix(10).contains { view in
      let transform = view.transform
      let horizontal = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      let vertical = (transform.c * transform.c + transform.d * transform.d).squareRoot()
      return abs(horizontal - 1) > 1e-6 || abs(vertical - 1) > 1e-6
    }
  }
}

private struct WeakScrollView {
  weak var scrollView: UIScrollView?
}

/// The scroll views of a view that are at an end of their content, so that they remain there when
/// the insets change.
@MainActor
private struct ScrollEnds {
  private enum End {
    case top, bottom
  }

  private let ends: [(scrollView: UIScrollView, end: End)]

  init(of view: UIView) {
    ends = BarContainerInsets.scrollViews(of: view).compactMap { scrollView in
      let y = scrollView.contentOffset.y
      if abs(y - scrollView.topOffset) < 0.5 { return (scrollView, .top) }
      if abs(y - scrollView.bottomOffset) < 0.5 { return (scrollView, .bottom) }
      return nil
    }
  }

  func restore() {
    for (scrollView, end) in ends {
      let y = end == .top ? scrollView.topOffset : scrollView.bottomOffset
      if abs(scrollView.contentOffset.y - y) >= 0.5 { scrollView.contentOffset.y = y }
    }
  }
}

// Insets are added to others and subtracted again in every layout. Set again for the rounding error
// of the sum, they would invalidate the layout that has computed them, without end.
extension CGFloat {
  /// Whether the difference from another value is not more than a rounding error.
  func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}

extension UIEdgeInsets {
  /// Whether the differences from other insets are not more than rounding errors.
  func isNearly(_ other: UIEdgeInsets) -> Bool {
    top.isNearly(other.top) && left.isNearly(other.left) && bottom.isNearly(other.bottom)
      && right.isNearly(other.right)
  }
}

extension UIScrollView {
  fileprivate var topOffset: CGFloat { -adjustedContentInset.top }

  fileprivate var bottomOffset: CGFloat {
    max(contentSize.height - bounds.height + adjustedContentInset.bottom, topOffset)
  }
}

/// A hidden view that covers the controller's view, and lays out a container when the safe area
/// changes: the safe area of the container itself ends at its height.
@preconcurrency @MainActor
final class SafeAreaSentinel: UIView {
  private weak var container: BarStackView?

  init(_ container: BarStackView) {
    self.container = container
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    container?.setNeedsLayout()
  }

  func cover(_ view: UIView) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(self, at: 0)
  }
}
