// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Closures that do not escape, which `performBatchUpdates` takes on Apple's platforms: UIKit
/// declares its parameter with `NS_NOESCAPE`, so that it runs before the method returns.
@MainActor @Suite struct CollectionBatchClosureTests {
  /// One of several steps to new data, as a library for differences hands them out.
  struct Stage {
    var data: [[Int]]
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(source: IndexPath, target: IndexPath)] = []
  }

  private let stages = [
    Stage(data: [[2, 3, 4]], deleted: [path(0, 0)]),
    Stage(data: [[2, 9, 3, 4]], inserted: [path(0, 1)]),
    Stage(data: [[4, 2, 9, 3]], moved: [(path(0, 3), path(0, 0))]),
  ]

  @Test func `A closure parameter that does not escape sets the data in a batch`() {
    let stage = CollectionStage([[1, 2, 3, 4]])
    var applied: [[[Int]]] = []
    stage.perform {
      stage.view.reload(using: stages) { data in
        applied.append(data)
        stage.numbers.sections = data
      }
    }
    expectEqual(applied, stages.map(\.data))
    stage.settle()
    #expect(stage.visibleNumbers == [4, 2, 9, 3] && stage.problems.lines == [])
  }

  @Test func `An interrupted series of stages reloads`() {
    let stage = CollectionStage([[1, 2, 3, 4]])
    stage.perform {
      stage.view.reload(using: stages, interrupt: { !$0.moved.isEmpty }) {
        stage.numbers.sections = $0
      }
    }
    stage.settle()
    #expect(stage.visibleNumbers == [4, 2, 9, 3] && stage.problems.lines == [])
  }

  @Test func `The closure may change a parameter of its caller`() {
    let stage = CollectionStage([[1, 2]])
    func remove(_ path: IndexPath, counting count: inout Int) {
      stage.view.performBatchUpdates({
        count += 1
        stage.numbers.sections[path.section].remove(at: path.item)
        stage.view.deleteItems(at: [path])
      })
    }
    var count = 0
    stage.device.perform { remove(path(0, 0), counting: &count) }
    expectEqual(count, 1)
    stage.settle()
    expectEqual(stage.visibleNumbers, [2])
  }

  @Test func `Optional closures, no closure, and completions work as before`() {
    let stage = CollectionStage([[1, 2]])
    var finished: [String] = []
    let updates: (() -> Void)? = {
      stage.numbers.sections[0].append(3)
      stage.view.insertItems(at: [path(0, 2)])
    }
    stage.perform {
      stage.view.performBatchUpdates(updates)
      stage.view.performBatchUpdates(updates.map { _ in {} }) { _ in finished.append("empty") }
      stage.view.performBatchUpdates(nil, completion: { _ in finished.append("nil") })
      stage.view.performBatchUpdates {
      } completion: { _ in
        finished.append("trailing")
      }
    }
    stage.settle()
    #expect(stage.visibleNumbers == [1, 2, 3] && finished == ["empty", "nil", "trailing"])
  }

  // MARK: Overrides

  /// Overrides the method as it is declared on Apple's platforms.
  private final class Spy: UICollectionView, BatchUpdating {
    enum Way { case forward, wrap, split, swallow }

    var way = Way.forward
    var calls: [String] = []

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("called")
      switch way {
      case .forward: super.performBatchUpdates(updates, completion: completion)
      case .wrap:
        super.performBatchUpdates(
          {
            calls.append("begins")
            updates?()
            calls.append("ends")
          }, completion: completion)
      case .split:
        super.performBatchUpdates({ updates?() })
        super.performBatchUpdates({ calls.append("second") }, completion: completion)
      case .swallow:
        updates?()
        completion?(true)
      }
    }
  }

  private func makeSpy(_ way: Spy.Way) -> (Device, Spy, Numbers) {
    let device = Device()
    let numbers = Numbers([[1, 2, 3]])
    let spy = device.perform {
      let spy = Spy(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: CollectionStage.rows())
      spy.way = way
      spy.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
      spy.dataSource = numbers
      let window = UIWindow(frame: spy.bounds)
      window.addSubview(spy)
      window.makeKeyAndVisible()
      spy.layoutIfNeeded()
      return spy
    }
    return (device, spy, numbers)
  }

  private func delete(_ item: Int, _ view: UICollectionView, _ numbers: Numbers) {
    numbers.sections[0].remove(at: item)
    view.deleteItems(at: [path(0, item)])
  }

  @Test func `An override is called once for a closure of either kind`() {
    let (device, spy, numbers) = makeSpy(.forward)
    let view: UICollectionView = spy
    let updates: (() -> Void)? = { delete(0, view, numbers) }
    device.perform {
      view.performBatchUpdates { delete(0, view, numbers) }
      view.performBatchUpdates(updates)
      view.performBatchUpdates(nil)
    }
    expectEqual(spy.calls, ["called", "called", "called"])
    expectEqual(view.numberOfItems(inSection: 0), 1)
  }

  @Test func `An override may pass another closure to super`() {
    let (device, spy, numbers) = makeSpy(.wrap)
    device.perform {
      spy.performBatchUpdates {
        delete(2, spy, numbers)
        spy.performBatchUpdates { delete(0, spy, numbers) }
      }
    }
    expectEqual(spy.calls, ["called", "begins", "called", "begins", "ends", "ends"])
    expectEqual(spy.numberOfItems(inSection: 0), 1)
  }

  @Test func `An override may call super twice, or not at all`() {
    let (device, spy, numbers) = makeSpy(.split)
    device.perform { spy.performBatchUpdates { delete(0, spy, numbers) } }
    #expect(spy.calls == ["called", "second"] && spy.numberOfItems(inSection: 0) == 2)
    spy.way = .swallow
    var isFinished = false
    device.perform { spy.performBatchUpdates({}, completion: { _ in isFinished = true }) }
    #expect(isFinished && spy.calls == ["called", "second", "called"])
  }

  @Test func `A collection view conforms to a client's protocol with the same method`() {
    let (device, spy, numbers) = makeSpy(.forward)
    let view: any BatchUpdating = spy
    device.perform {
      view.performBatchUpdates({ delete(2, spy, numbers) }, completion: nil)
    }
    #expect(spy.calls == ["called"] && spy.numberOfItems(inSection: 0) == 2)
  }

  // MARK: Other closures that do not escape

  /// UIKit documentation of each symbol: the parameter has no `@escaping`.
  @Test func `Closures that UIKit declares as non-escaping do not escape`() {
    func call(_ body: () -> Void) {
      UIView.performWithoutAnimation { body() }
      UIView.animate(springDuration: 0.1) { body() }
      UIView.animate(
        springDuration: 0.2,
        animations: { UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { body() } })
      UITraitCollection.current.performAsCurrent { body() }
      _ = UITraitCollection { _ in body() }
      _ = UITraitCollection.current.modifyingTraits { _ in body() }
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        .applyWithBlock { _ in body() }
    }
    var count = 0
    Device().perform { call { count += 1 } }
    #expect(count >= 7)
  }
}

@MainActor
private protocol BatchUpdating: AnyObject {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension UICollectionView {
  /// Applies stages one after the other, as libraries for differences do: the caller's closures do
  /// not escape, and `self` is left out.
  fileprivate func reload(
    using stages: [CollectionBatchClosureTests.Stage],
    interrupt: ((CollectionBatchClosureTests.Stage) -> Bool)? = nil, setData: ([[Int]]) -> Void
  ) {
    for stage in stages {
      if let interrupt, interrupt(stage), let data = stages.last?.data {
        setData(data)
        return reloadData()
      }
      performBatchUpdates({
        setData(stage.data)
        if !stage.deleted.isEmpty { deleteItems(at: stage.deleted) }
        if !stage.inserted.isEmpty { insertItems(at: stage.inserted) }
        for (source, target) in stage.moved { moveItem(at: source, to: target) }
      })
    }
  }
}
