// SPDX-License-Identifier: MIT

/// Animates the views from the layout before a change to the layout after it.
@MainActor
final class CollectionTransition {
  private typealias Element = (view: _ReusableView, key: ElementKey)

  private let view: _ItemsView
  private let mapping: CollectionMapping
  /// The elements before the change, up to a screen beyond the visible area.
  private var oldElements: [(UICollectionViewLayoutAttributes, ElementMapping.Element)] = []
  private var shown: [(_ReusableView, ElementMapping.Element)] = []
  /// The attributes before the change, by the keys after it.
  private var oldFrames: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var leaving: [Element] = []
  private var appearing: [Element] = []

  init(_ view: _ItemsView, mapping: CollectionMapping) {
    self.view = view
    self.mapping = mapping
  }

  /// Records the elements before the change, up to a screen beyond the visible area: elements that
  /// become visible start at their recorded positions.
  func captureOld() {
    let layout = view.layoutInUse
    let around = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
    if !layout.needsPreparing {
      oldElements = view.attributes(in: around).map {
        ($0, ElementMapping.Element($0.key, of: layout))
      }
    }
    shown = view.elements.shown.inOrder { $0.key < $1.key }
      .map { ($0.value, ElementMapping.Element($0.key, of: layout)) }
  }

  /// Assigns the keys after the change to the views that remain.
  ///
  /// - Parameter layout: The layout, prepared for the updates of a batch; nil if the change is not
  ///   a batch.
  func match(asking layout: UICollectionViewLayout?) {
    let kinds = Set((oldElements.map(\.1) + shown.map(\.1)).map(\.key.kind))
    let mapping = ElementMapping(
      mapping, asking: layout,
      about: kinds.union(view.pool.kinds).union(layout?.decorationKinds ?? []))
    layout?.batchViews = nil
    for (attributes, element) in oldElements {
      if let key = mapping.newKey(of: element) { oldFrames[key] = attributes }
    }
    view.elements.shown = [:]
    for (view, element) in shown {
      if let key = mapping.newKey(of: element), self.view.elements.shown[key] == nil {
        self.view.elements.shown[key] = view
      } else {
        leaving.append((view, element.key))
      }
    }
  }

  /// Animates the movements, insertions and deletions.
  ///
  /// - Parameters:
  ///   - offset: Returns the new content offset for a content size.
  ///   - alongside: Called inside the animation.
  func run(
    to wanted: @escaping (CGSize) -> CGPoint, duration: TimeInterval,
    alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let (size, settled) = settle(wanted, duration: duration)
    let placed = view.elements.shown.inOrder { $0.key < $1.key }
      .compactMap { key, element in element.layoutAttributes.map { (element, $0) } }
    let gone = leaving
    let changes = { [view] in
      let insets = view.contentInset
      view.setContentSize(size)
      // A client may adapt the insets to the size.
      let offset = view.contentInset == insets ? settled : wanted(size)
      if view.contentOffset != offset { view.contentOffset = offset }
      // Orthogonal rows move together with the cells that they contain.
      view.updateOrthogonalViews(
        in: CGRect(origin: offset, size: view.bounds.size), keepsOthers: true)
      for (element, attributes) in placed {
        element.take(attributes, offset: view.hostOffset(of: attributes.key))
      }
      // After the loop, because the layout of one view can include its siblings.
      for (element, _) in placed { element.layoutIfNeeded() }
      for (element, key) in gone {
        self.disappear(element, key)
      }
      alongside()
    }
    guard duration > 0 else {
      UIView.performWithoutAnimation(changes)
      finish(gone)
      completion(true)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes
    ) { [self] finished in
      finish(gone)
      completion(finished)
    }
  }

