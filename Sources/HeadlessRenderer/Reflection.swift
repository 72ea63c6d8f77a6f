// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  // Swift Testing reflects and describes the values in a failed expectation: without an empty
  // mirror and a short description, a failed comparison of two screens takes minutes.

  extension RenderedImage: CustomStringConvertible, CustomReflectable {
    /// The number of pixels and the scale.
    public var description: String { "image of \(width) x \(height) pixels, scale \(scale)" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension ImageComparison: CustomReflectable {
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension SnapshotResult: CustomStringConvertible, CustomReflectable {
    /// The outcome, the file of the reference, and the differences.
    public var description: String {
      let differences = comparison.map { ": \($0)" } ?? ""
      return "\(outcome), \(reference.path)\(differences)"
    }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension Renderer: CustomReflectable {
    /// A mirror without children.
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension PangoTextMeasurer: CustomReflectable {
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif
