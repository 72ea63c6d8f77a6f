// SPDX-License-Identifier: MIT

/// Makes the layout of a section for the room and the traits that there are.
public typealias CompositionalLayoutSectionProvider =
  @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

/// A model that lays itself out in compositional layouts.
public protocol CompositionalLayoutSectionProviderProviding {
  /// Makes the layout of the section; none where the section has none of its own.
  @preconcurrency
  var compositionalLayoutSectionProvider: CompositionalLayoutSectionProvider? { get }
}

extension SectionModel: CompositionalLayoutSectionProviderProviding {
  /// Makes the layout of the section, in a compositional layout that is made by `.epoxy`.
  @preconcurrency
  public var compositionalLayoutSectionProvider: CompositionalLayoutSectionProvider? {
    get { storage[CompositionalLayoutSectionProviderProperty.self] }
    set { storage[CompositionalLayoutSectionProviderProperty.self] = newValue }
  }

  /// The section with another provider.
  @preconcurrency
  public func compositionalLayoutSectionProvider(_ value: CompositionalLayoutSectionProvider?)
    -> Self
  {
    copy(updating: CompositionalLayoutSectionProviderProperty.self, to: value)
  }

  /// The section with a layout that is the same in every environment.
  public func compositionalLayoutSection(_ section: NSCollectionLayoutSection?) -> Self {
    guard let section else { return compositionalLayoutSectionProvider(nil) }
    return compositionalLayoutSectionProvider { _ in section }
  }
}

enum CompositionalLayoutSectionProviderProperty: ModelProperty {
  static var defaultValue: CompositionalLayoutSectionProvider? { nil }
  static var keyPath: AnyKeyPath {
    \(any CompositionalLayoutSectionProviderProviding).compositionalLayoutSectionProvider
  }
}
