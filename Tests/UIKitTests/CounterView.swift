// SPDX-License-Identifier: MIT

// As it would stand in an app: no word of where it runs.
import UIKit

final class CounterView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "0"
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
