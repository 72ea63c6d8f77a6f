// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Items whose intrinsic height follows the width that the group gives them, and content in scroll
/// views.
@MainActor @Suite struct WidthDependentItemTests {
  /// A label that is 0.3 times as high as wide.
  private final class Wide: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      numberOfLines = 0
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      CGSize(width: preferredMaxLayoutWidth, height: preferredMaxLayoutWidth * 0.3)
    }
  }

  @Test func `Items of a column have the heights for the width of the group`() {
    onStage(200, 400) { view, _ in
      let labels = [Wide(), Wide()]
      let group = VGroup(spacing: 10) {
        labels[0]
        labels[1]
      }
      group.install(in: view)
      NSLayoutConstraint.activate([
        group.topAnchor.constraint(equalTo: view.topAnchor),
        group.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        group.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      view.layoutIfNeeded()
      expectEqual(labels.map(\.frame), [rect(0, 0, 200, 60), rect(0, 70, 200, 60)])
    }
  }

  @Test func `A fit of a group's view has the heights for its width`() {
    onStage { view, _ in
      let inner = UIView()
      view.addSubview(inner)
      let group = VGroup(spacing: 10) {
        Wide()
        Wide()
      }
      group.install(in: inner)
      group.constrainToSuperview()
      for width in [100.0, 250, 100] {
        let size = inner.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        expectEqual(size, CGSize(width: width, height: 0.6 * width + 10))
      }
    }
  }
}
