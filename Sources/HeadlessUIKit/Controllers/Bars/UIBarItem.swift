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

  /// Creates an item of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.configure(self, as: UIBarItem.self, with: coder)
  }

  /// Called after a nib or a storyboard with the item was loaded and connected.
  open func awakeFromNib() {}

  /// The title that is shown, or read by VoiceOver beside an image.
  open var title: String? {
    willSet { willChange(.title) }
    didSet {
      changed()
      didChange(.title)
    }
  }

  /// The image that is shown; nil for the title.
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

  /// The image in a compact height. The image is stored without effect.
  open var landscapeImagePhone: UIImage?

  /// The image for large text sizes. The image is stored without effect.
  open var largeContentSizeImage: UIImage?

  /// The insets of the image, in points. The value is stored without effect.
  open var imageInsets = UIEdgeInsets.zero

  /// The insets of the image in a compact height. The value is stored without effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  /// The insets of the image for large text sizes. The value is stored without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title. Font and color are shown.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the text attributes of the title.
  @discardableResult
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  func changed() {}

  override func accessibilityChanged() { changed() }

  override var labelByDefault: String? { title ?? image?.accessibilityLabel }
}

extension UIBarItem: UIAccessibilityIdentification {}
