// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost

@MainActor private protocol PercentageCoordinating: AnyObject {
  var percentage: Int { get set }
}

extension BarCoordinatorProperty<Int> {
  @MainActor fileprivate static var percentage: Self {
    .init(keyPath: \(any PercentageCoordinating).percentage, default: 0)
  }
}

private final class PercentageCoordinator: BarCoordinating, PercentageCoordinating {
  private weak var label: PercentageBar?

  init(update: @escaping (_ animated: Bool) -> Void) {}

  func barModel(for model: BarModel<PercentageBar>) -> any BarModeling {
    model.willDisplay { [weak self] in self?.label = $0.view }
  }

  var percentage = 0 {
    didSet { label?.show(percentage) }
  }
}

private final class PercentageBar: UILabel, EpoxyableView {
  init() {
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: Int, animated: Bool) { show(content) }

  func show(_ percentage: Int) { text = "\(percentage) %" }
}

/// Measures the update of one of three bars, with layout: by a coordinator, by the label's text,
/// and by models.
@MainActor
func barUpdates() -> [Contestant] {
  let host = ScreenHost(.iPhone14)
  let controller = host.perform { UIViewController() }
  host.show(controller)
  func models(_ percentage: Int) -> [any BarModeling] {
    [
      PercentageBar.barModel(dataID: 0, content: 0),
      PercentageBar.barModel(dataID: 1, content: percentage)
        .makeCoordinator(PercentageCoordinator.init(update:)),
      PercentageBar.barModel(dataID: 2, content: 0),
    ]
  }
  let installer = host.perform {
    let installer = TopBarInstaller(viewController: controller, bars: models(0))
    installer.install()
    return installer
  }
  let label = installer.container?.barViews[1] as? PercentageBar
  var step = 0
  func contestant(_ path: String, _ body: @escaping @MainActor (Int) -> Void) -> Contestant {
    Contestant(path: path) { iterations in
      for _ in 0..<iterations {
        step += 1
        host.perform { body(step % 100) }
      }
    }
  }
  return [
    contestant("coordinator") { installer[.percentage] = $0 },
    contestant("by-hand") { label?.show($0) },
    contestant("models") { installer.setBars(models($0), animated: false) },
  ]
}
