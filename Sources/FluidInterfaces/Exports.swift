// SPDX-License-Identifier: MIT

// `import FluidInterfaces` alone is sufficient. The controls are views of Epoxy's models.
@_exported public import EpoxyCore
