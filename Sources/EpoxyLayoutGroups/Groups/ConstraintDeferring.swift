// SPDX-License-Identifier: MIT

#if RESIN_HEADLESS
  /// A guide whose constraints can wait until it is known that they are needed.
  ///
  /// Trees of groups that stand by themselves are laid out without the solver by the headless UIKit.
  protocol ConstraintDeferring: StackedGuide {}

  extension MemberGroup {
    package func describe(in description: inout StackDescription, at place: StackPlace) -> Bool {
      guard !members.usesConstraints else { return false }
      let arrangement = arrangement
      return description.add(
        self, arrangement.stackKind, spacing: Double(arrangement.spacing), at: place
      ) { description in
        members.arranged.allSatisfy { $0.describe(in: &description, arrangement) }
      }
    }

    package func useConstraints() {
      members.useConstraints(of: self)
    }
  }

  extension LayoutSpacer: ConstraintDeferring {
    package func describe(in description: inout StackDescription, at place: StackPlace) -> Bool {
      guard
        let width = StackBounds(style.minWidth, style.maxWidth, fixed: style.fixedWidth),
        let height = StackBounds(style.minHeight, style.maxHeight, fixed: style.fixedHeight)
      else { return false }
      return description.add(room: self, width: width, height: height, at: place)
    }
  }

  extension GroupMember {
    fileprivate func describe(
      in description: inout StackDescription, _ arrangement: GroupArrangement
    ) -> Bool {
      guard let horizontal = arrangement.stackAlignment(of: self, along: .horizontal),
        let vertical = arrangement.stackAlignment(of: self, along: .vertical)
      else { return false }
      let place = StackPlace(padding: padding, horizontal: horizontal, vertical: vertical)
      if let view = constrainable as? UIView { return description.add(view, at: place) }
      return (constrainable as? any ConstraintDeferring)?.describe(in: &description, at: place)
        ?? false
    }
  }

  extension GroupArrangement {
    fileprivate var stackKind: StackTree.Kind {
      switch kind {
      case .row: .row
      case .column, .reflowedRow: .column
      case .layers: .layers
      }
    }

    /// Nil for what only constraints can say.
    @MainActor
    fileprivate func stackAlignment(
      of member: GroupMember, along axis: NSLayoutConstraint.Axis
    ) -> StackTree.Alignment? {
      switch alignment(of: member, along: axis) {
      case nil, .fill: .fill
      case .start: .start
      case .end: .end
      case .center: .center
      case .centered, .custom: nil
      }
    }
  }

  extension StackBounds {
    /// Nil for bounds that contradict each other, or that are no lengths.
    fileprivate init?(_ least: CGFloat?, _ greatest: CGFloat?, fixed: CGFloat?) {
      self.init()
      guard [least, greatest, fixed].allSatisfy({ $0.map { $0.isFinite && $0 >= 0 } ?? true })
      else { return nil }
      minimum = Double(max(least ?? 0, fixed ?? 0))
      maximum = Double(min(greatest ?? .infinity, fixed ?? .infinity))
      wish = (least ?? greatest).map(Double.init)
      if minimum > maximum { return nil }
    }
  }
#else
  /// A guide with constraints. Apple's UIKit has no other way to place it.
  protocol ConstraintDeferring: UILayoutGuide {}

  extension ConstraintDeferring {
    func deferConstraints() -> Bool { false }
    func contentsWillChange() {}
    func withdrawDeferral() {}
  }

  extension LayoutSpacer: ConstraintDeferring {}
#endif
