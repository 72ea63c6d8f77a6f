// SPDX-License-Identifier: MIT

/// The content and the appearance of a view, as a value that creates the view.
///
/// ```swift
/// struct Badge: UIContentConfiguration {
///   var count = 0
///   func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
///   func updated(for state: any UIConfigurationState) -> Badge { self }
/// }
///
/// final class BadgeView: UIView, UIContentView {
///   let label = UILabel()
///   var configuration: any UIContentConfiguration { didSet { show() } }
///   init(_ badge: Badge) {
///     configuration = badge
///     super.init(frame: .zero)
///     addSubview(label)
///     show()
///   }
///   required init?(coder: NSCoder) { nil }
///   private func show() { label.text = (configuration as? Badge).map { "\($0.count)" } }
/// }
///
/// let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
/// cell.contentConfiguration = Badge(count: 3)
/// let view = cell.contentView
/// cell.contentConfiguration = Badge(count: 4)
/// print((view as? BadgeView)?.label.text ?? "", cell.contentView === view)  // 4 true
/// ```
///
/// A cell reuses its content view for another configuration of the same type, so assigning one is
/// cheap. `updated(for:)` is called before each change of the cell's state is shown, and must not
/// depend on anything but its argument.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @discardableResult
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state of the view.
  @discardableResult
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// An implementation shows a new configuration as soon as it is set. See
/// ``UIContentConfiguration`` for a sample.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration; otherwise the cell creates another view. By
  /// default, a view can show configurations of the type that it shows already.
  @discardableResult
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the type of the configuration is the type of the present one.
  @discardableResult
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
