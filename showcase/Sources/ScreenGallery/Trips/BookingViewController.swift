// SPDX-License-Identifier: MIT
import Epoxy

/// A booking in three steps: who travels, where a confirmation is sent, and a summary.
final class BookingViewController: NavigationController {
  private struct State {
    var name = ""
    var address = ""
    var step = 1
  }

  private enum ID {
    case name, address, summary
  }

  var didFinish: () -> Void = {}

  private let places: [Place]
  private var state = State() {
    didSet { if state.step != oldValue.step { setStack(stack, animated: true) } }
  }

  init(_ places: [Place]) {
    self.places = places
    super.init()
    isNavigationBarHidden = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setStack(stack, animated: false)
  }

  private var stack: [NavigationModel?] {
    [
      .root(dataID: ID.name) { [weak self] in self?.makeName() },
      state.step > 1
        ? NavigationModel(
          dataID: ID.address, makeViewController: { [weak self] in self?.makeAddress() },
          remove: { [weak self] in self?.state.step = 1 }) : nil,
      state.step > 2
        ? NavigationModel(
          dataID: ID.summary, makeViewController: { [weak self] in self?.makeSummary() },
          remove: { [weak self] in if self?.state.step == 3 { self?.state.step = 2 } }) : nil,
    ]
  }

  private func makeName() -> UIViewController {
    FieldViewController(
      .init(title: "Who travels?", placeholder: "Full name", text: state.name, button: "Next"),
      didType: { [weak self] in self?.state.name = $0 },
      didFinish: { [weak self] in self?.state.step = 2 })
  }

  private func makeAddress() -> UIViewController {
    FieldViewController(
      .init(
        title: "Where to write?", placeholder: "E-mail address", text: state.address,
        button: "Next", keyboardType: .emailAddress, isBackShown: true),
      didType: { [weak self] in self?.state.address = $0 },
      didFinish: { [weak self] in self?.state.step = 3 },
      didTapBack: { [weak self] in self?.state.step = 1 })
  }

  private func makeSummary() -> UIViewController {
    SummaryViewController(
      name: state.name, address: state.address, places: places,
      didConfirm: { [weak self] in self?.didFinish() },
      didTapBack: { [weak self] in self?.state.step = 2 })
  }
}

/// A step with a field, and a button that stays above the keyboard.
final class FieldViewController: UIViewController, UITextFieldDelegate {
  struct Content {
    var title: String
    var placeholder: String
    var text: String
    var button: String
    var keyboardType = UIKeyboardType.default
    var isBackShown = false
  }

  private let content: Content
  private let didType: (String) -> Void
  private let didFinish: () -> Void
  private let didTapBack: () -> Void
  private let field = UITextField()
  private lazy var topBars = TopBarInstaller(viewController: self) {
    TitleBar.barModel(
      content: .init(title: content.title, isBackShown: content.isBackShown),
      behaviors: .init { [weak self] in self?.didTapBack() },
      style: .init(top: 18))
  }
  private lazy var bottomBars = BottomBarInstaller(viewController: self, avoidsKeyboard: true) {
    button
  }

  init(
    _ content: Content, didType: @escaping (String) -> Void, didFinish: @escaping () -> Void,
    didTapBack: @escaping () -> Void = {}
  ) {
    self.content = content
    self.didType = didType
    self.didFinish = didFinish
    self.didTapBack = didTapBack
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpField()
    topBars.install()
    bottomBars.install()
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func setUpField() {
    field.placeholder = content.placeholder
    field.text = content.text
    field.keyboardType = content.keyboardType
    field.returnKeyType = .next
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.delegate = self
    field.translatesAutoresizingMaskIntoConstraints = false
    field.addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
    view.addSubview(field)
  }

  private var isComplete: Bool { field.text?.isEmpty == false }

  private var button: any BarModeling {
    ButtonBar.barModel(
      content: .init(title: content.button, isEnabled: isComplete),
      behaviors: .init { [weak self] in self?.finish() })
  }

  private func changed() {
    didType(field.text ?? "")
    bottomBars.setBars([button], animated: true)
  }

  private func finish() {
    guard isComplete else { return }
    field.resignFirstResponder()
    didFinish()
  }

  /// Makes room for the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField) {
    select(.large)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    finish()
    return true
  }
}

extension UIViewController {
  /// Moves the card of the booking to a detent.
  fileprivate func select(_ detent: UISheetPresentationController.Detent.Identifier) {
    let sheet = navigationController?.sheetPresentationController
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = detent }
  }
}

/// The last step: what is booked, and the price.
final class SummaryViewController: UIViewController {
  private enum ID {
    case name, address, places, price
  }

  private let name: String
  private let address: String
  private let places: [Place]
  private let didConfirm: () -> Void
  private let didTapBack: () -> Void
  private lazy var topBars = TopBarInstaller(viewController: self) {
    TitleBar.barModel(
      content: .init(title: "Summary", isBackShown: true),
      behaviors: .init { [weak self] in self?.didTapBack() },
      style: .init(top: 18))
  }
  private lazy var bottomBars = BottomBarInstaller(viewController: self) {
    ButtonBar.barModel(
      content: .init(title: "Book for €\(price)"),
      behaviors: .init { [weak self] in self?.didConfirm() })
  }

  init(
    name: String, address: String, places: [Place], didConfirm: @escaping () -> Void,
    didTapBack: @escaping () -> Void
  ) {
    self.name = name
    self.address = address
    self.places = places
    self.didConfirm = didConfirm
    self.didTapBack = didTapBack
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    select(.medium)
  }

  private var price: Int { places.reduce(0) { $0 + $1.price * Place.nights } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    topBars.install()
    bottomBars.install()
    let group = VGroup(style: .init(spacing: 8)) {
      TripText.groupItem(dataID: ID.name, content: name, style: .init(textStyle: .headline))
      TripText.groupItem(
        dataID: ID.address, content: address, style: .init(color: .secondaryLabel))
      TripText.groupItem(
        dataID: ID.places, content: places.map(\.name).formatted(), style: .init())
      TripText.groupItem(
        dataID: ID.price, content: "\(Place.nights) nights each, €\(price)", style: .init())
    }
    group.install(in: view)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      group.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      group.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      group.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
  }
}
