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
      let spacing = Double(arrangement.spacing)
      guard
        let index = description.open(self, arrangement.stackKind, spacing: spacing, at: place),
        arrangement.describe(members.arranged, in: &description)
      else { return false }
      description.close(index)
      return true
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

  extension InPlace<GroupMember> {
    @MainActor
    fileprivate borrowing func describe(
      in description: inout StackDescription, _ arrangement: GroupArrangement,
      _ usualPlace: StackPlace?
    ) -> Bool {
      let placement = element.placement
      guard let place = placement == nil ? usualPlace : arrangement.stackPlace(of: placement)
      else { return false }
      return element.made.describe(in: &description, at: place)
    }
  }

  extension MadeConstrainable {
    @MainActor
    fileprivate func describe(
      in description: inout StackDescription, at place: StackPlace
    ) -> Bool {
      switch form {
      case .view: description.add(asView, at: place)
      case .row: asRow.describe(in: &description, at: place)
      case .column: asColumn.describe(in: &description, at: place)
      case .layers: asLayers.describe(in: &description, at: place)
      case .spacer: asSpacer.describe(in: &description, at: place)
      case .other: false
      }
    }
  }

  extension GroupArrangement {
    @MainActor
    fileprivate func describe(
      _ list: [GroupMember], in description: inout StackDescription
    ) -> Bool {
      let usualPlace = stackPlace(of: nil)
      let members = list.inPlace
      defer { list.keepUntilHere() }
      for index in 0..<list.count {
        guard members[index].describe(in: &description, self, usualPlace) else { return false }
      }
      return true
    }

    fileprivate var stackKind: StackTree.Kind {
      switch kind {
      case .row: .row
      case .column, .reflowedRow: .column
      case .layers: .layers
      }
    }

    /// Where an item lies; nil for what only constraints can say.
    fileprivate func stackPlace(of placement: MemberPlacement?) -> StackPlace? {
      guard let horizontal = stackAlignment(of: placement, along: .horizontal),
        let vertical = stackAlignment(of: placement, along: .vertical)
      else { return nil }
      return StackPlace(
        padding: placement?.padding ?? .zero, horizontal: horizontal, vertical: vertical)
    }

    private func stackAlignment(
      of placement: MemberPlacement?, along axis: NSLayoutConstraint.Axis
    ) -> StackTree.Alignment? {
      switch alignment(of: placement, along: axis) {
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

  extension EdgeTies {
    /// Whether the constraints can wait until they are needed.
    func isDeferred(of constrainable: any Constrainable) -> Bool {
      guard let guide = constrainable.unwrapped as? UILayoutGuide else { return false }
      return guide.deferEdges(
        followsMargins: followMargins, insets: insets, bottomPriority: bottomPriority
      ) { guide in
        guard let constrainable = guide as? any Constrainable, let view = guide.owningView else {
          return
        }
        activate(constrainable, in: view)
      }
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

  extension EdgeTies {
    func isDeferred(of _: any Constrainable) -> Bool { false }
  }

  extension LayoutSpacer: ConstraintDeferring {}
#endif
