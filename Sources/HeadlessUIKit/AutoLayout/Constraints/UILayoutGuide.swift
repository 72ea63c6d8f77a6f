// SPDX-License-Identifier: MIT

/// A rectangle in a view that constraints can refer to.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let guide = UILayoutGuide()
/// view.addLayoutGuide(guide)
/// NSLayoutConstraint.activate([
///   guide.topAnchor.constraint(equalTo: view.topAnchor),
///   guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
///   guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
///   guide.heightAnchor.constraint(equalToConstant: 20),
/// ])
/// host.show(view, frame: CGRect(x: 0, y: 100, width: 200, height: 100))
/// print(guide.layoutFrame)  // (0.0, 0.0, 100.0, 20.0)
/// ```
///
/// The frame is in the coordinates of the owning view, and that of the last layout. The view
/// retains its guides. Add a guide to a view before its constraints are activated; without a view
/// its frame is zero.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  nonisolated(unsafe) private final var ownerLink: Unretained<UIView>?
  nonisolated(unsafe) private var state: LayoutItemState?

  nonisolated final var owner: UIView? {
    get { ownerLink?.object }
    set { ownerLink = Unretained(newValue) }
  }

  /// The area that a guide of the system follows; nil for a guide that only constraints place.
  final private(set) var kind: SystemGuideKind?

  final let creationOrder = CreationOrder.next()

  /// Creates a guide without an owning view.
  public override init() {
    super.init()
  }

  /// Creates a guide without an owning view. Nibs find the guides of their views instead.
  public required init?(coder: NSCoder) {
    super.init()
  }

  convenience init(_ kind: SystemGuideKind, of view: UIView) {
    self.init()
    self.kind = kind
    owner = view
    identifier = kind.identifier
  }

  deinit {
    state?.ownerWasReleased()
  }

  /// A name, for messages.
  open var identifier: String = ""

  /// The view that owns the guide.
  public final var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The guide's rectangle in the coordinates of its view.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    if let kind { return kind.frame(in: owner) }
    return state?.pixelFrame?.roundedFrame ?? .zero
  }

  /// Whether the guide could have another frame that satisfies the constraints as well. For
  /// debugging.
  open var hasAmbiguousLayout: Bool { layoutState.hasAmbiguousLayout }

  /// Returns the constraints that determine the guide along one axis, directly or through other
  /// items. For debugging.
  @discardableResult
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    state?.constraintsAffectingLayout(for: axis) ?? []
  }

  final var layoutState: LayoutItemState {
    if let state { return state }
    let new = LayoutItemState(guide: self)
    state = new
    return new
  }

  /// A description with the identifier and the rectangle.
  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): \(address(of: self)) - \"\(identifier)\", "
        + "layoutFrame = \(layoutFrame.compactDescription)>"
    }
  }
}
