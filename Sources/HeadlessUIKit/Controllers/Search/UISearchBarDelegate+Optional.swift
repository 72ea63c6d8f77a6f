// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UISearchBarDelegate {
  /// The method of this name, to be called with a question mark.
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  /// The methods of this name, to be called with a question mark.
  public var searchBar: _SearchBarSearchBar? {
    _SearchBarSearchBar(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarResultsListButtonClicked($0) }
  }
}

/// The methods named `searchBar`.
@preconcurrency @MainActor
public struct _SearchBarSearchBar {
  fileprivate let delegate: any UISearchBarDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
