// SPDX-License-Identifier: MIT

/// The spacing around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The spacing before the item.
  public final let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item.
  public final let top: NSCollectionLayoutSpacing?
  /// The spacing after the item.
  public final let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing. Nil stands for no spacing.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: top?.spacing ?? 0, left: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      right: trailing?.spacing ?? 0)
  }
}
