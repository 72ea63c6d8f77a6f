// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

/// Forms with bars that avoid the keyboard: the caret is above the keyboard and the bars, whatever
/// happens.
@MainActor @Suite struct BarFormTests {
  /// A form with fields and a growing note, and a bar at the lower edge.
  private final class Form: UIViewController {
    let fields = (0..<8).map { _ in UITextField() }
    let note = UITextView()
    private let scrolls: Bool
    private(set) lazy var bars = BottomBarInstaller(
      viewController: self, avoidsKeyboard: true, bars: [bar("save")])

    init(scrolls: Bool) {
      self.scrolls = scrolls
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
      super.viewDidLoad()
      note.isScrollEnabled = false
      note.font = .preferredFont(forTextStyle: .body)
      note.adjustsFontForContentSizeCategory = true
      for field in fields {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
      }
      let stack = UIStackView(arrangedSubviews: scrolls ? fields + [note] : [fields[0], note])
      stack.axis = .vertical
      stack.spacing = 20
      stack.translatesAutoresizingMaskIntoConstraints = false
      guard scrolls else {
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        bars.install()
        return
      }
      let scrollView = UIScrollView(frame: view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.alwaysBounceVertical = true
      view.addSubview(scrollView)
      scrollView.addSubview(stack)
      let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
      ])
      bars.install()
    }

    /// The distance from the caret to the nearest edge of what is visible; negative for a hidden
    /// caret.
    func clearance(on host: ScreenHost) -> CGFloat {
      guard let input = host.firstResponder as? any UIView & UITextInput else { return -.infinity }
      let caret = host.perform {
        input.convert(input.caretRect(for: input.selectedTextRange!.end), to: nil)
      }
      var visible = view.convert(view.bounds, to: nil)
      for scrollView in sequence(first: input as UIView, next: \.superview)
        .compactMap({ $0 as? UIScrollView })
      {
        visible = visible.intersection(scrollView.convert(scrollView.bounds, to: nil))
      }
      let barTop = bars.container.map { $0.convert($0.bounds, to: nil).minY } ?? visible.maxY
      let low = min(barTop, host.keyboardFrame.minY, visible.maxY)
      return min(caret.minY - visible.minY, low - caret.maxY)
    }
  }

  enum Surroundings: CaseIterable {
    case sheet, mediumSheet, navigation, navigationInSheet, plain, formOnTablet
  }

  @Test(arguments: Surroundings.allCases, [false, true])
  func `The caret is visible at every rest`(surroundings: Surroundings, scrolls: Bool) {
    // Without a scroll view, only a sheet can move.
    guard scrolls || surroundings != .plain && surroundings != .navigation else { return }
    let (host, form) = show(surroundings, scrolls: scrolls)
    func check(_ step: String) {
      host.settle()
      #expect(form.clearance(on: host) >= 0, "\(surroundings), \(scrolls): \(step)")
    }
    for field in scrolls ? form.fields : [form.fields[0]] {
      host.perform { _ = field.becomeFirstResponder() }
      check("field")
      host.type("text")
      check("typed")
    }
    host.perform { _ = form.note.becomeFirstResponder() }
    check("note")
    for line in 0..<(scrolls ? 25 : 6) {
      host.type("Line \(line)\n")
      check("line \(line)")
    }
    host.keyboardHeight = 330
    check("higher keyboard")
    host.keyboardHeight = nil
    host.perform { form.bars.setBars([bar("save"), bar("more", height: 40)], animated: true) }
    check("more bars")
    host.perform { form.bars.setBars([bar("save", height: 60)], animated: false) }
    check("other bars")
    if scrolls {
      host.contentSizeCategory = .accessibilityLarge
      check("large text")
      host.layoutDirection = .rightToLeft
      check("right to left")
      host.type("again")
      check("typed from right to left")
      if surroundings != .formOnTablet {
        host.contentSizeCategory = .large
        host.rotate(to: .landscape)
        check("landscape")
        host.type("x")
        check("typed in landscape")
        host.rotate(to: .portrait)
        check("portrait")
      }
    }
    host.perform { _ = form.note.resignFirstResponder() }
    host.settle()
    host.perform { _ = form.fields[0].becomeFirstResponder() }
    check("first field again")
  }

  private func show(_ surroundings: Surroundings, scrolls: Bool) -> (ScreenHost, Form) {
    let host = ScreenHost(surroundings == .formOnTablet ? .iPad : .iPhone15)
    let form = host.perform { Form(scrolls: scrolls) }
    let root = host.perform { UIViewController() }
    switch surroundings {
    case .plain: host.show(form)
    case .navigation: host.show(host.perform { UINavigationController(rootViewController: form) })
    case .sheet, .mediumSheet, .navigationInSheet, .formOnTablet:
      host.show(root)
      host.perform {
        let content =
          surroundings == .navigationInSheet
          ? UINavigationController(rootViewController: form) : form
        if surroundings == .formOnTablet { content.modalPresentationStyle = .formSheet }
        content.sheetPresentationController?.detents =
          surroundings == .sheet ? [.large()] : [.medium(), .large()]
        root.present(content, animated: true)
      }
    }
    host.settle()
    return (host, form)
  }

  @Test func `The field of a form in a medium sheet is above the bar, 8 points away from it`() {
    let host = ScreenHost(.iPhone15)
    let (root, card) = host.perform {
      (UIViewController(), BarsViewController(bottom: [bar("a")], avoidsKeyboard: true))
    }
    host.show(root)
    let field = host.perform { UITextField(frame: CGRect(x: 16, y: 70, width: 361, height: 34)) }
    host.perform {
      card.view.addSubview(field)
      card.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(card, animated: true)
    }
    host.settle()
    host.perform { _ = field.becomeFirstResponder() }
    host.settle()
    // The keyboard is at 558, the bar of 44 points above it.
    expectEqual(field.convert(field.bounds, to: nil).maxY, CGFloat(506))  // 558 - 44 - 8
    host.perform { field.frame.size.height = 90 }
    host.settle()
    expectEqual(field.convert(field.bounds, to: nil).maxY, CGFloat(506))
    host.perform { card.bottom.setBars([bar("a", height: 84)], animated: true) }
    host.settle()
    expectEqual(field.convert(field.bounds, to: nil).maxY, CGFloat(466))
    host.perform { card.bottom.setBars([], animated: true) }
    host.settle()
    expectEqual(field.convert(field.bounds, to: nil).maxY, CGFloat(550))
  }

  // A chat: the field is in the bar, which the keyboard raises.
  @Test func `A sheet does not move for a field in a bar above the keyboard`() {
    let host = ScreenHost(.iPhone15)
    let (root, card) = host.perform {
      (UIViewController(), BarsViewController(bottom: [bar("a")], avoidsKeyboard: true))
    }
    host.show(root)
    host.perform {
      card.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(card, animated: true)
    }
    host.settle()
    let field = host.perform { UITextField(frame: CGRect(x: 0, y: 5, width: 200, height: 34)) }
    host.perform {
      card.bottom.container?.barViews[0].addSubview(field)
      field.becomeFirstResponder()
    }
    host.settle()
    expectEqual(card.view.convert(CGPoint.zero, to: nil).y, CGFloat(426))
    expectEqual(field.convert(field.bounds, to: nil).maxY, CGFloat(553))
  }
}
