// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport

/// A view whose content has a size.
final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }

  /// Returns a box that keeps its width and its height where others can stretch.
  func rigid() -> Box {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    return self
  }
}

/// A view with style, content and behaviors, which records its calls.
final class TestView: UIView, EpoxyableView {
  struct Style: Hashable {
    var width: CGFloat = 10
    var height: CGFloat = 10
  }

  struct Behaviors {
    var name: String
  }

  let style: Style
  var note = 0
  private(set) var content: String?
  private(set) var events: [String] = []

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: style.width * CGFloat(content?.count ?? 1), height: style.height)
  }

  func setContent(_ content: String, animated: Bool) {
    self.content = content
    events.append("content \(content)\(animated ? " animated" : "")")
    invalidateIntrinsicContentSize()
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    events.append("behaviors \(behaviors?.name ?? "none")")
  }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A view of another class without a style.
final class PlainTestView: UIView, EpoxyableView {
  private(set) var content: String?

  func setContent(_ content: String, animated: Bool) { self.content = content }
}

/// An item whose content is its identity by default.
func item(_ id: String, _ content: String? = nil, style: TestView.Style = .init())
  -> GroupItem<TestView>
{
  TestView.groupItem(
    dataID: id, content: content ?? id, behaviors: .init(name: content ?? id), style: style)
}

func items(_ ids: String) -> [any GroupItemModeling] {
  ids.map { item(String($0)) }
}

/// Runs `body` on a device of its own, in a view of a size, and returns the warnings.
@MainActor
@discardableResult
func onStage(
  _ width: CGFloat = 320, _ height: CGFloat = 100, scale: CGFloat = 1,
  _ body: @MainActor (UIView, Device) throws -> Void
) rethrows -> EpoxyMessages {
  let device = Device()
  device.values.traits = device.values.traits.modifyingTraits { $0.displayScale = scale }
  return try EpoxyMessages.during(on: device) {
    try device.perform {
      let window = UIWindow(frame: rect(0, 0, 1000, 1000))
      let view = UIView(frame: rect(0, 0, width, height))
      window.addSubview(view)
      window.makeKeyAndVisible()
      try body(view, device)
    }
  }
}

extension Constrainable {
  /// Installs the group over the whole view and lays out.
  @MainActor func fill(_ view: UIView) {
    install(in: view)
    constrainToSuperview()
    view.layoutIfNeeded()
  }
}

extension Group {
  func view(_ id: String) -> TestView? { constrainable(with: id) as? TestView }
}
