// SPDX-License-Identifier: MIT

/// A view that applies an effect: a blur to the content behind it, or a vibrancy to its own
/// content.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
/// let label = UILabel()
/// label.text = "Paused"
/// panel.contentView.addSubview(label)
/// host.show(panel, frame: CGRect(x: 0, y: 700, width: 393, height: 152))
/// print(panel.contentView.frame.size)  // (393.0, 152.0)
/// ```
///
/// Subviews belong in ``contentView``: a view that is added to the effect view itself is reported.
/// A dump names the effect. `HeadlessRenderer` blurs what is behind the view; the time that this
/// takes grows with the number of pixels. As on a device, the blur is incomplete if the view or a
/// superview is translucent: it then contains only the views within that superview. A change of the
/// effect in an animation block is not animated.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content = EffectContentView()

  /// Creates a view with an effect, or without one.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UIVisualEffectView.self, with: coder)
  }

  private func prepare() {
    isOpaque = false
    content.isOpaque = false
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that contains the subviews.
  open var contentView: UIView { content }

  /// The effect, or nil for none.
  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }

  /// Reports views that were not added to the content view.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== content else { return }
    device.reportIllegalUse(
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  override var drawsItself: Bool { type(of: self) != UIVisualEffectView.self }

  /// The blurred content behind the view, for a renderer.
  override var backdropBlur: BackdropBlur? { (effect as? UIBlurEffect)?.backdrop(traitCollection) }

  /// The color of the content in a picture; nil for the content's own colors.
  final var vibrantColor: CGColor? { (effect as? UIVibrancyEffect)?.color(traitCollection) }
}

/// The content view of a visual effect view.
final class EffectContentView: UIView {
  override var drawsItself: Bool { false }
}

extension CALayer {
  /// The blurred content behind the layer's view, for a renderer.
  package final var backdrop: BackdropBlur? { view?.backdropBlur }

  /// The color in which the content of the layer's view is drawn, for a renderer.
  package final var vibrantColor: CGColor? { (view as? UIVisualEffectView)?.vibrantColor }
}
