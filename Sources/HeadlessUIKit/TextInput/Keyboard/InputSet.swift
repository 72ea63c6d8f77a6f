// SPDX-License-Identifier: MIT

/// The views that the keyboard shows for a responder.
struct InputSet {
  /// The lower part of the keyboard.
  enum Content {
    case none
    case keys
    /// A view of the application in place of the keys.
    case view(UIView)

    var view: UIView? {
      if case .view(let view) = self { view } else { nil }
    }

    var isNone: Bool {
      if case .none = self { true } else { false }
    }

    func isSame(as other: Content) -> Bool {
      switch (self, other) {
      case (.none, .none), (.keys, .keys): true
      case (.view(let one), .view(let two)): one === two
      default: false
      }
    }
  }

  var content = Content.none
  /// The view on top of the content.
  var accessory: UIView?
  /// The responder that supplies the accessory view, which is next to it in the responder chain.
  weak var accessoryOwner: UIResponder?
  /// The responder that supplies the view in place of the keys, which is next to it in the
  /// responder chain.
  weak var contentOwner: UIResponder?

  var isEmpty: Bool { content.isNone && accessory == nil }

  init() {}

  /// Collects the input views for a first responder: the first ones that are found along the
  /// responder chain ("UIResponder", `inputView` and `inputAccessoryView`), up to the page of the
  /// presentation. A page that a presentation covers shows no accessory view.
  @MainActor
  init(for responder: UIResponder?) {
    guard let responder else { return }
    content = responder.takesKeys ? .keys : .none
    var hasInputView = false
    let isCovered = responder.deviceOfResponder.inputOwner.isCovered(responder)
    for link in sequence(first: responder, next: { $0.nextForInput }) {
      if !hasInputView, let view = link.inputViewController?.inputView ?? link.inputView {
        content = .view(view)
        contentOwner = link
        hasInputView = true
      }
      if accessory == nil, !isCovered {
        accessory = link.inputAccessoryViewController?.inputView ?? link.inputAccessoryView
        if accessory != nil { accessoryOwner = link }
      }
    }
  }
}

/// The position of a keyboard.
package enum KeyboardPlacement: Hashable, Sendable {
  /// At the lower edge of the screen, over its whole width.
  case docked
  /// Above the lower edge, over the whole width: on an iPad.
  case undocked
  /// In two halves at the left and the right edge, above the lower edge: on an iPad.
  case split
  /// Small and anywhere on the screen: on an iPad.
  case floating
}
