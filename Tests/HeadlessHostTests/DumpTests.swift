// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct DumpTests {
  private let host = ScreenHost(
    size: CGSize(width: 100, height: 200), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  @Test func `A dump has a line for each view, with what is not as usual`() {
    let root = host.perform {
      let root = UIView()
      root.backgroundColor = .white
      // Courier of 10 points has characters of 6 points and lines of 10.55 points, in pixels 10.67
      // points.
      let label = UILabel(frame: CGRect(x: 1.0 / 3, y: 30, width: 0, height: 0))
      label.font = UIFont(name: "Courier", size: 10)
      label.text = "a\n\"b\""
      label.sizeToFit()
      label.accessibilityIdentifier = "title"
      root.addSubview(label)
      let picture = UIImageView(image: UIImage(systemName: "star.fill"))
      picture.frame = CGRect(x: 0, y: -10, width: 10, height: 10)
      picture.alpha = 0.5
      picture.isHidden = true
      picture.tag = 7
      picture.transform = CGAffineTransform(scaleX: 2, y: 2)
      root.addSubview(picture)
      return root
    }
    host.show(root)
    #expect(
      host.dump() == """
        UIWindow (0 0; 100 200)
          UIView (0 0; 100 200) background=#ffffffff
            UILabel (0.33 30; 12 10.67) "a\\n\\"b\\"" id=title
            UIImageView (-5 -15; 20 20) image=star.fill transform=[2 0 0 2 0 0] hidden alpha=0.5 tag=7
        """)
  }

  @Test func `Layers, margins and accessibility are told on request`() {
    let view = host.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.layer.cornerRadius = 4
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor.red.cgColor
      view.layer.shadowOpacity = 0.5
      view.clipsToBounds = true
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Card"
      view.accessibilityTraits = [.button, .selected]
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
      shape.name = "dot"
      view.layer.addSublayer(shape)
      return view
    }
    expectEqual(host.dump(view), "UIView (0 0; 50 50) clips")
    #expect(
      host.dump(view, .layers) == """
        UIView (0 0; 50 50) clips radius=4 border=1,#ff0000ff shadow=0.5,3,(0 -3),#000000ff
          layer CAShapeLayer (5 5; 10 10) name=dot path=(0 0; 10 10) fill=#000000ff
        """)
    expectEqual(
      host.dump(view, .accessibility),
      "UIView (0 0; 50 50) clips accessibility=[button,selected \"Card\"]")
    host.show(view)
    expectEqual(
      host.dump(view, .margins),
      "UIView (0 0; 100 200) clips margins=(28 8 8 8) safeArea=(20 0 0 0)")
  }

  @Test func `Fonts, colors, alignment and line limits of labels are in the dump on request`() {
    let label = host.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      label.font = UIFont(name: "Courier", size: 10)
      label.textColor = .red
      return label
    }
    expectEqual(host.dump(label, .text), "UILabel (0 0; 50 50)")
    host.perform {
      label.text = "one"
      label.textAlignment = .center
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
    }
    expectEqual(
      host.dump(label, .text),
      "UILabel (0 0; 50 50) \"one\" font=Courier,10,#ff0000ff align=center lines=0 "
        + "break=byWordWrapping")
    host.perform {
      let text = NSMutableAttributedString(string: "")
      for (piece, color) in [("one ", UIColor.blue), ("two", .green)] {
        let attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont(name: "Courier-Bold", size: 12)!, .foregroundColor: color,
        ]
        text.append(NSAttributedString(string: piece, attributes: attributes))
      }
      label.numberOfLines = 1
      label.attributedText = text
    }
    #expect(
      host.dump(label, .text).contains(
        "\"one two\" font=Courier-Bold,12,#0000ffff;4:Courier-Bold,12,#00ff00ff"))
  }

  @Test
  func `Assistive technology finds elements in order, and nothing in or beside what hides it`() {
    host.perform {
      @MainActor func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
      }
      let root = UIView()
      host.show(root)
      let title = label("Title")
      title.accessibilityTraits = [.header]
      root.addSubview(title)
      let group = UIView()
      group.addSubview(label("in hidden"))
      group.accessibilityElementsHidden = true
      root.addSubview(group)
      let ordered = UIView()
      let (a, b) = (label("a"), label("b"))
      ordered.addSubview(a)
      ordered.addSubview(b)
      ordered.accessibilityElements = [b, a]
      root.addSubview(ordered)
      expectEqual(host.accessibilityDump(), "header \"Title\"\nstaticText \"b\"\nstaticText \"a\"")
      let sheet = UIView()
      sheet.accessibilityViewIsModal = true
      sheet.addSubview(label("sheet"))
      root.addSubview(sheet)
      expectEqual(host.accessibilityDump(), "staticText \"sheet\"")
    }
  }

  @Test(arguments: [false, true])
  func `Elements are read line by line from the leading edge, whenever they were added`(
    isRightToLeft: Bool
  ) {
    host.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let root = host.perform {
      let root = UIView()
      // A tall picture on the left, two lines beside it, the second with two words, and a line
      // below.
      let frames = [
        ("below", CGRect(x: 0, y: 60, width: 100, height: 20)),
        ("b", CGRect(x: 70, y: 35, width: 20, height: 10)),
        ("title", CGRect(x: 40, y: 10, width: 50, height: 10)),
        ("picture", CGRect(x: 0, y: 0, width: 30, height: 60)),
        ("a", CGRect(x: 40, y: 30, width: 20, height: 20)),
      ]
      for (text, frame) in frames {
        let label = UILabel(frame: frame)
        label.text = text
        root.addSubview(label)
      }
      return root
    }
    host.show(root)
    let words =
      isRightToLeft
      ? ["title", "b", "a", "picture", "below"] : ["picture", "title", "a", "b", "below"]
    expectEqual(
      host.accessibilityDump(), words.map { "staticText \"\($0)\"" }.joined(separator: "\n"))
  }

  @Test func `Constraints are told as formulas of the views that hold them`() {
    let (root, label) = host.perform {
      let (root, label) = (UIView(), UILabel())
      root.addSubview(UIView())
      root.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      let trailing = label.trailingAnchor.constraint(
        lessThanOrEqualTo: root.safeAreaLayoutGuide.trailingAnchor, constant: -8)
      trailing.priority = UILayoutPriority(750)
      trailing.identifier = "end"
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.5),
        label.leadingAnchor.constraint(equalTo: root.subviews[0].leadingAnchor),
        label.heightAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5), trailing,
      ])
      return (root, label)
    }
    let lines = host.dump(root, .constraints).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    expectEqual(
      lines.filter { $0.hasPrefix("constraint") },
      [
        "constraint UILabel[1].top = self.top + 10.5",
        "constraint UILabel[1].leading = UIView[0].leading",
        "constraint UILabel[1].trailing <= self.safeArea.trailing - 8 @750 \"end\"",
        "constraint self.height = 0.5 * self.width",
      ])
    label.accessibilityIdentifier = "title"
    #expect(host.dump(root, .constraints).contains("constraint #title.top = self.top + 10.5"))
  }
}
