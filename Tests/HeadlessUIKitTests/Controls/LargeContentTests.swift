// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Images and views that are larger than the control that shows them.
@MainActor @Suite struct LargeContentTests {
  private let host = ScreenHost(.iPhone15)

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    host.perform {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }
  }

  private func show<View: UIView>(_ view: View, width: CGFloat, height: CGFloat) -> View {
    host.show(view, frame: CGRect(x: 50, y: 200, width: width, height: height))
    host.settle()
    return view
  }

  /// Expects that a view's descendants, and the pictures in them, are inside of it.
  private func expectInside(
    _ view: UIView, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func check(_ part: UIView) {
      // The background of a bar extends under the status bar and the home indicator.
      guard !part.isHidden, !"\(type(of: part))".contains("Background") else { return }
      let frame = part.convert(part.bounds, to: view)
      #expect(
        view.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame) || frame.isEmpty,
        "\(part) in \(view.bounds)", sourceLocation: sourceLocation)
      if let picture = part as? UIImageView, let size = picture.image?.size,
        picture.contentMode == .center
      {
        #expect(
          size.width <= picture.bounds.width + 0.01 && size.height <= picture.bounds.height + 0.01,
          "\(size) in \(picture.bounds)", sourceLocation: sourceLocation)
      }
      part.subviews.forEach(check)
    }
    view.subviews.forEach(check)
  }

  // UIButton.imageEdgeInsets: "Use this property to resize and reposition the effective drawing
  // rectangle for the button image."
  @Test func `The image of a button is limited to the content rectangle less its insets`() {
    let button = host.perform { UIButton(type: .custom) }
    button.setImage(image(200, 100), for: .normal)
    _ = show(button, width: 60, height: 44)
    expectEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 60, height: 44))
    host.perform { button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8) }
    expectEqual(button.imageView?.frame, CGRect(x: 4, y: 2, width: 48, height: 36))
    host.perform {
      button.contentEdgeInsets = .zero
      button.imageEdgeInsets = UIEdgeInsets(top: 8, left: 10, bottom: 12, right: 14)
    }
    expectEqual(button.imageView?.frame, CGRect(x: 10, y: 8, width: 36, height: 24))
    expectEqual(
      button.imageRect(forContentRect: CGRect(x: 0, y: 0, width: 30, height: 30)),
      CGRect(x: 10, y: 8, width: 6, height: 10))
    // An image that fits has its own size, and the position that the insets give it.
    host.perform { button.setImage(image(10, 10), for: .normal) }
    expectEqual(button.imageView?.frame, CGRect(x: 23, y: 15, width: 10, height: 10))
    host.perform {
      button.contentHorizontalAlignment = .left
      button.contentVerticalAlignment = .bottom
    }
    expectEqual(button.imageView?.frame, CGRect(x: 10, y: 22, width: 10, height: 10))
  }

  @Test func `A title is limited to the content rectangle less its insets and the image`() {
    let button = host.perform { UIButton(type: .custom) }
    button.setTitle("A title that is wider than the button", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    _ = show(button, width: 120, height: 44)
    expectEqual(button.imageView?.frame.minX, 0)
    expectEqual(button.titleLabel?.frame.minX, 20)
    expectEqual(button.titleLabel?.frame.width, 100)
    host.perform {
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15)
    }
    expectEqual(button.titleLabel?.frame.minX, 30)
    expectEqual(button.titleLabel?.frame.width, 75)
  }

  @Test func `The image of a button with a configuration is limited to the content rectangle`() {
    let button = host.perform {
      var configuration = UIButton.Configuration.plain()
      configuration.image = image(200, 100)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 4, bottom: 6, trailing: 8)
      return UIButton(configuration: configuration)
    }
    _ = show(button, width: 60, height: 44)
    expectEqual(button.imageView?.frame, CGRect(x: 4, y: 2, width: 48, height: 36))
  }

  @Test func `The image view of a button is in the button when it is handed out`() {
    let button = host.perform { UIButton(type: .custom) }
    guard let view = button.imageView, let label = button.titleLabel else {
      Issue.record("no image view or no label")
      return
    }
    host.perform {
      for part in [view, label] {
        part.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          part.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -8),
          part.centerYAnchor.constraint(equalTo: button.centerYAnchor),
          part.widthAnchor.constraint(equalToConstant: 20),
          part.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
    }
    _ = show(button, width: 100, height: 40)
    host.perform {
      button.setImage(image(50, 50), for: .normal)
      button.setTitle("Title", for: .normal)
    }
    host.settle()
    expectEqual(view.frame, CGRect(x: 72, y: 10, width: 20, height: 20))
    expectEqual(label.frame, CGRect(x: 72, y: 10, width: 20, height: 20))
  }

  @Test func `Images of segments, steppers and sliders are inside of their controls`() {
    let picture = image(300, 200)
    let segments = host.perform { UISegmentedControl(items: [picture, "Title"]) }
    expectInside(show(segments, width: 200, height: 32))
    let stepper = host.perform { UIStepper() }
    stepper.setIncrementImage(picture, for: .normal)
    stepper.setDividerImage(picture, forLeftSegmentState: .normal, rightSegmentState: .normal)
    expectInside(show(stepper, width: 94, height: 32))
    let slider = host.perform { UISlider() }
    slider.minimumValueImage = picture
    slider.maximumValueImage = image(20, 20)
    slider.setThumbImage(picture, for: .normal)
    expectInside(show(slider, width: 250, height: 34))
    // 300 × 200 in a slider of 34 points: 51 × 34.
    expectNear(slider.minimumValueImageRect(forBounds: slider.bounds).width, 51, within: 0.01)
    let small = image(20, 10)
    slider.minimumValueImage = small
    expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds).size, small.size)
  }

  @Test func `Images of bars are inside of their bars`() {
    let picture = image(300, 200)
    let tabs = host.perform {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Title", image: picture, tag: 0)
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: nil, image: picture, tag: 1)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: picture, primaryAction: UIAction { _ in })
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller), other]
      return tabs
    }
    host.show(tabs)
    host.settle()
    for _ in 0..<2 {
      expectInside(tabs.tabBar)
      let navigation = tabs.viewControllers?.first as? UINavigationController
      if let bar = navigation?.navigationBar { expectInside(bar) }
      host.rotate(to: .landscape)
      host.settle()
    }
  }

  @Test func `Views beside the text of a field are limited to the field, and grow again with it`() {
    let field = host.perform {
      let field = UITextField()
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
      field.leftViewMode = .always
      field.rightView = UIImageView(image: image(500, 50))
      field.rightViewMode = .always
      return field
    }
    // The frame of a field before its first layout is empty.
    host.perform { field.layoutIfNeeded() }
    _ = show(field, width: 200, height: 34)
    expectEqual(field.leftView?.frame, CGRect(x: 0, y: 0, width: 30, height: 34))
    expectInside(field)
    host.perform { field.frame.size.height = 80 }
    host.settle()
    expectEqual(field.leftView?.frame, CGRect(x: 0, y: 10, width: 30, height: 60))
    expectEqual(field.rightView?.frame.height, 50)
    host.perform { field.leftView?.bounds.size = CGSize(width: 20, height: 20) }
    host.perform { field.setNeedsLayout() }
    expectEqual(field.leftView?.frame, CGRect(x: 0, y: 30, width: 20, height: 20))
  }
}
