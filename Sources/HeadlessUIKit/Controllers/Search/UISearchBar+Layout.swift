// SPDX-License-Identifier: MIT

/// The views of a search bar, and what they show.
@MainActor
final class SearchBarParts {
  let background = BarBackgroundView(isAtBottom: false)
  let prompt = UILabel(frame: .zero)
  let cancel = UIButton(type: .system)
  var scopes: UISegmentedControl?
  var fieldObserver: SearchFieldObserver?
  var images: [[Int]: UIImage] = [:]
  var iconOffsets: [Int: UIOffset] = [:]
  var backgrounds: [[Int]: UIImage] = [:]
  var fieldBackgrounds: [UInt: UIImage] = [:]
  var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var showsCancelButton = false
  var showsScopes = false
  /// Whether a navigation bar contains the search bar, with its own margins and background.
  var isInNavigationBar = false
}

extension UISearchBar {
  private static let scopeHeight: CGFloat = 44
  private static let gap: CGFloat = 8

  final func prepare() {
    parts.background.isHidden = false
    parts.prompt.textAlignment = .center
    parts.prompt.font = .preferredFont(forTextStyle: .footnote)
    parts.prompt.adjustsFontForContentSizeCategory = true
    parts.prompt.isHidden = true
    parts.cancel.setTitle("Cancel", for: .normal)
    parts.cancel.titleLabel?.font = .systemFont(ofSize: 17)
    parts.cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    parts.cancel.alpha = 0
    parts.cancel.isHidden = true
    for view in [parts.background, parts.prompt, searchTextField, parts.cancel] as [UIView] {
      addSubview(view)
    }
    let observer = SearchFieldObserver(self)
    parts.fieldObserver = observer
    searchTextField.delegate = observer
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
  }

