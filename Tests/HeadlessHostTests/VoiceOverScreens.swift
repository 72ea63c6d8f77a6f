// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// A list of tasks with a button that presents a sheet to add a task, and a form for each task.
final class TasksViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var tasks = (1...30).map { "Task \($0)" }
  var volumes: [String: Float] = [:]
  var magicTaps = 0
  private(set) var list: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      primaryAction: UIAction { [unowned self] _ in
        present(AddTaskViewController { self.add($0) }, animated: true)
      })
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 60)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.register(TaskCell.self, forCellWithReuseIdentifier: "task")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  override func accessibilityPerformMagicTap() -> Bool {
    magicTaps += 1
    return true
  }

  private func add(_ task: String) {
    tasks.insert(task, at: 0)
    list.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  private func remove(_ task: String) {
    guard let index = tasks.firstIndex(of: task) else { return }
    tasks.remove(at: index)
    list.deleteItems(at: [IndexPath(item: index, section: 0)])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { tasks.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "task", for: indexPath)
    let task = tasks[indexPath.item]
    cell.accessibilityLabel = task
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { [unowned self] _ in
        remove(task)
        return true
      },
      UIAccessibilityCustomAction(name: "Archive") { _ in false },
    ]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let form = TaskFormViewController(task: tasks[indexPath.item]) { [unowned self] in
      volumes[$0] = $1
    }
    navigationController?.pushViewController(form, animated: true)
  }
}

/// A row of the list, which is a single accessibility element.
final class TaskCell: UICollectionViewCell, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = [
    AXCustomContent(label: "Due", value: "Tomorrow")
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A form with a switch, a slider and headings.
final class TaskFormViewController: UIViewController {
  let toggle = UISwitch()
  let slider = UISlider()
  private let save: (String, Float) -> Void

  init(task: String, save: @escaping (String, Float) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = task
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The order of the subviews differs from the order of their positions.
    add(slider, "Volume", y: 300)
    add(heading("Sound"), nil, y: 250)
    add(toggle, "Reminder", y: 200)
    add(heading("Alerts"), nil, y: 150)
    slider.addAction(
      UIAction { [unowned self] _ in save(title ?? "", slider.value) }, for: .valueChanged)
    let errors = UIAccessibilityCustomRotor(name: "Controls") { [unowned self] predicate in
      let controls: [UIView] = [toggle, slider]
      let index = controls.firstIndex { $0 === predicate.currentItem.targetElement }
      let step = predicate.searchDirection == .next ? 1 : -1
      let next = index.map { $0 + step } ?? 0
      guard controls.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: controls[next], targetRange: nil)
    }
    view.accessibilityCustomRotors = [errors]
  }

  private func heading(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityTraits = .header
    return label
  }

  private func add(_ view: UIView, _ label: String?, y: CGFloat) {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    if let label { view.accessibilityLabel = label }
    self.view.addSubview(view)
  }
}

/// A sheet with two buttons.
final class AddTaskViewController: UIViewController {
  private let add: (String) -> Void

  init(add: @escaping (String) -> Void) {
    self.add = add
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(
      type: .system,
      primaryAction: UIAction(title: "New task") { [unowned self] _ in
        add("Fresh")
        dismiss(animated: true)
      })
    done.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    label.text = "Add a task"
    label.accessibilityTraits = .header
    view.addSubview(done)
    view.addSubview(label)
  }
}
