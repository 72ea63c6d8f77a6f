// SPDX-License-Identifier: MIT
package import Foundation
package import HeadlessHost
package import HeadlessUIKit

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor
package func container(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Returns a host, by default with a screen of 300 by 400 points, and an empty view that it shows.
@MainActor
package func emptyScreen(
  _ host: ScreenHost = ScreenHost(size: CGSize(width: 300, height: 400))
) -> (ScreenHost, UIView) {
  let view = host.perform { UIView() }
  host.show(view)
  return (host, view)
}

extension ScreenHost {
  /// Returns the frame of a button on the screen.
  package func buttonFrame(_ title: String) throws -> CGRect {
    let view = try view(.label(title, traits: .button))
    return view.convert(view.bounds, to: nil)
  }
}

/// Returns all views of a class, in the order of the tree.
@MainActor
package func allViews<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
  ((root as? View).map { [$0] } ?? []) + root.subviews.flatMap { allViews(type, in: $0) }
}
