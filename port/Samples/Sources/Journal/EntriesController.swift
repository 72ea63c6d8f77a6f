// SPDX-License-Identifier: MIT
import UIKit

struct Entry {
  var title: String
  var text: String
}

final class EntriesController: UIViewController {
  @IBOutlet private weak var tableView: UITableView!
  private var status: StatusController?

  var entries: [Entry] = [] {
    didSet {
      guard isViewLoaded else { return }
      tableView.reloadData()
      status?.show(entries.count)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    status?.show(entries.count)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let status as StatusController: self.status = status
    case let popover where segue.identifier == "about":
      popover.popoverPresentationController?.delegate = self
    default: break
    }
  }

  @IBSegueAction private func showEntry(_ coder: NSCoder, sender: Any?) -> EntryController? {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else {
      return nil
    }
    return EntryController(coder: coder, entry: entries[path.row])
  }

  @IBAction func returned(_ segue: UIStoryboardSegue) {
    guard let controller = segue.source as? EntryController else { return }
    entries.removeAll { $0.title == controller.entry.title }
  }
}

extension EntriesController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    cell.textLabel?.text = entries[indexPath.row].title
    cell.detailTextLabel?.text = entries[indexPath.row].text
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

extension EntriesController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    .none
  }
}

final class StatusController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!

  func show(_ count: Int) {
    loadViewIfNeeded()
    countLabel.text = "\(count) entries"
  }
}

final class EntryController: UIViewController {
  let entry: Entry
  @IBOutlet private weak var textLabel: UILabel!

  init?(coder: NSCoder, entry: Entry) {
    self.entry = entry
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = entry.title
    textLabel.text = entry.text
  }
}
