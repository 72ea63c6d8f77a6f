// SPDX-License-Identifier: MIT
internal import Resin

/// The base of rows, columns and layers: a layout guide with items and the members made for them.
///
/// Views are made, given content, added and removed while a group changes, so code of an app may
/// run in the middle of each change. Requests that it makes there are handled as follows:
/// - Other items and other arrangements are noted, and applied after the running change. Of several
///   sets of items the last one is applied.
/// - An installation or a removal takes place at once. The running change finds that its
///   `Installation` has ended, and leaves the rest out.
@preconcurrency @MainActor
public class LayoutGroup: UILayoutGuide, Group {
  /// The animation of updates.
  public final let animation: LayoutGroupUpdateAnimation

  /// The items, in order.
  public internal(set) final var items: [AnyGroupItem] = []

  /// The members, in the order of their items.
  final var members: [GroupMember] = []

  /// The members that the running change removes.
  final var removed: [GroupMember] = []

  /// The constraints that give a group without items no length.
  final var emptySize: (axes: [NSLayoutConstraint.Axis], constraints: [NSLayoutConstraint]) =
    ([], [])

  /// Whether the group around has released this group, whose views may still fade out.
  final var isReleased = false

  /// Whether a member may be a member of another group, too. False for nearly all groups, which
  /// saves them the search for the other one.
  final var mayShareItems = false

  /// The text size at the creation of the group, and the application whose text size it is.
  final let textSize = ContentSizeCategories.shared.snapshot()

  /// Whether changes of the text size are passed to the group, because no group around it does so.
  final var isNotifiedOfTextSize = false

  /// The time between an installation and its end. A change holds it to notice that it has ended.
  final class Installation {}
  final var installation: Installation?

  /// The requests made during a change; nil while there is no change.
  final var requests: Requests?
  struct Requests {
    var items: (items: [AnyGroupItem], animated: Bool)?
    var isRearranged = false
  }

  final var indices: [IdentityKey<AnyHashable>: Int]?

  init(animation: LayoutGroupUpdateAnimation) {
    self.animation = animation
    super.init()
  }

  /// Unavailable: groups cannot be decoded.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  // MARK: Subclasses

  /// The current arrangement of the members.
  var arrangement: GroupArrangement { fatalError("\(Self.self) has no arrangement") }

  /// Whether items overlap each other.
  var isLayered: Bool { false }

  // MARK: Looking up

  /// Returns the constrainable of the first item with an ID; nil if there is none.
  public final func constrainable(with dataID: AnyHashable) -> (any Constrainable)? {
    index(of: dataID).map { members[$0].constrainable }
  }

  /// Returns the first item with an ID; nil if there is none.
  public final func groupItem(with dataID: AnyHashable) -> AnyGroupItem? {
    index(of: dataID).map { items[$0] }
  }

  /// The index of the first item with an ID.
  ///
  /// - Complexity: O(1) on average, O(n) after the items have changed.
  private func index(of dataID: AnyHashable) -> Int? {
    if let indices { return indices[IdentityKey(dataID)] }
    let pairs = items.enumerated().map { (IdentityKey($1.dataID), $0) }
    let indices = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    self.indices = indices
    return indices[IdentityKey(dataID)]
  }

  /// The ID of a member's item, for messages.
  final func name(of member: GroupMember) -> String {
    members.firstIndex { $0 === member }.map { "\(items[$0].dataID)" } ?? "\(member.constrainable)"
  }

  /// The views of the members and of groups among them, from the back to the front.
  final var views: [UIView] { members.flatMap(\.views) }

  /// The constraints of this group, without those of nested groups.
  final var constraints: [NSLayoutConstraint] {
    members.flatMap(\.constraints) + emptySize.constraints
  }
}

extension LayoutGroup {
  /// The first baseline of the first item; the top edge if there is none.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    members.first?.constrainable.firstBaselineAnchor ?? topAnchor
  }

  /// The last baseline of the last item; the bottom edge if there is none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    members.last?.constrainable.lastBaselineAnchor ?? bottomAnchor
  }

  /// Whether the other constrainable is this group.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    constrainable.unwrapped as? LayoutGroup === self
  }
}

/// A kind of groups that is made from a style.
@preconcurrency @MainActor
public protocol StyledGroup: LayoutGroup {
  /// The arrangement of a group's items.
  associatedtype Style: GroupStyle

  /// Creates a group with a style.
  init(style: Style, items: [any GroupItemModeling])
}

/// The style of a kind of groups.
public protocol GroupStyle: Hashable {
  /// Creates the default style.
  init()

  /// Whether the group is laid out vertically at accessibility text sizes. Has an effect on rows
  /// only.
  var reflowsForAccessibilityTypeSizes: Bool { get set }
}

extension GroupStyle {
  /// True, whatever is set.
  public var reflowsForAccessibilityTypeSizes: Bool {
    get { true }
    set {}
  }
}
