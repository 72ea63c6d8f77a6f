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

@MainActor
func plainView(in superview: UIView? = nil) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

/// Runs `body` on a device of its own whose screen has a scale, and returns the warnings.
@MainActor
@discardableResult
func onDevice(scale: CGFloat = 1, _ body: @MainActor (Device) throws -> Void) rethrows -> [String] {
  let device = Device()
  device.values.traits = device.values.traits.modifyingTraits { $0.displayScale = scale }
  var warnings: [String] = []
  device.onWarning = { warnings.append($0) }
  try device.perform { try body(device) }
  return warnings
}
