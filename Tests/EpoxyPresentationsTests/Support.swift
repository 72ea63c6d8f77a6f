// SPDX-License-Identifier: MIT
import HeadlessHost

@testable import EpoxyPresentations

/// A controller with a name.
final class Page: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

/// A presenting controller, and a record of what happened.
@MainActor final class PresentationScreen {
  struct Sheet: Equatable {
    var id: String
    var version = 0

    init(_ id: String, _ version: Int = 0) {
      self.id = id
      self.version = version
    }
  }

  let host: ScreenHost
  let presenter: Page
  var made: [String] = []
  var log: [String] = []
  /// Called by `dismiss` of a model.
  var onDismiss: ((String) -> Void)?
  var onPresent: ((String) -> Void)?
  var style = UIModalPresentationStyle.automatic

  init() {
    host = ScreenHost(.iPhone15)
    presenter = host.perform { Page("presenter") }
    host.show(presenter)
  }

  func model(_ sheet: Sheet, on owner: PresentationScreen? = nil) -> PresentationModel {
    PresentationModel(
      params: sheet.version, dataID: sheet.id, presentation: .system,
      makeViewController: { [unowned self] version in
        made.append(sheet.id)
        let page = Page(version == 0 ? sheet.id : "\(sheet.id)\(version)")
        page.modalPresentationStyle = style
        return page
      },
      dismiss: { [unowned self] in
        log.append("dismiss \(sheet.id)")
        onDismiss?(sheet.id)
      }
    )
    .didPresent { [unowned self] in
      log.append("present \(sheet.id)")
      onPresent?(sheet.id)
    }
    .didDismiss { [unowned self] in log.append("dismissed \(sheet.id)") }
  }

  func set(_ sheet: Sheet?, animated: Bool = true) {
    host.perform { presenter.setPresentation(sheet.map { model($0) }, animated: animated) }
  }

  func set(_ name: String, animated: Bool = true) {
    set(Sheet(name), animated: animated)
  }

  var presented: String? { (presenter.presentedViewController as? Page)?.name }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// The dismissal of the card by its user.
  func dismissByUser() {
    host.perform { presenter.presentedViewController?.presentationController?.dismissByUser() }
  }
}
