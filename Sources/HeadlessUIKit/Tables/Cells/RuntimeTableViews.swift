// SPDX-License-Identifier: MIT

// See `withRequiredInitializer`.

/// An internal cell class whose initializer is `required`. Do not use it in client code.
open class _RuntimeTableViewCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The handler that updates the view for a state.
  // See `UICollectionViewListCell.configurationUpdateHandler`: without this override, linking fails
  // with Swift 6.3.
  open override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }

  /// Creates a cell of a class.
  @_optimize(none)
  package static func make(
    _ cellClass: UITableViewCell.Type, style: CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    withRequiredInitializer(cellClass, as: _RuntimeTableViewCell.self)
      .init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

/// An internal class of headers and footers whose initializer is `required`. Do not use it in
/// client code.
open class _RuntimeTableViewHeaderFooterView: UITableViewHeaderFooterView {
  /// Creates a header or footer.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates a header or footer of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The handler that updates the view for a state.
  // See `UICollectionViewListCell.configurationUpdateHandler`: without this override, linking fails
  // with Swift 6.3.
  open override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }

  /// Creates a header or footer of a class.
  @_optimize(none)
  package static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    withRequiredInitializer(viewClass, as: _RuntimeTableViewHeaderFooterView.self)
      .init(reuseIdentifier: reuseIdentifier)
  }
}
