// SPDX-License-Identifier: MIT

// `import FluidInterfaces` alone is sufficient: the controls are views of Epoxy's models, and take springs, rubber
// bands and rules of Resin.
@_exported public import EpoxyCore
@_exported public import Resin
