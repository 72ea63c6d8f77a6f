// SPDX-License-Identifier: MIT

// The group in its view.
extension LayoutGroup {
  /// Installs the group and its items in a view, and uninstalls it from any other view.
  public func install(in view: UIView) {
    if !isNotifiedOfTextSize {
      ContentSizeCategories.shared.list(self)
      isNotifiedOfTextSize = true
    }
    installMembers(in: view)
  }

  /// Installs a group that may have a group around it, which passes changes of the text size on.
  private func installMembers(in view: UIView) {
    // A group that fades out in the same view is installed again without a warning.
    if let old = owningView, old !== view || !isReleased {
      let names = items.map { "\($0.dataID)" }.joined(separator: ", ")
      EpoxyLogger.shared.warn(
        "The group of the items \(names) is installed already"
          + (old === view ? "." : ", in another view, which it leaves."))
      if old === view { return }
      uninstall()
    } else if owningView == nil, installation != nil {
      // The view that the group was in has been released, with the constraints there.
      removeConstraints(in: nil)
    }
    GroupConflicts.listen()
    change {
      let installation = Installation()
      self.installation = installation
      isReleased = false
      view.addLayoutGuide(self)
      install(members.indices, in: view, during: installation)
      guard self.installation === installation, owningView === view else { return }
      arrange()
    }
  }

  /// Uninstalls the group and its items from its view.
  public func uninstall() {
    guard let view = owningView else { return }
    change {
      installation = nil
      removeConstraints(in: view)
      isReleased = false
      // First, so that items set by views on their removal are not installed in this view.
      view.removeLayoutGuide(self)
      for member in members where isOwn(member.constrainable, in: view) {
        member.constrainable.uninstall()
      }
    }
  }

  /// Installs members until a callback ends the installation.
  func install(
    _ indices: some Sequence<Int>, in view: UIView, during installation: Installation
  ) {
    for index in indices {
      guard self.installation === installation else { return }
      install(members[index], items[index], in: view)
    }
  }

  private func install(_ member: GroupMember, _ item: AnyGroupItem, in view: UIView) {
    if let memberView = member.view { FadingViews.shared.restore(memberView) }
    if let owner = member.constrainable.owningView {
      noteUse(of: member.constrainable, item, in: owner)
      // It remains in the view, as another item or in another group than before.
      if owner === view, let group = member.group, !group.isReleased { return }
    }
    if let group = member.group {
      group.installMembers(in: view)
    } else {
      member.constrainable.install(in: view)
    }
    member.view?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Uninstalls removed members whose group a callback took out of its view.
  func takeOut(_ removed: [GroupMember], of view: UIView?) {
    guard let view else { return }
    for member in unused(removed, in: view) {
      NSLayoutConstraint.deactivate(member.removeConstraints())
      member.constrainable.uninstall()
    }
  }

  /// Marks groups, and the groups in them, as released: their members may be installed in other
  /// groups before they are uninstalled.
  func release(_ members: [GroupMember], in view: UIView) {
    for group in members.compactMap(\.group) {
      group.isReleased = true
      let own = group.members.filter { group.isOwn($0.constrainable, in: view) }
      group.release(own, in: view)
    }
  }

  func putViewsInOrder() {
    var previous: UIView?
    for view in views {
      if let previous, let superview = view.superview, superview === previous.superview {
        superview.insertSubview(view, aboveSubview: previous)
      }
      previous = view
    }
  }

  // MARK: Constraints

  /// Updates the constraints to the arrangement of the group, if it is installed.
  final func rearrange() {
    guard requests == nil else {
      requests?.isRearranged = true
      return
    }
    if installation != nil, owningView != nil, !isReleased { arrange() }
  }

  /// Updates the constraints to the arrangement.
  ///
  /// - Parameters:
  ///   - removed: The members that were removed.
  ///   - unused: Those of them that are not members again, as other items or of other groups.
  func arrange(removed: [GroupMember] = [], unused: [GroupMember] = []) {
    for nested in unused.compactMap(\.group) {
      nested.removeConstraints(in: nested.owningView)
    }
    if isReleased {
      // The constraints of the others were removed already.
      NSLayoutConstraint.deactivate(removed.flatMap { $0.removeConstraints() })
    } else {
      var arranger = GroupArranger(self)
      arranger.arrange(members, removed: removed)
    }
  }

  /// Removes the constraints of the group and of all groups in it, which are uninstalled with it.
  ///
  /// - Parameter view: The view that the group is installed in; nil if that was released.
  func removeConstraints(in view: UIView?) {
    isReleased = true
    let own = emptySize.constraints + members.flatMap { $0.removeConstraints() }
    emptySize = ([], [])
    NSLayoutConstraint.deactivate(own)
    for member in members {
      guard let group = member.group else { continue }
      if view.map({ isOwn(group, in: $0) }) ?? true {
        group.removeConstraints(in: group.owningView)
      }
    }
  }
}
