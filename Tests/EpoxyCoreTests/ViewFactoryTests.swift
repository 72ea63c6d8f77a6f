// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

/// A final view with an `init()` of its own and no other initializer, as views without a style are
/// written.
private final class Divider: UIView, EpoxyableView {
  var madeBy = ""

  init() {
    super.init(frame: .zero)
    madeBy = "init()"
  }

  required init?(coder: NSCoder) { nil }
}

/// A final view that has no initializer of its own.
private final class Inheriting: UIView, EpoxyableView {}

/// A final view with a style, whose models set `makeView`.
private final class Styled: UIView, EpoxyableView {
  let style: Int

  init(style: Int) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// A view for subclasses, which must declare `required`.
private class OpenDivider: UIView, EpoxyableView {
  var madeBy = ""

  required init() {
    super.init(frame: .zero)
    madeBy = "init()"
  }

  required init?(coder: NSCoder) { nil }
}

private final class SubDivider: OpenDivider {}

/// A class that is no `StyledView`, not final, and overrides `init(frame:)`.
private class Overriding: UIView {
  var madeBy = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    madeBy = "init(frame:)"
  }

  required init?(coder: NSCoder) { nil }
}

private class SubOverriding: Overriding {
  var own = 7
}

private final class FinalOverriding: Overriding {
  override init(frame: CGRect) {
    super.init(frame: frame)
    madeBy += ", overridden"
  }

  required init?(coder: NSCoder) { nil }
}

/// A client's label that inherits all of its initializers.
private class Caption: UILabel {
  var lines = 3
}

/// `init()` only, and no `StyledView`: without Objective-C it cannot be called.
private final class Unreachable: UIView {
  init() {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that does more in `convenience init()` than in `init(frame:)`.
private final class Convenient: UIView {
  var madeBy = "init(frame:)"

  convenience init() {
    self.init(frame: .zero)
    madeBy = "init()"
  }
}

private final class ConvenientStyled: UIView, EpoxyableView {
  var madeBy = "init(frame:)"

  convenience init() {
    self.init(frame: .zero)
    madeBy = "init()"
  }
}

private struct Model<View: UIView>: ViewEpoxyModeled, MakeViewProviding {
  var storage = EpoxyModelStorage()
}

/// The default of `makeView` of a model without a closure.
@MainActor @Suite struct ViewFactoryTests {
  @Test func `Final views with init() are made by it`() {
    expectEqual(Model<Divider>().makeView().madeBy, "init()")
    expectEqual(Model<ConvenientStyled>().makeView().madeBy, "init()")
  }

  @Test func `Final views without an initializer of their own are made`() {
    let view = Model<Inheriting>().makeView()
    #expect(type(of: view) == Inheriting.self)
    expectEqual(view.frame, .zero)
  }

  @Test func `Views for subclasses are made by their required init()`() {
    expectEqual(Model<OpenDivider>().makeView().madeBy, "init()")
    let sub = Model<SubDivider>().makeView()
    #expect(type(of: sub) == SubDivider.self)
    expectEqual(sub.madeBy, "init()")
  }

  @Test func `Views of UIKit are made`() {
    #expect(type(of: Model<UIView>().makeView()) == UIView.self)
    #expect(type(of: Model<UILabel>().makeView()) == UILabel.self)
    #expect(type(of: Model<UIImageView>().makeView()) == UIImageView.self)
    #expect(type(of: Model<UIStackView>().makeView()) == UIStackView.self)
    #expect(type(of: Model<UIButton>().makeView()) == UIButton.self)
    #expect(type(of: Model<UIScrollView>().makeView()) == UIScrollView.self)
  }

  @Test func `Other classes are made by init(frame:), overridden or inherited`() {
    expectEqual(Model<Overriding>().makeView().madeBy, "init(frame:)")
    expectEqual(Model<FinalOverriding>().makeView().madeBy, "init(frame:), overridden")
    let sub = Model<SubOverriding>().makeView()
    expectEqual(sub.madeBy, "init(frame:)")
    expectEqual(sub.own, 7)
    expectEqual(Model<Caption>().makeView().lines, 3)
  }

  @Test func `Views made by default are not shared`() {
    let model = Model<UILabel>()
    #expect(model.makeView() !== model.makeView())
  }

  #if RESIN_HEADLESS
    @Test func `Without Objective-C, convenience init() is found in a StyledView only`() {
      expectEqual(Model<Convenient>().makeView().madeBy, "init(frame:)")
      expectEqual(Model<Convenient>().makeView { Convenient() }.makeView().madeBy, "init()")
    }

    @Test func `Without Objective-C, init() alone is found in a StyledView only`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        _ = Model<Unreachable>().makeView()
      }
      let model = Model<Unreachable>().makeView { Unreachable() }
      #expect(type(of: model.makeView()) == Unreachable.self)
    }
  #endif

  @Test func `Views with a style are made by the closure of the model`() {
    expectEqual(Model<Styled>().makeView { Styled(style: 3) }.makeView().style, 3)
  }
}
