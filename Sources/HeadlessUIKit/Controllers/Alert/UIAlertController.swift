// SPDX-License-Identifier: MIT

/// Shows a message with buttons: an alert in the middle of the screen, or a sheet of actions.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let controller = UIViewController()
/// host.show(controller)
/// let alert = UIAlertController(
///   title: "Delete the draft?", message: "This cannot be undone.", preferredStyle: .alert)
/// var isDeleted = false
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
/// host.perform { controller.present(alert, animated: true) }
/// host.settle()
/// try host.tap("Delete")
/// host.settle()
/// print(isDeleted, controller.presentedViewController == nil)  // true true
/// ```
///
/// A button dismisses the alert with animation and calls its handler afterwards. Two buttons are
/// side by side where both titles fit, the cancel button at the leading edge; otherwise, the
/// buttons are below each other, the cancel button last. A sheet of actions is a popover in a
/// regular width, which needs a source: set it in `popoverPresentationController`, or presenting is
/// illegal use. A tap beside a sheet, or beside a popover, performs the cancel action.
///
/// Sizes, fonts and colors approximate those of iOS 15 to 18; Apple documents none of them.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of an alert.
  public enum Style: Int, Sendable {
    /// A sheet of actions at the lower edge, or a popover.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert = 1
  }

  /// The style with which the controller was created.
  open private(set) var preferredStyle = Style.actionSheet

  /// How severe the alert is. The value is stored without effect, as on phones.
  open var severity = UIAlertControllerSeverity.default

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The text fields, in the order in which they were added; nil for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []
  /// Whether the user has chosen an action, and the dismissal has begun.
  private var isDone = false

  /// Creates an alert or an action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = isPopover ? .popover : .overFullScreen
  }

  open override var title: String? {
    didSet { actionsChanged() }
  }

  /// The text below the title.
  open var message: String? {
    didSet { actionsChanged() }
  }

  /// The action that is emphasized, in place of the cancel action. It has to be one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        self.preferredAction = oldValue
        device.reportIllegalUse(
          "The preferredAction of \(self) must have been added to its actions: \(preferredAction)")
      }
      actionsChanged()
    }
  }

  /// Adds an action as the last one; a cancel action is moved to its position by the style.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      device.reportIllegalUse(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    action.alert = self
    actions.append(action)
    actionsChanged()
  }

  /// Adds a text field. Only an alert has text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      device.reportIllegalUse(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    fields.append(field)
    configurationHandler?(field)
    actionsChanged()
  }

  // MARK: View

  /// Creates the view of the alert.
  open override func loadView() {
    view = AlertContentView(frame: device.screen.bounds)
    contentView?.onAction = { [weak self] in self?.perform($0) }
    contentView?.onTraits = { [weak self] in self?.actionsChanged() }
    actionsChanged()
  }

  final var contentView: AlertContentView? { viewIfLoaded as? AlertContentView }

  /// Updates the view after a change of the texts, the fields or the actions.
  final func actionsChanged() {
    guard let contentView else { return }
    contentView.show(
      AlertContentView.Content(
        arrangement: arrangement, title: title, message: message, fields: fields, actions: actions,
        emphasized: preferredAction))
    preferredContentSize =
      arrangement == .popover
      ? contentView.sizeThatFits(CGSize(width: 270, height: CGFloat.greatestFiniteMagnitude))
      : .zero
    presentation.controller?.container?.setNeedsLayout()
  }

  private var arrangement: AlertContentView.Arrangement {
    if preferredStyle == .alert { return .alert }
    return presentation.controller is UIPopoverPresentationController ? .popover : .sheet
  }

  /// Begins editing the first text field.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    actionsChanged()
    _ = fields.first?.becomeFirstResponder()
  }

  // MARK: Actions

  /// Dismisses the alert, and performs an action afterwards.
  final func perform(_ action: UIAlertAction) {
    guard action.isEnabled, !isDone, let presenter = presentation.presenting else { return }
    isDone = true
    presenter.dismiss(animated: true) { action.perform() }
  }

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  override func presentationAdapted() { actionsChanged() }

  override func cancelInPlaceOfDismissal() -> Bool { cancel() }

  /// Performs the cancel action. Returns false if there is none.
  final func cancel() -> Bool {
    guard let cancelAction else { return false }
    perform(cancelAction)
    return true
  }

  /// Performs the cancel action, as VoiceOver's escape gesture does.
  @discardableResult
  open override func accessibilityPerformEscape() -> Bool {
    cancel() || super.accessibilityPerformEscape()
  }

  /// An alert can be presented again.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isDone = false
  }

  // MARK: Presentation

  /// Whether the alert is a popover where the width is not compact.
  private var isPopover: Bool {
    preferredStyle == .actionSheet && device.values.traits.userInterfaceIdiom == .pad
  }

  override func makePresentationController() -> UIPresentationController {
    if preferredStyle == .alert {
      return AlertPresentationController(presentedViewController: self, presenting: nil)
    }
    if isPopover {
      return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    return ActionSheetPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Returns the presentation controller to use: where the width is compact, a popover is a sheet.
  override func adapted(
    _ controller: UIPresentationController, in traits: UITraitCollection
  ) -> UIPresentationController? {
    if title == nil, message == nil, actions.isEmpty, fields.isEmpty {
      device.reportIllegalUse(
        "UIAlertController must have a title, a message or an action to display")
    }
    guard controller is UIPopoverPresentationController,
      traits.horizontalSizeClass == .compact
    else { return controller }
    return presentation.controller as? ActionSheetPresentationController
      ?? ActionSheetPresentationController(presentedViewController: self, presenting: nil)
  }

  /// The message for a popover without a source.
  override func missingSource(_ presenter: UIViewController) -> String {
    "Your application has presented a UIAlertController (\(self)) of style "
      + "UIAlertControllerStyleActionSheet from \(presenter). The modalPresentationStyle of a "
      + "UIAlertController with this style is UIModalPresentationPopover. You must provide location "
      + "information for this popover through the alert controller's popoverPresentationController. "
      + "You must provide either a sourceView and sourceRect or a barButtonItem. If this information "
      + "is not known when you present the alert controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }
}

/// How severe an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  /// An alert that needs the user's attention.
  case critical = 1
}
