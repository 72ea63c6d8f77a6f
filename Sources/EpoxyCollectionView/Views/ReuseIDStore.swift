// SPDX-License-Identifier: MIT

/// A store of reuse identifiers, one for each class and style of views.
public final class ReuseIDStore {
  private var reuseIDs: [ViewDifferentiator: String] = [:]
  private var counts: [String: Int] = [:]

  /// Creates a store without identifiers.
  public init() {}

  /// Returns the identifier of a class and a style, and creates it if necessary: the name of the
  /// class with the number of its earlier identifiers.
  public func reuseID(byRegistering viewDifferentiator: ViewDifferentiator) -> String {
    if let reuseID = reuseIDs[viewDifferentiator] { return reuseID }
    let description = viewDifferentiator.viewTypeDescription
    let count = counts[description, default: 0]
    counts[description] = count + 1
    let reuseID = "\(description)_\(count)"
    reuseIDs[viewDifferentiator] = reuseID
    return reuseID
  }

  /// Returns the identifier of a class and a style.
  ///
  /// If none was registered, which is a client's error: the alphabetically first one of the class,
  /// or nil.
  public func registeredReuseID(for viewDifferentiator: ViewDifferentiator) -> String? {
    if let reuseID = reuseIDs[viewDifferentiator] { return reuseID }
    EpoxyLogger.shared.assertionFailure(
      "No reuse identifier was registered for \(viewDifferentiator.viewTypeDescription) in the style \(String(describing: viewDifferentiator.styleID))."
    )
    return
      reuseIDs
      .filter { other, _ in
        var other = other
        other.styleID = viewDifferentiator.styleID
        return other == viewDifferentiator
      }
      .values.min()
  }
}
