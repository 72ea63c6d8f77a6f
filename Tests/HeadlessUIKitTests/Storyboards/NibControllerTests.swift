// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// A nib whose owner is a controller, as Xcode writes it.
private func nib(_ title: String, ownerOutlets: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="12118" \
  targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
  \(custom("FormController"))>
              <connections>\(ownerOutlets)</connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
  customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                  <label opaque="NO" contentMode="left" text="\(title)" id="field">
                      <rect key="frame" x="20" y="80" width="200" height="30"/>
                      <autoresizingMask key="autoresizingMask"/>
                  </label>
              </subviews>
          </view>
      </objects>
  </document>
  """
}

private let outlets = """
  <outlet property="view" destination="root" id="v"/>
  <outlet property="field" destination="field" id="f"/>
  """

@MainActor @Suite struct NibControllerTests {
  private func text(_ files: [String: String], _ model: DeviceModel = .iPhone15) -> String? {
    let stage = Stage(files, model)
    let controller = stage.host.perform { FormController() }
    stage.host.show(controller)
    return controller.field?.text
  }

  // UIViewController, "nibName": the class's name without "Controller" is searched first, then the
  // whole name, each with the name of the idiom at its end first.
  @Test func `A controller without a name has the nib with the name of its class`() {
    let (short, long) = (
      nib("short", ownerOutlets: outlets), nib("long", ownerOutlets: outlets)
    )
    expectEqual(text(["Views/FormController.xib": long]), "long")
    expectEqual(text(["Form.xib": short]), "short")
    expectEqual(text(["Form.xib": short, "FormController.xib": long]), "short")
    expectEqual(text(["Other.xib": long]), nil)
  }

  @Test func `A nib for the idiom is preferred`() {
    let files = [
      "FormController~ipad.xib": nib("pad", ownerOutlets: outlets),
      "FormController~iphone.xib": nib("phone", ownerOutlets: outlets),
      "FormController.xib": nib("all", ownerOutlets: outlets),
    ]
    expectEqual(text(files), "phone")
    expectEqual(text(files, .iPad), "pad")
  }

  @Test func `A nib is loaded by its name, lazily`() {
    let stage = Stage(["Special.xib": nib("special", ownerOutlets: outlets)])
    let controller = stage.host.perform { FormController(nibName: "Special", bundle: nil) }
    #expect(!controller.isViewLoaded)
    expectEqual(controller.nibName, "Special")
    stage.host.show(controller)
    expectEqual(controller.field?.text, "special")
    #expect(controller.storyboard == nil)
    expectEqual(controller.view.frame, stage.host.device.screen.bounds)
  }

  @Test func `A missing nib, and one without a view, are reported as UIKit does`() {
    let stage = Stage(
      ["Empty.xib": nib("none"), "Form.xib": nib("by chance")], recordsIllegalUse: true)
    stage.host.perform {
      FormController(nibName: "Nowhere", bundle: nil).loadViewIfNeeded()
      FormController(nibName: "Empty", bundle: nil).loadViewIfNeeded()
      FormController().loadViewIfNeeded()  // a nib of another owner has the name by chance
    }
    let messages = stage.host.illegalUse
    expectEqual(messages.count, 2)
    #expect(messages[0].hasPrefix("Could not load NIB in bundle:"))
    #expect(messages[0].hasSuffix("with name 'Nowhere'"))
    #expect(messages[1].hasSuffix("loaded the \"Empty\" nib but the view outlet was not set."))
  }

  @Test func `A controller among the objects of a nib loads its view there`() throws {
    let stage = Stage([
      "Parts.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              <viewController title="Part" id="c" \(custom("FormController"))>
                  <view key="view" contentMode="scaleToFill" id="v">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                      <subviews>
                          <label opaque="NO" contentMode="left" text="Here" id="field">
                              <rect key="frame" x="20" y="80" width="200" height="30"/>
                          </label>
                      </subviews>
                  </view>
                  <connections><outlet property="field" destination="field" id="o"/></connections>
              </viewController>
          </objects>
      </document>
      """
    ])
    let objects = stage.host.perform {
      UINib(nibName: "Parts", bundle: nil).instantiate(withOwner: nil)
    }
    let controller = try #require(objects.first as? FormController)
    expectEqual(controller.title, "Part")
    #expect(!controller.isViewLoaded)
    stage.host.show(controller)
    expectEqual(controller.field?.text, "Here")
    expectEqual(controller.field?.superview === controller.view, true)
  }
}
