// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Constraints, autoresizing and size classes. Expected frames are exact arithmetic.
@MainActor @Suite struct NibLayoutTests {
  @Test func `constraints to the safe area, between views and of ratios`() throws {
    let host = ScreenHost(.iPhone15)
    let view = try host.perform {
      try #require(
        first(
          """
          <view contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              <subviews>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                      <constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="k1"/></constraints>
                  </view>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>
                  <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="k2"/>
                  <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" symbolic="YES" id="k3"/>
                  <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="k4"/>
                  <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="5" id="k5"/>
                  <constraint firstItem="b" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k6"/>
                  <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.5" id="k7"/>
                  <constraint firstItem="b" firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="k8"/>
                  <constraint firstItem="b" firstAttribute="height" constant="10" priority="750" id="k9"/>
                  <constraint firstItem="b" firstAttribute="height" constant="99" placeholder="YES" id="k10"/>
              </constraints>
          </view>
          """, as: UIView.self))
    }
    host.show(view)
    let top = host.perform { view.safeAreaInsets.top }
    let width = host.perform { view.bounds.width } - 40
    // Edges are rounded to whole pixels.
    let upper = view.subviews[0].frame
    let lower = view.subviews[1].frame
    expectNear(upper.minX, 20, within: 0.01)
    expectNear(upper.minY, top + 10, within: 0.01)
    expectNear(upper.width, width, within: 0.01)
    expectNear(upper.height, width / 2, within: 0.2)
    expectNear(lower.minY, top + 15 + width / 2, within: 0.2)
    expectNear(lower.width, width / 2, within: 0.2)
    expectNear(lower.midX, view.bounds.midX, within: 0.2)
    expectNear(lower.height, 30, within: 0.01)
    #expect(host.warnings.isEmpty)
  }

  @Test func `autoresizing masks hold where there are no constraints`() throws {
    let host = ScreenHost(.iPhone15)
    let view = try host.perform {
      try #require(
        first(
          """
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
          <view id="a"><rect key="frame" x="10" y="10" width="300" height="20"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews></view>
          """, as: UIView.self))
    }
    host.show(view, frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    expectEqual(view.subviews[0].frame, CGRect(x: 10, y: 10, width: 370, height: 20))
  }

  @Test func `a fixed frame is kept and resized, though the file has no constraints for it`() throws
  {
    let host = ScreenHost(.iPhone15)
    let view = try host.perform {
      try #require(
        first(
          """
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
          <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="10" y="10" width="300" height="20"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews></view>
          """, as: UIView.self))
    }
    host.show(view, frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    expectEqual(view.subviews[0].frame, CGRect(x: 10, y: 10, width: 370, height: 20))
  }

  static let varied = """
    <view id="root">
        <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <constraints>
                    <constraint firstAttribute="height" constant="40" id="h1"><variation key="heightClass=compact" constant="20"/></constraint>
                    <constraint firstAttribute="width" constant="100" id="w1"/>
                    <constraint firstAttribute="width" constant="50" id="w2"/>
                </constraints>
                <variation key="default"><mask key="constraints"><exclude reference="w2"/></mask></variation>
                <variation key="heightClass=compact"><mask key="constraints"><exclude reference="w1"/><include reference="w2"/></mask></variation>
            </view>
            <label text="Wide" id="lab"><rect key="frame" x="0" y="100" width="50" height="20"/>
            <variation key="heightClass=compact" hidden="YES"/></label>
        </subviews>
        <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        </constraints>
    </view>
    """

  @Test func `size classes change constraints and attributes, and a rotation back is as before`()
    throws
  {
    let host = ScreenHost(.iPhone15)
    let view = try host.perform { try #require(first(Self.varied, as: UIView.self)) }
    host.show(view)
    expectEqual(view.subviews[0].frame.size, CGSize(width: 100, height: 40))
    #expect(!view.subviews[1].isHidden)
    host.rotate(to: .landscape)
    expectEqual(view.subviews[0].frame.size, CGSize(width: 50, height: 20))
    #expect(view.subviews[1].isHidden)
    // The file does not vary the color: the client's remains.
    host.perform { view.subviews[1].backgroundColor = .red }
    host.rotate(to: .portrait)
    expectEqual(view.subviews[0].frame.size, CGSize(width: 100, height: 40))
    #expect(!view.subviews[1].isHidden)
    expectEqual(view.subviews[1].backgroundColor, .red)
    #expect(host.warnings.isEmpty)
  }

  @Test func `a view that is not installed for a size class is added with its constraints`() throws
  {
    let host = ScreenHost(.iPhone15)
    let view = try host.perform {
      try #require(
        first(
          """
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
              <subviews>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
              </subviews>
              <constraints>
                  <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
                  <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/>
                  <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="7" id="k3"/>
              </constraints>
              <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
              <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
          </view>
          """, as: UIView.self))
    }
    host.show(view)
    expectEqual(view.subviews.count, 1)
    host.rotate(to: .landscape)
    expectEqual(view.subviews.count, 2)
    expectEqual(view.constraints.count { $0.constant == 7 }, 1)
    host.rotate(to: .portrait)
    expectEqual(view.subviews.count, 1)
  }

  @Test func `a view that is loaded in landscape equals one that was rotated into it`() throws {
    let host = ScreenHost(.iPhone15)
    host.rotate(to: .landscape)
    let view = try host.perform { try #require(first(Self.varied, as: UIView.self)) }
    host.show(view)
    expectEqual(view.subviews[0].frame.size, CGSize(width: 50, height: 20))
    #expect(view.subviews[1].isHidden)
  }
}
