// SPDX-License-Identifier: MIT

/// The choices of the command line.
public struct TranslationOptions: Sendable {
  /// Whether missing modules are written with no declarations, and files that import them kept.
  public var writesStubs = false
  /// Modules that exist beside those that are translated.
  public var available: Set<String> = []
  /// Names of the modules that are translated.
  var modules: Set<String> = []
  /// The version of the system that the headless device has.
  public var systemVersion = 18

  /// Creates the options of a command line without any.
  public init() {}
}
