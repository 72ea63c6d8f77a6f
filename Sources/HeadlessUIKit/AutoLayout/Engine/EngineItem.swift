// SPDX-License-Identifier: MIT
internal import Resin

/// A value for each of an item's variables.
struct ItemValues<Value> {
  var x: Value
  var y: Value
  var width: Value
  var height: Value
  /// The origin of a view's bounds. The variable exists only if a constraint depends on the view's
  /// scrolling.
  var originX: Value
  var originY: Value

  init(all value: Value) {
    (x, y, width, height, originX, originY) = (value, value, value, value, value, value)
  }

  subscript(field: ItemField) -> Value {
    get {
      switch field {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      case .originX: originX
      case .originY: originY
      }
    }
    set {
      switch field {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      case .originX: originX = newValue
      case .originY: originY = newValue
      }
    }
  }
}

/// A variable of an item. Positions are those of the alignment rectangle in the superview's
/// coordinates.
enum ItemField: UInt8, CaseIterable {
  case x, y, width, height, originX, originY

  static let frame: [ItemField] = [.x, .y, .width, .height]

  var isLength: Bool { self == .width || self == .height }
}

/// A required equation that gives a variable its value from outside of the constraints.
struct Pin {
  var handle: ConstraintSolver.Constraint?
  var constant: Double
  /// The part of the superview's length that is added to the constant, from 0 to 1.
  var share: Double
  var isBroken = false
}

/// The optional constraints for the size of a view's content along one axis.
struct ContentSizeConstraints {
  var size = -1.0
  var hugging: ConstraintSolver.Constraint?
  var resistance: ConstraintSolver.Constraint?
}

/// The variables of a view or layout guide in an engine, with their pins and content sizes.
@MainActor
final class EngineItem {
  enum Role {
    /// Placed by constraints and the size of its content.
    case free
    /// Placed by its frame and its autoresizing mask.
    case autoresized
    /// The root of the island. Only its size is variable.
    case root
    case systemGuide(SystemGuideKind)
  }

  /// Nil after the view was released. Strong: an engine can be dissolved while it is solving, and
  /// items that it creates from then on would not be notified of the view's deinitialization.
  private(set) var state: LayoutItemState?
  private var engineLink: Unretained<LayoutEngine>?
  let role: Role
  var indexInEngine = 0

  var variables = ItemValues<ConstraintVariable?>(all: nil)
  var pins = ItemValues<Pin?>(all: nil)
  var values = ItemValues<Double>(all: 0)
  var contentSize = (width: ContentSizeConstraints(), height: ContentSizeConstraints())

  /// The number of constraints with variables of the item, including pins of other items.
  var uses = 0
  /// The superview's item; nil if no pin contains a variable of the superview.
  var base: EngineItem?

  /// The position that determines the view's frame.
  var pixelFrame = PixelFrame()
  /// The insets of the alignment rectangle in the view's frame, in points.
  var alignment = UIEdgeInsets.zero

  var isListed = false
  var needsPins = false
  var needsMeasuring = false
  var needsStrengths = false
  /// The size of the content without a limit on its width.
  var natural = CGSize.zero
  /// The width for which the height of the content was last determined; negative before the first
  /// time.
  var measuredWidth = -1.0
  /// The width that the lines of the content wrap to; nil for content with its natural width that
  /// is not measured at every width, and for content without a width, which has its natural height.
  ///
  /// The frame is rounded to pixels, edge by edge, and may be narrower than the solved width, but
  /// not narrower than whole pixels of it. Lines that fit into these fit into the frame.
  var lineWidth: CGFloat? {
    guard let view = state?.view, measuredWidth > 0,
      measuredWidth < Double(natural.width) - 1e-6 || view.isMeasuredAtEveryWidth
    else { return nil }
    let scale = view.pixelsPerPoint
    return CGFloat(measuredWidth).roundedDown(toPixelsOf: scale)
  }

  init(state: LayoutItemState, engine: LayoutEngine, role: Role) {
    self.state = state
    engineLink = Unretained(engine)
    self.role = role
  }

  var engine: LayoutEngine? { engineLink?.object }

  var isFree: Bool { if case .free = role { true } else { false } }

  /// Whether the item's size is determined by neither a frame nor insets.
  var hasFreeSize: Bool {
    switch role {
    case .free, .root: true
    case .systemGuide(let kind): kind == .scrollContent
    case .autoresized: false
    }
  }

  /// Returns the rank of a variable in the order in which the solver places variables that the
  /// constraints leave ambiguous. Lengths precede positions, so that an unconstrained length is 0
  /// and does not fill the space between other views. Views precede views that were created later,
  /// so that the solution does not depend on the order in which constraints were activated.
  func rank(of field: ItemField) -> UInt32 {
    let order = (state?.creationOrder ?? 0) & (1 << 31 - 1)
    return field.isLength ? order : order | 1 << 31
  }

  var rect: CGRect {
    CGRect(x: values.x, y: values.y, width: values.width, height: values.height)
  }

  /// Notifies the engine that the values of the item's pins may have changed.
  func pinsChanged() {
    guard !needsPins, let engine else { return }
    needsPins = true
    engine.itemChanged(self)
  }

  func contentChanged() {
    guard !needsMeasuring, let engine else { return }
    needsMeasuring = true
    engine.itemChanged(self)
  }

  func strengthsChanged() {
    guard !needsStrengths, let engine else { return }
    needsStrengths = true
    engine.itemChanged(self)
  }

  /// Detaches the item from its view. The engine removes the item with its next changes.
  func drop() {
    if state?.item === self { state?.item = nil }
    state = nil
    engine?.itemIsIdle(self)
  }

  /// Detaches the item from its engine and its view.
  func engineWasReleased() {
    if state?.item === self { state?.item = nil }
    engineLink = nil
    base = nil
  }
}
