// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// A class of cells, and how they are filled with items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    fileprivate let identifier = RegistrationCounter.next()
    fileprivate let handler: Handler

    /// Creates a registration. It is to be kept: each one has a pool of its own.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of headers or the like, and how they are filled.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    fileprivate let identifier = RegistrationCounter.next()
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration. It is to be kept: each one has a pool of its own.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that is free, or a new one, filled.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if pool.viewClass(for: .cell(registration.identifier)) == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      // An override of the call above has other ideas; it is as if the cell had not come from there.
      device.reportIllegalUse("The dequeued cell is no \(Cell.self): \(view)")
      return _RuntimeView.make(Cell.self, frame: .zero) as! Cell
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or the like that is free, or a new one, filled.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
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
}

/// Gives registrations names that no client gives.
@MainActor
private enum RegistrationCounter {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "UICollectionView.registration.\(count)"
  }
}
