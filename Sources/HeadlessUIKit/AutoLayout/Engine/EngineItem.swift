// SPDX-License-Identifier: MIT
internal import Resin

/// A number for each of the variables that an item can have.
struct ItemValues<Value> {
  var x: Value
  var y: Value
  var width: Value
  var height: Value
  /// The origin of a view's bounds: only where something depends on how far it has scrolled.
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

/// A variable of an item. Places are those of the alignment rectangle, from the superview's zero.
enum ItemField: UInt8, CaseIterable {
  case x, y, width, height, originX, originY

  static let frame: [ItemField] = [.x, .y, .width, .height]

  var isLength: Bool { self == .width || self == .height }
}

/// A required equation that gives a variable its value from outside of the constraints.
struct Pin {
  var handle: ConstraintSolver.Constraint?
  var constant: Double
  /// How much of the superview's length is in it.
  var share: Double
  var isBroken = false
}

/// The wishes that come from the size of a view's content, on one axis.
struct ContentWishes {
  var size = -1.0
  var hugging: ConstraintSolver.Constraint?
  var resistance: ConstraintSolver.Constraint?
}

/// An item's part in an engine: its variables, and what gives them values without constraints.
@MainActor
final class EngineItem {
  enum Role {
    /// Placed by constraints and the size of its content.
    case free
    /// Placed by its frame and its autoresizing mask.
    case autoresized
    /// The root of the island: only its size counts.
    case root
    case systemGuide(SystemGuideKind)
  }

  /// Nil after the view was released. Strong: an engine can be left while it is solving, and the items that
  /// it makes from then on would not be notified of the view's end.
  private(set) var state: LayoutItemState?
  private var engineLink: Unretained<LayoutEngine>?
  let role: Role
  var indexInEngine = 0

  var variables = ItemValues<ConstraintVariable?>(all: nil)
  var pins = ItemValues<Pin?>(all: nil)
  var values = ItemValues<Double>(all: 0)
  var wishes = (width: ContentWishes(), height: ContentWishes())

  /// How many constraints have variables of the item, pins of other items included.
  var uses = 0
  /// The superview's item, while a pin has a variable of it.
  var base: EngineItem?

  /// The place that the view's frame is set from.
  var place = PixelPlace()
  /// The insets of the alignment rectangle in the view's frame.
  var alignment = UIEdgeInsets.zero

  var isListed = false
  var needsPins = false
  var needsMeasuring = false
  var needsStrengths = false
  /// The size of the content where its width is free.
  var natural = CGSize.zero
  /// The width for which the height of the content was last determined; negative before that.
  var measuredWidth = -1.0
  /// The width that the lines of the content wrap to; nil for content with its natural width, and for
  /// content without a width, which has its natural height.
  ///
  /// The frame is rounded to pixels, edge by edge, and may be narrower than the solved width, but not
  /// narrower than whole pixels of it. Lines that fit into these fit into the frame.
  var lineWidth: CGFloat? {
    guard measuredWidth > 0, measuredWidth < Double(natural.width) - 1e-6 else { return nil }
    let scale = state?.view?.pixelsPerPoint ?? 1
    return CGFloat(measuredWidth).roundedDown(toPixelsOf: scale)
  }

  init(state: LayoutItemState, engine: LayoutEngine, role: Role) {
    self.state = state
    engineLink = Unretained(engine)
    self.role = role
  }

  var engine: LayoutEngine? { engineLink?.object }

  var isFree: Bool { if case .free = role { true } else { false } }

  /// Whether neither a frame nor insets give the item its size.
  var hasFreeSize: Bool {
    switch role {
    case .free, .root: true
    case .systemGuide(let kind): kind == .scrollContent
    case .autoresized: false
    }
  }

  /// The place of a variable in the order in which those are placed that constraints leave a choice:
  /// lengths before positions, so that a length that nothing asks for is 0 and does not fill what
  /// others leave; and views that were made first before others, so that the order in which
  /// constraints came and went does not matter.
  func rank(of field: ItemField) -> UInt32 {
    let order = (state?.creationOrder ?? 0) & (1 << 31 - 1)
    return field.isLength ? order : order | 1 << 31
  }

  var rect: CGRect {
    CGRect(x: values.x, y: values.y, width: values.width, height: values.height)
  }

  /// Tells the engine that what the item's pins say may be other than it was.
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

  /// Parts with the view: what is left in the engine is removed there.
  func drop() {
    if state?.item === self { state?.item = nil }
    state = nil
    engine?.itemIsIdle(self)
  }

  /// Called when the engine is gone.
  func engineIsGone() {
    if state?.item === self { state?.item = nil }
    engineLink = nil
    base = nil
  }
}
