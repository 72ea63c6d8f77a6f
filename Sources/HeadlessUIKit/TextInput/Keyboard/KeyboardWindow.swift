// SPDX-License-Identifier: MIT

/// The window of the keyboard, in front of the windows of the application.
@MainActor
final class KeyboardWindow: UIWindow {
  private unowned let keyboard: Keyboard
  let inputSet: InputSetView
  let keys = KeyboardView()

  init(keyboard: Keyboard, frame: CGRect) {
    self.keyboard = keyboard
    inputSet = InputSetView(keyboard: keyboard, keys: keys)
    super.init(frame: frame)
    windowLevel = Level(10_000_000)
    isOpaque = false
    addSubview(inputSet)
  }

  required init?(coder: NSCoder) { nil }

  override var isSystemWindow: Bool { true }

  override var viewsOfApplication: [UIView] {
    inputSet.views.compactMap { $0 === keys ? nil : $0 }
  }

  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    keyboard.windowWasLaidOut()
  }

  /// Touches beside the keyboard are delivered to the windows behind it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The view that arranges the accessory view above the keys, or above the view in their place.
@MainActor
final class InputSetView: UIView {
  private unowned let keyboard: Keyboard
  private let keys: KeyboardView
  private let accessoryHost = AccessoryHostView()
  /// The background below a view in place of the keys, which ends above the bottom of the safe
  /// area.
  private let backing = UIView()
  private var content: InputViewSlot?
  private var accessory: InputViewSlot?
  private var accessoryHeight: CGFloat = 0
  private var isLayingOutInput = false
  /// The responder that supplies the view in place of the keys. It is next in the responder chain,
  /// so that a text field in the view belongs to the page whose field shows the view.
  private(set) weak var contentOwner: UIResponder?

  override var next: UIResponder? { contentOwner ?? super.next }

  init(keyboard: Keyboard, keys: KeyboardView) {
    self.keyboard = keyboard
    self.keys = keys
    super.init(frame: .zero)
    isOpaque = false
    accessoryHost.isOpaque = false
    backing.backgroundColor = KeyboardView.backgroundColor
    accessoryHost.onContentChange = { [unowned self] in self.keyboard.contentSizeChanged() }
    addSubview(backing)
    addSubview(accessoryHost)
  }

  required init?(coder: NSCoder) { nil }

  /// The views of the input set, the upper one first.
  var views: [UIView] { [accessory?.view, content?.view].compactMap(\.self) }

  func install(_ input: InputSet) {
    let newContent: UIView?
    switch input.content {
    // The keys slide off the screen below an accessory view that remains.
    case .none: newContent = input.isEmpty ? nil : content?.view
    case .keys: newContent = keys
    case .view(let view): newContent = view
    }
    if newContent !== content?.view, content?.view.superview === self {
      content?.view.removeFromSuperview()
    }
    if case .none = input.content, newContent != nil {
      // The leaving view belongs to its page until it has left.
    } else {
      contentOwner = input.contentOwner
    }
    content = newContent.map { InputViewSlot($0) }
    if let newContent, newContent.superview !== self { insertSubview(newContent, at: 1) }
    backing.isHidden = newContent == nil || newContent === keys
    accessory = input.accessory.map { InputViewSlot($0) }
    accessoryHost.owner = input.accessoryOwner
    accessoryHost.show(input.accessory)
    setNeedsLayout()
  }

  /// Removes the keys or the view in their place after they have left the screen below an accessory
  /// view.
  func removeLeftContent() {
    if let view = content?.view, view.superview === self { view.removeFromSuperview() }
    content = nil
    contentOwner = nil
    backing.isHidden = true
  }

  /// The height of the view in place of the keys.
  var heightOfContent: CGFloat { content?.height(inWidth: bounds.width) ?? 0 }

  /// The height by which the bottom of the screen's safe area covers the accessory view at rest.
  var coverOfAccessory: CGFloat {
    get { accessoryHost.cover }
    set { accessoryHost.cover = newValue }
  }

  /// The height that the accessory view needs.
  var neededAccessoryHeight: CGFloat {
    accessory?.height(inWidth: bounds.width, cover: coverOfAccessory) ?? 0
  }

