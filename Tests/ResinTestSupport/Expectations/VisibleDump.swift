// SPDX-License-Identifier: MIT
package import HeadlessHost

extension ScreenHost {
  /// The dump without hidden views, whose frames may be those of an earlier state.
  package var visibleDump: [Substring] {
    var hiddenDepth: Int?
    return dump().split(separator: "\n").filter { line in
      let depth = line.prefix { $0 == " " }.count
      if let hidden = hiddenDepth, depth > hidden { return false }
      hiddenDepth = line.hasSuffix(" hidden") ? depth : nil
      return hiddenDepth == nil
    }
  }
}
