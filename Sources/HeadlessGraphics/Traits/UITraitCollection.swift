// SPDX-License-Identifier: MIT

/// The traits of an environment: size classes, style, text size and others.
///
/// ```swift
/// let host = ScreenHost(.iPad)
/// print(host.traits.horizontalSizeClass == .regular)  // true
///
/// let dark = host.traits.modifyingTraits { $0.userInterfaceStyle = .dark }
/// dark.performAsCurrent {
///   print(UITraitCollection.current.userInterfaceStyle == .dark)  // true
/// }
/// ```
///
/// Immutable. `UITraitCollection.current` is a property of the current task.
///
/// A view's `traitCollection` is the collection of its surroundings with the overrides on the way
/// to it. `current` is that of a view in its methods `draw(_:)`, `layoutSubviews()`,
/// `updateConstraints()`, `traitCollectionDidChange(_:)` and `tintColorDidChange()`, and in the
/// methods of its controller around them, and otherwise that of the host: elsewhere, resolve colors
/// for a view with `resolvedColor(with:)` or in `performAsCurrent(_:)`.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection without specified traits.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Returns nil: collections cannot be decoded, because HeadlessUIKit has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a collection with the traits of several collections. Later collections take
  /// precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections {
      values.merge(collection.values)
    }
    self.init(values: values)
  }

  /// Creates a collection with the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.values(TraitValues(), after: mutations))
  }

  /// Returns a copy with the traits that the closure changes.
  @discardableResult
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

  /// The amount of space along the x axis.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.builtIn.horizontalSizeClass }

  /// The amount of space along the y axis.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.builtIn.verticalSizeClass }

  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.builtIn.userInterfaceStyle }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.builtIn.userInterfaceIdiom }

  /// The layout direction of the language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.builtIn.layoutDirection }

  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.builtIn.displayScale }

  /// The color gamut of the display.
  open var displayGamut: UIDisplayGamut { values.builtIn.displayGamut }

  /// Whether the screen has pressure sensing.
  open var forceTouchCapability: UIForceTouchCapability { values.builtIn.forceTouchCapability }

  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.builtIn.preferredContentSizeCategory
  }

  /// Whether text is bold.
  open var legibilityWeight: UILegibilityWeight { values.builtIn.legibilityWeight }

  /// Whether the contrast is high.
  open var accessibilityContrast: UIAccessibilityContrast { values.builtIn.accessibilityContrast }

  /// Whether the interface is above another one.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.builtIn.userInterfaceLevel }

  /// Whether the interface is active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.builtIn.activeAppearance }

  /// The style of the list that contains the view: that of a table view, or of the section of a
  /// collection view.
  open var listEnvironment: UIListEnvironment { values.builtIn.listEnvironment }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Whether this collection has the same value for every trait that the other one specifies.
  @discardableResult
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.values.specified.allSatisfy { values.agrees(with: trait.values, on: $0) }
  }

  /// Whether colors may differ between the collections.
  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    return values.changed(from: other.values).contains { $0.affectsColorAppearance }
  }

  /// Returns a copy that does not specify a trait.
  package func removing(_ trait: UITrait) -> UITraitCollection {
    var values = values
    values.remove(trait)
    return UITraitCollection(values: values)
  }

  /// The traits of UIKit on which dynamic colors may depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    BuiltInTraits.definitions.filter { $0.affectsColorAppearance }
  }

  /// The traits of UIKit on which the image of a name may depend.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitUserInterfaceIdiom.self,
    ]
  }

  /// Returns the traits that differ from those of the other collection.
  package func changedTraits(from other: UITraitCollection) -> [UITrait] {
    values.changed(from: other.values)
  }

  /// Whether the other object is a collection with the same traits.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values.isEqual(to: other.values)
  }

  /// A hash value; equal collections have equal hashes.
  open override var hash: Int {
    values.builtIn.hashValue
  }

  /// Returns the collection itself, which is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Runs the closure with this collection as the current collection.
  open func performAsCurrent(_ actions: () -> Void) {
    performAsCurrentNow(actions)
  }

  /// The specified traits, in the order of their names.
  open override var description: String {
    let lines = values.specified.map { trait in "\(trait.name) = \(valueText(trait))" }
    return "<UITraitCollection: \(lines.sorted().joined(separator: ", "))>"
  }

  private func valueText(_ trait: UITrait) -> String {
    func text<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { "\(values[trait])" }
    return text(trait)
  }
}
