// SPDX-License-Identifier: MIT

/// The background and the shadow of a bar.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// let controller = UINavigationController(rootViewController: UIViewController())
/// controller.navigationBar.standardAppearance = appearance
/// controller.navigationBar.scrollEdgeAppearance = appearance
/// host.show(controller)
/// print(controller.navigationBar.standardAppearance.backgroundColor == .systemIndigo)  // true
/// ```
///
/// A bar copies the object that is assigned to it: change it first, then assign it. An appearance
/// costs nothing until it is assigned; a bar applies it in its next layout.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The idiom for which the appearance was made.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// The blur of the content behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect?

  /// The color of the background; nil for none. It is drawn over the effect of the background.
  open var backgroundColor: UIColor?

  /// The image of the background, which is drawn over its color.
  open var backgroundImage: UIImage?

  /// The content mode of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the shadow; nil for no shadow.
  open var shadowColor: UIColor? = .separator

  /// The image of the shadow; a template image has the shadow's color. It is not drawn without a
  /// shadow color.
  open var shadowImage: UIImage?

  /// Creates the default appearance for an idiom.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates the default appearance for the idiom of the current device.
  public override convenience init() {
    self.init(idiom: Device.current.values.traits.userInterfaceIdiom)
  }

  /// Creates an appearance with the background and the shadow of another one.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  /// Not supported: appearances cannot be decoded, because archives are not implemented.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
  }

  /// Sets a background that blurs the content behind the bar, with a shadow.
  open func configureWithDefaultBackground() {
    configure(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
  }

  /// Sets an opaque background with a shadow.
  open func configureWithOpaqueBackground() {
    configure(effect: nil, color: .systemBackground, shadow: .separator)
  }

  /// Sets a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    configure(effect: nil, color: nil, shadow: nil)
  }

  private func configure(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  private func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    takeItems(of: other)
  }

  /// Takes the values that a subclass adds.
  func takeItems(of other: UIBarAppearance) {}

  /// Returns a copy, which shares no state with the object.
  @discardableResult
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { CopyResult(object: type(of: self).init(barAppearance: self)) }.object
  }

  /// A copy on its way out of the main actor, to the code that has requested it there.
  private struct CopyResult: @unchecked Sendable {
    let object: UIBarAppearance
  }

  /// Returns the appearance at the edge of the content of a bar without its own appearance there:
  /// the same titles and buttons, without a background.
  final var atScrollEdge: Self {
    let copy = Self(barAppearance: self)
    copy.configureWithTransparentBackground()
    return copy
  }

  final var duplicate: Self { Self(barAppearance: self) }
}
