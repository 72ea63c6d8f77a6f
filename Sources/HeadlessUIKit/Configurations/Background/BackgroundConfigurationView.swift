// SPDX-License-Identifier: MIT

/// The view that shows a background configuration. It covers the whole cell; its parts are inset.
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if oldValue != configuration { show(replacing: oldValue) } }
  }

  private let fill = UIView()
  private var picture: UIImageView?
  private var stroke: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    insetsLayoutMarginsFromSafeArea = false
    addSubview(fill)
    show(replacing: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(replacing old: UIBackgroundConfiguration?) {
    if old?.customView !== configuration.customView {
      if let view = old?.customView, view.superview === fill { view.removeFromSuperview() }
      if let view = configuration.customView { fill.addSubview(view) }
    }
    showPicture()
    showColors()
    setNeedsLayout()
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    if picture == nil { fill.insertSubview(view, at: 0) }
    picture = view
    view.image = image
    view.contentMode = configuration.imageContentMode
  }

  private func showColors() {
    let tint = tintColor ?? .systemBlue
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    guard configuration.strokeWidth > 0 else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let view = stroke ?? UIView()
    if stroke == nil { addSubview(view) }
    stroke = view
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor =
      configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets)
    let size = CGSize(width: max(frame.width, 0), height: max(frame.height, 0))
    place(fill, CGRect(origin: frame.origin, size: size), configuration.cornerRadius)
    fill.clipsToBounds =
      configuration.cornerRadius > 0
      && (configuration.customView != nil || configuration.image != nil)
    picture?.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    if let stroke {
      let outset = configuration.strokeOutset
      let radius = configuration.cornerRadius > 0 ? configuration.cornerRadius + outset : 0
      place(stroke, fill.frame.insetBy(dx: -outset, dy: -outset), radius)
    }
  }

  private func place(_ view: UIView, _ frame: CGRect, _ radius: CGFloat) {
    if view.frame != frame { view.frame = frame }
    let limited = min(max(radius, 0), min(frame.width, frame.height) / 2)
    if view.layer.cornerRadius != limited { view.layer.cornerRadius = limited }
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let superview {
      let margins = superview.directionalLayoutMargins
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    return insets.resolved(rightToLeft: isRightToLeft)
  }
}
