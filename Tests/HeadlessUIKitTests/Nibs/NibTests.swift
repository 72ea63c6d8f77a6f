// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Objects, outlets, actions and run-time attributes. The order of the steps is that of "NSObject:
/// awakeFromNib()" and of the "Resource Programming Guide: The Nib Object Life Cycle".
@MainActor @Suite struct NibTests {
  static let form = """
    <view contentMode="scaleToFill" id="iN0-l3-epB" customClass="FormView" customModule="NibsTests">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>
            <label text="Name" id="lab-el-001"><rect key="frame" x="8" y="8" width="60" height="20"/></label>
            <label text="Age" id="lab-el-002"/>
            <button buttonType="system" id="but-to-001">
                <state key="normal" title="Save"/>
                <connections>
                    <action selector="save:" destination="iN0-l3-epB" eventType="touchUpInside" id="c1"/>
                </connections>
            </button>
        </subviews>
        <constraints>
            <constraint firstAttribute="width" constant="200" id="con-st-001"/>
        </constraints>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <integer key="value" value="6"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isLarge" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hello"/>
            <userDefinedRuntimeAttribute type="color" keyPath="shade">
                <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="point" keyPath="spot"><point key="value" x="3" y="4"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
            <outlet property="nameLabel" destination="lab-el-001" id="o1"/>
            <outlet property="saveButton" destination="but-to-001" id="o2"/>
            <outlet property="width" destination="con-st-001" id="o3"/>
            <outletCollection property="fields" destination="lab-el-001" collectionClass="NSMutableArray" id="o4"/>
            <outletCollection property="fields" destination="lab-el-002" collectionClass="NSMutableArray" id="o5"/>
        </connections>
    </view>
    """

  @Test func `outlets, collections and run-time attributes are set before awakeFromNib`() throws {
    let host = ScreenHost(.iPhone15)
    try host.perform {
      let form = try #require(first(Self.form, as: FormView.self))
      expectEqual(form.nameLabel.text, "Name")
      expectEqual(form.saveButton?.title(for: .normal), "Save")
      expectEqual(form.fields.map(\.text), ["Name", "Age"])
      expectEqual(form.width.constant, 200)
      expectEqual(form.layer.cornerRadius, 6)
      expectEqual(form.corner, 2.5)
      #expect(form.isLarge)
      expectEqual(form.count, 3)
      expectEqual(form.caption, "Hello")
      expectEqual(form.shade, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      expectEqual(form.spot, CGPoint(x: 3, y: 4))
      // A subclass finds the frame and the subviews after `super.init(coder:)`, without outlets.
      expectEqual(form.log, ["init 3 200 true", "awake Name 3"])
      form.saveButton?.sendActions(for: .touchUpInside)
      expectEqual(form.log.last, "save UIButton")
    }
    #expect(host.warnings.isEmpty)
  }

  @Test func `the owner gets its outlets and actions, and is not awoken`() throws {
    let host = ScreenHost(.iPhone15)
    try host.perform {
      let owner = FormOwner()
      let objects = nib(
        Self.form
          + """
          <tapGestureRecognizer id="tap-01"><connections>
          <action selector="pinched:" destination="-1" id="t1"/></connections></tapGestureRecognizer>
          <customObject id="hel-pe-r01" customClass="Helper" customModule="NibsTests">
          <connections><outlet property="label" destination="lab-el-002" id="h1"/></connections>
          </customObject>
          """, owner: "FormOwner",
        connections: """
          <outlet property="form" destination="iN0-l3-epB" id="w1"/>
          <outlet property="title" destination="lab-el-002" id="w2"/>
          """
      ).instantiate(withOwner: owner)
      expectEqual(objects.count, 3)
      #expect(owner.form === objects[0] as AnyObject)
      expectEqual(owner.title.text, "Age")
      #expect(objects[1] is UITapGestureRecognizer)
      let helper = try #require(objects[2] as? Helper)
      #expect(helper.isAwake)
      expectEqual(helper.label?.text, "Age")
    }
  }

  @Test func `each instantiation creates objects of its own`() throws {
    ScreenHost(.iPhone15).perform {
      let nib = nib(Self.form)
      let first = nib.instantiate(withOwner: nil)[0] as? FormView
      let second = nib.instantiate(withOwner: nil)[0] as? FormView
      #expect(first !== second)
      #expect(first?.nameLabel !== second?.nameLabel)
    }
  }

  @Test func `the objects of a nib are released with the last reference from outside`() throws {
    let host = ScreenHost(.iPhone15)
    weak var form: FormView?
    weak var label: UILabel?
    weak var varied: UIView?
    host.perform {
      let objects = nib(Self.form + NibLayoutTests.varied).instantiate(withOwner: nil)
      form = objects[0] as? FormView
      label = form?.nameLabel
      varied = objects[1] as? UIView
      #expect(form != nil && label != nil && varied != nil)
    }
    host.settle()
    #expect(form == nil && label == nil && varied == nil)
  }

  @Test func `an attribute that an extension of UIView declares is set`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      // The module of the owner is read, which has the extension.
      let objects = nib(
        """
        <view id="v1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="roundness"><real key="value" value="9"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """
      ).instantiate(withOwner: FormOwner())
      expectEqual((objects.first as? UIView)?.layer.cornerRadius, 9)
    }
    #expect(host.warnings.isEmpty)
  }
}
