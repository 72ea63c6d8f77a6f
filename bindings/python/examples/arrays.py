# SPDX-License-Identifier: MIT
import numpy as np

from resin import Diff

diff = Diff()
diff.match(np.arange(0, 5000), np.arange(100, 5100))
deletes = diff.finish().deletes.numpy()
print(deletes.dtype, deletes.shape, deletes.flags.writeable)

ids = np.array([[1, 7], [2, 7]], np.uint64)  # UUIDs, as two words each
diff.match(ids, ids[::-1].copy())
print(diff.finish().moves.numpy().tolist())
