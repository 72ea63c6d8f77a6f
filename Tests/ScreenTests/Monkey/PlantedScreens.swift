// SPDX-License-Identifier: MIT
import UIKit

/// A screen that hangs when it is touched.
final class HangingScreen: FaultyScreen, SampleScreen {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    while view.superview != nil {}
  }
}

/// A screen that stops the program when it is touched.
final class TrappingScreen: FaultyScreen, SampleScreen {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    preconditionFailure("planted")
  }
}

/// A screen whose text moves in each layout.
final class CreepingScreen: FaultyScreen, SampleScreen {
  private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    mark.backgroundColor = .red
    view.addSubview(mark)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    mark.center.x += 1
  }
}

/// A screen that retains itself when it is touched.
final class RetainingScreen: FaultyScreen, SampleScreen {
  private var retained: (() -> UIViewController)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    retained = { self }
  }
}

/// A list that does something wrong when it is scrolled.
class FaultyList: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  static let name = "faulty-list"
  static func content(_ number: Int) -> Int { number }

  private var hasJumped = false
  private lazy var list: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 60)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  func show(_ content: Int, animated: Bool) { hasJumped = false }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    cell.backgroundColor = .gray
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging, !hasJumped else { return }
    hasJumped = true
    jump(list)
  }

  func jump(_ list: UICollectionView) {}
}

/// A list that jumps when it is scrolled.
final class JumpingScreen: FaultyList, SampleScreen {
  override func jump(_ list: UICollectionView) { list.contentOffset.y += 90 }
}

/// A list whose rows grow when it is scrolled, each of which pushes those below it down.
final class SwellingScreen: FaultyList, SampleScreen {
  override func jump(_ list: UICollectionView) {
    (list.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height += 60
  }
}

/// A screen whose looks depend on the process.
final class RandomScreen: FaultyScreen, SampleScreen {
  private static let position = CGFloat.random(in: 0..<200)
  private let mark = UIView()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    mark.backgroundColor = .red
    mark.frame = CGRect(x: Self.position, y: 200, width: 10, height: 10)
    view.addSubview(mark)
  }

  override func show(_ content: String, animated: Bool) {
    super.show(content, animated: animated)
    mark.removeFromSuperview()
  }
}

/// A screen that a touch changes for good.
final class TouchedScreen: FaultyScreen, SampleScreen {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.textColor = .red
  }
}

/// A screen with constraints that contradict each other when it is touched.
final class WarningScreen: FaultyScreen, SampleScreen {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.heightAnchor.constraint(equalToConstant: 20).isActive = true
    label.heightAnchor.constraint(equalToConstant: 30).isActive = true
  }
}
