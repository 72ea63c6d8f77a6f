// SPDX-License-Identifier: MIT

// The module for `import OSLog` on platforms without one. It has no `OSLogStore`, because messages
// are not stored.
@_exported public import os
