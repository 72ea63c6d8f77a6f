// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct ContentConfigurationTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState
  {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test func `Values that were not set follow the state, others remain`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    let disabled = state { $0.isDisabled = true }
    let normal = state { _ in }
    let dimmed = content.updated(for: disabled)
    #expect(dimmed.textProperties.color == .tertiaryLabel && dimmed.text == "Row")
    expectEqual(dimmed.updated(for: normal), content.updated(for: normal))
    content.textProperties.color = .systemRed
    content.imageProperties.tintColor = nil
    let kept = content.updated(for: disabled)
    #expect(kept.textProperties.color == .systemRed && kept.imageProperties.tintColor == nil)
    expectEqual(kept.secondaryTextProperties.color, .tertiaryLabel)
  }

  @Test func `Fonts follow the text size of the state`() {
    var content = UIListContentConfiguration.cell()
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let state = UICellConfigurationState(traitCollection: large)
    let expected = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    expectEqual(content.updated(for: state).textProperties.font, expected)
    let own = UIFont.systemFont(ofSize: 9)
    content.textProperties.font = own
    expectEqual(content.updated(for: state).textProperties.font, own)
  }

  @Test func `A selected row of a sidebar is white on the tint color, on a pad`() {
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    var selected = UICellConfigurationState(traitCollection: pad)
    selected.isSelected = true
    expectEqual(
      UIListContentConfiguration.sidebarCell().updated(for: selected).textProperties.color, .white)
    let background = UIBackgroundConfiguration.listSidebarCell().updated(for: selected)
    #expect(background.backgroundColor == nil)
    expectEqual(background.resolvedBackgroundColor(for: .systemPink), .systemPink)
    selected.traitCollection = UITraitCollection(userInterfaceIdiom: .phone)
    expectEqual(
      UIListContentConfiguration.sidebarCell().updated(for: selected).textProperties.color, .label)
  }

  @Test func `Transformers change colors, and copies are equal`() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.colorTransformer = .init { $0.withAlphaComponent(0.5) }
    content.imageProperties.tintColorTransformer = .grayscale
    let copy = content
    #expect(copy == content && copy.hashValue == content.hashValue)
    expectEqual(content.textProperties.resolvedColor(), UIColor.label.withAlphaComponent(0.5))
    // 0.2126 is the weight of red in ITU-R BT.709.
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    content.imageProperties.resolvedTintColor(for: .red)
      .resolvedColor(with: UITraitCollection()).getWhite(&white, alpha: &alpha)
    #expect(abs(white - 0.2126) < 0.001 && alpha == 1)
  }

  private func view(
    _ content: UIListContentConfiguration, width: CGFloat, host: ScreenHost
  ) -> UIListContentView {
    let view = host.perform { UIListContentView(configuration: content) }
    host.show(view, frame: CGRect(x: 0, y: 100, width: width, height: 44))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    host.perform { view.frame.size = size }
    return view
  }

  @Test func `Texts are side by side if they fit`() {
    let host = ScreenHost(.iPhone15)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Ada"
    let short = view(content, width: 300, host: host)
    let labels = short.subviews.compactMap { $0 as? UILabel }
    expectEqual(short.bounds.height, 44)
    expectEqual(labels[0].frame.midY, labels[1].frame.midY)
    #expect(isNear(labels[1].frame.maxX, 300 - 8))
    content.secondaryText = String(repeating: "Ada ", count: 20)
    host.perform { short.configuration = content }
    host.settle()
    #expect(labels[1].frame.minY >= labels[0].frame.maxY)
    host.contentSizeCategory = .accessibilityLarge
    content.secondaryText = "A"
    let large = view(content, width: 300, host: host)
    let stacked = large.subviews.compactMap { $0 as? UILabel }
    #expect(stacked[1].frame.minY >= stacked[0].frame.maxY)
  }

  @Test func `Images are scaled down, and centered in the reserved area`() {
    let host = ScreenHost(.iPhone15)
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 50)
    content.imageProperties.cornerRadius = 5
    let view = view(content, width: 300, host: host)
    let image = view.subviews.compactMap { $0 as? UIImageView }[0]
    expectEqual(image.frame.size, CGSize(width: 20, height: 10))
    #expect(image.frame.midX == 16 + 30 && image.layer.cornerRadius == 5)
    #expect(isNear(view.bounds.height, 50 + 22))
    #expect(isNear(view.subviews.compactMap { $0 as? UILabel }[0].frame.minX, 16 + 60 + 16))
    expectEqual(view.imageLayoutGuide?.layoutFrame, image.frame)
    #expect(view.secondaryTextLayoutGuide == nil)
    host.layoutDirection = .rightToLeft
    host.settle()
    #expect(isNear(image.frame.midX, 300 - 46))
  }

  @Test func `Constraints beside the content use its height`() {
    let host = ScreenHost(.iPhone15)
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "word ", count: 40)
    let (stack, view) = host.perform {
      let view = UIListContentView(configuration: content)
      let stack = UIStackView(arrangedSubviews: [view, UILabel()])
      stack.axis = .vertical
      return (stack, view)
    }
    host.show(stack, frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(view.intrinsicContentSize.width > 300 && fitting.height > 60)
    expectEqual(
      stack.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height, fitting.height)
  }

  @Test func `Uppercase text is only shown so, and attributes take precedence`() {
    let host = ScreenHost(.iPhone15)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Title"
    let shown = view(content, width: 300, host: host)
    let label = shown.subviews.compactMap { $0 as? UILabel }[0]
    #expect(label.text == "TITLE" && content.text == "Title")
    content.attributedText = NSAttributedString(
      string: "Own", attributes: [.foregroundColor: UIColor.systemRed])
    host.perform { shown.configuration = content }
    #expect(label.text == "Own" && content.text == "Own")
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    expectEqual(attributes?[.foregroundColor] as? UIColor, .systemRed)
    expectEqual(attributes?[.font] as? UIFont, content.textProperties.font)
    content.text = "Plain"
    #expect(content.attributedText == nil)
  }

  /// A configuration of an application.
  private struct Counter: UIContentConfiguration {
    var count = 0
    var isDisabled = false

    func makeContentView() -> any UIView & UIContentView { CounterView(self) }

    func updated(for state: any UIConfigurationState) -> Counter {
      var result = self
      result.isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? false
      return result
    }
  }

  private final class CounterView: UIView, UIContentView {
    var shown: Counter
    var configuration: any UIContentConfiguration {
      get { shown }
      set { if let counter = newValue as? Counter { shown = counter } }
    }

    init(_ counter: Counter) {
      shown = counter
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A cell reuses the view of a configuration of the same type`() {
    let host = ScreenHost(.iPhone15)
    let cell = host.perform {
      UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    }
    host.show(cell, frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let plain = cell.contentView
    host.perform { cell.contentConfiguration = Counter(count: 1) }
    let view = cell.contentView as? CounterView
    #expect(view?.shown.count == 1 && plain.superview == nil && view?.frame == cell.bounds)
    host.perform {
      cell.contentConfiguration = Counter(count: 2)
      cell.isUserInteractionEnabled = false
    }
    #expect(cell.contentView === view && view?.shown.count == 2 && view?.shown.isDisabled == true)
    #expect((cell.contentConfiguration as? Counter)?.isDisabled == true)
    host.perform {
      cell.automaticallyUpdatesContentConfiguration = false
      cell.isUserInteractionEnabled = true
    }
    #expect(view?.shown.isDisabled == true)
    host.perform { cell.contentConfiguration = UIListContentConfiguration.cell() }
    #expect(cell.contentView is UIListContentView)
    host.perform { cell.contentConfiguration = nil }
    #expect(!(cell.contentView is any UIContentView) && cell.contentView.superview === cell)
  }

  @Test func `A background has insets, corners, a stroke and a view`() {
    let host = ScreenHost(.iPhone15)
    let cell = host.perform { UICollectionViewCell(frame: .zero) }
    let custom = UIView()
    host.perform {
      cell.backgroundView = UIView()
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemYellow
      background.cornerRadius = 100
      background.backgroundInsets = .init(top: 2, leading: 10, bottom: 4, trailing: 0)
      background.strokeColor = .systemRed
      background.strokeWidth = 3
      background.strokeOutset = 1
      background.customView = custom
      cell.backgroundConfiguration = background
    }
    host.show(cell, frame: CGRect(x: 0, y: 0, width: 200, height: 46))
    let view = cell.subviews[0]
    #expect(cell.backgroundView == nil && view.frame == cell.bounds)
    let fill = view.subviews[0]
    expectEqual(fill.frame, CGRect(x: 10, y: 2, width: 190, height: 40))
    #expect(fill.layer.cornerRadius == 20 && fill.backgroundColor == .systemYellow)
    #expect(custom.superview === fill && custom.frame == fill.bounds)
    let stroke = view.subviews[1]
    expectEqual(stroke.frame, CGRect(x: 9, y: 1, width: 192, height: 42))
    expectEqual(stroke.layer.borderWidth, 3)
    host.layoutDirection = .rightToLeft
    host.settle()
    expectEqual(fill.frame.minX, 0)
    host.perform { cell.backgroundConfiguration = nil }
    #expect(view.superview == nil)
  }
}
