// SPDX-License-Identifier: MIT

/// The contents that a layer has drawn: what `CALayer.contents` holds after it was displayed.
package final class BackingStore: Sendable {
  /// The commands of one call of `draw`, and the part of the store that they drew anew.
  package struct Pass: Sendable {
    package let rect: CGRect
    package let steps: [DrawingStep]
    /// Whether the part was cleared first.
    package let isCleared: Bool
  }

  // Every pass is replayed, so a store that is drawn part by part is drawn whole after so many.
  static let passLimit = 32

  /// In points.
  package let size: CGSize
  /// The oldest first. The base space of the steps begins at the store's upper left corner.
  package let passes: [Pass]
  /// Whether the passes have to be composed to one picture before that is drawn.
  package let needsIsolation: Bool
  /// Whether the content that the view shows without commands is only shown where the passes say so.
  package let hidesOwnContent: Bool

  private init(size: CGSize, passes: [Pass], hidesOwnContent: Bool) {
    (self.size, self.passes, self.hidesOwnContent) = (size, passes, hidesOwnContent)
    needsIsolation =
      passes.count > 1 || passes.contains { $0.steps.needIsolation }
  }

  /// A store whose part was drawn anew.
  convenience init(
    size: CGSize, adding pass: Pass, to old: BackingStore?, hidesOwnContent: Bool
  ) {
    var passes = old?.passes ?? []
    if pass.isCleared { passes.removeAll { pass.rect.contains($0.rect) } }
    passes.append(pass)
    // Where nothing is ever cleared, the oldest are given up.
    self.init(
      size: size, passes: passes.suffix(Self.passLimit), hidesOwnContent: hidesOwnContent)
  }
}

/// Rarely used parts of a layer.
@MainActor
final class LayerExtras {
  weak var delegate: (any CALayerDelegate)?
  /// The part that is to be drawn anew; null where it is everything.
  var dirtyRect = CGRect.null
  var needsDisplayOnBoundsChange = false
  var drawsAsynchronously = false
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var timing = LayerTiming()
}

/// The layers of a device that have to be displayed at the end of the turn.
@MainActor
final class DisplayQueue {
  private struct Waiting {
    weak var layer: CALayer?
  }

  private var layers: [CALayer] = []
  // Most views draw nothing: one context after the other would be made for them.
  private var spareContext: CGContext?
  // Layers that are in no window yet. Those of views are not listed: views report that they got one.
  private var waiting: [Waiting] = []

  func add(_ layer: CALayer) {
    guard !layer.isQueuedForDisplay else { return }
    layer.isQueuedForDisplay = true
    layers.append(layer)
  }

  /// Runs `body` with a context for the contents of a layer.
  func withContext(
    bounds: CGRect, dirty: CGRect, scale: CGFloat, owner: CALayer, _ body: (CGContext) -> Void
  ) {
    var context: CGContext
    if let spare = spareContext {
      context = spare
      spareContext = nil
      context.begin(bounds: bounds, dirty: dirty, scale: scale, owner: owner)
    } else {
      context = CGContext(bounds: bounds, dirty: dirty, scale: scale, owner: owner)
    }
    body(context)
    context.end()
    // A context that somebody keeps is not used again.
    if context.isUntouched, isKnownUniquelyReferenced(&context) { spareContext = context }
  }

  /// Displays the layers that are in a window. Layers that are marked meanwhile are displayed in the next
  /// turn, so that a drawing that always marks itself does not stop the clock.
  func display() {
    var due = layers
    layers = []
    for layer in waiting.compactMap(\.layer) { due.append(layer) }
    waiting = []
    guard !due.isEmpty else { return }
    ContextStack.performDisplay {
      for layer in due {
        layer.isQueuedForDisplay = false
        guard layer.needsDisplayFlag else { continue }
        if layer.isInWindow {
          layer.displayIfNeeded()
        } else if layer.view == nil {
          layer.isQueuedForDisplay = true
          waiting.append(Waiting(layer: layer))
        }
      }
    }
  }
}
