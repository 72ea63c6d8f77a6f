// SPDX-License-Identifier: MIT

/// A closure that returns the layout of a section for an environment.
public typealias CompositionalLayoutSectionProvider =
  @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

/// A model that provides its own layout for compositional layouts.
public protocol CompositionalLayoutSectionProviderProviding {
  /// The closure that returns the layout of the section; nil if the section has none of its own.
  @preconcurrency
  var compositionalLayoutSectionProvider: CompositionalLayoutSectionProvider? { get }
}

extension SectionModel: CompositionalLayoutSectionProviderProviding {
  /// The closure that returns the layout of the section, in a compositional layout created by
  /// `.epoxy`.
  @preconcurrency
  public var compositionalLayoutSectionProvider: CompositionalLayoutSectionProvider? {
    get { storage[CompositionalLayoutSectionProviderProperty.self] }
    set { storage[CompositionalLayoutSectionProviderProperty.self] = newValue }
  }

  /// Returns the section with another provider.
  @preconcurrency
  public func compositionalLayoutSectionProvider(_ value: CompositionalLayoutSectionProvider?)
    -> Self
  {
    copy(updating: CompositionalLayoutSectionProviderProperty.self, to: value)
  }

  /// Returns the section with a layout that is the same in every environment.
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
