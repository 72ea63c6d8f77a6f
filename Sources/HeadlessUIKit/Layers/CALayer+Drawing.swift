// SPDX-License-Identifier: MIT

extension CALayer {
  /// The rarely used properties, which are allocated on first use.
  final var madeExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Marks the part `rect` of the contents, or all of the contents if `rect` is nil, as needing
  /// display.
  final func markNeedsDisplay(_ rect: CGRect?) {
    if let rect {
      // The null rectangle marks all of the contents; adding a part must not make the marked area
      // smaller.
      if !needsDisplayFlag {
        madeExtras.dirtyRect = rect
      } else if let extras, !extras.dirtyRect.isNull {
        extras.dirtyRect = extras.dirtyRect.union(rect)
      }
    } else {
      extras?.dirtyRect = .null
    }
    needsDisplayFlag = true
    let device = device
    device.screenUpdates.display(self, on: device)
  }

  /// Whether the layer belongs to a view in a window.
  final var isInWindow: Bool {
    var layer = self
    while layer.view == nil, let parent = layer.parent {
      layer = parent
    }
    return layer.view?.window != nil
  }

  /// Displays the layers of this tree that need display, whether or not they are in a window.
  package final func displayTreeIfNeeded() {
    if needsDisplayFlag { displayIfNeeded() }
    mask?.displayTreeIfNeeded()
    for child in children {
      child.displayTreeIfNeeded()
    }
  }

  /// Draws the contents into a backing store, with `draw(in:)`.
  final func drawContents() {
    guard view?.drawsItself ?? true else { return }
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      if contents is BackingStore { contents = nil }
      return
    }
    let old = (contents as? BackingStore).flatMap { $0.size == bounds.size ? $0 : nil }
    let isPartial = old?.isFull == false
    let dirty = takeDirtyRect(in: isPartial ? bounds : nil) ?? bounds
    guard dirty.width > 0, dirty.height > 0 else { return }
    delegate?.layerWillDraw(self)
    let scale = view?.traitCollection.displayScale ?? contentsScale
    let queue = device.screenUpdates.displayQueue
    queue.withContext(bounds: bounds, dirty: dirty, scale: scale, owner: self) { context in
      withTraits { draw(in: context) }
      store(context.snapshotSteps(), rect: context.extent, size: bounds.size, old: old)
    }
  }

  /// Returns the marked part of `bounds` and removes the mark; nil if all of the contents must be
  /// drawn.
  private func takeDirtyRect(in bounds: CGRect?) -> CGRect? {
    guard let extras, !extras.dirtyRect.isNull else { return nil }
    let dirty = extras.dirtyRect
    extras.dirtyRect = .null
    guard let bounds else { return nil }
    let part = dirty.intersection(bounds)
    return part.isNull ? .zero : part
  }

  private func store(_ steps: [DrawingStep], rect: CGRect, size: CGSize, old: BackingStore?) {
    let hidesOwnContent = view?.drawsOwnContent ?? false
    // No store is required for a label that draws only its text, or for a view that draws nothing.
    let isPlain =
      hidesOwnContent ? steps.count == 1 && steps[0].isPlainOwnContent : steps.isEmpty
    if isPlain, old == nil {
      if contents is BackingStore { contents = nil }
      return
    }
    let clears = view?.clearsContextBeforeDrawing ?? true
    contents = BackingStore(
      size: size, adding: BackingStore.Pass(rect: rect, steps: steps, isCleared: clears),
      to: old, hidesOwnContent: hidesOwnContent)
  }

  /// Runs `body` with the traits of the layer's view as the current ones.
  private func withTraits(_ body: () -> Void) {
    guard let traits = view?.traitCollection, traits !== UITraitCollection.current else {
      return body()
    }
    traits.performAsCurrent(body)
  }
}

extension DrawingStep {
  /// Whether the command shows only a view's own content, as it appears without commands.
  fileprivate var isPlainOwnContent: Bool {
    guard case .ownContent = operation else { return false }
    return clips.isEmpty && alpha == 1 && blendMode == .normal && shadow == nil
  }
}

extension UIView {
  /// Queues the layer of the view for display, when the view is added to a window before its
  /// contents were ever drawn.
  final func registerForDisplay() {
    if backingLayer.needsDisplayFlag, drawsItself {
      device.screenUpdates.display(backingLayer, on: device)
    }
  }

  /// Draws the view hierarchy into a rectangle of the current context. If `afterUpdates` is true,
  /// pending layout and display is done before; otherwise, the presented state is drawn. Returns
  /// false if there is no current context or the view has no size.
  final func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates {
      layoutIfNeeded()
      backingLayer.displayTreeIfNeeded()
    }
    let picture = backingLayer.frozenCopy(presented: !afterUpdates)
    let bounds = picture.values.bounds
    guard bounds.width > 0, bounds.height > 0 else { return false }
    context.saving {
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      context.record(.picture(FrozenLayer(picture)))
    }
    return true
  }
}
