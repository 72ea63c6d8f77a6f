// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport

@testable import EpoxyPresentations

/// A presenting controller, and a record of what happened.
@MainActor final class PresentationScreen {
  typealias Sheet = VersionedName

  let host: ScreenHost
  let presenter: RecordingController
  var made: [String] = []
  let log = Log()
  /// Called by `dismiss` of a model.
  var onDismiss: ((String) -> Void)?
  var onPresent: ((String) -> Void)?
  var style = UIModalPresentationStyle.automatic

  init() {
    host = ScreenHost(.iPhone15)
    presenter = host.perform { RecordingController("presenter") }
    host.show(presenter)
  }

  func model(_ sheet: Sheet, on owner: PresentationScreen? = nil) -> PresentationModel {
    PresentationModel(
      params: sheet.version, dataID: sheet.id, presentation: .system,
      makeViewController: { [unowned self] version in
        made.append(sheet.id)
        let page = RecordingController(VersionedName(sheet.id, version).title)
        page.modalPresentationStyle = style
        return page
      },
      dismiss: { [unowned self] in
        log.add("dismiss \(sheet.id)")
        onDismiss?(sheet.id)
      }
    )
    .didPresent { [unowned self] in
      log.add("present \(sheet.id)")
      onPresent?(sheet.id)
    }
    .didDismiss { [unowned self] in log.add("dismissed \(sheet.id)") }
  }

  func set(_ sheet: Sheet?, animated: Bool = true) {
    host.perform { presenter.setPresentation(sheet.map { model($0) }, animated: animated) }
  }

  func set(_ name: String, animated: Bool = true) {
    set(Sheet(name), animated: animated)
  }

  var presented: String? { (presenter.presentedViewController as? RecordingController)?.name }

  /// The dismissal of the card by its user.
  func dismissByUser() {
    host.perform { presenter.presentedViewController?.presentationController?.dismissByUser() }
  }
}
