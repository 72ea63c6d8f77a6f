// SPDX-License-Identifier: MIT

extension HGroup {
  /// The vertical alignment of an item in its group.
  public enum ItemAlignment: Hashable {
    /// From edge to edge: the item has the height of the group.
    case fill
    /// At the top edge. The item is not stretched.
    case top
    /// At the bottom edge. The item is not stretched.
    case bottom
    /// Centered. The item is not stretched.
    case center
    /// Centered to another constrainable, which can be in another group of the same view. The item
    /// is not stretched. If the two have no common ancestor view, a warning is logged, and the item
    /// is only constrained to the group's edges.
    indirect case centered(to: any Constrainable)
    /// Custom constraints. Alignments with the same ID are equal.
    ///
    /// The custom constraints replace those of the alignment, and the constraint between the first
    /// or last item and the group's edge. Items remain constrained to their neighbors.
    @preconcurrency
    indirect case custom(
      alignmentID: AnyHashable,
      layoutProvider:
        @MainActor (
          _ container: any Constrainable, _ constrainable: any Constrainable
        ) -> [NSLayoutConstraint])

    /// Custom constraints. Alignments from the same position in the source code are equal: if the
    /// constraints depend on other values, specify an ID.
    @preconcurrency
    public static func custom(
      _ layoutProvider:
        @escaping @MainActor (
          _ container: any Constrainable, _ constrainable: any Constrainable
        ) -> [NSLayoutConstraint],
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ItemAlignment {
      .custom(
        alignmentID: CallSite(file: "\(fileID)", line: line, column: column),
        layoutProvider: layoutProvider)
    }

    /// Whether both are the same case with equal values, or with custom constraints of the same ID.
    public static func == (lhs: ItemAlignment, rhs: ItemAlignment) -> Bool {
      AxisAlignment(lhs) == AxisAlignment(rhs)
    }

    /// Hashes the case and its values.
    public func hash(into hasher: inout Hasher) {
      AxisAlignment(self).hash(into: &hasher)
    }
  }
}

extension AxisAlignment {
  init(_ alignment: HGroup.ItemAlignment) {
    switch alignment {
    case .fill: self = .fill
    case .top: self = .start
    case .bottom: self = .end
    case .center: self = .center
    case .centered(let other): self = .centered(to: other)
    case .custom(let id, let provider): self = .custom(id, provider)
    }
  }
}
