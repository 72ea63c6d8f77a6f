// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit

/// A nib whose file is a text, with the frame that Xcode writes around the objects.
@MainActor
func nib(_ objects: String, owner: String? = nil, connections: String = "", resources: String = "")
  -> UINib
{
  UINib(
    data: Data(nibText(objects, owner: owner, connections: connections, resources: resources).utf8),
    bundle: nil)
}

func nibText(
  _ objects: String, owner: String? = nil, connections: String = "", resources: String = ""
) -> String {
  let ownerClass =
    owner.map {
      " customClass=\"\($0)\" customModule=\"NibsTests\" customModuleProvider=\"target\""
    }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22130"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\
    \(ownerClass ?? "")>
                <connections>\(connections)</connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
}

/// The first object of a nib.
@MainActor
func first<Object>(
  _ objects: String, as type: Object.Type = Object.self, owner: Any? = nil, resources: String = ""
) -> Object? {
  nib(objects, resources: resources).instantiate(withOwner: owner).first as? Object
}
