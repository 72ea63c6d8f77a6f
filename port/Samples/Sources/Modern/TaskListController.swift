//  TaskListController.swift

import UIKit

#if os(iOS)
typealias Color = UIColor
#endif

class BaseListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  var tasks: [Task]

  init(tasks: [Task]) {
    self.tasks = tasks
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(TaskCell.self, forCellReuseIdentifier: "Cell")
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return tasks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = tasks[indexPath.row].title
    return cell
  }
}

final class TaskCell: UITableViewCell {
  private class Badge: UIView {
    @objc dynamic var count = 0
  }

  private let badge = Badge()
  var badgeCount: Int { badge.count }
}

final class TaskListController: BaseListController {
  private var observation: NSKeyValueObservation?
  private var timer: Timer?
  var log: [String] = []
  lazy var refreshItem = UIBarButtonItem(
    title: "Refresh", style: .plain, target: self, action: #selector(refresh))

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = refreshItem
    let tap = UITapGestureRecognizer(target: self, action: #selector(handle(_:)))
    tap.cancelsTouchesInView = false
    tableView.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: #selector(note), name: .taskDidChange, object: nil)
    observation = tasks.first?.observe(\.progress, options: [.new]) { [weak self] _, change in
      self?.log.append("progress \(change.newValue ?? 0)")
    }
    if #available(iOS 13.0, *) { log.append("13") }
    guard #available(iOS 99, *) else {
      log.append("not 99")
      return
    }
    log.append("99")
  }

  // Only this class selects: the class that conforms does not have the method.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("row \(indexPath.row)")
  }

  @objc private func refresh() { log.append("refresh") }

  @objc private func handle(_ recognizer: UITapGestureRecognizer) { log.append("tap") }

  @objc private func note(_ notification: Notification) { log.append("note") }

  override func responds(to aSelector: Selector!) -> Bool {
    return super.responds(to: aSelector)
  }
}

extension Notification.Name {
  static let taskDidChange = Notification.Name("taskDidChange")
}
