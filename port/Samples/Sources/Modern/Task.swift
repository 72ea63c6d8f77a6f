//  Task.swift

import Foundation

/// A model that controllers observe.
@objcMembers class Task: NSObject {
  dynamic var title = ""
  @objc dynamic var progress: Double = 0 {
    didSet { changes += 1 }
  }
  private(set) var changes = 0

  init(title: String) {
    self.title = title
    super.init()
  }
}

class KeyPathLogger: NSObject {
  var log: [String] = []
  private let task: Task
  private var context = 0

  init(task: Task) {
    self.task = task
    super.init()
    task.addObserver(self, forKeyPath: #keyPath(Task.progress), options: [.old, .new], context: &context)
  }

  deinit {
    task.removeObserver(self, forKeyPath: "progress", context: &context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &self.context else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    log.append("\(keyPath ?? "") \(change?[.oldKey] ?? "") \(change?[.newKey] ?? "")")
  }
}
