// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// A class of cells and the function that configures them for items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A function that configures a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    fileprivate let identifier = RegistrationCounter.next()
    fileprivate let handler: Handler
    fileprivate let request = ElementRequest.current

    /// Creates a registration. Store it and use it for all cells: each registration has its own
    /// reuse pool.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views and the function that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A function that configures a supplementary view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    fileprivate let identifier = RegistrationCounter.next()
    fileprivate let elementKind: String
    fileprivate let handler: Handler
    fileprivate let request = ElementRequest.current

    /// Creates a registration. Store it and use it for all views: each registration has its own
    /// reuse pool.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a reused or new cell, configured for an item.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    checkCreation(
      registration.request, "cell",
      "-collectionView:cellForItemAtIndexPath: or inside a "
        + "UICollectionViewDiffableDataSource cell provider", type(of: registration))
    if pool.viewClass(for: .cell(registration.identifier)) == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      // An override of the method called above returned another class. Return a cell outside of the
      // reuse pool.
      device.reportIllegalUse("The dequeued cell is no \(Cell.self): \(view)")
      return _RuntimeView.make(Cell.self, frame: .zero) as! Cell
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view, configured by the registration.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    checkCreation(
      registration.request, "supplementary view",
      "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
        + "UICollectionViewDiffableDataSource supplementary view provider", type(of: registration))
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if pool.viewClass(for: .supplementary(kind, identifier)) == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      device.reportIllegalUse("The dequeued view is no \(Supplementary.self): \(view)")
      return _RuntimeView.make(Supplementary.self, frame: .zero) as! Supplementary
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  /// Reports a registration that was created during the request for the element that it is used
  /// for, as UIKit does since iOS 15. A cell that creates registrations for a collection view
  /// inside it is not affected.
  private func checkCreation(
    _ request: Int?, _ element: String, _ method: String, _ registration: Any.Type
  ) {
    guard let request, request == ElementRequest.current else { return }
    device.reportIllegalUse(
      "Attempted to dequeue a \(element) using a registration that was created inside \(method). "
        + "Creating a new registration each time a \(element) is requested will prevent reuse and "
        + "cause created \(element)s to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused. Registration: "
        + "\(registration)")
  }
}

/// The request for an element that a data source is answering.
@MainActor
enum ElementRequest {
  /// The number of the innermost request; nil outside of all.
  private(set) static var current: Int?
  private static var count = 0

  static func answer<Result>(_ body: () -> Result) -> Result {
    let outer = current
    defer { current = outer }
    count += 1
    current = count
    return body()
  }
}

/// A source of reuse identifiers that do not collide with those of clients.
@MainActor
private enum RegistrationCounter {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "UICollectionView.registration.\(count)"
  }
}
