# SPDX-License-Identifier: MIT
from resin import Diff

with Diff() as diff:
    diff.match(["ann", "ben", "cid"], ["cid", "ann", "dan"])
    diff.mark_contents(["Ann", "Ben", "Cid"], ["Cid", "Anne", "Dan"])
    changes = diff.finish()

    print("deleted", changes.deletes.tolist(), "inserted", changes.inserts.tolist())
    for pair in changes.moves:
        print("moved from", pair.old, "to", pair.new)
    for pair in changes.updates:
        print("updated", pair.new)
    for stage in diff.stages():
        print("batch update with", len(stage.item_moves), "moves")
