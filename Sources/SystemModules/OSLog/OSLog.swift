// SPDX-License-Identifier: MIT

// The module for `import OSLog`. Messages are not stored, so there is no `OSLogStore`.
@_exported public import os
