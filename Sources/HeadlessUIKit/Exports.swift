// SPDX-License-Identifier: MIT

// As Apple's UIKit does: one import is enough.
@_exported public import Foundation
@_exported public import HeadlessGraphics
