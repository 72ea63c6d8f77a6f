// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The height of an accessory view of every kind, with content of every kind, on every kind of
/// screen: always that of its constraints, by arithmetic, from its first layout.
@MainActor @Suite struct AccessoryVariantTests {
  /// How the height of the bar is made flexible.
  enum Kind: CaseIterable {
    case mask, maskWithFrame, noMask, noMaskWithFrame, inputView, smallIntrinsic, zeroIntrinsic
    case noMaskIntrinsic, noMaskZero, effect, emptyFrame
  }

  /// The constraints of the content, which is 50 points high.
  enum Content: CaseIterable {
    case safeArea, margins, edge, atLeast, nested, masked, label, safeAreaBoth, stack, lessOrEqual
  }

  final class Bar: UIView {
    var intrinsic = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { intrinsic }
  }

  final class Page: UIViewController {
    let bar: UIView
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    init(_ bar: UIView) {
      self.bar = bar
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }

  static func bar(_ kind: Kind) -> UIView {
    let bar = Bar()
    switch kind {
    case .mask: bar.autoresizingMask = .flexibleHeight
    case .maskWithFrame:
      bar.frame = CGRect(x: 0, y: 0, width: 393, height: 30)
      bar.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    case .noMask: bar.translatesAutoresizingMaskIntoConstraints = false
    case .noMaskWithFrame:
      bar.frame = CGRect(x: 0, y: 0, width: 393, height: 50)
      bar.translatesAutoresizingMaskIntoConstraints = false
    case .inputView:
      let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      view.allowsSelfSizing = true
      return view
    case .smallIntrinsic:
      bar.intrinsic.height = 10
      bar.autoresizingMask = .flexibleHeight
    case .zeroIntrinsic:
      bar.intrinsic = .zero
      bar.autoresizingMask = .flexibleHeight
    case .noMaskIntrinsic:
      bar.intrinsic.height = 20
      bar.translatesAutoresizingMaskIntoConstraints = false
    case .noMaskZero:
      bar.intrinsic = .zero
      bar.translatesAutoresizingMaskIntoConstraints = false
    case .effect:
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      view.autoresizingMask = .flexibleHeight
      return view
    case .emptyFrame: break
    }
    return bar
  }

