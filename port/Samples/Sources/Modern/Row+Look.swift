//  Row+Look.swift

import UIKit

private var looksOfRows: [ObjectIdentifier: [String]] = [:]

extension Row {
  var looks: [String] {
    get { looksOfRows[ObjectIdentifier(self)] ?? [] }
    set { looksOfRows[ObjectIdentifier(self)] = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    note("layout")
  }

  open override class var layerClass: AnyClass { CAGradientLayer.self }

  @objc open func setNeedsLook() { note("look") }

  private func note(_ text: String) { looks.append(text) }
}
