// SPDX-License-Identifier: MIT

/// The optional content of a dump, besides classes, frames and visible content.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// view.layer.cornerRadius = 8
/// host.show(view, frame: CGRect(x: 16, y: 100, width: 50, height: 50))
/// print(host.dump(view))  // UIView (16 100; 50 50)
/// print(host.dump(view, .layers))  // UIView (16 100; 50 50) radius=8
/// ```
public struct DumpOptions: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Corners, borders and shadows, and layers that do not belong to a view.
  public static let layers = DumpOptions(rawValue: 1 << 0)
  /// The constraints that each view holds.
  public static let constraints = DumpOptions(rawValue: 1 << 1)
  /// The accessibility attributes of each view.
  public static let accessibility = DumpOptions(rawValue: 1 << 2)
  /// Margins and safe areas.
  public static let margins = DumpOptions(rawValue: 1 << 3)
  /// The positions of views at the current time of their animations, instead of the final ones.
  public static let presentation = DumpOptions(rawValue: 1 << 4)
  /// The fonts, colors, alignment and line limits of labels, and the tint of images.
  public static let text = DumpOptions(rawValue: 1 << 5)
  /// The windows of the system: the keyboard and the status bar. Without this option, the dump
  /// contains only the views of the application in them, such as the accessory view of the
  /// keyboard.
  public static let systemWindows = DumpOptions(rawValue: 1 << 6)
}

extension ScreenHost {
  /// Returns the views on the screen as text, one per line, for comparing and reading.
  ///
  ///     UIWindow (0 0; 393 852)
  ///       UIView (0 0; 393 852) controller=CounterViewController background=#ffffffff
  ///         UILabel (16 59; 9.67 20.33) "1" id=count
  ///
  /// Equal views produce equal text on every machine. Frames are in points of the superview,
  /// rounded to hundredths; default values are omitted.
  ///
  /// Compare two dumps to find whether a screen has changed; record one in a test only where the
  /// whole screen is meant, because every change of the layout changes it.
  public func dump(_ options: DumpOptions = []) -> String {
    device.screen.windows
      .flatMap { options.contains(.systemWindows) ? [$0] : $0.viewsOfApplication }
      .map { dump($0, options) }.joined(separator: "\n")
  }

  /// Returns a view and its descendants as text, one per line.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let label = UILabel()
  /// label.text = "1"
  /// label.accessibilityIdentifier = "count"
  /// host.show(label, frame: CGRect(x: 16, y: 59, width: 100, height: 20))
  /// print(host.dump(label))  // UILabel (16 59; 100 20) "1" id=count
  /// ```
  public func dump(_ view: UIView, _ options: DumpOptions = []) -> String {
    device.perform {
      var dump = TreeDump(options: options)
      dump.add(view, depth: 0)
      return dump.lines.joined(separator: "\n")
    }
  }

  /// Returns the elements that assistive technology finds on the screen, one per line, in the order
  /// in which VoiceOver visits them.
  ///
  ///     header "Counter"
  ///     staticText "1" id=count
  ///     button "Increment" hint="Adds one" id=increment
  public func accessibilityDump() -> String {
    ScreenSurvey(of: device).elements
      .map { $0.element.dumpedElement.joined(separator: " ") }
      .joined(separator: "\n")
  }
}