  private static func add(_ view: UIView, to container: UIView, _ guide: UILayoutGuide? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide?.topAnchor ?? container.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? container.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? container.bottomAnchor),
    ])
  }

  /// The view in which the content is. The autoresizing masks of an effect view's content view and
  /// of content from a nib make them as large as the bar.
  private static func container(in bar: UIView, _ kind: Content) -> UIView {
    let container = (bar as? UIVisualEffectView)?.contentView ?? bar
    let inner = UIView()
    switch kind {
    case .nested: add(inner, to: container)
    case .masked:
      inner.frame = container.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(inner)
    default: return container
    }
    return inner
  }

  /// Adds the content of a kind and returns it.
  static func fill(_ bar: UIView, _ kind: Content) -> UIView {
    let content = kind == .label ? UILabel() : UIView()
    (content as? UILabel)?.text = "Text"
    (content as? UILabel)?.font = .preferredFont(forTextStyle: .body)
    (content as? UILabel)?.adjustsFontForContentSizeCategory = true
    content.translatesAutoresizingMaskIntoConstraints = false
    let container = container(in: bar, kind)
    if kind == .stack {
      let stack = UIStackView(arrangedSubviews: [content])
      stack.axis = .vertical
      add(stack, to: container, container.safeAreaLayoutGuide)
      content.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return content
    }
    container.addSubview(content)
    let safeArea = container.safeAreaLayoutGuide
    let guide = kind == .margins ? container.layoutMarginsGuide : safeArea
    let isInside = kind == .margins || kind == .safeAreaBoth
    let bottom = kind == .edge ? container.bottomAnchor : guide.bottomAnchor
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: isInside ? guide.topAnchor : container.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      kind == .lessOrEqual
        ? content.bottomAnchor.constraint(lessThanOrEqualTo: bottom)
        : content.bottomAnchor.constraint(equalTo: bottom),
    ])
    if kind == .atLeast {
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    } else if kind != .label {
      content.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    return content
  }

  @MainActor private final class Stage {
    let host: ScreenHost
    let page: Page
    let content: UIView
    let kind: Content

    init(_ kind: Kind, _ content: Content, _ model: DeviceModel, _ environment: Environment) {
      let host = ScreenHost(model)
      self.host = host
      self.kind = content
      host.printsWarnings = false
      switch environment {
      case .plain: break
      case .rightToLeft: host.layoutDirection = .rightToLeft
      case .largeText: host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      (page, self.content) = host.perform {
        let bar = AccessoryVariantTests.bar(kind)
        let inner = AccessoryVariantTests.fill(bar, content)
        return (Page(bar), inner)
      }
    }

    var bar: UIView { page.bar }
    var frame: CGRect { bar.convert(bar.bounds, to: nil) }

    /// Compares with the height that the constraints need.
    ///
    /// - Parameter bottom: The lower edge; nil while the bar moves.
    func check(
      _ step: String, onKeys: Bool = false, bottom: CGFloat?,
      at location: SourceLocation = #_sourceLocation
    ) {
      let step = "\(step), \(kind)"
      guard let window = host.window, bar.window != nil else {
        Issue.record("\(step): no bar", sourceLocation: location)
        return
      }
      let cover = onKeys ? 0 : window.safeAreaInsets.bottom
      let inner = kind == .label ? content.intrinsicContentSize.height : 50
      let height: CGFloat =
        switch kind {
        case .edge: inner
        case .margins: 8 + inner + 8 + cover  // "layoutMargins": 8 points by default
        default: inner + cover
        }
      // Heights of texts are rounded up to pixels.
      expectNear(frame.height, height, within: 0.34, "\(step)", at: location)
      expectNear(content.bounds.height, inner, within: 0.34, "\(step)", at: location)
      if let bottom { expectNear(frame.maxY, bottom, within: 1e-6, "\(step)", at: location) }
    }
  }

  enum Environment: CaseIterable { case plain, rightToLeft, largeText }

  private func forEachStage(_ kind: Kind, _ body: (Stage, DeviceModel, Int) -> Void) {
    var number = 0
    for content in Content.allCases {
      for model in [DeviceModel.iPhoneSE, .iPhone15, .iPad] {
        // A frame is the height where the constraints leave the height open.
        if content == .atLeast || content == .lessOrEqual,
          kind == .maskWithFrame || kind == .noMaskWithFrame
        {
          continue
        }
        let environment = Environment.allCases[number % 3]
        let stage = Stage(kind, content, model, environment)
        stage.host.show(stage.page)
        body(stage, model, number)
        expectEqual(stage.host.warnings, [], "\(content) \(model.name) \(environment)")
        number += 1
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `The bar has the height of its constraints in each place, from its first layout`(
    kind: Kind
  ) {
    forEachStage(kind) { stage, model, _ in
      let host = stage.host
      let keys = ScreenHost(model)
      keys.showKeyboard()
      host.advance(by: 0.01)
      stage.check("first", bottom: nil)
      for orientation in [DeviceOrientation.portrait, .landscape, .portrait] {
        for turned in [host, keys] {
          turned.rotate(to: orientation)
          turned.settle()
        }
        guard let screen = host.window?.bounds.height else { continue }
        stage.check("at rest", bottom: screen)
        host.tap(stage.page.field)
        stage.check("moving", onKeys: true, bottom: nil)
        host.settle()
        stage.check("on the keys", onKeys: true, bottom: keys.keyboardFrame.minY)
        host.perform { _ = stage.page.field.resignFirstResponder() }
        host.settle()
        stage.check("again at rest", bottom: screen)
        host.expectFirstLayoutIsLast()
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `The bar returns with the height of its constraints after each presentation`(kind: Kind) {
    let styles: [UIModalPresentationStyle?] = [
      .fullScreen, .pageSheet, .formSheet, .overFullScreen, nil,
    ]
    forEachStage(kind) { stage, _, number in
      let host = stage.host
      host.settle()
      let rest = stage.frame
      let style = styles[number % styles.count]
      let new = host.perform {
        style.map { style in
          let page = UIViewController()
          page.modalPresentationStyle = style
          return page
        } ?? UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      }
      host.perform { stage.page.present(new, animated: true) }
      host.settle()
      if number % 2 == 0 {
        for orientation in [DeviceOrientation.landscape, .portrait] {
          host.rotate(to: orientation)
          host.settle()
        }
      }
      host.perform { new.dismiss(animated: true) }
      host.advanceFrames(40) { if stage.bar.window != nil { stage.check("returns", bottom: nil) } }
      host.settle()
      expectEqual(stage.frame, rest)
    }
  }
}
