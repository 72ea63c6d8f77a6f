// SPDX-License-Identifier: MIT

// The overlay that the compiler imports into files that import both Testing and CoreGraphics. On
// Apple's platforms, the overlay attaches images of type `CGImage` to tests. It is empty here,
// because `CGImage` is not implemented.
