// SPDX-License-Identifier: MIT

/// Gives views of one class and style one reuse identifier.
public final class ReuseIDStore {
  private var reuseIDs: [ViewDifferentiator: String] = [:]
  private var counts: [String: Int] = [:]

  /// Creates a store without identifiers.
  public init() {}

  /// The identifier of a class and a style, a new one where there is none: the name of the class, and
  /// how many others it has had before.
  public func reuseID(byRegistering viewDifferentiator: ViewDifferentiator) -> String {
    if let reuseID = reuseIDs[viewDifferentiator] { return reuseID }
    let description = viewDifferentiator.viewTypeDescription
    let count = counts[description, default: 0]
    counts[description] = count + 1
    let reuseID = "\(description)_\(count)"
    reuseIDs[viewDifferentiator] = reuseID
    return reuseID
  }

  /// The identifier of a class and a style.
  ///
  /// Where none was registered, which must not be, the alphabetically first one of the class, or none.
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
