// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit
import UIKitPorting

@testable import Modern

@MainActor @Suite struct ModernTests {
  @Test func `Observers of keys are called, until they are released`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let task = Task(title: "A")
      var logger: KeyPathLogger? = KeyPathLogger(task: task)
      task.progress = 0.5
      #expect(logger?.log == ["progress 0.0 0.5"])
      logger = nil
      task.progress = 1
      #expect(task.changes == 2)
      task.setValue(2, forKey: "progress")
      #expect(task.value(forKey: "progress") as? Double == 2)
      #expect(task.value(forKeyPath: "title") as? String == "A")
    }
  }

  @Test func `A list with targets, notifications and observations`() throws {
    let host = ScreenHost(.iPhone15)
    let list = host.perform { TaskListController(tasks: [Task(title: "A"), Task(title: "B")]) }
    host.show(host.perform { UINavigationController(rootViewController: list) })
    #expect(list.log == ["13", "not 99"])
    list.log = []
    try host.tap("Refresh")
    try host.tap("B")
    #expect(list.log == ["refresh", "tap", "row 1"])
    list.log = []
    host.perform {
      NotificationCenter.default.post(name: .taskDidChange, object: nil)
      list.tasks[0].progress = 0.5
    }
    #expect(list.log == ["note", "progress 0.5"])
  }

  @Test func `Classes that are values, and members of extensions`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let factory = RowFactory()
      #expect((factory.make() as? Row)?.name == "made")
      #expect(factory.make(Row.self).name == "made")
      #expect(type(of: factory.controller(UIViewController.self)) == UIViewController.self)
      let row = NamedRow(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      #expect(row.layer is CAGradientLayer)
      row.setNeedsLook()
      (row as Row).setNeedsLayout()
      row.layoutIfNeeded()
      #expect(row.looks == ["look", "named", "layout"])
    }
  }

  @Test func `Overloads, getters and setters`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let menu = Menu()
      menu.perform(menu.action, with: nil)
      #expect(menu.log == ["open false"])
      #expect(menu.accessors.map(NSStringFromSelector) == ["isOpen", "setIsOpen:", "close"])
      menu.perform(menu.accessors[1], with: true)
      #expect(menu.isOpen)
      menu.perform(menu.accessors[2])
      #expect(!menu.isOpen)
      #expect(menu.responds(to: NSSelectorFromString("open:")))
    }
  }
}
