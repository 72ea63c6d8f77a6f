// SPDX-License-Identifier: MIT

//go:build !cgo

package resin

// In a build without cgo, the compiler reports that this name is undefined, instead of the many names
// that the files with cgo declare.
var _ = resin_requires_cgo__set_CGO_ENABLED_to_1_and_install_a_C_compiler
