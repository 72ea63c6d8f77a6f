// SPDX-License-Identifier: MIT

/// The preview of a context menu: a picture of the highlighted view, or a controller's view.
final class MenuPreview: UIView {
  private static let cornerRadius: CGFloat = 13

  let previewController: UIViewController?
  /// The position from which the preview appears; nil for a controller's view.
  private let target: UITargetedPreview?
  private let content: UIView
  private let clip = UIView()

  /// Creates a picture of a view.
  init(_ target: UITargetedPreview) {
    self.target = target
    previewController = nil
    content = target.view.snapshotView(afterScreenUpdates: false) ?? UIView()
    super.init(frame: .zero)
    content.frame.size = target.size
    prepare()
    clip.backgroundColor = target.parameters.backgroundColor
    guard let path = target.parameters.visiblePath else {
      clip.layer.cornerRadius = target.view.layer.cornerRadius
      return
    }
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    clip.layer.mask = shape
    layer.shadowPath = (target.parameters.shadowPath ?? path).cgPath
  }

  /// Creates a preview of a controller's view.
  init(_ controller: UIViewController) {
    previewController = controller
    target = nil
    content = controller.view
    super.init(frame: .zero)
    prepare()
    content.isUserInteractionEnabled = false
    clip.layer.cornerRadius = Self.cornerRadius
    clip.backgroundColor = .systemBackground
    isAccessibilityElement = true
    accessibilityLabel = controller.title ?? "Preview"
  }

  required init?(coder: NSCoder) { nil }

  private func prepare() {
    isOpaque = false
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
  }

  /// Returns the size of the preview in an area.
  func size(in area: CGSize) -> CGSize {
    guard let controller = previewController else { return target?.size ?? .zero }
    let preferred = controller.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? min(preferred.width, area.width) : area.width,
      height: preferred.height > 0 ? min(preferred.height, area.height) : area.height * 0.6)
  }

  /// Returns the center of the highlighted view; nil for a controller's view.
  func center(in container: UIView) -> CGPoint? {
    target.map { container.convert($0.target.center, from: $0.target.container) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    if previewController != nil { content.frame = clip.bounds }
  }
}
