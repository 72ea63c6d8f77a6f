// SPDX-License-Identifier: MIT
public import Foundation
public import HeadlessUIKit

extension IndexPath {
  public var short: String { map(String.init).joined(separator: ".") }
}

public func path(_ section: Int, _ item: Int) -> IndexPath {
  IndexPath(item: item, section: section)
}
