// SPDX-License-Identifier: MIT

// The only source of this folder's products on Apple's platforms, where the SDK contains the
// modules.