  /// Determines and returns the height of the accessory view. It is measured again after the
  /// layout, because its content may depend on its width.
  func measureAccessory() -> CGFloat {
    for _ in 0..<2 {
      setNeedsLayout()
      layoutIfNeeded()
      if neededAccessoryHeight == accessoryHeight { break }
    }
    return accessoryHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isLayingOutInput = true
    defer { isLayingOutInput = false }
    // In every layout: in an earlier height, the constraints of changed content could not be
    // satisfied. The keyboard follows at the end of the turn.
    accessoryHeight = bounds.width > 0 ? neededAccessoryHeight : 0
    accessoryHost.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    accessory?.noteLayout(height: accessoryHeight)
    guard let content else { return }
    let below = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width,
      height: max(bounds.height - accessoryHeight, 0))
    backing.frame = below
    let height =
      content.view === keys
      ? max(keyboard.heightBelowAccessory, below.height)
      : content.height(inWidth: bounds.width)
    content.view.frame = CGRect(x: 0, y: below.minY, width: below.width, height: height)
    content.noteLayout(height: height)
  }

  // Touches of the keyboard end here: the responder that supplies a view does not receive them.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func constraintsInSubtreeDidChange() {
    super.constraintsInSubtreeDidChange()
    guard !isLayingOutInput, accessory != nil else { return }
    setNeedsLayout()
    // A layout of the accessory view includes dirty superviews without gaps.
    accessoryHost.setNeedsLayout()
  }

  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    if subview === content?.view, subview !== keys { keyboard.contentSizeChanged() }
  }
}

/// A view of an input set with the height that its frame had when the application supplied it.
@MainActor
private struct InputViewSlot {
  /// The heights of a view, which it keeps while it is not shown.
  private final class Heights {
    /// The height of the frame that the application has set.
    var frame: CGFloat
    var laidOut: CGFloat?

    init(frame: CGFloat) {
      self.frame = frame
    }
  }

  private static nonisolated(unsafe) var key: UInt8 = 0

  let view: UIView
  private let heights: Heights

  /// Creates a slot. A height that an earlier slot has laid out is not the application's.
  init(_ view: UIView) {
    self.view = view
    if let known = objc_getAssociatedObject(view, &Self.key) as? Heights,
      known.laidOut == view.bounds.height
    {
      heights = known
    } else {
      heights = Heights(frame: view.bounds.height)
      objc_setAssociatedObject(view, &Self.key, heights, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  func noteLayout(height: CGFloat) {
    heights.laidOut = height
  }

  /// Returns the height of the view: that of its frame if its autoresizing mask makes the height
  /// fixed, or else the height that its constraints and its intrinsic size need.
  ///
  /// A frame without height counts as flexible, which Apple does not document. Where the
  /// constraints leave the height open, it is that of the frame.
  ///
  /// - Parameter cover: The bottom inset of the view's safe area.
  func height(inWidth width: CGFloat, cover: CGFloat = 0) -> CGFloat {
    let isFlexible =
      (view as? UIInputView)?.allowsSelfSizing == true
      || !view.translatesAutoresizingMaskIntoConstraints
      || view.autoresizingMask.contains(.flexibleHeight) || heights.frame <= 0
    guard isFlexible else { return heights.frame }
    return view.fittingSizeAside(
      CGSize(width: width, height: max(heights.frame, 0)), horizontal: .required,
      vertical: .fittingSizeLevel, bottomOfSafeArea: cover
    ).height
  }
}

/// The superview of an accessory view. The responder that supplies the accessory view is next in
/// the responder chain, so that a text field in the accessory view keeps it on the screen.
@MainActor
final class AccessoryHostView: UIView {
  weak var owner: UIResponder?
  /// The bottom inset of the accessory view's safe area at rest, which it also has while it moves:
  /// its content would otherwise be laid out again and again, in a height for another inset.
  var cover: CGFloat = 0 {
    didSet { if oldValue != cover { refreshSafeAreaOfSubviews() } }
  }
  var onContentChange: () -> Void = {}
  private(set) var accessory: UIView?

  override var next: UIResponder? { owner ?? super.next }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.bottom = cover
    return insets
  }

  // A view whose constraints determine its height would otherwise end where the inset begins:
  // there, it has no inset, and its constraints hold.
  override var passesBottomOfSafeAreaAnywhere: Bool { true }

  func show(_ new: UIView?) {
    guard new !== accessory else {
      if let new, new.superview !== self { add(new) }
      return
    }
    if accessory?.superview === self { accessory?.removeFromSuperview() }
    accessory = new
    if let new { add(new) }
  }

  private func add(_ view: UIView) {
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    // The height is that which the view needs. Optional: the view may change it before this view
    // does.
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), bottom,
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let accessory, accessory.superview === self,
      accessory.translatesAutoresizingMaskIntoConstraints
    else { return }
    accessory.frame = bounds
  }

  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    onContentChange()
  }
}
