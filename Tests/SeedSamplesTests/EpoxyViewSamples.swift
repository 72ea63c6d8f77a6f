// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

// EpoxyCore, "Views".

// MARK: StyledView

// Corrected: on no platform can an extension add an initializer that a protocol requires to a class
// that is not final, so a final subclass below conforms. A convenience initializer must call
// `self.init`.
extension UILabel {
  struct Style: Hashable {
    let font: UIFont
    let textColor: UIColor
  }

  convenience init(style: Style) {
    self.init(frame: .zero)
    font = style.font
    textColor = style.textColor
  }
}

private final class StyledLabel: UILabel, StyledView {}

/// A divider. "A simple divider view may have no initializer parameter", no content and no
/// behaviors.
private final class Divider: UIView, EpoxyableView {}

// MARK: ContentConfigurableView

class CheckboxRow: UIView, ContentConfigurableView {

  struct Content: Equatable {
    var title: String?
    var subtitle: String?
    var isChecked: Bool
  }

  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let checkboxView = UIImageView()

  // Added: the sample omits the style.
  let style = (
    checkedImage: UIImage(systemName: "checkmark.square"),
    uncheckedImage: UIImage(systemName: "square")
  )

  func setContent(_ content: Content, animated: Bool) {
    titleLabel.text = content.title
    subtitleLabel.text = content.subtitle
    checkboxView.image = content.isChecked ? style.checkedImage : style.uncheckedImage
  }
}

// MARK: BehaviorsConfigurableView

final class ButtonRow: UIView, BehaviorsConfigurableView {

  struct Behaviors {
    var didTap: (() -> Void)?
  }

  // Added: the sample omits the initializer of the row.
  override init(frame: CGRect) {
    super.init(frame: frame)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError() }

  func setBehaviors(_ behaviors: Behaviors?) {
    didTap = behaviors?.didTap
  }

  private let button = UIButton(type: .system)
  private var didTap: (() -> Void)?

  // Corrected: `#selector(handleTap)` and `@objc` require Objective-C; `UIAction` exists on all
  // platforms.
  private func setUp() {
    button.addAction(UIAction { [unowned self] _ in handleTap() }, for: .touchUpInside)
  }

  private func handleTap() {
    didTap?()
  }
}

// MARK: - Tests

@MainActor @Suite struct EpoxyViewSamples {
  private func isEpoxyable<View: EpoxyableView>(_ type: View.Type) -> Bool { true }

  @Test func `EpoxyableView is the three protocols together`() {
    func conforms<View: StyledView & ContentConfigurableView & BehaviorsConfigurableView>(
      _ type: View.Type
    ) -> Bool { isEpoxyable(type) }
    #expect(conforms(Divider.self))
  }

  @Test func `A style configures a label when the label is made`() {
    ScreenHost().perform {
      let label = UILabel(
        style: .init(font: UIFont.preferredFont(forTextStyle: .body), textColor: .black))
      #expect(label.font == UIFont.preferredFont(forTextStyle: .body))
      #expect(label.textColor == .black)

      let styled: any StyledView = StyledLabel(
        style: .init(font: UIFont.preferredFont(forTextStyle: .title2), textColor: .red))
      #expect((styled as? UILabel)?.textColor == .red)
    }
  }

  @Test func `The types that a view does not declare are Never`() {
    #expect(Divider.Style.self == Never.self)
    #expect(Divider.Content.self == Never.self)
    #expect(Divider.Behaviors.self == Never.self)
    #expect(CheckboxRow.Content(title: "a", isChecked: true) == .init(title: "a", isChecked: true))
  }

  @Test func `Content is set in one call`() {
    ScreenHost().perform {
      let row = CheckboxRow()
      row.setContent(.init(title: "Milk", subtitle: "2 l", isChecked: true), animated: false)
      #expect(row.titleLabel.text == "Milk")
      #expect(row.subtitleLabel.text == "2 l")
      #expect(row.checkboxView.image == row.style.checkedImage)
      row.setContent(.init(title: "Milk", subtitle: nil, isChecked: false), animated: false)
      #expect(row.subtitleLabel.text == nil)
      #expect(row.checkboxView.image == row.style.uncheckedImage)
    }
  }

  @Test func `A finger calls the behavior, until it is reset`() {
    let host = ScreenHost()
    let row = host.perform { ButtonRow(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }
    host.show(row, frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    var taps = 0
    row.setBehaviors(.init(didTap: { taps += 1 }))
    host.tap(row)
    #expect(taps == 1)
    row.setBehaviors(nil)
    host.tap(row)
    #expect(taps == 1)
  }

  @Test
  func `Behaviors are set on a reused view with each model, and are nil where the model has none`()
  {
    let host = ScreenHost.showing(items: [Told.itemModel(dataID: 1, behaviors: "first")])
    #expect(host.itemViews(Told.self)[0].behaviors == ["first"])
    host.perform {
      host.collectionView.setSections(
        [.init(dataID: DefaultDataID.noneProvided, items: [Told.itemModel(dataID: 1)])],
        animated: true)
    }
    host.settle()
    #expect(host.itemViews(Told.self)[0].behaviors == ["first", nil])
  }

  private final class Told: UIView, EpoxyableView {
    var behaviors: [String?] = []

    func setBehaviors(_ behaviors: String?) { self.behaviors.append(behaviors) }
  }

  @Test func `The protocol of behaviors has a second name`() {
    func conforms<View: BehaviorsSettableView>(_ type: View.Type) -> Bool { true }
    #expect(conforms(ButtonRow.self))
  }
}
