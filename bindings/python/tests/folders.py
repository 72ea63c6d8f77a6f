# SPDX-License-Identifier: MIT
"""The folders of the package and of the core, which a source distribution contains as a copy."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
COPY = PACKAGE / "vendor" / "core"
CORE = COPY if COPY.is_dir() else PACKAGE.parents[1] / "core"
