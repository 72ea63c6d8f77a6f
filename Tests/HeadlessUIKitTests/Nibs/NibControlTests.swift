// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// The attributes of views and controls, in the form in which Xcode 7 to 15 write them.
@MainActor @Suite struct NibControlTests {
  private func onHost(_ body: () throws -> Void) rethrows {
    let host = ScreenHost(.iPhone15)
    try host.perform { try body() }
    expectEqual(host.warnings.map(\.description), [])
  }

  @Test func `a view has its attributes`() throws {
    try onHost {
      let view = try #require(
        first(
          """
          <view hidden="YES" clipsSubviews="YES" alpha="0.5" tag="7" multipleTouchEnabled="YES" opaque="NO" \
          userInteractionEnabled="NO" contentMode="center" semanticContentAttribute="forceRightToLeft" \
          horizontalHuggingPriority="251" verticalCompressionResistancePriority="749" \
          restorationIdentifier="box" translatesAutoresizingMaskIntoConstraints="NO" id="v">
              <rect key="frame" x="10" y="20.5" width="30" height="40"/>
              <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" heightSizable="YES"/>
              <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
              <color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <color key="tintColor" systemColor="systemRedColor"/>
              <accessibility key="accessibilityConfiguration" identifier="box" label="A box">
                  <accessibilityTraits key="traits" button="YES"/>
                  <bool key="isElement" value="YES"/>
              </accessibility>
          </view>
          """, as: UIView.self))
      expectEqual(view.frame, CGRect(x: 10, y: 20.5, width: 30, height: 40))
      #expect(view.isHidden && view.clipsToBounds && view.isMultipleTouchEnabled)
      #expect(!view.isOpaque && !view.isUserInteractionEnabled)
      expectEqual(view.alpha, 0.5)
      expectEqual(view.tag, 7)
      expectEqual(view.contentMode, .center)
      expectEqual(view.semanticContentAttribute, .forceRightToLeft)
      expectEqual(view.contentHuggingPriority(for: .horizontal), UILayoutPriority(251))
      expectEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
      expectEqual(view.contentCompressionResistancePriority(for: .vertical), UILayoutPriority(749))
      expectEqual(view.restorationIdentifier, "box")
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
      expectEqual(view.autoresizingMask, [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight])
      expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      expectEqual(view.backgroundColor, UIColor(white: 0.5, alpha: 1))
      expectEqual(view.tintColor, .systemRed)
      expectEqual(view.accessibilityIdentifier, "box")
      expectEqual(view.accessibilityLabel, "A box")
      expectEqual(view.accessibilityTraits, .button)
      #expect(view.isAccessibilityElement)
    }
  }

  @Test func `a label has its text, font, colors and lines`() throws {
    try onHost {
      let label = try #require(
        first(
          """
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" textAlignment="center" \
          lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines" \
          minimumScaleFactor="0.5" id="l">
              <string key="text">Two
          lines</string>
              <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
              <color key="textColor" red="0.0" green="0.5" blue="1" alpha="1" colorSpace="calibratedRGB"/>
              <nil key="highlightedColor"/>
              <size key="shadowOffset" width="1" height="2"/>
          </label>
          """, as: UILabel.self))
      expectEqual(label.text, "Two\nlines")
      expectEqual(label.textAlignment, .center)
      expectEqual(label.lineBreakMode, .byWordWrapping)
      expectEqual(label.numberOfLines, 0)
      expectEqual(label.font, .systemFont(ofSize: 20, weight: .semibold))
      expectEqual(label.textColor, UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
      #expect(label.adjustsFontSizeToFitWidth)
      expectEqual(label.minimumScaleFactor, 0.5)
      expectEqual(label.shadowOffset, CGSize(width: 1, height: 2))
      #expect(!label.isUserInteractionEnabled)
      let style = first(
        """
        <label id="m" adjustsFontForContentSizeCategory="YES">
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
        """, as: UILabel.self)
      expectEqual(style?.font, .preferredFont(forTextStyle: .headline))
    }
  }

  @Test func `a label has a text with attributes`() throws {
    try onHost {
      let label = try #require(
        first(
          """
          <label id="l"><attributedString key="attributedText">
          <fragment content="Red"><attributes>
            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
            <font key="NSFont" size="12" name="Helvetica-Bold"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/>
          </attributes></fragment>
          <fragment content=" plain"/>
          </attributedString></label>
          """, as: UILabel.self))
      let text = try #require(label.attributedText)
      expectEqual(text.string, "Red plain")
      expectEqual(
        text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
        UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      expectEqual(font?.pointSize, 12)
    }
  }

  @Test func `a button has titles and images for its states, or a configuration`() throws {
    try onHost {
      let old = try #require(
        first(
          """
          <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
          contentVerticalAlignment="top" selected="YES" buttonType="roundedRect" lineBreakMode="middleTruncation" id="b">
              <fontDescription key="fontDescription" type="boldSystem" pointSize="18"/>
              <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
              <state key="normal" title="Buy" image="cart" catalog="system">
                  <color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
              </state>
              <state key="selected" title="Bought"/>
          </button>
          """, as: UIButton.self))
      expectEqual(old.buttonType, .system)
      expectEqual(old.title(for: .normal), "Buy")
      expectEqual(old.title(for: .selected), "Bought")
      expectEqual(old.titleColor(for: .normal), UIColor(white: 0, alpha: 1))
      #expect(old.image(for: .normal)?.isSymbolImage == true)
      #expect(old.isSelected)
      expectEqual(old.titleLabel?.font, .boldSystemFont(ofSize: 18))
      expectEqual(old.contentHorizontalAlignment, .left)
      expectEqual(old.contentVerticalAlignment, .top)
      expectEqual(old.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      let new = try #require(
        first(
          """
          <button buttonType="system" id="c"><state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" \
          imagePlacement="trailing" imagePadding="6" cornerStyle="capsule">
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          </buttonConfiguration></button>
          """, as: UIButton.self))
      let configuration = try #require(new.configuration)
      expectEqual(configuration.title, "Go")
      expectEqual(configuration.subtitle, "now")
      expectEqual(configuration.imagePlacement, .trailing)
      expectEqual(configuration.imagePadding, 6)
      expectEqual(configuration.cornerStyle, .capsule)
      expectEqual(configuration.baseBackgroundColor, .systemGreen)
      expectEqual(
        configuration.contentInsets,
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
  }

  @Test func `controls have their values`() throws {
    try onHost {
      let objects = nib(
        """
        <switch on="YES" id="s1"><color key="onTintColor" systemColor="systemBlueColor"/></switch>
        <slider value="15" minValue="10" maxValue="20" continuous="NO" id="s2"/>
        <stepper value="4" minimumValue="2" maximumValue="8" stepValue="2" wraps="YES" id="s3"/>
        <segmentedControl selectedSegmentIndex="1" id="s4"><segments>
        <segment title="One"/><segment title="Two"/><segment title="Three" enabled="NO"/></segments></segmentedControl>
        <progressView progress="0.25" progressViewStyle="bar" id="s5"/>
        <activityIndicatorView style="large" animating="YES" hidesWhenStopped="YES" id="s6"/>
        <activityIndicatorView style="medium" id="s7"/>
        <pageControl numberOfPages="4" currentPage="2" id="s8"/>
        """
      ).instantiate(withOwner: nil)
      let toggle = try #require(objects[0] as? UISwitch)
      #expect(toggle.isOn)
      expectEqual(toggle.onTintColor, .systemBlue)
      let slider = try #require(objects[1] as? UISlider)
      expectEqual([slider.minimumValue, slider.value, slider.maximumValue], [10, 15, 20])
      #expect(!slider.isContinuous)
      let stepper = try #require(objects[2] as? UIStepper)
      expectEqual(
        [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue],
        [2, 4, 8, 2])
      #expect(stepper.wraps)
      let segments = try #require(objects[3] as? UISegmentedControl)
      expectEqual(
        (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) },
        ["One", "Two", "Three"])
      expectEqual(segments.selectedSegmentIndex, 1)
      #expect(!segments.isEnabledForSegment(at: 2))
      expectEqual((objects[4] as? UIProgressView)?.progress, 0.25)
      let indicator = try #require(objects[5] as? UIActivityIndicatorView)
      #expect(indicator.isAnimating && !indicator.isHidden)
      expectEqual(indicator.style, .large)
      // Xcode writes the attribute only where it is on: this one stands still and is visible.
      let still = try #require(objects[6] as? UIActivityIndicatorView)
      #expect(!still.isAnimating && !still.hidesWhenStopped && !still.isHidden)
      let pages = try #require(objects[7] as? UIPageControl)
      expectEqual([pages.numberOfPages, pages.currentPage], [4, 2])
    }
  }

  @Test func `text fields, text views and search bars have their texts and traits`() throws {
    try onHost {
      let objects = nib(
        """
        <textField borderStyle="roundedRect" placeholder="E-mail" textAlignment="right" minimumFontSize="17" \
        clearButtonMode="whileEditing" id="t1"><fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="none" autocorrectionType="no" \
        keyboardType="emailAddress" returnKeyType="next" secureTextEntry="YES" textContentType="email"/></textField>
        <textView clipsSubviews="YES" multipleTouchEnabled="YES" editable="NO" scrollEnabled="NO" id="t2">
        <mutableString key="text">Some text</mutableString></textView>
        <searchBar placeholder="Search" searchBarStyle="minimal" showsCancelButton="YES" id="t3">
        <scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>
        """
      ).instantiate(withOwner: nil)
      let field = try #require(objects[0] as? UITextField)
      expectEqual(field.borderStyle, .roundedRect)
      expectEqual(field.placeholder, "E-mail")
      expectEqual(field.textAlignment, .right)
      expectEqual(field.clearButtonMode, .whileEditing)
      expectEqual(field.font?.pointSize, 14)
      expectEqual(field.autocapitalizationType, .none)
      expectEqual(field.autocorrectionType, .no)
      expectEqual(field.keyboardType, .emailAddress)
      expectEqual(field.returnKeyType, .next)
      #expect(field.isSecureTextEntry)
      expectEqual(field.textContentType, .emailAddress)
      let view = try #require(objects[1] as? UITextView)
      expectEqual(view.text, "Some text")
      #expect(!view.isEditable && !view.isScrollEnabled && view.isUserInteractionEnabled)
      let bar = try #require(objects[2] as? UISearchBar)
      expectEqual(bar.placeholder, "Search")
      expectEqual(bar.scopeButtonTitles, ["A", "B"])
      #expect(bar.showsCancelButton)
    }
  }

  @Test func `images and colors have the forms of Xcode 11 and 13`() throws {
    try onHost {
      let view = try #require(
        first(
          """
          <imageView id="i"><imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="template"/>
          <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/></imageView>
          """, as: UIImageView.self))
      expectEqual(view.image?.isSymbolImage, true)
      expectEqual(view.image?.renderingMode, .alwaysTemplate)
      expectEqual(view.backgroundColor, .systemBackground)
      let named = first(
        """
        <view id="v"><color key="backgroundColor" name="Brand"/></view>
        """, as: UIView.self,
        resources:
          "<namedColor name=\"Brand\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
      )
      expectEqual(named?.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test func `recognizers are added to the view that names them`() throws {
    try onHost {
      let objects = nib(
        """
        <view id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="o1"/>
        <outletCollection property="gestureRecognizers" destination="g2" appends="YES" id="o2"/>
        </connections></view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="g1"/>
        <swipeGestureRecognizer direction="left" id="g2"><swipeGestureRecognizerDirection key="direction" left="YES"/></swipeGestureRecognizer>
        """
      ).instantiate(withOwner: nil)
      let view = try #require(objects[0] as? UIView)
      expectEqual(view.gestureRecognizers?.count, 2)
      expectEqual((view.gestureRecognizers?[0] as? UITapGestureRecognizer)?.numberOfTapsRequired, 2)
      expectEqual((view.gestureRecognizers?[1] as? UISwipeGestureRecognizer)?.direction, .left)
    }
  }

  @Test func `stack views, effects and scroll views contain their views`() throws {
    try onHost {
      let stack = try #require(
        first(
          """
          <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="9" id="s">
          <subviews><label text="A" id="a"/><label text="B" id="b"/></subviews></stackView>
          """, as: UIStackView.self))
      expectEqual(stack.arrangedSubviews.map { ($0 as? UILabel)?.text }, ["A", "B"])
      expectEqual(stack.axis, .vertical)
      expectEqual(stack.distribution, .fillEqually)
      expectEqual(stack.alignment, .center)
      expectEqual(stack.spacing, 9)
      let effect = try #require(
        first(
          """
          <visualEffectView id="e"><view key="contentView" id="c"><subviews><label text="A" id="a"/></subviews></view>
          <blurEffect style="dark"/></visualEffectView>
          """, as: UIVisualEffectView.self))
      expectEqual(effect.contentView.subviews.count, 1)
      #expect(effect.effect is UIBlurEffect)
      let scroll = try #require(
        first(
          """
          <scrollView pagingEnabled="YES" bounces="NO" contentInsetAdjustmentBehavior="never" id="s">
          <subviews><view id="v"/></subviews><inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
          """, as: UIScrollView.self))
      #expect(scroll.isPagingEnabled && !scroll.bounces)
      expectEqual(scroll.contentInsetAdjustmentBehavior, .never)
      expectEqual(scroll.contentInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      #expect(scroll.subviews.contains { type(of: $0) == UIView.self })
    }
  }
}
