// SPDX-License-Identifier: MIT

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: _AccessibilityObject, KeyValueObserved {
  class var observableKeyPaths: ObservableKeyPaths { ObservableProperty.ofBarItem(Self.self) }

  nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an empty item. Items cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title.
  open var title: String? {
    willSet { willChange(.title) }
    didSet {
      changed()
      didChange(.title)
    }
  }

  /// The image.
  open var image: UIImage? {
    willSet { willChange(.image) }
    didSet {
      changed()
      didChange(.image)
    }
  }

  /// Whether the item can be tapped.
  open var isEnabled = true {
    willSet { willChange(.isEnabled) }
    didSet {
      changed()
      didChange(.isEnabled)
    }
  }

  /// A number that identifies the item.
  open var tag = 0

  func changed() {}

  override var labelByDefault: String? { title ?? image?.accessibilityLabel }
}
