// SPDX-License-Identifier: MIT

/// A placeholder in a menu for elements that are supplied when the menu is shown.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let element = UIDeferredMenuElement { supply in
///   supply([UIAction(title: "Recent") { _ in }])
/// }
/// let button = UIButton(configuration: .plain())
/// button.setTitle("Open", for: .normal)
/// button.menu = UIMenu(children: [element])
/// button.showsMenuAsPrimaryAction = true
/// host.show(button, frame: CGRect(x: 100, y: 100, width: 100, height: 44))
/// try host.tap("Open")
/// host.settle()
/// print(host.views("Recent").isEmpty)  // false
/// ```
///
/// Until the elements are supplied, the menu shows a row that says so. The elements of `init` are
/// requested once and kept, those of ``uncached(_:)`` each time the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that calls its argument, now or later, with the elements.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?

  private init(isCached: Bool, _ provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element that requests its elements once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Creates an element that requests its elements each time the menu is shown.
  @discardableResult
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Calls a closure with the elements, as soon as they are supplied. Further calls of the
  /// provider's argument have no effect.
  final func request(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return completion(elements) }
    var isSupplied = false
    provider { [weak self] elements in
      guard !isSupplied else { return }
      isSupplied = true
      if let self, isCached { self.elements = elements }
      completion(elements)
    }
  }
}
