// SPDX-License-Identifier: MIT
public import HeadlessHost

/// A screen in the manner of an app: one of the twenty that the package's tests check.
@MainActor
public struct AppScreen {
  /// The name, in lower case with hyphens, such as `photo-grid`.
  public let name: String

  /// Creates the screen, with the content that pictures show.
  public let makeController: @MainActor () -> UIViewController

  /// All screens, ordered by name.
  public static let all = ScreenKind.apps.map { kind in
    AppScreen(name: kind.name()) {
      let screen = kind.make()
      kind.show(screen, 1, false)
      return screen
    }
  }
}
