// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit

/// A property of a view or of a navigation item, with a value that differs from the one before.
@MainActor
struct PropertyChange {
  let name: String
  /// Whether the view can be edited.
  var isEditable = false
  /// Creates the object, and sets the property in it: at once, later, or later and back.
  let make: @MainActor () -> PropertyOwner
}

/// An object that is shown on a screen, with the property's change.
@MainActor
struct PropertyOwner {
  /// The view of which a property is changed, where it is a view.
  var view: UIView?
  /// The controller that shows the object.
  let controller: UIViewController
  let set: @MainActor () -> Void
  let setBack: @MainActor () -> Void
}

extension PropertyChange {
  /// A change of a view between two labels in a row that is aligned at the baselines, in scrolled
  /// content with margins.
  static func view<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: @escaping @MainActor () -> Value,
    in make: @escaping @MainActor () -> View
  ) -> PropertyChange {
    let isEditable = View.self is UITextField.Type || View.self is UITextView.Type
    return PropertyChange(name: "\(path) = \(value())", isEditable: isEditable) {
      let view = make()
      let old = view[keyPath: path]
      return PropertyOwner(
        view: view, controller: RowPage(view), set: { view[keyPath: path] = value() },
        setBack: { view[keyPath: path] = old })
    }
  }

  /// A change of the item, or of the bar, of a page in a navigation controller.
  static func navigation<Owner: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, _ value: @escaping @MainActor () -> Value,
    of owner: @escaping @MainActor (UIViewController, UINavigationController) -> Owner
  ) -> PropertyChange {
    PropertyChange(name: "\(path) = \(value())") {
      let (root, page) = (UIViewController(), RowPage(UILabel()))
      (root.title, page.title) = ("Root", "Page")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
      let navigation = UINavigationController()
      navigation.setViewControllers([root, page], animated: false)
      let owner = owner(page, navigation)
      let old = owner[keyPath: path]
      return PropertyOwner(
        controller: navigation, set: { owner[keyPath: path] = value() },
        setBack: { owner[keyPath: path] = old })
    }
  }
}

/// A page with a view between two labels.
private final class RowPage: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let (first, last) = (UILabel(), UILabel())
    first.text = "Before"
    first.font = .systemFont(ofSize: 24)
    last.text = "After"
    let row = UIStackView(arrangedSubviews: [first, content, last])
    row.alignment = .firstBaseline
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    scroll.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: scroll.layoutMarginsGuide.topAnchor, constant: 20),
      row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
  }
}

/// Returns an object after a change.
@MainActor
func with<Object: AnyObject>(_ object: Object, _ change: (Object) -> Void) -> Object {
  change(object)
  return object
}
