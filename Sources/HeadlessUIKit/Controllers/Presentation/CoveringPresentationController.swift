// SPDX-License-Identifier: MIT

/// Presents a controller over the full screen or context, and removes the presenting controller's
/// view.
@preconcurrency @MainActor
final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle == .fullScreen }
}