  // MARK: Events

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.textChanged()
  }

  private func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  private func scopeSelected(_ index: Int) {
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.scopeChanged()
  }

  // MARK: Content

  final func promptChanged() {
    parts.prompt.text = prompt
    parts.prompt.isHidden = prompt == nil
    sizeChanged()
  }

  final func updateRightView() {
    let field = searchTextField
    guard showsBookmarkButton || showsSearchResultsButton else {
      field.rightView = nil
      return setNeedsLayout()
    }
    let isBookmark = showsBookmarkButton
    let icon: Icon = isBookmark ? .bookmark : .resultsList
    let button = UIButton(type: .system)
    let symbol = isBookmark ? "book" : "list.bullet"
    button.setImage(image(for: icon, state: .normal) ?? UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = isBookmark ? "Bookmark" : "Results"
    button.isSelected = !isBookmark && isSearchResultsButtonSelected
    button.frame = CGRect(x: 0, y: 0, width: 32, height: UISearchTextField.height)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if isBookmark {
          delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          delegate?.searchBarResultsListButtonClicked(self)
        }
      }, for: .touchUpInside)
    field.rightView = button
    field.rightViewMode = .unlessEditing
    setNeedsLayout()
  }

  final func scopesChanged() {
    let titles = scopeButtonTitles ?? []
    guard !titles.isEmpty else {
      parts.scopes?.removeFromSuperview()
      parts.scopes = nil
      return sizeChanged()
    }
    if titlesOfScopes != titles {
      parts.scopes?.removeFromSuperview()
      let control = UISegmentedControl(items: titles)
      control.addAction(
        UIAction { [weak self, weak control] _ in
          if let control { self?.scopeSelected(control.selectedSegmentIndex) }
        }, for: .valueChanged)
      control.isEnabled = isEnabled
      for (state, attributes) in parts.scopeAttributes {
        control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
      }
      parts.scopes = control
      control.isHidden = !hasScopes
      addSubview(control)
    }
    parts.scopes?.selectedSegmentIndex =
      titles.indices.contains(selectedScopeButtonIndex)
      ? selectedScopeButtonIndex : UISegmentedControl.noSegment
    sizeChanged()
  }

  /// The titles that the scopes show.
  private var titlesOfScopes: [String] {
    guard let scopes = parts.scopes else { return [] }
    return (0..<scopes.numberOfSegments).map { scopes.titleForSegment(at: $0) ?? "" }
  }

  final func showCancelButton(_ shows: Bool, animated: Bool) {
    guard shows != parts.showsCancelButton else { return }
    parts.showsCancelButton = shows
    parts.cancel.isHidden = false
    let change = { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
    if animated, window != nil {
      UIView.animate(withDuration: TransitionDurations.bar, animations: change)
    } else {
      change()
    }
  }

  final func showScopes(_ shows: Bool, animated: Bool) {
    guard shows != parts.showsScopes else { return }
    parts.showsScopes = shows
    parts.scopes?.isHidden = !hasScopes
    sizeChanged()
  }

  /// Called after a change that affects the height.
  final func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.barHeightChanged()
  }

  // MARK: Layout

  /// Whether the scopes are shown: "The search bar doesn't show its scope bar at all if there are
  /// fewer than two titles" (UISearchController, "automaticallyShowsScopeBar").
  private var hasScopes: Bool {
    parts.showsScopes && (parts.scopes?.numberOfSegments ?? 0) > 1
  }

  private var promptHeight: CGFloat {
    prompt == nil ? 0 : (parts.prompt.font.lineHeight + 8).rounded(.up)
  }

  final var fittingHeight: CGFloat {
    let margins: CGFloat = parts.isInNavigationBar ? 16 : 20
    return searchTextField.fittingHeight + margins + promptHeight
      + (hasScopes ? Self.scopeHeight : 0)
  }

  final func layOutParts() {
    parts.background.frame = bounds
    parts.background.isHidden =
      parts.isInNavigationBar || searchBarStyle == .minimal || backgroundImage?.size == .zero
    var content = BarBackgroundView.Content(color: barTintColor ?? .secondarySystemBackground)
    content.image = backgroundImage
    parts.background.show(content)
    let side: CGFloat = parts.isInNavigationBar ? 16 : 8
    let inside = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + side, bottom: 0, right: safeAreaInsets.right + side))
    parts.prompt.frame = CGRect(
      x: inside.minX, y: 4, width: max(inside.width, 0), height: max(promptHeight - 4, 0))
    layOutRow(inside)
    let scopesTop = bounds.height - Self.scopeHeight
    parts.scopes?.frame = CGRect(
      x: inside.minX, y: scopesTop + 2, width: max(inside.width, 0), height: 32)
  }

  private func layOutRow(_ inside: CGRect) {
    let height = searchTextField.fittingHeight
    // In a bar that is lower, such as the row of a navigation bar, the field is in the middle.
    let margin = (bounds.height - fittingHeight) / 2 + 10
    let y = promptHeight + (parts.isInNavigationBar ? 1 : min(max(margin, 0), 10))
    let cancel = parts.cancel.sizeThatFits(inside.size)
    let room = parts.showsCancelButton ? cancel.width + Self.gap : 0
    let width = max(inside.width - room, 0)
    searchTextField.frame = CGRect(
      x: isRightToLeft ? inside.maxX - width : inside.minX, y: y, width: width, height: height)
    // A hidden button is beyond the edge, from which it moves in.
    let start = parts.showsCancelButton ? width + Self.gap : inside.width + side(inside)
    parts.cancel.frame = CGRect(
      x: isRightToLeft ? inside.maxX - start - cancel.width : inside.minX + start, y: y,
      width: cancel.width, height: height)
    parts.cancel.alpha = parts.showsCancelButton ? 1 : 0
    parts.cancel.accessibilityElementsHidden = !parts.showsCancelButton
    parts.cancel.isUserInteractionEnabled = parts.showsCancelButton
  }

  private func side(_ inside: CGRect) -> CGFloat { max(bounds.maxX - inside.maxX, 0) }
}

/// Passes the events of the field on to the delegate of the bar.
@preconcurrency @MainActor
final class SearchFieldObserver: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.setNeedsLayout()
    bar.searchController?.editingBegan()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.setNeedsLayout()
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
      ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.searchController != nil { _ = textField.resignFirstResponder() }
    return false
  }
}
