// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

/// Subclasses of Auto Layout's classes, as code outside of the module writes them.
@MainActor @Suite struct LayoutSubclassTests {
  private final class LabeledConstraint: NSLayoutConstraint {
    var label = "none"
    var writes = 0

    override var constant: CGFloat {
      get { super.constant }
      set {
        writes += 1
        super.constant = newValue
      }
    }

    override var description: String { MainActor.assumeIsolated { "<\(label)>" } }
  }

  /// Halves every constant.
  private final class HalvingConstraint: NSLayoutConstraint {
    override var constant: CGFloat {
      get { super.constant / 2 }
      set { super.constant = newValue }
    }
  }

  private final class CountingConstraint: NSLayoutConstraint {
    var activations = 0

    override init() {
      activations = 0
      super.init()
    }

    override var isActive: Bool {
      get { super.isActive }
      set {
        activations += newValue ? 1 : 0
        super.isActive = newValue
      }
    }
  }

  private final class Spacer: UILayoutGuide {
    var note = ""

    override init() {
      super.init()
      identifier = "spacer"
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Row: UIStackView {
    let extra = 3

    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .horizontal
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class PlainRow: UIStackView {}

  private func view(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func `Constraints of a subclass are made, used and overridden`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let labeled = LabeledConstraint(
      item: view(in: root), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 30)
    labeled.label = "width"
    labeled.isActive = true
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.width == 30)
    labeled.constant = 40
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.width == 40 && labeled.writes == 1)
    #expect("\(labeled)" == "<width>")

    let halving = HalvingConstraint(
      item: view(in: root), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 30)
    let counting = CountingConstraint(
      item: view(in: root), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 7)
    NSLayoutConstraint.activate([halving, counting])
    root.layoutIfNeeded()
    #expect(root.subviews.map(\.frame.width) == [40, 15, 7])
    #expect(counting.activations == 1)
    #expect(NSLayoutConstraint().firstItem == nil && LabeledConstraint().label == "none")
    #expect(CountingConstraint().activations == 0)
  }

  @Test func `A subclass makes its own class of a visual format's constraints`() {
    // UIKit documentation, `constraints(withVisualFormat:options:metrics:views:)`: a class method.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let made = LabeledConstraint.constraints(
      withVisualFormat: "[a(30)]", options: [], metrics: nil, views: ["a": view(in: root)])
    #expect(made.count == 1 && made[0].firstAttribute == .width)
  }

  @Test func `Guides and stacks of a subclass are made and used`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let spacer = Spacer()
    spacer.note = "between"
    root.addLayoutGuide(spacer)
    spacer.widthAnchor.constraint(equalToConstant: 12).isActive = true
    root.layoutIfNeeded()
    #expect(spacer.layoutFrame.width == 12 && spacer.identifier == "spacer")
    let row = Row(arrangedSubviews: [UIView(), UIView()])
    #expect(row.extra == 3 && row.arrangedSubviews.count == 2 && row.axis == .horizontal)
    #expect(PlainRow(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
    #expect(NSLayoutAnchor<NSLayoutXAxisAnchor>().item == nil)
    #expect(NSLayoutDimension().item == nil)
  }
}
