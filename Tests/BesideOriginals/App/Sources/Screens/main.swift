// SPDX-License-Identifier: MIT

import Epoxy
import HeadlessHost
import UIKit

let host = ScreenHost(.iPhone15)
let label = UILabel()
label.text = nameOfEpoxyCore
host.show(label, frame: CGRect(x: 0, y: 100, width: 300, height: 40))
print(label.text ?? "")
