// SPDX-License-Identifier: MIT

/// The frames of the image and the texts of a list content view, in coordinates that begin at the
/// leading edge.
struct ListContentLayout {
  var image = CGRect.zero
  var text = CGRect.zero
  var secondaryText = CGRect.zero
  /// The height that the content requires, with its margins.
  var height: CGFloat = 0

  /// The sizes of the parts and the distances between them.
  struct Input {
    /// The margins; `left` is the leading one.
    var margins = UIEdgeInsets.zero
    /// The size of the picture; nil if there is none.
    var image: CGSize?
    var reserved = CGSize.zero
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var isSideBySide = false
    var isTextCentered = false
    var minimumHeight: CGFloat = 0
    /// The texts; nil where there is none.
    var text: ((_ width: CGFloat) -> CGSize)?
    var secondaryText: ((_ width: CGFloat) -> CGSize)?

    /// The distance of the texts from the leading edge.
    var textOrigin: CGFloat {
      margins.left + (image == nil ? 0 : reserved.width + imagePadding)
    }

    /// The width of the content in one line, with its margins.
    var naturalWidth: CGFloat {
      let first = text?(.greatestFiniteMagnitude).width ?? 0
      let second = secondaryText?(.greatestFiniteMagnitude).width ?? 0
      let isBeside = isSideBySide && text != nil && secondaryText != nil
      let texts = isBeside ? first + horizontalPadding + second : max(first, second)
      return textOrigin + texts + margins.right
    }
  }

  /// Computes the frames.
  ///
  /// - Parameter height: The height of the view; nil for the height that the content requires.
  init(_ input: Input, width: CGFloat, height: CGFloat?) {
    let available = max(width - input.textOrigin - input.margins.right, 0)
    placeTexts(input, available: available)
    let texts = max(text.maxY, secondaryText.maxY)
    let content = max(texts, input.image == nil ? 0 : input.reserved.height)
    let vertical = input.margins.top + input.margins.bottom
    self.height = max(content + vertical, input.minimumHeight)
    // A view that is too low shows the beginning of the texts below the margin.
    let room = max((height ?? self.height) - vertical, 0)
    let top = input.margins.top + max((room - texts) / 2, 0)
    text.origin.y += top
    secondaryText.origin.y += top
    if let size = input.image {
      image = CGRect(
        x: input.margins.left + (input.reserved.width - size.width) / 2,
        y: input.margins.top + (room - size.height) / 2, width: size.width, height: size.height)
    }
  }

  /// Places the texts below the line y = 0.
  private mutating func placeTexts(_ input: Input, available: CGFloat) {
    let x = input.textOrigin
    if input.isSideBySide, let first = input.text, let second = input.secondaryText {
      let (a, b) = (first(.greatestFiniteMagnitude), second(.greatestFiniteMagnitude))
      if a.width + input.horizontalPadding + b.width <= available {
        let line = max(a.height, b.height)
        text = CGRect(
          x: x, y: (line - a.height) / 2, width: available - input.horizontalPadding - b.width,
          height: a.height)
        secondaryText = CGRect(
          x: x + available - b.width, y: (line - b.height) / 2, width: b.width, height: b.height)
        return
      }
    }
    if let first = input.text {
      text = CGRect(x: x, y: 0, width: available, height: first(available).height)
    }
    if let second = input.secondaryText {
      let y = input.text == nil ? 0 : text.maxY + input.verticalPadding
      secondaryText = CGRect(x: x, y: y, width: available, height: second(available).height)
    }
  }

  /// Mirrors the frames within a width.
  mutating func mirror(width: CGFloat) {
    for part in [\ListContentLayout.image, \.text, \.secondaryText] {
      self[keyPath: part].origin.x = width - self[keyPath: part].maxX
    }
  }
}
