// SPDX-License-Identifier: MIT

/// A bar with a search field, a cancel button and scopes.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// final class Searcher: NSObject, UISearchBarDelegate {
///   var texts: [String] = []
///   func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
///     texts.append(searchText)
///   }
/// }
///
/// let (bar, searcher) = (UISearchBar(), Searcher())
/// bar.delegate = searcher
/// host.show(bar, frame: CGRect(x: 0, y: 100, width: 393, height: 56))
/// host.tap(bar.searchTextField)
/// host.type("ab")
/// host.perform { bar.text = "" }
/// print(searcher.texts)  // ["a", "ab"]
/// ```
///
/// Setting the text by code does not notify the delegate. The bar is 56 points high, with scopes
/// 100; Apple documents neither. Images that are set for a state are shown in the normal state.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    case `default` = 0
    /// A bar with a background.
    case prominent = 1
    /// A bar without a background.
    case minimal = 2
  }

  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass beside the text.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  final let parts = SearchBarParts()

  /// The text field in which the user writes the search text.
  open private(set) var searchTextField = UISearchTextField(frame: .zero)

  /// The object that is notified of editing and of the buttons. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The search controller of the bar.
  final weak var searchController: UISearchController?

  /// Creates a search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a search bar of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UISearchBar.self, with: coder)
  }

  // MARK: Text

  /// The text of the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field.
  open var prompt: String? {
    didSet { promptChanged() }
  }

  // MARK: Buttons

  /// Whether the bookmark button is shown.
  open var showsBookmarkButton = false {
    didSet { updateRightView() }
  }

  /// Whether the results button is shown.
  open var showsSearchResultsButton = false {
    didSet { updateRightView() }
  }

  /// Whether the results button is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { updateRightView() }
  }

  /// Whether the cancel button is shown.
  open var showsCancelButton: Bool {
    get { parts.showsCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button. A search controller then no longer does so itself.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancelButton(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes. Fewer than two are not shown.
  open var scopeButtonTitles: [String]? {
    didSet { scopesChanged() }
  }

  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopesChanged() }
  }

  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { parts.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes. A search controller then no longer does so itself.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    searchController?.automaticallyShowsScopeBar = false
    showScopes(show, animated: animated)
  }

  // MARK: Appearance

  /// The style of the bar.
  open var searchBarStyle = Style.default {
    didSet { setNeedsLayout() }
  }

  /// The style of the bar's colors. The value is stored without effect.
  open var barStyle = UIBarStyle.default

  /// Whether content behind the bar shines through.
  open var isTranslucent = true {
    didSet { setNeedsLayout() }
  }

  /// The background color of the bar; nil for the system's color.
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The image of the background. An empty image removes the background.
  open var backgroundImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The image of the scopes' background. The image is stored without effect.
  open var scopeBarBackgroundImage: UIImage?

  /// The displacement of the field's background, in points. The value is stored without effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  /// The displacement of the text, in points. The value is stored without effect.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// Sets the image of an icon.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.images[[icon.rawValue, Int(state.rawValue)]] = iconImage
    if icon == .search, state == .normal { searchTextField.icon = iconImage }
    updateRightView()
  }

  /// Returns the image of an icon.
  @discardableResult
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    parts.images[[icon.rawValue, Int(state.rawValue)]]
  }

  /// Moves an icon, in points. The value is stored without effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    parts.iconOffsets[icon.rawValue] = adjustment
  }

  /// Returns the displacement of an icon.
  @discardableResult
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    parts.iconOffsets[icon.rawValue] ?? .zero
  }

  /// Sets the image of the bar's background for a position and metrics. The image for any position
  /// and the default metrics is shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barPosition == .any, barMetrics == .default { self.backgroundImage = backgroundImage }
    parts.backgrounds[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
  }

  /// Returns the image of the bar's background for a position and metrics.
  @discardableResult
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    if barPosition == .any, barMetrics == .default { return backgroundImage }
    return parts.backgrounds[[barPosition.rawValue, barMetrics.rawValue]]
  }

  /// Sets the image behind the text of the field. The image for the normal state is shown.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    parts.fieldBackgrounds[state.rawValue] = image
    guard state == .normal else { return }
    searchTextField.background = image
    searchTextField.backgroundColor = image == nil ? .tertiarySystemFill : .clear
  }

  /// Returns the image behind the text of the field.
  @discardableResult
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.fieldBackgrounds[state.rawValue]
  }

  /// Sets the attributes of the titles of the scopes.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scopeAttributes[state.rawValue] = attributes
    parts.scopes?.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes of the titles of the scopes.
  @discardableResult
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    parts.scopeAttributes[state.rawValue]
  }

  // MARK: Editing

  /// Whether the bar reacts to the user.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      parts.cancel.isEnabled = newValue
      parts.scopes?.isEnabled = newValue
    }
  }

  /// The view on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// The rule of capitalization.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether words are corrected while typing.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// The set of keys of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// True for an enabled field.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Whether the field is edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  /// Returns the height of the bar.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  /// The height of the bar; the width is that of the container.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  /// Lays out the field, the button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    sizeChanged()
  }

  /// Updates the cancel button, which has the tint color of the bar.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
