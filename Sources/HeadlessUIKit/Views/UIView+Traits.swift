// SPDX-License-Identifier: MIT

/// The trait state that few views need: trait overrides, and registrations for changes.
@MainActor
final class ViewTraitState {
  struct Registration {
    let token: TraitChangeRegistration
    let traits: [UITrait]
    let handler: (UIView, UITraitCollection) -> Void
  }

  var overrides: UITraitCollection?
  var registrations: [Registration] = []
}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Changes the trait overrides of the view.
  final func setTraitOverrides(_ mutations: (inout any UIMutableTraits) -> Void) {
    setTraitOverrides((traitState?.overrides ?? UITraitCollection()).modifyingTraits(mutations))
  }

  final func setTraitOverrides(_ overrides: UITraitCollection) {
    let state = traitState ?? ViewTraitState()
    traitState = state
    state.overrides = overrides
    updateTraits()
  }

  /// Calls a closure after one of `traits` has changed for this view.
  @discardableResult
  public final func registerForTraitChanges<View: UIView>(
    _ traits: [UITrait], handler: @escaping (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { view, old in
      if let view = view as? View { handler(view, old) }
    }
  }

  final func addTraitRegistration(
    _ traits: [UITrait], _ handler: @escaping (UIView, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let state = traitState ?? ViewTraitState()
    traitState = state
    let token = TraitChangeRegistration()
    state.registrations.append(.init(token: token, traits: traits, handler: handler))
    return token
  }

  /// Removes a registration for trait changes.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.registrations.removeAll { $0.token === registration }
  }

  /// Computes the effective traits, and continues with the subviews where the traits have changed.
  final func updateTraits() {
    var new = inheritedTraits
    if let overrides = viewOwner?.traitsForView(inherited: new) { new = overrides }
    if let overrides = traitState?.overrides {
      new = UITraitCollection(traitsFrom: [new, overrides])
    }
    new = tinted(new)
    guard new !== currentTraits else { return }
    let old = currentTraits
    currentTraits = new
    if new != old {
      notifyTraitsChanged(from: old)
    } else if new.tint != old.tint {
      withTraits { notifyTintChanged() }
    }
    for child in children {
      child.updateTraits()
    }
    if new != old { traitsOfSubtreeDidChange() }
  }

  /// Notifies the view and its descendants that `UIContentSizeCategory.didChangeNotification` was
  /// posted.
  final func textSizeNotificationPosted() {
    textSizeDidChange()
    for child in children {
      child.textSizeNotificationPosted()
    }
  }

  private var inheritedTraits: UITraitCollection {
    traits(inheriting: parent?.traitCollection ?? device.values.traits)
  }

  private func notifyTraitsChanged(from old: UITraitCollection) {
    withTraits {
      resolveBackgroundColor()
      if old.layoutDirection != currentTraits.layoutDirection { directionChanged() }
      layoutItem.traitsChanged()
      if currentTraits.affectDrawing(comparedTo: old) { redrawContents() }
      traitsDidChange(from: old)
      // With a new appearance, the system also calls this method (UIKit, "Supporting Dark Mode in
      // your interface").
      if currentTraits.tint != old.tint {
        notifyTintChanged()
      } else if currentTraits.hasDifferentColorAppearance(comparedTo: old) {
        tintColorDidChange()
      }
      viewOwner?.viewTraitsChanged(from: old)
      traitCollectionDidChange(old)
      let changed = Set(currentTraits.changedTraits(from: old).map(ObjectIdentifier.init))
      for registration in traitState?.registrations ?? []
      where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
        registration.handler(self, old)
      }
    }
    setNeedsLayout()
  }

  /// Runs a closure with the traits of the view as the current ones, as UIKit does for the methods
  /// of views and controllers that draw, lay out, or follow traits (UITraitCollection, "current").
  final func withTraits(_ body: () -> Void) {
    if currentTraits === UITraitCollection.current {
      body()
    } else {
      currentTraits.performAsCurrent(body)
    }
  }

  final func directionChanged() {
    updateMargins()
    layoutItem.directionChanged()
    layoutDirectionDidChange()
    setNeedsLayout()
  }

  // MARK: Colors

  /// Marks the contents as dirty if the view draws them, because colors, fonts or images that they
  /// were drawn with have changed.
  private func redrawContents() {
    if drawsItself { backingLayer.setNeedsDisplay() }
  }

  final func resolveBackgroundColor() {
    backingLayer.backgroundColor =
      viewStyle.backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  final var resolvedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.viewStyle.tintColor {
        return resolvedTintAdjustmentMode == .dimmed ? .systemGray : color
      }
      view = current.parent
    }
    return resolvedTintAdjustmentMode == .dimmed ? .systemGray : .systemBlue
  }

  final var resolvedTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      let mode = current.viewStyle.ownTintAdjustmentMode
      if mode != .automatic { return mode }
      view = current.parent
    }
    return .normal
  }

  /// Dims the tint of the view and its descendants below a presentation, or ends that.
  final func dimTint(_ isDimmed: Bool) {
    guard viewStyle.isTintDimmed != isDimmed else { return }
    viewStyle.isTintDimmed = isDimmed
    updateTraits()
  }

  /// Returns the traits with the view's own tint, if it has any.
  private func tinted(_ inherited: UITraitCollection) -> UITraitCollection {
    let (color, mode) = (viewStyle.tintColor, viewStyle.ownTintAdjustmentMode)
    guard color != nil || mode != .automatic else { return inherited }
    let tint = inherited.tint.adopting(
      color, isDimmed: mode == .automatic ? nil : mode == .dimmed)
    guard tint != inherited.tint else { return inherited }
    // The same object where nothing changes, so that the subviews are not visited.
    let isCurrent = currentTraits.tint == tint && currentTraits == inherited
    return isCurrent ? currentTraits : inherited.withTint(tint)
  }

  /// Draws anew what depends on the tint, and notifies the view.
  private func notifyTintChanged() {
    if viewStyle.backgroundColor?.mayDependOnTint ?? false { resolveBackgroundColor() }
    redrawContents()
    tintColorDidChange()
  }
}

extension UITraitCollection {
  /// Whether drawn contents may differ from those that were drawn with other traits. Size classes,
  /// the idiom and 3D Touch change with a rotation or a move, which draw nothing anew on a device.
  fileprivate func affectDrawing(comparedTo old: UITraitCollection) -> Bool {
    let others: [UITrait] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitForceTouchCapability.self,
    ]
    let ignored = Set(others.map(ObjectIdentifier.init))
    return changedTraits(from: old).contains { !ignored.contains(ObjectIdentifier($0)) }
  }
}

// Without children; see `CGPath`.
extension ViewTraitState: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
