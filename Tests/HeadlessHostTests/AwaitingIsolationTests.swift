// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct AwaitingIsolationTests {
  private func run(_ model: DeviceModel, frames: Int) async -> [String] {
    let host = ScreenHost(model)
    let container = host.perform { UIView() }
    host.show(container)
    for _ in 1...10 {
      host.perform {
        // Blocks belong to no task, so their host is the host of the code that enqueued them.
        DispatchQueue.main.async {
          expectEqual(CACurrentMediaTime(), host.now)
          expectEqual(UIScreen.main.bounds.size, model.size)
          #expect(UIView().device === host.device)
          #expect(ValueEnvironment.current === host.device.values)
          container.frame.origin.x += 1
        }
        Task {
          expectEqual(CACurrentMediaTime(), host.now)
          #expect(UIView().device === host.device)
          UIView.animate(withDuration: 0.1) { container.frame.origin.y += 3 }
        }
      }
      await host.advance(by: Double(frames) * host.frameDuration)
    }
    expectEqual(host.frameCount, 10 * frames)
    await host.settled()
    return [host.dump(), "\(host.frameCount)"]
  }

  @Test func `Interleaved hosts that await do not see each other`() async {
    let alone = [await run(.iPhoneSE, frames: 1), await run(.iPad, frames: 3)]
    async let one = run(.iPhoneSE, frames: 1)
    async let other = run(.iPad, frames: 3)
    #expect(await [one, other] == alone)
  }

  @Test
  func `A test is on its host, and a task that it starts outside of perform on the default device`()
    async
  {
    let host = ScreenHost()
    host.perform {}
    await host.settled()
    #expect(UIView().device === host.device)
    await Task { #expect(UIView().device === Device.shared) }.value
    await host.perform {
      await Task { #expect(UIView().device === host.device) }.value
    }
  }

  @Test func `A closure that waits for the end of the turn goes on`() async {
    let host = ScreenHost(.iPhone15)
    let view = host.perform {
      UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }
    host.show(view)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let source = host.perform {
      UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    await host.perform { [snapshot] in
      await source.apply(snapshot, animatingDifferences: false)
      #expect(view.visibleCells.count > 10)
      await source.applySnapshotUsingReloadData(snapshot)
      // Below the safe area, 61 points remain: a row and a part of another one.
      view.frame.size.height = 120
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      // Laid out while the closure waited.
      expectEqual(view.visibleCells.count, 2)
    }
  }

  /// The main queue is first in, first out, so the number of waits before the change does not
  /// matter.
  @Test(arguments: [0, 1, 40, 200])
  func `A change is laid out before a block that the closure enqueues after it`(waits: Int) async {
    let host = ScreenHost(.iPhone15)
    let (view, inner) = host.perform { (CountingView(), CountingView()) }
    host.perform { view.addSubview(inner) }
    host.show(view)
    await host.perform {
      for _ in 0..<waits { await nextBlock() }
      let (outerCount, innerCount) = (view.layouts, inner.layouts)
      view.setNeedsLayout()
      await nextBlock()
      expectEqual(view.layouts, outerCount + 1)
      await host.perform {
        for _ in 0..<waits { await nextBlock() }
        inner.setNeedsLayout()
        await nextBlock()
        expectEqual(inner.layouts, innerCount + 1)
      }
      view.setNeedsLayout()
      await nextBlock()
      expectEqual(view.layouts, outerCount + 2)
    }
  }

  private func nextBlock() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func `Blocks keep their host when a block before them uses another one`() async {
    let (one, other) = (ScreenHost(), ScreenHost())
    var devices: [ObjectIdentifier] = []
    one.perform {
      DispatchQueue.main.async { other.perform {} }
      DispatchQueue.main.async { devices.append(ObjectIdentifier(Device.current)) }
    }
    await one.settled()
    expectEqual(devices, [ObjectIdentifier(one.device)])
  }

  @Test func `Blocks are on the default device when their host is closed`() async {
    let host = ScreenHost()
    host.show(UIView())
    host.close()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        #expect(Device.current !== host.device)
        continuation.resume()
      }
    }
  }
}
