// SPDX-License-Identifier: MIT

/// The alignment of an item between two opposite edges of its group.
enum AxisAlignment: Hashable {
  typealias Provider =
    @MainActor (
      _ container: any Constrainable, _ constrainable: any Constrainable
    ) -> [NSLayoutConstraint]

  case fill
  case start
  case end
  case center
  // A separate object keeps alignments small: nearly all of them are one of the cases above.
  indirect case centered(to: any Constrainable)
  indirect case custom(AnyHashable, Provider)

  static func == (lhs: AxisAlignment, rhs: AxisAlignment) -> Bool {
    switch (lhs, rhs) {
    case (.fill, .fill), (.start, .start), (.end, .end), (.center, .center): true
    case (.centered(let one), .centered(let other)):
      ConstrainableIdentity(one) == ConstrainableIdentity(other)
    case (.custom(let one, _), .custom(let other, _)): one == other
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .fill: hasher.combine(0)
    case .start: hasher.combine(1)
    case .end: hasher.combine(2)
    case .center: hasher.combine(3)
    case .centered(let other):
      hasher.combine(4)
      hasher.combine(ConstrainableIdentity(other))
    case .custom(let id, _):
      hasher.combine(5)
      hasher.combine(id)
    }
  }

  var isCustom: Bool {
    if case .custom = self { return true }
    return false
  }

  /// Whether the constraints can involve objects outside of the group.
  var reachesOutside: Bool {
    switch self {
    case .centered, .custom: true
    default: false
    }
  }
}

/// A position in the source code.
struct CallSite: Hashable {
  let file: String
  let line: UInt
  let column: UInt
}
