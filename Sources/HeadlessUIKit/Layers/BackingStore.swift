// SPDX-License-Identifier: MIT

/// The drawn contents of a layer, which `CALayer.contents` holds after the layer was displayed.
package final class BackingStore: Sendable {
  /// The commands of one call of `draw`, and the part of the store that they redraw.
  package struct Pass: Sendable {
    package let rect: CGRect
    package let steps: [DrawingStep]
    /// Whether the part was cleared before the commands.
    package let isCleared: Bool
  }

  /// The largest number of passes. A renderer replays all passes, so every pass costs time and
  /// memory.
  static let passLimit = 32

  /// The size, in points.
  package let size: CGSize
  /// The passes, the oldest first. The origin of the base space of the commands is the upper left
  /// corner of the store.
  package let passes: [Pass]
  /// Whether the passes must be composed to one image before that image is drawn.
  package let needsIsolation: Bool
  /// Whether the content that the view shows without commands is shown only where the passes
  /// contain it.
  package let hidesOwnContent: Bool

  /// Whether the number of passes has reached the limit. The layer then draws all of its contents
  /// anew, so that no older pass is needed.
  var isFull: Bool { passes.count >= Self.passLimit }

  private init(size: CGSize, passes: [Pass], hidesOwnContent: Bool) {
    (self.size, self.passes, self.hidesOwnContent) = (size, passes, hidesOwnContent)
    needsIsolation =
      passes.count > 1 || passes.contains { $0.steps.needIsolation }
  }

  /// Creates a store from an older one and a pass that redraws a part of it.
  convenience init(
    size: CGSize, adding pass: Pass, to old: BackingStore?, hidesOwnContent: Bool
  ) {
    var passes = old?.passes ?? []
    if pass.isCleared { passes.removeAll { pass.rect.encloses($0.rect) } }
    passes.append(pass)
    // A new pass of a full store covers all of it. Without clearing, it does not remove the older
    // ones.
    self.init(
      size: size, passes: passes.suffix(Self.passLimit), hidesOwnContent: hidesOwnContent)
  }
}

/// The rarely used properties of a layer.
@MainActor
final class LayerExtras {
  weak var delegate: (any CALayerDelegate)?
  /// The part that needs to be redrawn; the null rectangle if all of the contents do.
  var dirtyRect = CGRect.null
  var needsDisplayOnBoundsChange = false
  var drawsAsynchronously = false
  /// Whether the sublayers of a layer without a view need layout.
  var needsLayout = false
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  /// The values that were set with keys of the client.
  var clientValues: [String: Any] = [:]
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var timing = LayerTiming()
}

/// The layers of a device that need display at the end of the turn.
@MainActor
final class DisplayQueue {
  private struct Waiting {
    weak var layer: CALayer?
  }

  private var layers: [CALayer] = []
  // Reused, because most views draw nothing, and a context would be allocated for each of them.
  private var spareContext: CGContext?
  // Layers without a window. Layers of views are not listed, because views register them when they
  // are added to a window.
  private var waiting: [Waiting] = []
  // Layers without a view whose sublayers need layout.
  private var layersToLayOut: [Waiting] = []

  /// Adds a layer without a view, whose sublayers need layout.
  func addForLayout(_ layer: CALayer) {
    layersToLayOut.append(Waiting(layer: layer))
  }

  /// Lays out the layers that are in a window, superlayers first. Layers that are marked during the
  /// call are laid out in the next turn.
  func layOut() {
    guard !layersToLayOut.isEmpty else { return }
    let due = layersToLayOut.compactMap(\.layer)
    layersToLayOut = []
    for layer in due.inOrder(by: { $0.depth < $1.depth }) {
      if layer.isInWindow {
        layer.layOutOwnSublayersIfNeeded()
      } else if layer.extras?.needsLayout == true {
        layersToLayOut.append(Waiting(layer: layer))
      }
    }
  }

  /// Displays none of the layers.
  func removeAll() {
    (layers, waiting, layersToLayOut, spareContext) = ([], [], [], nil)
  }

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
    // A context that is still referenced elsewhere is not reused.
    if context.isUntouched, isKnownUniquelyReferenced(&context) { spareContext = context }
  }

  /// Displays the layers that are in a window. Layers that are marked during the call are displayed
  /// in the next turn. Otherwise, drawing code that always marks its layer would never let the turn
  /// end.
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

// Without children; see `CGPath`.
extension BackingStore: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}
