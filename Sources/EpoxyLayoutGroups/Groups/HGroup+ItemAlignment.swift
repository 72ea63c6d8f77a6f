// SPDX-License-Identifier: MIT

extension HGroup {
  /// Where an item lies down in its group.
  public enum ItemAlignment: Hashable {
    /// From edge to edge: the item is as high as the group.
    case fill
    /// At the upper edge. The item is not stretched.
    case top
    /// At the lower edge. The item is not stretched.
    case bottom
    /// In the middle. The item is not stretched.
    case center
    /// With its middle at the middle of another constrainable, which can be in another group of the same
    /// view. The item is not stretched. Where both lie in no common view there is a warning, and only the
    /// group's edges hold the item.
    indirect case centered(to: any Constrainable)
    /// With constraints of your own. Alignments of one ID count as equal.
    ///
    /// They stand in for those of the alignment, and for the one that ties the first or the last item to
    /// the group's edge. Items stay tied to their neighbours.
    @preconcurrency
    indirect case custom(
      alignmentID: AnyHashable,
      layoutProvider:
        @MainActor (
          _ container: any Constrainable, _ constrainable: any Constrainable
        ) -> [NSLayoutConstraint])

    /// With constraints of your own. All that come from one place in the source count as equal: where
    /// the constraints depend on something else, give an ID.
    @preconcurrency
    public static func custom(
      _ layoutProvider:
        @escaping @MainActor (
          _ container: any Constrainable, _ constrainable: any Constrainable
        ) -> [NSLayoutConstraint],
      fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ItemAlignment {
      .custom(
        alignmentID: SourcePlace(file: "\(fileID)", line: line, column: column),
        layoutProvider: layoutProvider)
    }

    /// Whether both give the same layout, as far as can be known.
    public static func == (lhs: ItemAlignment, rhs: ItemAlignment) -> Bool {
      CrossAlignment(lhs) == CrossAlignment(rhs)
    }

    /// Hashes the case, and what it refers to.
    public func hash(into hasher: inout Hasher) {
      CrossAlignment(self).hash(into: &hasher)
    }
  }
}

extension CrossAlignment {
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
