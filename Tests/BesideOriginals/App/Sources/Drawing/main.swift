// SPDX-License-Identifier: MIT

import AirBar
import CoreGraphics
import Epoxy

let transform = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 3, y: 3)
print(nameOfAirBar, nameOfEpoxyCore, transform.a, transform.ty)
