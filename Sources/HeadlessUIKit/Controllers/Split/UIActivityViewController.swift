// SPDX-License-Identifier: MIT

/// Shares items. There are no services here: presenting it shows a sheet with the activities of the
/// application, and the host records the items.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let root = UIViewController()
/// host.show(root)
/// let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
/// host.perform { root.present(share, animated: true) }
/// host.settle()
/// print(host.sharedItems.map { $0.map { "\($0)" } })  // [["Hello"]]
/// try host.tap("Close")
/// host.settle()
/// print(root.presentedViewController == nil)  // true
/// ```
///
/// On a pad it is a popover, which needs a source. Closing the sheet calls the completion handler
/// without an activity; a test calls the handler itself with the type of a service that the user
/// would have chosen.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The closure that is called after an activity, or after the sheet was closed: with the type of
  /// the activity, whether it was completed, changed items and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private var items: [Any] = []
  private var activities: [UIActivity] = []
  private var buttons: [UIButton] = []
  private let stack = UIStackView(frame: .zero)
  private let summary = UILabel(frame: .zero)
  private var isDone = false

  /// Creates a controller that shares items.
  ///
  /// - Parameters:
  ///   - activityItems: The items, or sources of items.
  ///   - applicationActivities: The application's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    items = activityItems
    activities = applicationActivities ?? []
    modalPresentationStyle =
      device.values.traits.userInterfaceIdiom == .pad ? .popover : .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Not supported: controllers cannot be decoded, because archives are not implemented.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called after an activity, or after the sheet was closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not shown. The value is stored: there are no services.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The items that are shared: for a source, its item.
  final var sharedItems: [Any] {
    items.map { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: nil)
        ?? source.activityViewControllerPlaceholderItem(self)
    }
  }

  /// Adds a button for each activity.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .fill
    stack.spacing = 8
    view.addSubview(stack)
    summary.font = .preferredFont(forTextStyle: .headline)
    summary.adjustsFontForContentSizeCategory = true
    summary.textAlignment = .center
    summary.text = summaryOfItems
    view.addSubview(summary)
    let items = sharedItems
    for activity in activities where activity.canPerform(withActivityItems: items) {
      activity.owner = self
      addButton(activity.activityTitle ?? "", image: activity.activityImage) { [weak self] in
        self?.perform(activity)
      }
    }
    addButton("Close", image: nil) { [weak self] in self?.close() }
    preferredContentSize = CGSize(width: 320, height: CGFloat(buttons.count) * 58 + 68)
  }

  /// The text of a single item, or the number of items.
  private var summaryOfItems: String {
    let items = sharedItems
    guard items.count == 1 else { return "\(items.count) items" }
    return items[0] as? String ?? (items[0] as? URL)?.absoluteString ?? "1 item"
  }

  private func addButton(_ title: String, image: UIImage?, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.backgroundColor = .secondarySystemBackground
    button.layer.cornerRadius = 10
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttons.append(button)
    stack.addArrangedSubview(button)
  }

  /// Lays out the buttons.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    stack.frame = CGRect(
      x: area.minX, y: area.minY + 44, width: max(area.width, 0),
      height: CGFloat(buttons.count) * 58 - 8)
    summary.frame = CGRect(x: area.minX, y: area.minY, width: max(area.width, 0), height: 36)
    stack.distribution = .fillEqually
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isDone = false
    device.application.sharedItems.append(sharedItems)
  }

  /// Calls the completion handler where the user has closed the sheet.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { end(nil, completed: false) }
  }

  private func close() {
    presentation.presenting?.dismiss(animated: true)
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: sharedItems)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  final func activityEnded(_ activity: UIActivity, completed: Bool) {
    end(activity.activityType, completed: completed)
    close()
  }

  private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
    guard !isDone else { return }
    isDone = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
