// SPDX-License-Identifier: MIT

/// A part of a text view's text that reacts to touches: a link.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The contents of an item.
  public enum Content: Hashable, Sendable {
    case link(URL)
  }

  /// The range of the item, in UTF-16 units.
  open private(set) var range: NSRange

  /// The content of the item.
  public final let content: Content

  init(range: NSRange, content: Content) {
    self.range = range
    self.content = content
    super.init()
  }
}

/// The ways in which the user interacts with a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which opens a link.
  case invokeDefaultAction = 0
  /// A long press. It is not used.
  case presentActions = 1
  /// A press for a preview. It is not used.
  case preview = 2
}

extension UITextView {
  /// Opens a link at a point, unless the delegate prevents it. Returns false if there is no link,
  /// or if the text can be edited.
  final func openLink(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let item = link(at: point) else { return false }
    guard case .link(let url) = item.content else { return false }
    guard
      delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
    else { return true }
    let action = UIAction(title: "Open Link") { [weak self] _ in
      self?.device.application.open(url)
    }
    let wanted =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: action) } ?? action
    wanted?.performWithSender(self, target: nil)
    return true
  }

  private func link(at point: CGPoint) -> UITextItem? {
    var start = 0
    for piece in editor.view.content.pieces ?? [] {
      let range = NSRange(location: start, length: piece.text.utf16.count)
      start = range.upperBound
      guard let value = piece.attributes[.link] else { continue }
      let rects = editor.view.rects(of: range)
      guard rects.contains(where: { editor.view.convert($0, to: self).contains(point) }) else {
        continue
      }
      let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
      return url.map { UITextItem(range: range, content: .link($0)) }
    }
    return nil
  }
}
