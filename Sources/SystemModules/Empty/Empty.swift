// SPDX-License-Identifier: MIT

// The only source of the products of this folder on Apple's platforms, whose SDK has these modules.
