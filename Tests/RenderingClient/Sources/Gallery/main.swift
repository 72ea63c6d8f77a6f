// SPDX-License-Identifier: MIT
import HeadlessRenderer
import HeadlessUIKit
print("x")
