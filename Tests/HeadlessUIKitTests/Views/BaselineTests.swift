// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Baselines of controls, which center their text in heights that the layout determines.
@MainActor @Suite struct BaselineTests {
  enum Control: CaseIterable {
    case plain, custom, insets, titleInsets, configuration, subtitle, high, top, bottom
    case ownTitleRect, plainField, roundedField, highField, placeholder, fieldWithView
  }

  /// A button that places its title at the lower edge.
  private final class LowButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      var rect = super.titleRect(forContentRect: contentRect)
      rect.origin.y = contentRect.maxY - rect.height
      return rect
    }
  }

  private func makeButton(_ control: Control) -> UIButton {
    let button =
      control == .ownTitleRect
      ? LowButton() : UIButton(type: control == .custom ? .custom : .system)
    button.setTitle("Filter", for: .normal)
    switch control {
    case .insets:
      button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 4, bottom: 3, right: 4)
    case .titleInsets: button.titleEdgeInsets = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
    case .configuration, .subtitle:
      button.configuration = .filled()
      button.configuration?.title = "Filter"
      if control == .subtitle { button.configuration?.subtitle = "All of them" }
    case .high, .top, .bottom, .ownTitleRect:
      button.heightAnchor.constraint(equalToConstant: 90).isActive = true
      if control == .top { button.contentVerticalAlignment = .top }
      if control == .bottom { button.contentVerticalAlignment = .bottom }
    default: break
    }
    return button
  }

  private func makeField(_ control: Control) -> UITextField {
    let field = UITextField()
    field.text = control == .placeholder ? nil : "12.50"
    field.placeholder = "Amount"
    if control != .plainField { field.borderStyle = .roundedRect }
    if control == .highField { field.heightAnchor.constraint(equalToConstant: 70).isActive = true }
    if control == .fieldWithView {
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.leftViewMode = .always
    }
    return field
  }

  private func make(_ control: Control) -> UIView {
    switch control {
    case .plainField, .roundedField, .highField, .placeholder, .fieldWithView: makeField(control)
    default: makeButton(control)
    }
  }

  /// The baseline of a line with a font that is centered at a height.
  private func baseline(center: CGFloat, _ font: UIFont) -> CGFloat {
    center - font.lineHeight / 2 + font.ascender
  }

  /// The first baseline that is drawn, in the superview's coordinates.
  private func drawnBaseline(of view: UIView) -> CGFloat {
    switch view {
    case let label as UILabel: label.frame.minY + label.font.ascender
    case let button as UIButton:
      button.frame.minY
        + (button.titleLabel.map { $0.frame.minY + $0.font.ascender } ?? 0)
    case let field as UITextField:
      field.frame.minY
        + baseline(
          center: field.caretRect(for: field.beginningOfDocument).midY,
          field.font ?? .systemFont(ofSize: 17))
    default: 0
    }
  }

  private func show(
    _ control: Control, _ body: (UILabel, UIView) -> UIView
  ) -> (ScreenHost, UILabel, UIView) {
    let host = ScreenHost(.iPhone15)
    let (label, view) = host.perform { (UILabel(), make(control)) }
    let root = host.perform { UIView() }
    host.perform {
      label.text = "Total"
      label.font = .systemFont(ofSize: 34)
      let row = body(label, view)
      root.addConstrained(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    }
    host.show(root)
    host.settle()
    return (host, label, view)
  }

  @Test(arguments: Control.allCases)
  func `A row aligns the baselines that are drawn, in its first layout`(control: Control) {
    let (host, label, view) = show(control) {
      let row = UIStackView(arrangedSubviews: [$0, $1])
      row.alignment = .firstBaseline
      return row
    }
    expectNear(drawnBaseline(of: label), drawnBaseline(of: view), within: 0.5)
    host.expectFirstLayoutIsLast()
    host.perform { label.font = .systemFont(ofSize: 60) }
    host.settle()
    expectNear(drawnBaseline(of: label), drawnBaseline(of: view), within: 0.5)
    host.expectFirstLayoutIsLast()
  }

  @Test(arguments: Control.allCases)
  func `A distance between baselines is that of the lines that are drawn`(control: Control) {
    let (host, label, view) = show(control) { label, view in
      let box = UIView()
      for part in [label, view] { box.addConstrained(part) }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 80),
      ])
      return box
    }
    expectNear(drawnBaseline(of: view) - drawnBaseline(of: label), 80, within: 0.5)
    host.expectFirstLayoutIsLast()
  }

  @Test func `The last baseline of a button is that of its subtitle, at any height`() throws {
    for height in [60.0, 90, 140] {
      let (host, label, view) = show(.subtitle) { label, view in
        let row = UIStackView(arrangedSubviews: [label, view])
        row.alignment = .lastBaseline
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return row
      }
      let button = try #require(view as? UIButton)
      let subtitle = try #require(
        button.subviews.compactMap { $0 as? UILabel }.first { $0.text == "All of them" })
      let drawn = button.frame.minY + subtitle.frame.minY + subtitle.font.ascender
      expectNear(drawn, drawnBaseline(of: label), within: 0.5)
      host.expectFirstLayoutIsLast()
    }
  }

  @Test func `A baseline follows the vertical alignment of the content`() {
    let (host, label, view) = show(.high) {
      let row = UIStackView(arrangedSubviews: [$0, $1])
      row.alignment = .firstBaseline
      return row
    }
    for alignment in [UIControl.ContentVerticalAlignment.top, .bottom, .center, .fill] {
      host.perform { (view as? UIButton)?.contentVerticalAlignment = alignment }
      host.settle()
      expectNear(drawnBaseline(of: label), drawnBaseline(of: view), within: 0.5)
      host.expectFirstLayoutIsLast()
    }
  }

  @Test func `A wrapped title has the baseline of its first line in the solved width`() throws {
    let host = ScreenHost(.iPhone15)
    let root = host.perform { UIView() }
    let (label, button) = host.perform { (UILabel(), UIButton(type: .system)) }
    host.perform {
      label.text = "1"
      button.configuration = .plain()
      button.configuration?.title = "A title of a button that is too long for a single line of it"
      root.addConstrained(label)
      root.addConstrained(button)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
        button.widthAnchor.constraint(equalToConstant: 150),
        button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
    }
    host.show(root)
    host.settle()
    let title = try #require(button.titleLabel)
    #expect(title.frame.height > 2 * title.font.lineHeight)
    expectNear(drawnBaseline(of: button), drawnBaseline(of: label), within: 0.5)
    host.expectFirstLayoutIsLast()
  }

  @Test func `The baseline of an image with alignment insets is counted from its frame`() {
    let host = ScreenHost(.iPhone15)
    let root = host.perform { UIView() }
    final class Padded: UILabel {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      }
    }
    let (label, padded) = host.perform { (UILabel(), Padded()) }
    host.perform {
      for view in [label, padded] {
        view.text = "Total"
        root.addConstrained(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
        padded.heightAnchor.constraint(equalToConstant: padded.intrinsicContentSize.height - 10),
        padded.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
    }
    host.show(root)
    host.settle()
    expectEqual(padded.frame.minY, label.frame.minY)
    host.expectFirstLayoutIsLast()
  }
}
