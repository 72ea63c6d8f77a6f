// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIView, "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)" of
/// views whose constraints refer to safe areas, margins and the like. The result depends on
/// contents and on given lengths, not on the last layout.
@MainActor @Suite struct FittingSurroundingsTests {
  private let device = Device()
  private let window: UIWindow

  init() {
    let device = device
    device.screen.resize(
      to: CGSize(width: 800, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 50, bottom: 30, right: 50))
    window = device.perform {
      let window = UIWindow(frame: device.screen.bounds)
      window.isHidden = false
      return window
    }
  }

  /// A view whose content has an area of 4,000 square points.
  private final class Liquid: UIView {
    override var contentHeightDependsOnWidth: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 4000, height: 1) }
    override func contentSize(forWidth width: CGFloat?) -> CGSize {
      width.map { CGSize(width: $0, height: 4000 / $0) } ?? intrinsicContentSize
    }
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide, of container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.init(1), for: .horizontal)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private func pin(_ view: UIView, to container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.rightAnchor.constraint(equalTo: container.rightAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Fits a view before its first layout, and again after it was given the size and laid out.
  private func heights(of view: UIView, width: CGFloat) -> [CGFloat] {
    (0..<3).map { _ in
      let height = height(of: view, width: width)
      view.frame.size = CGSize(width: width, height: height)
      window.layoutIfNeeded()
      return height
    }
  }

  private func perform(_ body: @MainActor () -> Void) { device.perform(body) }

  @Test
  func `The safe area beside a view of a given width takes room, and the one below it does not`() {
    perform {
      let (view, liquid) = (UIView(), Liquid())
      pin(liquid, to: view.safeAreaLayoutGuide, of: view)
      view.frame.origin = CGPoint(x: 0, y: 390)
      window.addSubview(view)
      // 800 - 50 - 50 wide, before the view has any width and after.
      let height = (4000 / 700.0 as CGFloat).roundedUp(toPixelsOf: view.pixelsPerPoint)
      expectEqual(heights(of: view, width: 800), [height, height, height])
      // Half of the view is beside the right inset.
      view.frame.origin.x = 400
      let other = (4000 / 350.0 as CGFloat).roundedUp(toPixelsOf: view.pixelsPerPoint)
      expectEqual(heights(of: view, width: 400), [other, other, other])
    }
  }

  @Test func `Guides of views in the view follow from the frames in the result`() {
    perform {
      let (view, inner, liquid) = (UIView(), UIView(), Liquid())
      pin(inner, to: view)
      pin(liquid, to: inner.layoutMarginsGuide, of: inner)
      window.addSubview(view)
      // The default margins are 8 points.
      let height =
        16 + (4000 / (700.0 - 16) as CGFloat).roundedUp(toPixelsOf: view.pixelsPerPoint)
      let answers = heights(of: view, width: 800)
      #expect(answers.allSatisfy { abs($0 - height) < 0.5 })
      expectEqual(Set(answers).count, 1)
      expectNear(liquid.frame.width, 684, within: 1e-6)
    }
  }

  @Test func `Margins that are preserved from a superview follow from the frames in the result`() {
    perform {
      let (view, inner, liquid) = (UIView(), UIView(), Liquid())
      view.insetsLayoutMarginsFromSafeArea = false
      inner.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = UIEdgeInsets(top: 40, left: 100, bottom: 40, right: 100)
      inner.preservesSuperviewLayoutMargins = true
      pin(inner, to: view)
      pin(liquid, to: inner.layoutMarginsGuide, of: inner)
      window.addSubview(view)
      let answers = heights(of: view, width: 500)
      // 4,000 / 300 = 13.33 points between margins of 40.
      #expect(answers.allSatisfy { abs($0 - 93.34) < 0.6 })
      expectEqual(Set(answers).count, 1)
    }
  }

  @Test func `A view keeps its part of the margins of a superview that grows with it`() {
    perform {
      let (cell, content, liquid) = (UIView(), UIView(), Liquid())
      cell.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20)
      content.preservesSuperviewLayoutMargins = true
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.addSubview(content)
      pin(liquid, to: content.layoutMarginsGuide, of: content)
      cell.frame = CGRect(x: 300, y: 380, width: 200, height: 0)
      content.frame = cell.bounds
      window.addSubview(cell)
      var answers: [CGFloat] = []
      for _ in 0..<3 {
        answers.append(height(of: content, width: 200))
        cell.frame.size.height = answers[answers.count - 1]
        window.layoutIfNeeded()
      }
      // 4,000 / 160 = 25 points between margins of 30.
      expectEqual(answers, [85, 85, 85])
    }
  }

  @Test func `A readable width follows from the given width`() {
    perform {
      let (view, liquid) = (UIView(), Liquid())
      view.insetsLayoutMarginsFromSafeArea = false
      pin(liquid, to: view.readableContentGuide, of: view)
      window.addSubview(view)
      let answers = heights(of: view, width: 790)
      expectEqual(Set(answers).count, 1)
      expectNear(liquid.frame.width, 672, within: 1e-6)
    }
  }

  @Test func `The attributes of margins are the edges of the margins guide`() {
    perform {
      let (view, box) = (UIView(), UIView())
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 10),
        NSLayoutConstraint(
          item: box, attribute: .top, relatedBy: .equal, toItem: view, attribute: .topMargin,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: box, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottomMargin,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: box, attribute: .leading, relatedBy: .equal, toItem: view,
          attribute: .leadingMargin, multiplier: 1, constant: 0),
      ])
      view.frame.origin.y = 395
      window.addSubview(view)
      expectEqual(heights(of: view, width: 400), [26, 26, 26])
      expectEqual(box.frame.minX, 58)
      view.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8)
      window.layoutIfNeeded()
      expectEqual(box.frame.minX, 70)
      view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 8, right: 8)
      expectEqual(height(of: view, width: 400), 19)
    }
  }

  @Test func `The additional insets of a controller hold in a fit, too`() {
    perform {
      let (controller, liquid) = (UIViewController(), Liquid())
      window.rootViewController = controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      let view: UIView = controller.view
      pin(liquid, to: view.safeAreaLayoutGuide, of: view)
      window.layoutIfNeeded()
      // 4,000 / (500 - 50) = 8.9 points; the screen's own insets above and below do not count.
      let answer = height(of: view, width: 500)
      expectNear(answer - 12, 8.9, within: 0.6)
    }
  }

  private final class Stack: UIStackView {}

  @Test func `Stacks between margins give the same result each time`() {
    perform {
      let (view, label) = (Stack(), Liquid())
      label.setContentCompressionResistancePriority(.init(1), for: .horizontal)
      view.isLayoutMarginsRelativeArrangement = true
      view.addArrangedSubview(label)
      view.frame = CGRect(x: 0, y: 390, width: 0, height: 0)
      window.addSubview(view)
      let answers = heights(of: view, width: 400)
      expectEqual(Set(answers).count, 1)
      // 4,000 / (400 - 50 - 16) = 11.98 points between margins of 8.
      expectNear(answers[0], 28, within: 0.6)
    }
  }
}
