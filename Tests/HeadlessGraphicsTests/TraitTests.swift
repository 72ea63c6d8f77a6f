// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

private struct Density: UITraitDefinition {
  static let defaultValue = 1
  static let affectsColorAppearance = true
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

/// Apple's page "UITraitCollection".
@Suite struct TraitCollectionTests {
  /// "init(traitsFrom:)": later collections win over earlier ones, unspecified traits do not.
  @Test func `Later collections win over earlier ones`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .unspecified), UITraitCollection(displayScale: 0),
    ])
    #expect(merged.horizontalSizeClass == .regular && merged.displayScale == 2)
    #expect(merged.userInterfaceStyle == .unspecified && merged.layoutDirection == .unspecified)
  }

  @Test func `Traits are unspecified at first`() {
    let empty = UITraitCollection()
    #expect(empty.userInterfaceIdiom == .unspecified && empty.displayScale == 0)
    expectEqual(empty.preferredContentSizeCategory, .unspecified)
    #expect(empty.legibilityWeight == .unspecified && empty.displayGamut == .unspecified)
    #expect(empty.forceTouchCapability == .unknown && empty.verticalSizeClass == .unspecified)
    #expect(empty.accessibilityContrast == .unspecified && empty.activeAppearance == .unspecified)
  }

  /// "init(mutations:)" and "modifyingTraits(_:)".
  @Test func `Closures set traits`() {
    let phone = UITraitCollection { traits in
      traits.userInterfaceIdiom = .phone
      traits.displayScale = 3
    }
    #expect(phone.userInterfaceIdiom == .phone && phone.displayScale == 3)
    let dark = phone.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 3)
    expectEqual(phone.userInterfaceStyle, .unspecified)
  }

  @Test func `Equality is by traits`() {
    let one = UITraitCollection(userInterfaceStyle: .dark)
    let two = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(one == two && one.hash == two.hash)
    #expect(one != UITraitCollection(userInterfaceStyle: .light))
    expectEqual(UITraitCollection(userInterfaceStyle: .unspecified), UITraitCollection())
  }

  /// "containsTraits(in:)": true if this collection has all traits of the other one.
  @Test func `A collection contains collections of some of its traits`() {
    let style = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [style, UITraitCollection(displayScale: 2)])
    #expect(both.containsTraits(in: style) && !style.containsTraits(in: both))
    #expect(style.containsTraits(in: nil) && style.containsTraits(in: UITraitCollection()))
  }

  /// "hasDifferentColorAppearance(comparedTo:)".
  @Test func `Only some traits change colors`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let large = light.modifyingTraits { $0.preferredContentSizeCategory = .large }
    #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    let high = light.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(light.hasDifferentColorAppearance(comparedTo: high))
  }

  /// "UITraitDefinition".
  @Test func `Custom traits have values and a default`() {
    let dense = UITraitCollection { $0.density = 3 }
    #expect(dense[Density.self] == 3 && UITraitCollection()[Density.self] == 1)
    #expect(dense != UITraitCollection())
    #expect(dense.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let merged = UITraitCollection(traitsFrom: [dense, UITraitCollection(displayScale: 2)])
    #expect(merged[Density.self] == 3 && Density.name == "Density")
    expectEqual(merged.changedTraits(from: dense).map { $0.name }, ["UITraitDisplayScale"])
  }

  @Test func `The current collection belongs to the task`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...8 {
        group.addTask {
          let environment = ValueEnvironment(
            traits: UITraitCollection(displayScale: CGFloat(number)))
          return await ValueEnvironment.$ofTask.withValue(environment) {
            await Task.yield()
            UITraitCollection.current = UITraitCollection.current.modifyingTraits {
              $0.displayScale += 100
            }
            await Task.yield()
            return UITraitCollection.current.displayScale == CGFloat(number) + 100
          }
        }
      }
      for await isOwn in group {
        #expect(isOwn)
      }
    }
  }

  @Test @MainActor func `Every device has its own current traits`() {
    let dark = Device(
      values: ValueEnvironment(traits: UITraitCollection(userInterfaceStyle: .dark)))
    let light = Device()
    dark.perform {
      expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
      light.perform { expectEqual(UITraitCollection.current.userInterfaceStyle, .light) }
    }
    #expect(Device.current.values === ValueEnvironment.current)
    // Timers get their own device's traits, too.
    var style = UIUserInterfaceStyle.unspecified
    dark.after(1) { style = UITraitCollection.current.userInterfaceStyle }
    dark.advance(by: 2)
    expectEqual(style, .dark)
  }

  /// "performAsCurrent(_:)": the previous collection is restored.
  @Test func `Performing with current traits nests`() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UITraitCollection(displayScale: 9).performAsCurrent {
        expectEqual(UITraitCollection.current, UITraitCollection(displayScale: 9))
        UITraitCollection.current = UITraitCollection(displayScale: 8)
        expectEqual(UITraitCollection.current.displayScale, 8)
      }
      expectEqual(UITraitCollection.current, UITraitCollection(userInterfaceStyle: .dark))
    }
    expectEqual(UITraitCollection.current, before)
  }
}

/// Apple's page "UIContentSizeCategory".
@Suite struct ContentSizeCategoryTests {
  @Test func `Categories are ordered`() {
    #expect(UIContentSizeCategory.small < .large && .large >= .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(!(UIContentSizeCategory.unspecified < .small))
    #expect(!(UIContentSizeCategory.unspecified > .small))
  }

  @Test func `Five categories are for accessibility`() {
    let all = UIContentSizeCategory.ascending
    #expect(all.count == 12 && all.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    expectEqual(UIContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL")
  }
}
