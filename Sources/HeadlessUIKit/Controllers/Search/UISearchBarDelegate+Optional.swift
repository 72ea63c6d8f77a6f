// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UISearchBarDelegate {
  @discardableResult
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  @discardableResult
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  @discardableResult
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

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
  public var searchBar: _SearchBarSearchBar? { _SearchBarSearchBar(delegate: self) }

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

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }

  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