  /// Determines the visible elements and their positions. Views that appear are measured before the
  /// animation, so that every view moves to its final position.
  private func settle(_ offset: (CGSize) -> CGPoint, duration: TimeInterval) -> (CGSize, CGPoint) {
    view.elements.sizeChanges.removeAll(keepingCapacity: true)
    for _ in 0..<_ItemsView.sizingPassLimit {
      let target = CGRect(origin: offset(view.sizeOfLayout), size: view.bounds.size)
      view.prepareOrthogonalViews(in: target)
      let wanted = view.wantedAttributes(in: target)
      place(Dictionary(wanted.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }))
      appear(wanted)
      // Callbacks of cells may also change the data.
      guard !view.isInterrupted, view.negotiateSizes(), !view.isInterrupted else { break }
      view.prepareLayoutOnly()
    }
    if duration > 0 { moveAppearingToStart() }
    let size = view.sizeOfLayout
    return (size, offset(size))
  }

  /// Assigns the final attributes to the views that remain visible. Views that leave the visible
  /// area are shown until they are outside.
  private func place(_ targets: [ElementKey: UICollectionViewLayoutAttributes]) {
    for (key, element) in view.elements.shown.inOrder(by: { $0.key < $1.key }) {
      if let target = targets[key] {
        // The superview and key change immediately; the position changes in the animation.
        if element.layoutAttributes != target || element.superview !== view.host(of: key) {
          UIView.performWithoutAnimation { rehost(element, target) }
        }
        continue
      }
      view.elements.shown[key] = nil
      view.elements.forget(key)
      leaving.append((element, key))
      if let target = target(of: key) { finalAttributes[ObjectIdentifier(element)] = target }
    }
  }

  private var finalAttributes: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]

  private func rehost(
    _ element: _ReusableView, _ target: UICollectionViewLayoutAttributes
  ) {
    let host = view.host(of: target.key)
    element.layoutAttributes = target
    if let old = element.superview, old !== host {
      let center = old.convert(element.center, to: host)
      view.attach(element, target.key)
      element.center = center
    } else {
      view.attach(element, target.key)
    }
  }

  private func target(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    view.attributes(of: key)
  }

  // MARK: Appearing views

  private func appear(_ wanted: [UICollectionViewLayoutAttributes]) {
    for attributes in wanted where view.elements.shown[attributes.key] == nil {
      // A callback has changed the data again. The other views appear with the next batch or layout
      // pass.
      guard !view.isInterrupted else { return }
      guard let element = view.makeView(for: attributes) else { continue }
      guard !view.isInterrupted else { return view.putBack(element, attributes.key) }
      view.begin(element, attributes, attributes.key)
      appearing.append((element, attributes.key))
    }
  }

  /// Moves the appearing views to the positions at which the animation begins.
  ///
  /// The views are laid out there for the first time, after all of them are measured: at an
  /// estimated size, their constraints may conflict.
  private func moveAppearingToStart() {
    UIView.performWithoutAnimation {
      for (element, key) in appearing where element.superview != nil {
        guard let present = element.layoutAttributes, present.key == key else { continue }
        let start = start(of: finalAttributes[ObjectIdentifier(element)] ?? present)
        element.take(start, offset: view.hostOffset(of: key))
        element.layoutAttributes = present
      }
      // After the loop, because the layout of one view can include its siblings.
      for (element, _) in appearing {
        element.layoutIfNeeded()
      }
    }
  }

  /// Returns the attributes of an element before the change, with its size after the change along
  /// the axes that the view determines. Before the change, this size may have been an estimate.
  private func oldAttributes(
    _ old: UICollectionViewLayoutAttributes, of target: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let sizing = view.layoutInUse.selfSizing(of: view.attributesInLayout(target))
    guard let sizing, sizing.isBinding else { return old }
    let frames = old.duplicate()
    if sizing.freeAxes.contains(.horizontal) {
      frames.size.width = target.size.width
      let growth = (frames.size.width - old.size.width) / 2
      frames.center.x += view.isRightToLeft ? -growth : growth
    }
    if sizing.freeAxes.contains(.vertical) {
      frames.size.height = target.size.height
      frames.center.y += (frames.size.height - old.size.height) / 2
    }
    return frames
  }

  private func start(of attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let key = attributes.key
    if let old = oldFrames[key] { return oldAttributes(old, of: attributes) }
    let layout = view.layoutInUse
    let initial: UICollectionViewLayoutAttributes?
    switch key.kind {
    case .cell: initial = layout.initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementary(let kind):
      initial = layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: key.path)
    case .decoration(let kind):
      initial = layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: kind, at: key.path)
    }
    return initial.map(view.reflected) ?? attributes
  }

  // MARK: Disappearing views

  private func disappear(_ element: _ReusableView, _ key: ElementKey) {
    if let target = finalAttributes[ObjectIdentifier(element)] {
      element.take(target, offset: view.hostOffset(of: element))
      return
    }
    let layout = view.layoutInUse
    let final: UICollectionViewLayoutAttributes?
    switch key.kind {
    case .cell: final = layout.finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementary(let kind):
      final = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: key.path)
    case .decoration(let kind):
      final = layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: kind, at: key.path)
    }
    if let final = final.map(view.reflected) {
      element.take(final, offset: view.hostOffset(of: element))
    } else {
      element.alpha = 0
    }
  }

  private func finish(_ gone: [Element]) {
    for (element, key) in gone {
      UIView.performWithoutAnimation { element.alpha = 1 }
      view.end(element, key)
    }
  }
}
