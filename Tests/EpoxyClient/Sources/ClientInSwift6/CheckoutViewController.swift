// SPDX-License-Identifier: MIT
import Epoxy
import UIKit

/// A shop with a bar that opens a checkout of two steps in a sheet.
final class ShopViewController: UIViewController {
  let scrollView = UIScrollView()

  private struct State {
    var showsCheckout = false
    var orders = 0
  }

  private var state = State() {
    didSet {
      bottomBarInstaller.setBars(bottomBars, animated: true)
      setPresentation(presentationModel, animated: true)
    }
  }

  private lazy var topBarInstaller = TopBarInstaller(viewController: self) {
    ProgressBar.barModel(dataID: "progress", content: "Shop")
      .makeCoordinator(ProgressCoordinator.init(updateBarModel:))
      .willDisplay { _ in log("progress bar shown") }
  }
  private lazy var bottomBarInstaller = BottomBarInstaller(viewController: self, bars: bottomBars)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2_000)
    scrollView.delegate = self
    view.addSubview(scrollView)
    topBarInstaller.install()
    bottomBarInstaller.install()
  }

  @BarModelBuilder private var bottomBars: [BarModeling] {
    if state.orders > 0 {
      ProgressBar.barModel(dataID: "orders", content: "Orders: \(state.orders)")
    }
    ActionBar.barModel(
      dataID: "buy",
      content: "Buy",
      behaviors: .init { [weak self] in self?.state.showsCheckout = true },
      style: .init(color: .systemBlue))
  }

  @PresentationModelBuilder private var presentationModel: PresentationModel? {
    if state.showsCheckout {
      PresentationModel(
        dataID: "checkout",
        presentation: .system,
        makeViewController: { [weak self] in
          let checkout = CheckoutViewController { self?.finish() }
          if let sheet = checkout.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
          }
          return checkout
        },
        dismiss: { [weak self] in self?.state.showsCheckout = false }
      )
      .didPresent { log("checkout presented") }
      .didDismiss { log("checkout dismissed") }
    }
  }

  private func finish() {
    var state = self.state
    state.showsCheckout = false
    state.orders += 1
    self.state = state
  }
}

extension ShopViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    topBarInstaller[.progress] = scrollView.contentOffset.y / 1_000
  }
}

// MARK: - The steps

final class CheckoutViewController: NavigationController {
  private struct State {
    var name = ""
    var showsSummary = false
  }

  private var state = State() {
    didSet { setStack(stack, animated: true) }
  }

  private let didFinish: () -> Void

  init(didFinish: @escaping () -> Void) {
    self.didFinish = didFinish
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStack(stack, animated: false)
  }

  @NavigationModelBuilder private var stack: [NavigationModel] {
    NavigationModel.root(dataID: "name") { [weak self] in
      NameViewController { name in
        self?.state = State(name: name, showsSummary: true)
      }
    }
    if state.showsSummary {
      NavigationModel(
        dataID: "summary",
        makeViewController: { [weak self] in
          SummaryViewController(name: self?.state.name ?? "") { self?.didFinish() }
        },
        remove: { [weak self] in self?.state.showsSummary = false }
      )
      .didShow { _ in log("summary shown") }
      .didHide { log("summary hidden") }
    }
  }
}

final class NameViewController: UIViewController, UITextFieldDelegate {
  private let field = UITextField()
  private let didType: (String) -> Void

  init(didType: @escaping (String) -> Void) {
    self.didType = didType
    super.init(nibName: nil, bundle: nil)
    title = "Name"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.placeholder = "Your name"
    field.borderStyle = .roundedRect
    field.returnKeyType = .next
    field.autocapitalizationType = .words
    field.delegate = self
    field.inputAccessoryView = InputAccessoryBarStackView {
      ProgressBar.barModel(content: "As on the card")
    }
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let name = textField.text, !name.isEmpty else { return false }
    textField.resignFirstResponder()
    didType(name)
    return true
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.rangeOfCharacter(from: .decimalDigits) == nil
  }
}

final class SummaryViewController: UIViewController {
  private let name: String
  private let didConfirm: () -> Void
  private let note = UITextView()
  private lazy var bars = BottomBarInstaller(viewController: self, avoidsKeyboard: true) {
    ActionBar.barModel(
      content: "Order for \(name)",
      behaviors: .init { [weak self] in self?.didConfirm() },
      style: .init(color: .systemGreen))
  }

  init(name: String, didConfirm: @escaping () -> Void) {
    self.name = name
    self.didConfirm = didConfirm
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note.text = "Deliver after five."
    note.frame = view.bounds
    note.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(note)
    bars.install()
  }
}

// MARK: - Bars

final class ActionBar: UIView, EpoxyableView {
  struct Style: Hashable {
    var color: UIColor
  }

  struct Behaviors {
    var didTap: () -> Void
  }

  private let button = UIButton(type: .system)
  private var behaviors: Behaviors?

  init(style: Style) {
    super.init(frame: .zero)
    backgroundColor = style.color
    button.tintColor = .white
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [weak self] _ in self?.behaviors?.didTap() }, for: .touchUpInside)
    addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      button.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }

  func setContent(_ content: String, animated: Bool) {
    button.setTitle(content, for: .normal)
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors
  }
}

final class ProgressBar: UILabel, EpoxyableView {
  func setContent(_ content: String, animated: Bool) {
    text = content
  }

  func show(_ progress: CGFloat) {
    text = "\(Int((progress * 100).rounded())) %"
  }
}

#if swift(>=6)
  @MainActor protocol ProgressCoordinating: AnyObject {
    var progress: CGFloat { get set }
  }

  extension BarCoordinatorProperty {
    @MainActor static var progress: BarCoordinatorProperty<CGFloat> {
      .init(keyPath: \ProgressCoordinating.progress, default: 0)
    }
  }
#else
  protocol ProgressCoordinating: AnyObject {
    var progress: CGFloat { get set }
  }

  extension BarCoordinatorProperty {
    static var progress: BarCoordinatorProperty<CGFloat> {
      .init(keyPath: \ProgressCoordinating.progress, default: 0)
    }
  }
#endif

final class ProgressCoordinator: BarCoordinating, ProgressCoordinating {
  private weak var view: ProgressBar?

  init(updateBarModel: @escaping (_ animated: Bool) -> Void) {}

  func barModel(for model: BarModel<ProgressBar>) -> BarModeling {
    model.willDisplay { [weak self] context in self?.view = context.view }
  }

  var progress: CGFloat = 0 {
    didSet { view?.show(progress) }
  }
}
