// SPDX-License-Identifier: MIT
@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// A view that shows the given content, as labels and image views do.
final class ContentView: UIView {
  var content: DrawnContent?

  override var drawnContent: DrawnContent? { content }
}
