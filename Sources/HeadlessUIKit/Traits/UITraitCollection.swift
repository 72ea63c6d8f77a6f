// SPDX-License-Identifier: MIT

/// The environment of an interface: size classes, style, text size and the like.
///
/// A collection does not change. `UITraitCollection.current` belongs to the task.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection that knows no trait.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Nil: collections cannot be decoded, because there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A collection with what the collections know; the later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections {
      values.merge(collection.values)
    }
    self.init(values: values)
  }

  /// A collection with the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.values(TraitValues(), after: mutations))
  }

  /// A collection with this one's traits, but for those that the closure sets.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.values(values, after: mutations))
  }

  private static func values(
    _ values: TraitValues, after mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.builtIn.horizontalSizeClass }

  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.builtIn.verticalSizeClass }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.builtIn.userInterfaceStyle }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.builtIn.userInterfaceIdiom }

  /// The direction of the language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.builtIn.layoutDirection }

  /// Pixels a point; 0 where not known.
  open var displayScale: CGFloat { values.builtIn.displayScale }

  /// The display's range of colours.
  open var displayGamut: UIDisplayGamut { values.builtIn.displayGamut }

  /// Whether a press's force can be felt.
  open var forceTouchCapability: UIForceTouchCapability { values.builtIn.forceTouchCapability }

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.builtIn.preferredContentSizeCategory
  }

  /// Whether text is bolder.
  open var legibilityWeight: UILegibilityWeight { values.builtIn.legibilityWeight }

  /// Whether contrast is higher.
  open var accessibilityContrast: UIAccessibilityContrast { values.builtIn.accessibilityContrast }

  /// Whether the interface lies on another one.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.builtIn.userInterfaceLevel }

  /// Whether the interface is the active one.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.builtIn.activeAppearance }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Whether this collection knows the same of every trait that the other one knows.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.values.specified.allSatisfy { values.agrees(with: trait.values, on: $0) }
  }

  /// Whether colours may look different with the other collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    return values.changed(from: other.values).contains { $0.affectsColorAppearance }
  }

  /// The traits that differ from the other collection's.
  package func changedTraits(from other: UITraitCollection) -> [UITrait] {
    values.changed(from: other.values)
  }

  /// Whether the other object is a collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values.isEqual(to: other.values)
  }

  /// The same for equal collections.
  open override var hash: Int {
    values.builtIn.hashValue
  }

  /// The collection itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Runs the closure with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    performAsCurrentNow(actions)
  }

  /// Every trait that is known, in the order of their names.
  open override var description: String {
    let lines = values.specified.map { trait in "\(trait.name) = \(valueText(trait))" }
    return "<UITraitCollection: \(lines.sorted().joined(separator: ", "))>"
  }

  private func valueText(_ trait: UITrait) -> String {
    func text<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { "\(values[trait])" }
    return text(trait)
  }
}

/// Something that has traits: a screen, a window, a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
