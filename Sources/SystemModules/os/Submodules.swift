// SPDX-License-Identifier: MIT

// The C module of the same name, whose submodules sources import: `import os.log`. It contains
// `os_unfair_lock`.
@_exported public import os
