// SPDX-License-Identifier: MIT

// The overlay that the compiler imports into files that import both Testing and CoreGraphics. On Apple's
// platforms it attaches a `CGImage` to a test; there is no `CGImage` here, so the overlay is empty.
