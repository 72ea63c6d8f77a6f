// SPDX-License-Identifier: MIT

// Type-checked by scripts/steps/check-apple only, never built into anything: the part of the module
// ObjectiveC that the compiler uses for `#selector`.

/// The name of a method.
public struct Selector {
  /// A method by its name.
  public init(_ name: String) {}
}
