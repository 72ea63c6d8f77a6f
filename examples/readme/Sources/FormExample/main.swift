import Epoxy
import HeadlessHost

/// A sign-up in two steps, in a card.
final class SignUpController: NavigationController {
  var didFinish: (String) -> Void = { _ in }
  private var name: String? {
    didSet { setStack(stack, animated: true) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStack(stack, animated: false)
  }

  @NavigationModelBuilder private var stack: [NavigationModel] {
    NavigationModel.root(dataID: "name") { [weak self] in
      NameController { self?.name = $0 }
    }
    if let name {
      NavigationModel(
        dataID: "welcome",
        makeViewController: { [weak self] in
          BarController(button: "Start") { self?.didFinish(name) }
        },
        remove: { [weak self] in self?.name = nil })
    }
  }
}

/// A controller with a button in a bar at the bottom, which stays above the keyboard.
class BarController: UIViewController {
  private let button: String
  private let didTap: () -> Void
  private lazy var bars = BottomBarInstaller(viewController: self, avoidsKeyboard: true) {
    ButtonBar.barModel(content: button, behaviors: .init { [weak self] in self?.didTap() })
  }

  init(button: String, didTap: @escaping () -> Void) {
    (self.button, self.didTap) = (button, didTap)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bars.install()
  }
}

final class NameController: BarController {
  private let field: UITextField

  init(didFinish: @escaping (String) -> Void) {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 34))
    field.placeholder = "Name"
    self.field = field
    super.init(button: "Next") { didFinish(field.text ?? "") }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
}

final class ButtonBar: UIButton, EpoxyableView {
  struct Behaviors { var didTap: @MainActor () -> Void }
  private var behaviors: Behaviors?

  init() {
    super.init(frame: .zero)
    configuration = .filled()
    addAction(UIAction { [unowned self] _ in behaviors?.didTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ title: String, animated: Bool) { configuration?.title = title }
  func setBehaviors(_ behaviors: Behaviors?) { self.behaviors = behaviors }
}

/// A screen that presents the sign-up until someone has signed up or swiped the card away.
final class HomeController: UIViewController {
  private(set) var user = "nobody"
  private var isSigningUp = true {
    didSet { setPresentation(signUp, animated: true) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setPresentation(signUp, animated: true)
  }

  @PresentationModelBuilder private var signUp: PresentationModel? {
    if isSigningUp {
      PresentationModel(
        dataID: "sign-up", presentation: .system,
        makeViewController: { [weak self] in
          let controller = SignUpController()
          controller.didFinish = { name in
            self?.user = name
            self?.isSigningUp = false
          }
          return controller
        },
        dismiss: { [weak self] in self?.isSigningUp = false })
    }
  }
}

let host = ScreenHost(.iPhone15)
let home = host.perform { HomeController() }
host.show(home)
host.settle()
try host.type("Ada", into: "Name")
try host.tap("Next")
host.settle()
try host.tap("Start")
host.settle()
print(home.user, home.presentedViewController == nil)
