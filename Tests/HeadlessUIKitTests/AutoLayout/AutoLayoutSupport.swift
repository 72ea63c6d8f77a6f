// SPDX-License-Identifier: MIT
import Foundation

@testable import HeadlessUIKit

/// A view whose content has a size.
class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var measurements = 0

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    measurements += 1
    return content
  }
}

/// A view that is like wrapped text: of a constant area, and at most `content` wide.
final class WrappingView: ContentView {
  override var contentHeightDependsOnWidth: Bool { true }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    guard let width else { return intrinsicContentSize }
    let lines = max((content.width / width).rounded(.up), 1)
    return CGSize(width: min(width, content.width), height: lines * content.height)
  }
}

/// A view that counts its layouts.
class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
