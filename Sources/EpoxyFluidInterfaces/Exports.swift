// SPDX-License-Identifier: MIT

// `import EpoxyFluidInterfaces` alone is sufficient to use fluid interfaces as views of Epoxy's
// models.
@_exported public import EpoxyCore
@_exported public import FluidInterfaces
