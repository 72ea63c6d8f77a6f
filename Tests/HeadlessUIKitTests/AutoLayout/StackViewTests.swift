// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct StackViewTests {
  private func stack(
    _ views: [UIView], in size: CGSize, _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func frames(_ views: [UIView]) -> [CGRect] { views.map(\.frame) }

  @Test func `The defaults are those of the documentation`() {
    onDevice { _ in
      let stack = UIStackView()
      #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
      #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
      #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
      let coded: UIStackView = UIStackView(coder: NSCoder())
      #expect(coded.arrangedSubviews.isEmpty)
    }
  }

  /// UIStackView.Distribution, "fill": views that do not fill the stack are stretched by their
  /// hugging priorities, views that do not fit are shrunk by their compression resistance.
  @Test func `The distribution fill stretches and compresses by priorities`() {
    let warnings = onDevice { _ in
      let views = [ContentView(50, 10), ContentView(60, 20)]
      views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      views[0].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
      let stack = stack(views, in: CGSize(width: 200, height: 40)) { $0.spacing = 10 }
      expectEqual(frames(views), [rect(0, 0, 50, 40), rect(60, 0, 140, 40)])
      stack.frame.size.width = 100
      stack.layoutIfNeeded()
      expectEqual(frames(views), [rect(0, 0, 30, 40), rect(40, 0, 60, 40)])
    }
    expectEqual(warnings, [])
  }

  /// UIStackView, "isLayoutMarginsRelativeArrangement": whether views are arranged relative to the
  /// layout margins of the stack.
  @Test func `Views respect the margins once the arrangement requires that`() {
    onDevice { _ in
      let views = [ContentView(50, 10)]
      let stack = stack(views, in: CGSize(width: 200, height: 40))
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stack.layoutIfNeeded()
      expectEqual(frames(views), [rect(0, 0, 200, 40)])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutIfNeeded()
      expectEqual(frames(views), [rect(2, 1, 194, 36)])
      stack.isLayoutMarginsRelativeArrangement = false
      stack.layoutIfNeeded()
      expectEqual(frames(views), [rect(0, 0, 200, 40)])
    }
  }

  /// UIView, "alignmentRectInsets": Auto Layout places alignment rectangles instead of frames.
  @Test func `Views are arranged in the alignment rectangle of their stack`() {
    final class OutsetStack: UIStackView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    onDevice { _ in
      let (root, view) = (container(200, 100), ContentView(50, 10))
      let stack = OutsetStack(arrangedSubviews: [view])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      expectEqual(stack.frame, rect(-2, -1, 206, 104))
      expectEqual(view.frame, rect(2, 1, 200, 100))
    }
  }

  @Test func `The distribution fillEqually gives views of a column equal heights`() {
    onDevice { _ in
      let views = [ContentView(50, 10), ContentView(60, 20), plainView()]
      let stack = stack(views, in: CGSize(width: 80, height: 100)) {
        $0.axis = .vertical
        $0.distribution = .fillEqually
        $0.spacing = 5
      }
      expectEqual(frames(views), [rect(0, 0, 80, 30), rect(0, 35, 80, 30), rect(0, 70, 80, 30)])
      expectEqual(stack.subviews, views)
    }
  }

  /// UIStackView.Distribution, "fillProportionally": resized proportionally based on their
  /// intrinsic content size along the axis.
  @Test func `The distribution fillProportionally follows content that changes`() {
    onDevice { _ in
      let views = [ContentView(10, 10), ContentView(30, 20)]
      let stack = stack(views, in: CGSize(width: 210, height: 40)) {
        $0.distribution = .fillProportionally
        $0.spacing = 10
      }
      expectEqual(frames(views), [rect(0, 0, 50, 40), rect(60, 0, 150, 40)])
      views[0].content.width = 30
      stack.layoutIfNeeded()
      expectEqual(frames(views), [rect(0, 0, 100, 40), rect(110, 0, 100, 40)])
    }
  }

  @Test func `The distribution equalSpacing makes distances equal`() {
    let warnings = onDevice { _ in
      let views = [ContentView(20, 10), ContentView(40, 10), ContentView(60, 10)]
      let stack = stack(views, in: CGSize(width: 200, height: 10)) {
        $0.distribution = .equalSpacing
        $0.spacing = 10
      }
      expectEqual(frames(views), [rect(0, 0, 20, 10), rect(60, 0, 40, 10), rect(140, 0, 60, 10)])
      // Too narrow: the distance is the minimum, and the views are compressed.
      views[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      stack.frame.size.width = 100
      stack.layoutIfNeeded()
      expectEqual(frames(views), [rect(0, 0, 20, 10), rect(30, 0, 40, 10), rect(80, 0, 20, 10)])
    }
    expectEqual(warnings, [])
  }

  /// UIStackView.Distribution, "equalCentering": an equal center-to-center spacing, as long as the
  /// distance of the views remains at least `spacing`.
  @Test func `The distribution equalCentering makes distances of centers equal`() {
    onDevice { _ in
      let views = [ContentView(20, 10), ContentView(80, 10), ContentView(40, 10)]
      let stack = stack(views, in: CGSize(width: 230, height: 10)) {
        $0.distribution = .equalCentering
        $0.spacing = 10
      }
      // The outer centers are at 10 and 210, so the middle one is at 110.
      expectEqual(frames(views), [rect(0, 0, 20, 10), rect(70, 0, 80, 10), rect(190, 0, 40, 10)])
      stack.frame.size.width = 160
      stack.layoutIfNeeded()
      expectEqual(frames(views), [rect(0, 0, 20, 10), rect(30, 0, 80, 10), rect(120, 0, 40, 10)])
    }
  }

  @Test func `Alignments position views across the axis and determine the thickness`() {
    onDevice { _ in
      let views = [ContentView(20, 10), ContentView(20, 30)]
      let stack = stack(views, in: CGSize(width: 40, height: 50)) { $0.alignment = .top }
      #expect(views.map(\.frame.minY) == [0, 0] && views.map(\.frame.height) == [10, 30])
      stack.alignment = .bottom
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == [40, 20] && views.map(\.frame.height) == [10, 30])
      stack.alignment = .center
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == [20, 10] && views.map(\.frame.height) == [10, 30])
      for alignment in [UIStackView.Alignment.top, .bottom, .center, .fill] {
        stack.alignment = alignment
        expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 40, height: 30))
      }
    }
  }

  @Test func `Baselines are aligned`() {
    final class Text: ContentView {
      override var firstBaseline: Baseline? { .fromTop(content.height * 0.8) }
      override var lastBaseline: Baseline? { .fromBottom(content.height * 0.2) }
    }
    onDevice { _ in
      let views = [Text(20, 10), Text(20, 30)]
      let stack = stack(views, in: CGSize(width: 40, height: 50)) { $0.alignment = .firstBaseline }
      expectEqual(views.map(\.frame.minY), [16, 0])
      views[0].content.height = 20
      stack.layoutIfNeeded()
      expectEqual(views.map(\.frame.minY), [8, 0])
      expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 40, height: 30))
      stack.alignment = .fill
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = 40
      // The upper text ends 4 below its baseline, the lower one begins 24 above its own.
      expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 20, height: 20 + 12 + 30))
    }
  }

  /// UIView, "forLastBaselineLayout": a vertical stack returns that of its last arranged view, a
  /// horizontal one that of its tallest.
  @Test func `A stack has the baselines of its views`() {
    final class Text: ContentView {
      override var firstBaseline: Baseline? { .fromTop(content.height * 0.8) }
      override var lastBaseline: Baseline? { .fromBottom(content.height * 0.2) }
    }
    onDevice { _ in
      let root = container(200, 200)
      let texts = [Text(20, 10), Text(20, 30)]
      let stack = UIStackView(arrangedSubviews: texts)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.axis = .vertical
      let line = plainView(in: root)
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        line.topAnchor.constraint(equalTo: stack.lastBaselineAnchor),
        line.bottomAnchor.constraint(equalTo: stack.firstBaselineAnchor, constant: 100),
      ])
      root.layoutIfNeeded()
      #expect(line.frame.minY == 34 && line.frame.maxY == 108)
      texts[1].content.height = 20
      root.layoutIfNeeded()
      #expect(line.frame.minY == 26 && line.frame.maxY == 108)
      stack.insertArrangedSubview(texts[1], at: 0)
      root.layoutIfNeeded()
      #expect(line.frame.minY == 28 && line.frame.maxY == 116)
    }
  }

  @Test func `Custom spacings replace the spacing, also by that of the system`() {
    onDevice { _ in
      let views = [ContentView(10, 10), ContentView(10, 10), ContentView(10, 10)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 5
      expectEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
      stack.setCustomSpacing(20, after: views[0])
      expectEqual(stack.systemLayoutSizeFitting(.zero).width, 55)
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
      expectEqual(stack.systemLayoutSizeFitting(.zero).width, 58)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
      expectEqual(stack.systemLayoutSizeFitting(.zero).width, 43)
      stack.removeArrangedSubview(views[1])
      stack.addArrangedSubview(views[1])
      expectEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
    }
  }

  @Test func `Margins inset the arranged views`() {
    onDevice { _ in
      let view = plainView()
      let stack = stack([view], in: CGSize(width: 100, height: 50)) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
      }
      expectEqual(view.frame, rect(2, 1, 94, 46))
      stack.directionalLayoutMargins = .zero
      stack.layoutIfNeeded()
      expectEqual(view.frame, rect(0, 0, 100, 50))
    }
  }

  /// UIStackView: "the stack view updates its layout when the isHidden property of any of its
  /// arranged subviews changes"; a hidden view takes no room and no spacing.
  @Test func `Hidden views take no room`() {
    let warnings = onDevice { _ in
      let views = [ContentView(10, 10), ContentView(20, 10), ContentView(30, 10)]
      views[1].widthAnchor.constraint(equalToConstant: 20).isActive = true
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 5
      expectEqual(stack.systemLayoutSizeFitting(.zero).width, 70)
      views[1].isHidden = true
      expectEqual(stack.systemLayoutSizeFitting(.zero).width, 45)
      expectEqual(stack.arrangedSubviews, views)
      views[0].isHidden = true
      expectEqual(stack.systemLayoutSizeFitting(.zero).width, 30)
      stack.frame = rect(0, 0, 30, 10)
      stack.layoutIfNeeded()
      #expect(views[2].frame == rect(0, 0, 30, 10) && views[0].frame.width == 0)
      views[1].isHidden = false
      expectEqual(stack.systemLayoutSizeFitting(.zero).width, 55)
      for view in views { view.isHidden = true }
      expectEqual(stack.systemLayoutSizeFitting(.zero).width, 0)
    }
    expectEqual(warnings, [])
  }

  /// UIStackView, "insertArrangedSubview(_:at:)": a view that is already arranged is moved, which
  /// does not change the order of the subviews.
  @Test func `Arranged views are inserted, moved and removed`() {
    let device = Device()
    var messages: [String] = []
    device.onIllegalUse = { messages.append($0) }
    device.perform {
      let views = [ContentView(10, 10), ContentView(20, 10), ContentView(30, 10)]
      let stack = stack([views[0], views[2]], in: CGSize(width: 60, height: 10))
      stack.insertArrangedSubview(views[1], at: 1)
      #expect(!views[1].translatesAutoresizingMaskIntoConstraints)
      stack.layoutIfNeeded()
      expectEqual(views.map(\.frame.minX), [0, 10, 30])
      stack.insertArrangedSubview(views[2], at: 0)
      expectEqual(stack.subviews, [views[0], views[2], views[1]])
      expectEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
      stack.layoutIfNeeded()
      expectEqual(views.map(\.frame.minX), [30, 40, 0])
      stack.removeArrangedSubview(views[0])
      #expect(stack.subviews.contains(views[0]) && stack.arrangedSubviews == [views[2], views[1]])
      views[2].removeFromSuperview()
      expectEqual(stack.arrangedSubviews, [views[1]])
      stack.layoutIfNeeded()
      expectEqual(views[1].frame.width, 60)
      let other = UIStackView()
      other.addArrangedSubview(views[1])
      #expect(stack.arrangedSubviews == [] && other.arrangedSubviews == [views[1]])
      stack.insertArrangedSubview(views[2], at: 3)
    }
    #expect(messages.count == 1 && messages[0].contains("index out of bounds"))
  }

  @Test func `Rows are mirrored in right-to-left languages`() {
    onDevice { _ in
      let views = [ContentView(10, 10), ContentView(20, 10)]
      let stack = stack(views, in: CGSize(width: 30, height: 10))
      expectEqual(views.map(\.frame.minX), [0, 10])
      stack.semanticContentAttribute = .forceRightToLeft
      stack.layoutIfNeeded()
      expectEqual(views.map(\.frame.minX), [20, 0])
    }
  }

  @Test func `Only changes are passed to the solver`() {
    onDevice { device in
      let views = (0..<100).map { _ in ContentView(10, 10) }
      let stack = stack(views, in: CGSize(width: 100, height: 1000)) { $0.axis = .vertical }
      let before = device.counters
      let view = ContentView(10, 10)
      stack.insertArrangedSubview(view, at: 50)
      stack.frame.size.height = 1010
      stack.layoutIfNeeded()
      #expect(device.counters.constraintsAdded - before.constraintsAdded <= 12)
      expectEqual(device.counters.intrinsicSizesMeasured, before.intrinsicSizesMeasured + 1)
      expectEqual(views[99].frame, rect(0, 1000, 100, 10))
    }
  }

  /// UIStackView: hidden views take no room, so that a stack with hidden views only has no length
  /// of its own.
  @Test func `A stack whose views are all hidden has no length`() {
    let warnings = onDevice { _ in
      let views = [ContentView(10, 20), ContentView(10, 30)]
      let hidden = [ContentView(10, 20), ContentView(10, 30)]
      let inner = UIStackView(arrangedSubviews: hidden)
      inner.axis = .vertical
      let outer = stack([views[0], inner, views[1]], in: CGSize(width: 100, height: 200)) {
        $0.axis = .vertical
      }
      for view in hidden { view.isHidden = true }
      outer.layoutIfNeeded()
      #expect(inner.frame.height == 0 && hidden.map(\.frame.height) == [0, 0])
      expectEqual(outer.systemLayoutSizeFitting(.zero).height, 50)
      hidden[0].isHidden = false
      expectEqual(outer.systemLayoutSizeFitting(.zero).height, 70)
      // A stack with a given length keeps it, without a conflict.
      hidden[0].isHidden = true
      inner.heightAnchor.constraint(equalToConstant: 40).isActive = true
      outer.layoutIfNeeded()
      #expect(inner.frame.height == 40 && hidden.map(\.frame.height) == [0, 0])
    }
    expectEqual(warnings, [])
  }

  /// UIStackView: hidden views take no room. The last hidden view has a required length, as a view
  /// does whose own constraints determine it.
  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `A stack of hidden views with required lengths has no length`(
    axis: NSLayoutConstraint.Axis
  ) {
    func length(_ view: UIView) -> CGFloat {
      axis == .vertical ? view.frame.height : view.frame.width
    }
    let warnings = onDevice { _ in
      let shown = [ContentView(20, 20), ContentView(30, 30)]
      let hidden = [ContentView(10, 10), ContentView(10, 10)]
      let content = ContentView()
      hidden[1].addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: hidden[1].topAnchor),
        content.bottomAnchor.constraint(equalTo: hidden[1].bottomAnchor),
        content.leadingAnchor.constraint(equalTo: hidden[1].leadingAnchor),
        content.trailingAnchor.constraint(equalTo: hidden[1].trailingAnchor),
        content.widthAnchor.constraint(equalToConstant: 44),
        content.heightAnchor.constraint(equalToConstant: 44),
      ])
      let inner = UIStackView(arrangedSubviews: hidden)
      inner.axis = axis
      inner.spacing = 8
      let outer = stack([shown[0], inner, shown[1]], in: CGSize(width: 200, height: 200)) {
        $0.axis = axis
        $0.alignment = .leading
      }
      for view in hidden { view.isHidden = true }
      outer.layoutIfNeeded()
      expectEqual(length(inner), 0)
      let alone = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      expectEqual(axis == .vertical ? alone.height : alone.width, 0)
      let fitting = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      expectEqual(axis == .vertical ? fitting.height : fitting.width, 50)
      hidden[1].isHidden = false
      outer.layoutIfNeeded()
      expectEqual(length(inner), 44)
    }
    expectEqual(warnings, [])
  }
}
