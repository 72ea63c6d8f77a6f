// SPDX-License-Identifier: MIT

/// The window of the keyboard, in front of the windows of the application.
@MainActor
final class KeyboardWindow: UIWindow {
  let inputSet: InputSetView
  let keys = KeyboardView()

  init(keyboard: Keyboard, frame: CGRect) {
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
    content = newContent.map { InputViewSlot($0, replacing: content) }
    if let newContent, newContent.superview !== self { insertSubview(newContent, at: 1) }
    backing.isHidden = newContent == nil || newContent === keys
    accessory = input.accessory.map { InputViewSlot($0, replacing: accessory) }
    accessoryHost.owner = input.accessoryOwner
    accessoryHost.show(input.accessory)
    setNeedsLayout()
  }

  /// The height of the view in place of the keys.
  var heightOfContent: CGFloat { content?.height(inWidth: bounds.width) ?? 0 }

  /// Determines and returns the height of the accessory view in its current place.
  func measureAccessory() -> CGFloat {
    layoutIfNeeded()
    accessoryHeight = accessory?.height(inWidth: bounds.width) ?? 0
    setNeedsLayout()
    layoutIfNeeded()
    return accessoryHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if accessory == nil { accessoryHeight = 0 }
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

  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    if subview === content?.view, subview !== keys { keyboard.contentSizeChanged() }
  }
}

/// A view of an input set with the height that its frame had when the application supplied it.
@MainActor
private final class InputViewSlot {
  let view: UIView
  private var frameHeight: CGFloat
  private var laidOutHeight: CGFloat?

  /// Creates a slot. A height that the slot before it has laid out is not the application's.
  init(_ view: UIView, replacing old: InputViewSlot?) {
    self.view = view
    frameHeight = view.bounds.height
    guard let old, old.view === view, old.laidOutHeight == frameHeight else { return }
    frameHeight = old.frameHeight
    laidOutHeight = old.laidOutHeight
  }

  func noteLayout(height: CGFloat) {
    laidOutHeight = height
  }

  /// Returns the height of the view: that of its constraints if the view sizes itself, its
  /// intrinsic height if its mask makes the height flexible, or else the height of its frame.
  ///
  /// A frame without height has the intrinsic height, too. Apple does not document this case.
  func height(inWidth width: CGFloat) -> CGFloat {
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing == true
    if sizesItself || !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if frameHeight > 0, !view.autoresizingMask.contains(.flexibleHeight) { return frameHeight }
    let intrinsic = view.contentSize(forWidth: width).height
    return intrinsic == UIView.noIntrinsicMetric ? frameHeight : intrinsic
  }
}

/// The superview of an accessory view. The responder that supplies the accessory view is next in
/// the responder chain, so that a text field in the accessory view keeps it on the screen.
@MainActor
private final class AccessoryHostView: UIView {
  weak var owner: UIResponder?
  var onContentChange: () -> Void = {}
  private(set) var accessory: UIView?

  override var next: UIResponder? { owner ?? super.next }

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
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
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
