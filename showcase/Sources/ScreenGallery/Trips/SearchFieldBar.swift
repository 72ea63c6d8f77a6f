// SPDX-License-Identifier: MIT
import Epoxy

/// A bar with a search field.
final class SearchFieldBar: UIView, EpoxyableView {
  struct Content: Equatable {
    var placeholder: String
    var text: String
  }

  struct Behaviors {
    var didChange: @MainActor (String) -> Void
  }

  private let field = UISearchBar()
  private var behaviors: Behaviors?

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 12, bottom: 4, trailing: 12)
    field.searchBarStyle = .minimal
    field.delegate = self
    let group = VGroup { field }
    group.install(in: self)
    group.constrainToMargins()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: Content, animated: Bool) {
    field.placeholder = content.placeholder
    if field.text != content.text { field.text = content.text }
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors
  }
}

extension SearchFieldBar: UISearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(false, animated: true)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    behaviors?.didChange(searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    behaviors?.didChange("")
  }
}
